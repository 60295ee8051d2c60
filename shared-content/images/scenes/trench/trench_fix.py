"""python3 trench_fix.py developed.raw passes.npz full.raw used.raw out.raw : raw RGB 1680 x 1120; developed = uncropped picture, used = the picture whose tones are kept"""
import sys; from geo import *
DEV, NPZ, FULL, USED, OUT = sys.argv[1:6]; W = np.array([.2126, .7152, .0722], 'f'); ld = lambda p: np.fromfile(p, 'u1').reshape(1120, 1680, 3).astype('f')
src = ld(DEV); FU = ld(FULL); pq = np.linspace(0, 100, 101)
for c in range(3): src[..., c] = np.interp(src[..., c], np.percentile(src[..., c], pq) + np.arange(101) * 1e-3, np.percentile(FU[..., c], pq))
z = np.load(NPZ); alb = z['alb'][::-1].copy(); nrm = z['nrm'][::-1].copy(); lum = lambda a: a @ W
# ---- 1 the pack of blocks goes: soil from the same depth at the right and, for its left end, from the far left
yy, xx = np.mgrid[0:1120, 0:1680].astype('f'); wob = G(R0.normal(size=(1120, 1680)).astype('f'), 6); wob /= wob.std()
A1, A2 = np.roll(src, (22, -278), (0, 1)), np.roll(src, (24, -414), (0, 1)); a = sm(1060, 1110, xx + 14 * wob)[..., None]; pt = A2 * (1 - a) + A1 * a
pl = np.stack([G(pt[100:270, 920:1400, c], (9, 22)) for c in range(3)], -1); lo_l = G(src[100:270, 900:928].mean(1), (10, 0)); lo_r = G(src[100:270, 1368:1398].mean(1), (10, 0)); k = np.linspace(0, 1, 480)[None, :, None]; tl = lo_l[:, None] * (1 - k) + lo_r[:, None] * k
pn_ = pt[100:270, 920:1400] * np.clip(tl / np.maximum(pl, 5), .4, 2.2); m = (sm(934, 952, xx + 4 * wob) * sm(1374, 1350, xx + 4 * wob) * sm(262, 248, yy + 3 * wob))[100:270, 920:1400, None]; src[100:270, 920:1400] += (pn_ - src[100:270, 920:1400]) * m; w_ = m[..., 0] > .5; alb[100:270, 920:1400][w_] = (.18, .13, .09); nrm[100:270, 920:1400][w_] = (0, 1, 0)
# ---- crop
up = lambda a, o=3: np.stack([map_coordinates(a[..., c], [(Yp + .5) / K - .5 + Y0, (Xp + .5) / K - .5 + X0], order=o, mode='nearest') for c in range(a.shape[-1])], -1)
im = up(np.stack([G(src[..., c], .5) for c in range(3)], -1)); al = up(np.stack([G(alb[..., c], .8) for c in range(3)], -1), 1); nr = up(nrm, 1); d_ = im - np.stack([G(im[..., c], 1.6) for c in range(3)], -1); im = im + .45 * np.clip(d_, -40, 40)
sat = (al[..., 0] - al[..., 2]) / np.maximum(al[..., 0], .02); la = lum(al); B = boxes(); T, ID, FA = trace(B); kind = np.array([b[0] for b in B] + [-1])[ID]
P = CAM + T[..., None] * RD; P[ID < 0] = 0; MS = np.zeros((OH, OW), bool); fbm0 = fbm
def fbm(Q, o=4, g=.55, M=None):
    M = MS if M is None else M
    o_ = np.zeros(Q.shape[:2], 'f'); o_[M] = fbm0(Q[M].astype('f'), o, g); return o_
string = (sat > .74) & (al[..., 0] > .35); string |= (im[..., 0] - im[..., 2] > 120) & (im[..., 0] > 170) & (im[..., 1] < im[..., 0] * .72)
string = G(string.astype('f'), .8) > .25
grey = G((sat < .30).astype('f'), 1.2) > .5; redm = G(((sat > .55) & (al[..., 0] > 2. * al[..., 1])).astype('f'), 1.5) > .3
lv = (np.array([XO + .055 - .0125, YO - .575, ZT]), np.array([XO + .0555 + .0125 + .006, YO + .033, ZT + .058])); LT, LI, LF = trace([(3, lv[0], lv[1])])
level = (LI >= 0) & (LT < T + .02); yel = level & (sat > .45) & ~string
reg = (Xp < 1310) & ~string & ~level; hi = np.array([b_[2] for b_ in B] + [[0, 0, 0]], 'f')[ID]; lim = np.interp(Xp[0], [0, 684, 685, 716, 720, 810, 1000, 1045, 1300], [9999, 9999, 556, 556, 452, 446, 440, 400, 392])[None]; vis = (Yp < lim) | ((hi[..., 0] < .3) & (Yp > 560) & (Xp < 822))
vis &= reg; MS = (ID >= 0) & vis
def hull(P_):
    from scipy.spatial import ConvexHull
    H_ = ConvexHull(P_).equations; return np.max(H_[:, 0, None, None] * Xp[:700] + H_[:, 1, None, None] * Yp[:700] + H_[:, 2, None, None], 0)
best = (-1, None); lowsat = G((sat < .26).astype('f'), 1.5)[:700] > .5; zone = (Xp > 985) & (Xp < 1380) & (Yp > 372) & (Yp < 560); zone = zone[:700]
for sg in (-1, 1):
    for gz in np.arange(-.03, .07, .01):
        a_ = np.radians(38.) * sg; cs = np.array([[.98 + np.cos(a_) * q * .22 - np.sin(a_) * w_ * .1075, 4.12 + np.sin(a_) * q * .22 + np.cos(a_) * w_ * .1075, gz + .046 + v_ * .05] for q in (-1, 1) for w_ in (-1, 1) for v_ in (-1, 1)]); hh = hull(np.stack(project(cs), -1)); m = hh < 0; iou = (m & lowsat & zone).sum() / ((m | lowsat) & zone & (Yp[:700] > 400)).sum()
        if iou > best[0]: best = (iou, m, sg, gz)
print('loose block', best[0], best[2:]); LB = np.zeros((OH, OW), bool); LB[:700] = best[1] & (G((sat < .34).astype('f'), 2.5)[:700] > .4)
from scipy.ndimage import binary_erosion, binary_dilation; LB = binary_erosion(LB, iterations=1) | (binary_dilation(LB, iterations=5) & (Yp > 425) & (G((sat < .30).astype('f'), 1.) > .45))
wallb = (kind == 0) & vis & grey & ~LB; wallk = (kind == 1) & vis & ~LB; wallj = (kind == 2) & vis & ~LB & (sat < .42)
# ---- soil: positions on the ground and on the two cut faces
tg = -CAM[2] / np.minimum(RD[..., 2], -.02); PG = CAM + tg[..., None] * RD; tr = (.37 - CAM[0]) / np.maximum(RD[..., 0], .02); PR = CAM + tr[..., None] * RD; tf = (5.35 - CAM[1]) / RD[..., 1]; PF = CAM + tf[..., None] * RD
soil = ((sat > .30) | ((Yp < 150) & (nr[..., 1] > .4))) & ~string & ~level & ~redm & ~LB; soil &= ~wallb & ~wallk & ~wallj; soil &= ~((Yp < 215) & (Xp < 520) & (nr[..., 2] < -.8)) & ~((Yp < 200) & (Xp > 395) & (Xp < 445) & (la > .17)); soil &= ~(MS & ((Xp < 684) | (Yp > 560))); soil = G(soil.astype('f'), 1.)
up_ = G(nr[..., 1], 5); wg = soil * sm(.22, .55, up_); nx = G(nr[..., 0], 5); edge_x = np.interp(Yp[:, 0], [440, 600, 812, 1000, 1120], [716, 862, 1040, 1250, 1415])[:, None]; fz = sm(4, -22, Xp - edge_x) * (Xp > 680) * (Yp > 440); wg = wg * (1 - fz); wr = (soil - wg).clip(0) * fz; wf = (soil - wg - wr).clip(0) * sm(.1, .35, -G(nr[..., 2], 5))
L0 = lum(im).copy()
# ---- 4 ground: a height field in the world, lit and shadowed
gx0, gy0, gs = -2.2, 1.7, .004; nxg, nyg = 1600, 2150; h = np.zeros((nyg, nxg), 'f'); tone = np.zeros_like(h); gy, gx = np.mgrid[0:nyg, 0:nxg].astype('f'); gx = gx0 + gx * gs; gy = gy0 + gy * gs
r = np.random.default_rng(41); wn = r.normal(size=h.shape).astype('f')
nz = lambda s: (lambda q: q / q.std())(G(r.normal(size=h.shape).astype('f'), s, mode='wrap'))
lump = nz(9); h += .0045 * np.maximum(lump - .3, 0) + .0022 * np.maximum(nz(3.5) - .4, 0); h += .010 * nz(42)
dens = nz(70)
for i in range(5200):
    cx, cy = r.uniform(gx0 + .2, gx0 + nxg * gs - .2), r.uniform(gy0 + .2, gy0 + nyg * gs - .2); rad = min(np.exp(r.normal(-4.75, .55)), .034); iy, ix = int((cy - gy0) / gs), int((cx - gx0) / gs)
    if dens[iy, ix] < r.normal() * .7 - .1: continue
    k = int(rad * 1.6 / gs) + 2; s = (slice(iy - k, iy + k + 1), slice(ix - k, ix + k + 1)); th = r.uniform(0, 6.3); ex = r.uniform(.65, 1.); dx, dy = gx[s] - cx, gy[s] - cy; p_, q_ = dx * np.cos(th) + dy * np.sin(th), (-dx * np.sin(th) + dy * np.cos(th)) / ex; ang = np.arctan2(q_, p_); rr = rad * (1 + .16 * np.sin(3 * ang + th) + .1 * np.sin(5 * ang + 2 * th)); d = np.hypot(p_, q_) / rr; m = np.sqrt(np.clip(1 - d * d, 0, 1)); h[s] += rad * .95 * m; tone[s] = np.where(d < 1, r.normal() * .07, tone[s])
PRT = np.zeros_like(h)
def boot(px, py, ang, depth=.015, flip=1, L=.30, br=.0022, dk=.20):
    t_ = int(py), int(px); c = PG[t_]; u = (gx - c[0]) * np.cos(ang) + (gy - c[1]) * np.sin(ang); v = flip * (-(gx - c[0]) * np.sin(ang) + (gy - c[1]) * np.cos(ang)); k = L / .30
    win = (np.abs(u) < .24) & (np.abs(v) < .16); u, v = u[win] / k, v[win] / k
    sole = np.hypot((u - .055) / .098, (v - .006) / .050) - 1; heel = np.hypot((u + .095) / .052, v / .038) - 1; waist = np.maximum(np.abs(u + .03) - .05, np.abs(v) - .028) / .04; d = np.minimum(np.minimum(sole, heel), waist) * .045
    d = d + .0035 * lump[win]; ins = sm(.004, -.007, d); bars = np.sin(u * 2 * np.pi / .026 + .9 * np.abs(v) / .03) * sm(-.004, -.014, d)
    hh = h[win]; flat = hh * (1 - .85 * ins); fade = .75 + .25 * np.tanh(dens[win]); h[win] = flat + fade * (-depth * ins + br * bars * ins + (.006 + .003 * lump[win]) * np.exp(-((d - .010) / .008) ** 2)); tone[win] = tone[win] * (1 - ins) - (dk + .07 * bars * (br > 0)) * ins * fade; PRT[win] = np.maximum(PRT[win], ins * fade)
for q in ((1150, 700, 1.55, .020, 1), (1405, 655, 1.62, .022, 1), (1565, 770, 1.50, .022, -1), (1520, 960, 1.60, .022, 1), (75, 840, 1.5, .018, 1), (120, 1030, 1.35, .018, -1)): boot(*q)
# a barrow's track in the ground at the back
c = 6.35 + .10 * np.sin(gx * 1.1) + .10 * (gx - 1); d = np.abs(gy - c); gr = np.exp(-(d / .030) ** 2) * (.7 + .3 * np.tanh(dens)); h += -.014 * gr + .006 * np.exp(-((d - .055) / .018) ** 2) + .002 * gr * np.sin(gx * 2 * np.pi / .05); tone -= .08 * gr
lx, ly, lz = -.60, .42, .68; h = G(h, .9); hy, hx = np.gradient(h, gs); sh = np.clip(-(hx * lx + hy * ly) / lz, -.9, .8); cast = np.zeros_like(h); tan = lz / np.hypot(lx, ly); ux, uy = lx / np.hypot(lx, ly), ly / np.hypot(lx, ly)
for k in range(1, 16):
    s = k * 1.0; q = np.roll(h, (-int(round(uy * s)), -int(round(ux * s))), (0, 1)) - s * gs * tan; cast = np.maximum(cast, sm(.0005, .004, q - h))
cast = G(cast, .8); shade = np.exp(.62 * np.clip(sh, -.9, .7)) * (1 - .48 * cast) * np.exp(tone)
samp = lambda a, o=3: map_coordinates(a, [(PG[..., 1] - gy0) / gs, (PG[..., 0] - gx0) / gs], order=o, mode='nearest')
far = sm(7.6, 4.4, PG[..., 1]); S = 1 + (samp(shade) - 1) * far
P2 = np.stack([PG[..., 0], PG[..., 1], 0 * PG[..., 0]], -1).astype('f'); WG = wg > 0; big = fbm(P2 * np.array([1.5, 1.1, 1], 'f') + 3, 4, .6, WG); mid = fbm(P2 * 5.5 + 9, 4, .6, WG); damp = sm(-.12, .75, big + .12 * mid); dry = sm(-.05, .8, -big + .12 * mid)
lit = sm(25, 80, G(L0, 3))      # relief shows less in shade
pr = np.clip(samp(PRT), 0, 1) * wg; pw = np.clip(2.5 * samp(G(PRT, 5)), 0, 1); fac = np.exp(.06 * mid) * (1 - .27 * damp) * (1 + .17 * dry); g = 1 + wg * (fac * (1 + (S - 1) * (.15 + .45 * lit) * (1 + 1.0 * pw)) - 1); l = lum(im)[..., None]; sft = lum(im); bl = G(sft, 5); im = im * (1 + pr * .6 * (np.clip((bl + .35 * (sft - bl)) / np.maximum(sft, 8), .5, 1.8) - 1))[..., None]; satg = (1 + wg * (.10 * damp - .12 * dry))[..., None]
im = (l + (im - l) * satg) * g[..., None]
# the cracked dark line of clods at the trench's edge stays; crumbs of real soil for the faces
tex = L0[690:1090, 1190:1660]; tex = G(tex, .6) / G(tex, 9); tex = np.clip(tex, .45, 1.7); tex = np.concatenate([tex, tex[:, ::-1]], 1); tex = np.concatenate([tex, tex[::-1]], 0)
def face(Pq, ax, w, seed, ppm=1000.):
    M = w > 0; F_ = lambda Q, o=4, g=.55: fbm(Q, o, g, M)
    a, zc = Pq[..., ax], Pq[..., 2]; Q = np.stack([a, zc, 0 * a + seed], -1).astype('f'); wa = F_(Q * np.array([2.2, 3., 1], 'f'), 4, .6); det = map_coordinates(tex, [(Yp * 1.1 + 90 * seed) % tex.shape[0], (Xp * 1.1 + 55 * seed) % tex.shape[1]], order=1, mode='wrap'); det = np.exp(.24 * np.tanh(np.log(np.clip(det, .3, 3)) / .34)); hm_ = lambda D: F_((Q + D) * np.array([14, 34, 1], 'f') + 11, 5, .66) + 1.2 * F_((Q + D) * np.array([4, 11, 1], 'f') + 71, 2); rl = np.clip((hm_(np.array([-.004, .005, 0], 'f')) - hm_(np.array([.004, -.005, 0], 'f'))) * -.8, -.55, .45)
    q = zc + .045 * wa; band = F_(np.stack([a * .7, q * 17, 0 * a + seed], -1), 4, .6); thin = F_(np.stack([a * 1.5, q * 60, 0 * a + seed + 5], -1), 3, .6); cr = F_(Q * np.array([10, 40, 1], 'f') + 11, 4, .62); 
    sp = (a + .25 * zc + .03 * wa) / .17 + seed; cell = np.floor(sp); fr = sp - cell; rr_ = np.random.default_rng(int(seed)); tab = rr_.normal(size=400); spade = .055 * tab[(cell.astype(int)) % 400] - .20 * np.exp(-(fr / .05) ** 2) + .13 * np.exp(-((fr - .11) / .05) ** 2); spade = spade * sm(-.25, .25, F_(Q * 2.7 + 31, 3)); row = (zc - .07 * tab[(cell.astype(int) + 57) % 400] - .02 * wa) / .21; frz = row - np.floor(row); spade = spade - .16 * np.exp(-((frz - .5) / .035) ** 2) * sm(-.2, .3, F_(Q * 3.1 + 77, 3))
    pit = sm(.30, .55, F_(Q * np.array([16, 27, 1], 'f') + 51, 3)); f = np.exp(.20 * band + .08 * thin + .07 * cr + .26 * rl + spade) * det ** .9 * 1; return f, band
for Pq, ax, w, sd, pm in ((PR, 1, wr, 3., 800.), (PF, 0, wf, 17., 620.)):
    f, band = face(Pq, ax, w, sd, pm); lf0 = lum(im); ls = G(lf0 * w, 9) / np.maximum(G(w, 9), .05); lf1 = np.where(w > .02, lf0 + (ls - lf0) * .62 * np.minimum(w, 1), lf0); lf1 = np.where((lf1 > 120) & (w > .02), 120 + (lf1 - 120) * (1 - .42 * w), lf1); im = im * np.clip(lf1 / np.maximum(lf0, 8), .3, 2.2)[..., None]; l = lum(im)[..., None]; s_ = (1 + w * .16 * band)[..., None]; im = (l + (im - l) * s_) * (1 + w * (np.minimum(np.clip(f, .42, 1.42), 1 + .42 * np.clip((200 - lf1) / 90, .2, 1)) - 1) * (.45 + .55 * lit) * (1 if ax else .75))[..., None]
# the smear loses its own softness: the lightest streaks are held back
# root ends and small stones in the right face
r = np.random.default_rng(77)
def stroke(pts, wd, dark):
    ln = np.zeros((OH, OW), 'f'); t = np.linspace(0, 1, 60); q = np.array([np.interp(t, np.linspace(0, 1, len(pts)), np.array(pts)[:, i]) for i in (0, 1)]).T
    x0, x1, y0, y1 = [int(v) for v in (q[:, 0].min() - 9, q[:, 0].max() + 10, q[:, 1].min() - 9, q[:, 1].max() + 12)]; x0, y0 = max(x0, 0), max(y0, 0); X_, Y_ = Xp[y0:y1, x0:x1], Yp[y0:y1, x0:x1]
    if X_.size == 0: return
    d = np.min([np.hypot(X_ - a, Y_ - b) / (wd * (1 - .6 * k)) for (a, b), k in zip(q, t)], 0); ds = np.min([np.hypot(X_ - a - 3, Y_ - b - 2) / (wd * (1 - .6 * k)) for (a, b), k in zip(q, t)], 0); m = sm(1.3, .6, d)[..., None]; s = sm(1.8, .6, ds)[..., None] * (1 - m); I = im[y0:y1, x0:x1]; loc = lum(I).mean(); I *= 1 - .3 * s; I[:] = I + (np.array([1.12, .93, .72], 'f') * loc * dark - I) * m * .85
for i in range(4):
    for _ in range(60):
        y, x = r.integers(520, 1050), r.integers(700, 1250)
        if wr[y, x] > .8 and PR[y, x, 2] > -.42: break
    n_ = r.integers(3, 6); a0 = r.uniform(.3, 2.4); L_ = r.uniform(4, 12); pts = [(x, y)]
    for k in range(n_): a0 += r.normal() * .45; pts.append((pts[-1][0] + np.cos(a0) * L_ / 2, pts[-1][1] + np.sin(a0) * L_ / 2))
    stroke(pts, r.uniform(.9, 1.7), r.uniform(.75, 1.25))
# ---- 2 blocks
C = np.array([[(b[1][i] + b[2][i]) / 2 for i in range(3)] for b in B] + [[0, 0, 0]], 'f'); Hf = np.array([[(b[2][i] - b[1][i]) / 2 for i in range(3)] for b in B] + [[1, 1, 1]], 'f')
loc = P - C[ID]; de3 = Hf[ID] - np.abs(loc); de3 = np.where(np.arange(3) == FA[..., None], 9, de3); de = de3.min(-1).astype('f'); wide = fbm(P * 9 + 2, 4, .6); fine = fbm(P * 60 + 5, 4, .6); vf = fbm(P * 150 + 9, 3, .6)
r = np.random.default_rng(12); tb = np.exp(np.clip(r.normal(size=len(B) + 1) * .058, -.11, .11)); tw = r.normal(size=len(B) + 1) * .005
A_ = G((wallb | wallk).astype('f'), .6); tt = 1 + A_ * (tb[ID] * (1 + .05 * wide) - 1); im = im * tt[..., None] * (1 + (A_ * tw[ID])[..., None] * np.array([1, 0, -1.2], 'f'))
# joints: damp grey-beige
jm = G((wallj).astype('f'), .9); jm = np.clip(jm * 1.5, 0, 1); lj = lum(im); tgt = np.where(lj > 96, 96 + (lj - 96) * .40, lj) * (1 + .10 * wide + .10 * fine); jc = (tgt / np.maximum(lj, 1))[..., None] * im; lq = lum(jc)[..., None]; jc = lq + (jc - lq) * .8 + lq * np.array([.02, 0, -.03], 'f')
im = im + (jc - im) * jm[..., None]
shade_l = G(np.where(wallb | wallk, lum(im), 0), 5) / np.maximum(G((wallb | wallk).astype('f'), 5), .01)      # local light on the masonry
mort = np.array([1.06, .995, .88], 'f')
mean_b = 1.0
def mix(mask, col, a): global im; im = im + (col - im) * (mask * a)[..., None]
blk = G(wallb.astype('f'), .7); brk = G(wallk.astype('f'), .7)
side = (FA != 2); top = (FA == 2)
dz_up = (Hf[ID][..., 2] - loc[..., 2]); dz_dn = (Hf[ID][..., 2] + loc[..., 2])
smear = sm(.10, .42, fbm(P * np.array([22, 22, 30], 'f') + 21, 4, .6) + .45 * fbm(P * 5 + 40, 3) - de / .022) * side
drip = sm(.22, .5, fbm(P * np.array([26, 26, 7], 'f') + 61, 4, .6) + .5 * fbm(P * 4 + 80, 2) - dz_dn * 0 - dz_up / .085) * side * (dz_up < .09)
pads = sm(.42, .62, fbm(P * 13 + 17, 4, .62) + .15 * fine) * side
sm_all = np.clip(np.maximum(np.maximum(smear * .85, drip * .75), pads * .5), 0, 1) * (.75 + .25 * np.tanh(2 * fine))
ctex = (1 + .08 * fine + .06 * vf)[..., None]
mix(blk * sm_all, (shade_l * 1.17)[..., None] * mort * ctex, .62); mix(brk * np.maximum(smear * .8, pads * .25) * (.8 + .2 * np.tanh(2 * fine)), (shade_l * 1.42)[..., None] * mort * ctex, .50)
# droppings on the tops (a lit and a shaded rim)
dq = fbm(P * 30 + 5, 3, .5) + .35 * fbm(P * 7 + 12, 2); dq2 = fbm((P + np.array([-.004, .001, 0], 'f')) * 30 + 5, 3, .5) + .35 * fbm((P + np.array([-.004, .001, 0], 'f')) * 7 + 12, 2); dm = sm(.36, .54, dq) * top * sm(.22, .12, sat) * (P[..., 2] > -.07); rim = np.clip((dq - dq2) * 1.0, -.14, .12)
mix((blk + brk) * dm, (shade_l * .98 * (1 + rim))[..., None] * mort * ctex, .72); im *= (1 - ((blk + brk) * top * sm(.28, .38, dq) * (1 - dm) * .12 * sm(0, -.06, dq - dq2)))[..., None]
tdust = sm(-.1, .5, fbm(P * 6 + 71, 4)) * top; mix(blk * tdust, lum(im)[..., None] * np.array([1.10, .97, .80], 'f') * .90, .5)
# chipped arrises
bite = .0105 * np.clip(fbm(P * 28 + 33, 3, .6) - .18, 0, 1) + .006 * np.clip(fbm(P * 75 + 44, 2) - .25, 0, 1); ch = sm(.0008, -.0010, de - bite * 1.5) * (de < .03); upper = (dz_up < .012) & side
cw = np.where(upper, 1.17, .70) * (1 + .18 * vf); cw = np.where(top, .88, cw); mk = G((blk + .8 * brk) * ch, .7); im *= (1 + mk * (cw - 1))[..., None]; edge = sm(.0045, .001, de) * (.5 + .5 * np.tanh(2 * fine)); im *= (1 - .10 * (blk + brk) * edge * side)[..., None]
# damp and splashes: from the concrete up, and from the ground on the far wall
soilc = np.array([1.30, .97, .62], 'f'); hz = P[..., 2] - ZC; trw = (FA == 0) & side; dz_ = sm(.34, .03, hz + .13 * wide + .05 * fine) ; im *= (1 - (blk * side * dz_ * .26))[..., None]
spl = sm(-.12, .72, .75 * fbm(P * 30 + 3, 4, .65) + .5 * fbm(P * 6 + 90, 3) + 1.1 * sm(.42, .0, hz) - .42) * side; mix(blk * spl, (shade_l * .74)[..., None] * soilc, .62)
spk = sm(.50, .58, fbm(P * 95 + 7, 2)) * sm(.6, .05, hz) * side; mix(blk * spk, (shade_l * .62)[..., None] * soilc, .6)
fw_ = (FA == 1) & (P[..., 0] > XI + .1) | (P[..., 1] > YI - .12) & (FA == 1); hz2 = P[..., 2] + .24; spl2 = sm(.0, .5, .7 * fbm(P * 26 + 3, 4, .65) + .4 * fbm(P * 5 + 90, 3) + .9 * sm(.22, .02, hz2) - .25) * fw_; mix(blk * spl2, (shade_l * .86)[..., None] * soilc, .32)
gen = sm(.0, .55, fbm(P * 4.5 + 120, 4, .6)) * side; mix(blk * gen, (shade_l * .90)[..., None] * np.array([1.12, .98, .82], 'f') * ctex, .38); mix(brk * gen, lum(im)[..., None] * np.array([1.14, .97, .84], 'f') * .95, .22)
lb_ = lum(im); im = im * (1 + brk * (np.where(lb_ > 105, 105 + (lb_ - 105) * .62, lb_) / np.maximum(lb_, 1) - 1))[..., None]; lb_ = lum(im)[..., None]; im = im + (lb_ - im) * .10 * brk[..., None]
# ---- 3 the loose block
LBf = G(LB.astype('f'), .8); cols = np.where(LB.any(0))[0]; yb = np.array([np.where(LB[:, c_])[0].max() for c_ in cols]).astype('f'); from scipy.ndimage import median_filter; yb = G(median_filter(yb, 31, mode='nearest'), 5, mode='nearest'); YB = np.full(OW, -99., 'f'); YB[cols] = yb
r = np.random.default_rng(5); n1 = lambda s: (lambda q: q / q.std())(G(r.normal(size=OW).astype('f'), s)); hp = np.clip(11 + 8 * n1(38) + 2.2 * n1(12) + .7 * n1(3.5), 2, 30); ends = np.minimum(Xp[0] - cols[0], cols[-1] - Xp[0]); hp = hp * sm(-2, 5, ends)
ZB = (Xp > 960) & (Xp < 1400) & (Yp > 360) & (Yp < 580); Qp = np.stack([Xp / 60, Yp / 60, 0 * Xp], -1); pn = fbm(Qp * 1.2 + 3, 4, .6, ZB); pf = fbm(Qp * 6 + 8, 4, .6, ZB)
lloc = G(np.where(LB, lum(im), 0), 9) / np.maximum(G(LB.astype('f'), 9), .05); up_face = sm(.6, .8, G(nr[..., 1], 2)); rise = (YB[None] - Yp)      # px above the lower edge
im *= (1 + LBf * (.05 * pn - .06))[..., None]; dirt = np.clip(sm(60, 0, rise + 26 * pn + 10 * pf) * (1 - .7 * up_face) + .35 * sm(.1, .8, pn + .5 * pf) * (1 - .85 * up_face), 0, 1); mix(LBf * dirt, (lloc * .78)[..., None] * soilc, .55); drop = sm(.25, .75, pf + .35 * pn); mix(LBf * drop * up_face, (lloc * .76)[..., None] * np.array([1.06, .99, .88], 'f'), .40)
mix(LBf * sm(.30, .6, -pn + .3 * pf) * (1 - up_face), (lloc * 1.10)[..., None] * mort, .5)
ed = LBf * sm(.35, .75, np.abs(LBf - G(LB.astype('f'), 4)) * 2) * sm(.05, .35, pf); im *= (1 - .28 * ed)[..., None]
# soft contact shadow around it, then the soil heaped over its lower edge
lift = G(np.roll(LB.astype('f'), (5, 7), (0, 1)), 7); tight = G(np.roll(LB.astype('f'), (2, 2), (0, 1)), 2.2); from scipy.ndimage import binary_dilation; out = 1 - np.maximum(LBf, G(binary_dilation(LB, iterations=3).astype('f'), .8)); im *= (1 - out * wg * np.clip(.38 * lift * sm(-40, 10, -rise) + .45 * tight, 0, .72))[..., None]
soil_s = np.roll(im, (-38, -10), (0, 1)); top_y = YB - hp; hm = sm(-1.2, 1.4, Yp - top_y[None] + 2.2 * pf) * sm(16, 4, Yp - YB[None]) * (Yp > 380) * (YB[None] > 0) * sm(cols[-1] - 4, cols[-1] - 22, Xp); crest = 1 - .25 * sm(3, 14, Yp - top_y[None]) * sm(0, 6, hp)[None]
im *= (1 - .45 * LBf * np.exp(-np.clip(top_y[None] - Yp, 0, 99) / 4.) * (Yp <= top_y[None] + 2))[..., None]; mix(hm, soil_s * crest[..., None], .96)
lh = lum(im); hc = np.where(lh > 178, 178 + (lh - 178) * .66, lh) * (1 + .07 * pn + .06 * pf); im = im * (1 + LBf * (hc / np.maximum(lh, 1) - 1))[..., None] * (1 + LBf[..., None] * np.array([.015, 0, -.045], 'f')); hc = np.where(lh > 190, 190 + (lh - 190) * .72, lh) * (1 + .03 * fine); im = im * (1 + blk * top * (hc / np.maximum(lh, 1) - 1))[..., None] * (1 + (blk * top)[..., None] * np.array([.01, 0, -.03], 'f'))
# ---- level
LVf = G(yel.astype('f'), .7); l = lum(im)[..., None]; im = im + ((l + (im - l) * .80) * np.array([.90, .84, .84], 'f') - im) * LVf[..., None]; PL = CAM + np.where(LI >= 0, LT, 0)[..., None] * RD; ln = fbm(PL * 40 + 3, 4, .6, level); lw = fbm(PL * 14 + 9, 3, .55, level); lf_ = G(level.astype('f'), .7) * (~string); loc_l = G(np.where(level, lum(im), 0), 6) / np.maximum(G(level.astype('f'), 6), .05)
mix(lf_ * sm(.25, .55, lw + .5 * ln), (loc_l * .86)[..., None] * mort, .42); mix(lf_ * sm(.2, .55, -lw + .5 * ln), loc_l[..., None] * .62 * soilc, .22); im *= (1 - .30 * lf_ * sm(ZT + .016, ZT, PL[..., 2]))[..., None]
ztop = (kind >= 0) & (FA == 2) & (np.abs(P[..., 2] - ZT) < .03); dx = np.maximum(np.maximum(lv[0][0] - P[..., 0], P[..., 0] - lv[1][0]), 0); dxr = np.clip(P[..., 0] - lv[1][0], 0, 9); dy = np.maximum(lv[0][1] - P[..., 1], 0); dd = np.hypot(dx, dy)
im *= (1 - G((ztop & ~level).astype('f'), .8) * np.clip(.60 * np.exp(-dd / .010) + .35 * np.exp(-dd / .03), 0, .72))[..., None]
near = G(np.roll(level.astype('f'), (4, 2), (0, 1)), 3) * (1 - lf_) * brk * (Yp > 300); im *= (1 - .5 * near)[..., None]
# ---- 5 grade, grain
im = np.clip(im, 0, 300) * np.array([1, 1, 1.012], 'f'); U = ld(USED); lu = lum(U); pc = [1, 5, 25, 50, 75, 95, 99]; q = lum(im); a_ = np.percentile(q, pc); b_ = np.percentile(lu, pc); use = [0, 1, 3, 5, 6]; xs = np.r_[0, a_[use], 290]; ys = np.r_[0, b_[use], 255]
from scipy.interpolate import PchipInterpolator
nl = PchipInterpolator(xs, ys)(q); im = im * (nl / np.maximum(q, 1))[..., None]
r = np.random.default_rng(3); gn = G(r.normal(size=q.shape), .6); gn /= gn.std(); im = im + 1.3 * gn[..., None] + (r.random(im.shape) - .5)
out = im.clip(0, 255).round().astype('u1'); out.tofile(OUT); print('used', np.percentile(lu, [5, 50, 99]).round(1), 'now', np.percentile(lum(out.astype('f')), [5, 50, 99]).round(1), 'mean rgb', U.mean((0, 1)).round(1), out.mean((0, 1)).round(1))
