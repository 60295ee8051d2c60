"""A hundred and twenty years on the old wall, its roof and its stack; a calm, clean extension. age(o, z, of): o the developed picture (0 .. 255, float), z the passes, of(i) the soft mask of pass index i.
All of it lies in the metres of what it lies on (wall, roof, sill, coping); own seeds, so that nothing else moves."""
import numpy as np; from scipy.ndimage import gaussian_filter as G
from proj import C, ax, rt, f as F, SH, px; from closeup_noise import fbm
W = np.array([.2126, .7152, .0722], 'f'); CO, BL, BH, BT, J = .075, .215, .1025, .065, .010; TOP = 79 * CO; D = .225 * 17 - .01; EL = .225 * 25 - .01; ZT = 38 * CO; L = 225 * 71 / 1000 - .01
y, x = np.mgrid[0:1120, 0:1680].astype('f'); TX, TZ = (x - 840) / F, (560 + SH * 1680 - y) / F
DX, DY = ax[0] + rt[0] * TX, ax[1] + rt[1] * TX      # the ray of each pixel; its z is TZ
sm = lambda a, b, v: (lambda t: t * t * (3 - 2 * t))(np.clip((v - a) / (b - a), 0, 1))
def wall(yc): s = (yc - C[1]) / DY; return C[0] + s * DX, C[2] + s * TZ
def grey(o, k, tint=(1.04, 1., .90)): l = (o @ W)[..., None]; return o + (l * np.array(tint, 'f') - o) * k[..., None]
def runs(u, z, u0, z0, w, l, seed):      # a run of dirt from (u0, z0) downwards, ragged, thinner and fainter on its way
    d = np.maximum(z0 - z, 0); return np.exp(-((u - u0 - .02 * fbm(z / .25, z * 0 + u0, seed)) / (w * (1 - .45 * np.clip(d / l, 0, 1)))) ** 2) * (z < z0) * np.exp(-d / l) * (1 + 1.1 * fbm(u / .03, z / .5, seed + 1)).clip(.2, 1.8)
wins = [(lambda a: (a - 6, a - 6 + 1.135))(.215 + .3375 * round((k - .215) / .3375)) for k in (1.5, 7.2, 9.9, 13.6)]; PIPES = (-1.05, 7.3)

def old_wall(o, z, of):
    alb = z['alb'][::-1]; X, Z = wall(0.); u = X + 6
    n = np.floor(Z / CO).astype(int); off = np.where(n % 2, .16875, 0); q = (u - off) / .3375; k = np.floor(q); fr = (q - k) * .3375; hd = fr > .225; kid = (2 * k + hd).astype(int)      # the brick's course and number
    T = np.random.default_rng(1201).random((3, 97, 211)); r0, r1, r2 = (t[n % 97, kid % 211] for t in T)
    sat = (alb.max(2) - alb.min(2)) / np.maximum(alb.max(2), 1e-3); jo = np.clip((.36 - sat) / .12, 0, 1); bc = 1 - jo      # joints, by the mortar's grey
    P1, P2, P3, P4, P5 = fbm(X / 1.9, Z / 1.3, 103), fbm(X / .62, Z / .5, 117), fbm(X / .13, Z / 1.7, 129), fbm(X / 3.6, Z / 2.3, 141), fbm(X / .06, Z / .05, 153)
    nearw = sum(np.exp(-np.abs((X - (a + b) / 2) / .72) ** 4) for a, b in wins)
    eaves = sm(4.95, 5.92, Z + .8 * P1 + .25 * P2 + .25 * P3) * (1 - .5 * np.clip(nearw, 0, 1))
    sill = sum(sm(a - .25, a + .05, X + .25 * P2) * sm(b + .25, b - .05, X + .25 * P2) for a, b in wins) * (Z < 3.76) * np.exp(-np.maximum(3.75 - Z, 0) / (.42 + .5 * P1)) * (.75 + .9 * P3 + .5 * P2).clip(.15, 1.4)
    pipe = sum(np.exp(-np.abs((X - p - .05) / (.24 + .22 * P1 + .14 * P2).clip(.08, 1)) ** 1.5) for p in PIPES) * (.7 + 1.1 * P3 + .5 * P2).clip(.1, 1.5)
    foot = sm(1.0, .12, Z + .9 * P1 + .4 * P2 + .15 * P3); splash = sm(3.22, 2.9, Z + .25 * P2 + .1 * P1) * ((X > -.2) & (X < 5.9)) * sm(-.2, .1, X) * sm(5.9, 5.6, X)
    broad = np.clip(.14 + 1.5 * P4 + 1.0 * P1 + .5 * P2, 0, 1)
    run = np.zeros_like(X)
    for i, (a, b) in enumerate(wins):
        for j, (e, l, w) in enumerate(((a - .03, .75, .045), (b + .03, .55, .05), (a + .02, .38, .03), (b - .04, .42, .028))): run += (.95, .8, .6, .55)[j] * STR[i][j] * runs(X, Z, e, 3.77, w, l * (.6 + .55 * STR[i][j]), 300 + 10 * i + j)
    SO = np.clip(.86 * eaves + .70 * sill + .62 * pipe + .45 * foot + .34 * splash + .58 * broad + .22 * P3, 0, 1.15)
    # repointed: three places, their edges in steps of bricks
    nb, ub = (n + .5) * CO, np.where(hd, k * .3375 + .28, k * .3375 + .11) + off - 6; rep = np.zeros_like(X)
    for i, (cx, cz, rx, rz) in enumerate(((2.55, 4.75, .62, .42), (-.25, 2.2, .50, .75), (5.75, 5.05, .55, .35), (6.5, 2.25, .35, .55))): rep = np.maximum(rep, (((ub - cx) / rx) ** 2 + ((nb - cz) / rz) ** 2 + 1.5 * fbm(ub / .5, nb / .3, 400 + i) < .9).astype('f'))
    rep = G(rep, .6)
    jamb = np.prod([1 - np.exp(-np.abs((X - (a + b) / 2) / .78) ** 12) * ((Z > 3.6) & (Z < 5.9)) for a, b in wins], 0)      # at the jambs the bond differs: no single bricks there
    key = n * 211 + kid % 211; key -= key.min(); cnt = np.maximum(np.bincount(key.ravel()), 1); SB = (np.bincount(key.ravel(), SO.ravel()) / cnt)[key]      # the soot of each brick as a whole
    dk = (r0 < .03 + .26 * np.clip(SB, 0, 1)) * (.07 + .24 * r1 ** 1.6) * jamb * (1 + .8 * P5); tone = (r2 - .5) * .04 * jamb
    dk, tone = G(dk, .45), G(tone, .45)
    fb = (1 - .28 * SO) * (1 - .27 * np.clip(run, 0, 1.1)); fb *= BASE + tone * bc; br = fb * (1 - dk * bc)
    out = o * br[..., None]; out = grey(out, np.clip(.05 + .22 * SO + .28 * np.clip(run, 0, 1) + .55 * dk * bc, 0, .5))
    jf = 1 - .19 * jo * (1 - rep); jf = jf + (.02 * jo + .012) * rep; out = out * jf[..., None]; out = grey(out, .50 * jo * (1 - rep) + .30 * jo * rep)
    out = out * (1 + (np.array([.985, 1.012, .985], 'f') - 1) * (foot * np.clip(.5 + 1.6 * P2, 0, 1))[..., None])      # a breath of green in the damp
    # lime that came out with the damp: a tide line above the foot, another above the extension's roof, both broken
    tl = np.exp(-((Z - .93 - .55 * P1 - .16 * P2) / .055) ** 2) * np.clip(.35 + 2.0 * P2 + 1.2 * P4, 0, 1) + .9 * np.exp(-((Z - 3.16 - .30 * P2 - .1 * P1) / .05) ** 2) * sm(0, .4, X) * sm(5.6, 5.1, X) * np.clip(.25 + 2.2 * P1 + 1.2 * P2, 0, 1)
    tl = np.clip(tl, 0, 1) * (.65 + 1.2 * P5).clip(.2, 1); out = out + ((out @ W)[..., None] * np.array([1.15, 1.13, 1.06], 'f') + 6 - out) * (.55 * tl)[..., None]
    eav = np.interp(x, *px(np.linspace(-8, 9.97, 60), 0, 5.90)); m = of(3) * (y > eav - 4) * (x < 1262)
    return o + (out - o) * m[..., None]

def stack(o, z, of):
    m = of(3) * (y < 175) * (x > 940) * (x < 1100); n1 = fbm(x / 26, y / 22, 501); n2 = fbm(x / 5, y / 30, 502); d = (y - 44) / 112
    s = np.clip(.95 * np.exp(-np.maximum(d, 0) / .45) + .26 + .6 * n1 + .4 * n2, 0, 1); out = grey(o * (.995 - .30 * s)[..., None], .34 * s); o = o + (out - o) * m[..., None]
    pot = G(((x > 980) & (x < 1060) & (y > 10) & (y < 52) & (np.abs(z['idx'][::-1, :, 0]) < .5) & (np.abs(z['nrm'][::-1]).sum(2) > .002) & (o[..., 0] > o[..., 2] * 1.25)).astype('f'), .6)      # the pots: fired a long time ago
    return o + (grey(o * .93, pot * 0 + .22) * (1 - .30 * np.exp(-np.maximum(y - 18, 0) / 7))[..., None] - o) * pot[..., None]

def new_wall(o, z, of):
    m = of(4) * (x > 312) * (x < 1078) * (y > 600) * (y < 985); h = ((np.abs(z['idx'][::-1, :, 0] - 4) < .5) * (x > 312) * (x < 1078) * (y > 600) * (y < 985)).astype('f')
    b = lambda s: G(o * h[..., None], (s, s, 0)) / np.maximum(G(h, s), .03)[..., None]
    out = o - CALM * (b(1.4) - b(11)); out = out * NEW
    return o + (out - o) * m[..., None]

def arches(o, z):
    X, Z = wall(0.); z0, h = 73 * CO + .004, 4 * CO - .012; v = (Z - z0) / h
    for i, (a, b) in enumerate(wins):
        t = (X - (a + b) / 2) / (b - a + .132 * v) + .5; n = 17; k = np.clip(np.floor(t * n), 0, n - 1).astype(int); fr = t * n - np.floor(t * n); R = np.random.default_rng(600 + i).random((3, n))
        red = np.clip((o[..., 0] / np.maximum(o[..., 1], 8) - 1.22) / .25, 0, 1) * G(((t > -.01) & (t < 1.01) & (v > -.03) & (v < 1.03)).astype('f'), .5)
        p1, p2 = fbm(X / .5, Z / .22, 610 + i), fbm(X / .05, Z / .14, 620 + i)
        soot = np.clip(.22 + 1.0 * p1 + .45 * p2 + .45 * np.exp(-np.minimum(t, 1 - t).clip(0) * 8) + .35 * np.exp(-np.maximum(1 - v, 0) * 5), 0, 1)
        out = grey(o, np.full_like(X, .27), (1.10, .98, .84)); out = out * (1 + .17 * (R[0][k] - .5) + .05 * (v - .5))[..., None] * (1 + np.array([.03, .0, -.05]) * (R[1][k] - .5)[..., None] * 2); out = grey(out * (1 - .30 * soot)[..., None], .38 * soot, (1.06, 1., .92))
        jw = np.clip(1.15 - np.minimum(fr, 1 - fr) * .070 * 112, 0, 1); jt = np.where((t > .012) & (t < .988), jw, 0); out = out + (np.array([176, 158, 132]) * (1 - .30 * soot[..., None]) - out) * (.42 * jt)[..., None]
        o = o + (out - o) * red[..., None]
    return o

def sills(o, z):
    X, Z = wall(-.05); idx = z['idx'][::-1, :, 0]
    for i, (a, b) in enumerate(wins):
        z1, z0 = 52 * CO - .004, 50 * CO + J + .002; a_, b_ = a - .045, b + .045; v = (z1 - Z) / (z1 - z0); m = G(((X > a_ - .012) & (X < b_ + .005) & (Z > z0 - .003) & (Z < z1 + .012) & (np.abs(idx) < .5)).astype('f'), .55)
        p1, p2 = fbm(X / .22, Z / .3, 700 + i), fbm(X / .022, Z / .25, 710 + i); e = np.minimum(X - a_, b_ - X).clip(0)
        s = np.clip((.60 * np.exp(-e / .085) + .30 * np.exp(-e / .25)) * (.9 + 1.6 * p2 + .8 * p1) + .05 + .45 * p1 + .10 * np.clip(p2, 0, 1) + .22 * sm(.72, 1.02, v), 0, 1)
        out = grey(o * (.985 - .42 * s)[..., None], .30 * s, (1.06, 1., .89)); o = o + (out - o) * m[..., None]
    return o

def roof(o, z, of):
    a = np.radians(36); ca, sa = np.cos(a), np.sin(a); sag = np.zeros_like(x)
    for _ in range(3):
        p0 = np.array([0, -.16, TOP + .13]); s = (-sa * (p0[1] - .0 - C[1]) + ca * (p0[2] + .012 / ca + sag - C[2])) / (-sa * DY + ca * TZ); X, Y, Z = C[0] + s * DX, C[1] + s * DY, C[2] + s * TZ
        sag = (-.045 * np.exp(-((X - 6.4) / 1.7) ** 2) - .03 * np.exp(-((X + 1.6) / 1.5) ** 2) + .010 * np.exp(-((X - 8.9) / .8) ** 2)) * np.clip((Z - TOP) / 2.2, 0, 1)
    u = X + 6.2; v = (Y + .16) / ca; r = np.floor((v + .03) / .2).astype(int); off = np.where(r % 2, .125, 0); k = np.floor((u + off) / .25).astype(int); fu, fv = (u + off) / .25 - k, (v + .03) / .2 - r
    T = np.random.default_rng(1302).random((4, 61, 127)); r0, r1, r2, r3 = (t[r % 61, k % 127] for t in T)
    P1, P2, P3, P4 = fbm(u / 1.6, v / 1.1, 803), fbm(u / .5, v / .4, 811), fbm(u / .075, v / 3.5, 823), fbm(u / .055, v / .06, 839); P5 = fbm(u / .9, v / .7, 847)
    tone = 1 + .11 * (r0 - .5) + .08 * np.where(r1 > .93, 1, 0) - .08 * np.where(r1 < .07, 1, 0) + .05 * P1 + .05 * P2; edge = 1 - .16 * np.clip(1 - fv / .14, 0, 1); perp = 1 - .07 * np.clip(1 - np.minimum(fu, 1 - fu) / .03, 0, 1)
    top = 5.2; d = np.maximum(top - v, 0); pale = 1.15 * np.clip(2.6 * P3 + .55, 0, 1) * np.exp(-d / (.95 + 1.5 * P1).clip(.3)) + .9 * np.clip(2.2 * P3 + .35, 0, 1) * sm(7.95, 8.1, u + .15 * P2) * sm(9.25, 9.1, u + .15 * P2) * (v < 3.36) * np.exp(-np.maximum(3.36 - v, 0) / 1.1)
    moss = np.clip(1.6 * P5 + .9 * P1 - .06 + .30 * sm(1.6, 0, v), 0, 1) * np.clip(.35 + .65 * np.clip(1 - fv / .45, 0, 1) + 1.2 * P4, 0, 1); lich = sm(.17, .25, P4 + .28 * P2 + .20 * P5) * (.4 + .6 * r2)
    out = o * (G(tone, .4) * G(edge * perp, .35))[..., None]; out = out * (1 + np.array([.03, .005, -.035]) * (G(r3, .4) - .5)[..., None])
    lo = (out @ W)[..., None]; out = out + (lo * np.array([1.02, 1.03, .84]) - out) * (.60 * moss)[..., None]; out = out * (1 - .10 * moss)[..., None]
    lo = G(lo, (1, 1, 0)); out = out + (lo * np.array([1.26, 1.24, 1.14]) + 5 - out) * (.40 * np.clip(1.6 * pale, 0, 1.3))[..., None]; out = out + (lo * np.array([1.42, 1.40, 1.16]) + 8 - out) * (.50 * lich)[..., None]
    # crisp: what the denoiser took off the slates' edges comes back from the albedo
    al = z['alb'][::-1] @ W; h = (np.abs(z['idx'][::-1, :, 0] - 6) < .5).astype('f'); lp = G(al * h, 1.6) / np.maximum(G(h, 1.6), .05); out = out * np.clip(1 + .55 * (al / np.maximum(lp, .02) - 1), .8, 1.2)[..., None]
    return o + (out - o) * of(6)[..., None]

def ridges(o, z):
    idx, alb = z['idx'][::-1, :, 0], z['alb'][::-1]; sa = np.tan(np.radians(36)); zr = lambda q: TOP + .13 + (q + .16) * sa; yr = -.16 + 5.2 * np.cos(np.radians(36)); e0 = L - 6 + .2; thing = (np.abs(idx) < .5) & (np.abs(z['nrm'][::-1]).sum(2) > .002)
    brown = np.clip((alb[..., 0] / np.maximum(alb[..., 2], .01) - 1.15) / .2, 0, 1)
    t = np.linspace(0, 1, 400); A = px(-6.3 + t * (e0 + 6.28), yr + .02, zr(yr) + .035); B = px(e0 - .02, -.14 + t * (yr + .09), zr(-.14) + .03 + t * (zr(yr - .05) - zr(-.14))); 
    for j, (p, ln, o_) in enumerate(((A, e0 + 6.28, 1), (B, (yr + .09) / np.cos(np.radians(36)), -1))):
        tt = np.interp(x, p[0], t) if o_ > 0 else np.interp(x, p[0][::-1], t[::-1]); yy = np.interp(x, p[0] if o_ > 0 else p[0][::-1], p[1] if o_ > 0 else p[1][::-1]); near = np.abs(y - yy) < (17 if o_ > 0 else 24)
        near &= (x < 975) if o_ > 0 else (x > 1072)
        m = G((near & thing).astype('f') * brown, .5); n = max(1, int(round(ln / .45))); k = np.clip((tt * n).astype(int), 0, n - 1); R = np.random.default_rng(900 + j).random((2, n)); s = tt * ln; w = (y - yy) / 110; P, Q = fbm(s / .35, w / .1, 910 + j), fbm(s / .05, w / .04, 920 + j)
        out = grey(o, np.clip(.50 + .5 * P, .2, .8), (1.07, 1., .90)) * (.98 + .16 * (R[0][k] - .5) + .25 * P)[..., None]; li = sm(.12, .22, Q + .4 * P) * .42; lo = (out @ W)[..., None]; out = out + (lo * np.array([1.28, 1.28, 1.08]) + 8 - out) * li[..., None]
        o = o + (out - o) * m[..., None]
    return o

def coping(o, z):
    idx, alb, nrm = z['idx'][::-1, :, 0], z['alb'][::-1], z['nrm'][::-1]; thing = (np.abs(idx) < .5) & (np.abs(nrm).sum(2) > .002)
    X, Z = wall(-D - .03); s = (-.03 - C[0]) / DX; Ys, Zs = C[1] + s * DY, C[2] + s * TZ; ftm = (X > -.05) & (X < EL + .05) & (Z > ZT - .062) & (Z < ZT + .03); sdm = (X <= -.02) & (Ys < .02) & (Ys > -D - .05) & (Zs > ZT - .062) & (Zs < ZT + .03)
    greyish = np.clip((.28 - (alb.max(2) - alb.min(2)) / np.maximum(alb.max(2), .01)) / .1, 0, 1)
    for m, Zq, q in ((ftm, Z, X), (sdm, Zs, Ys)):
        m = G((m & thing & (y < 640)).astype('f') * greyish, .5); h = np.clip((Zq - ZT + .046) / .062, -.2, 1.2); n1, n2 = fbm(q / 1.4, Zq / .5, 951), fbm(q / .07, Zq / .2, 952)
        k = 1.03 + .16 * sm(.70, 1.0, h) + .20 * (h - .5) - .20 * sm(.14, -.05, h) + .22 * n1 + .05 * n2 + .10 * sm(0, 5.6, q); sky = .34 * sm(.1, 1.05, h) * (1 + n1)
        out = o * k[..., None]; out = out + ((out @ W)[..., None] * np.array([.95, 1.01, 1.09]) - out) * sky[..., None]; o = o + (out - o) * m[..., None]
    return o

STR = ((1, 1, 1, 1), (1.05, .55, .5, 1.1), (.45, 1.0, 1.0, .5), (.9, .4, .2, .9))      # no two sills drip alike
BASE, NEW, CALM = 1.100, np.array([1.012, 1.012, 1.012]), .22
def age(o, z, of):
    o = old_wall(o, z, of); o = stack(o, z, of); o = new_wall(o, z, of); o = arches(o, z); o = sills(o, z); o = roof(o, z, of); o = ridges(o, z); return coping(o, z)
