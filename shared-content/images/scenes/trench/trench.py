import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from closeup import *
import lib
# An open strip-foundation trench in London clay: concrete in the bottom, two leaves of dense block begun at the corner, profiles and string lines.
reset(53); T0 = time.time()
HW, YC, ZC = .32, 7.2, -.80        # half width, centre line of the cross leg, top of the concrete
def V3(x, y, z=0.): x, y, z = np.broadcast_arrays(x, y, z); return np.stack([x, y, z], -1)
# ---------------------------------------------------------------- materials
def soil_mat(name, mode, haze=False):
    """mode: 'ground' trodden, 'cut' the trench's side, 'clay' lumps of spoil. rnd: damp, green/smear, crevice"""
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']}); z = n('ShaderNodeSeparateXYZ', {0: pos}).outputs[2]
    if mode in ('clay', 'earth'):      # every instance its own patch of the noise
        oi = n('ShaderNodeObjectInfo'); pos = n('ShaderNodeVectorMath', {0: pos, 1: n('ShaderNodeVectorMath', {0: oi.outputs['Location'], 1: (7., 5., 3.)}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]
    top = n.ramp(n.noise(pos, 5, 5, .68), [(.30, srgb('4a3c2f')), (.5, srgb('5f4f3e')), (.72, srgb('77654f'))])
    dry = n.ramp(n.noise(pos, 1.9, 5, .68), [(.30, srgb('4d4032')), (.5, srgb('65553f')), (.70, srgb('80705a'))])
    och = n.ramp(n.noise(pos, 6, 4, .65), [(.28, srgb('70583c')), (.5, srgb('8d724e')), (.72, srgb('a28962'))])
    gb = n.ramp(n.noise(pos, 9, 3, .65), [(.3, srgb('656c6c')), (.7, srgb('858b88'))])
    st = n('ShaderNodeVectorMath', {0: pos, 1: (1., 1., 1.15)}, operation='MULTIPLY').outputs[0]
    mot = n.mapr(n.noise(st, 7.5, 5, .62, .9), .455, .57); clay = n.mix(n.math('MULTIPLY', mot, .88), och, gb)
    clay = n.mix(n.mapr(n.noise(pos, 21, 5, .7, .6), .60, .70, 0, .42), clay, rgba('85583a'))      # rusty veins
    if mode == 'cut':
        f = n.mapr(n.math('ADD', z, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(pos, 4.5, 6, .66), .5), .20)), -.27, -.22)
        col = n.mix(f, clay, top); col = n.mix(n.mapr(z, -.035, .0), col, dry)
        col = n.mix(n.math('MULTIPLY', n.mapr(z, -.52, -.80, 0, .55), n.mapr(n.noise(pos, 3, 4), .3, .7, .5, 1)), col, n.mix(1, col, (.50, .48, .46, 1), 'MULTIPLY'))      # damp foot
        spl = n.math('MULTIPLY', n.mapr(n.math('ADD', z, n.math('MULTIPLY', n.noise(pos, 8, 6, .7), -.16)), -.80, -.86), n.mapr(n.noise(pos, 30, 5, .7), .40, .52, .2, 1.)); col = n.mix(spl, col, rgba('8d8c88'))      # slurry of the concrete
        rg = n.math('SUBTRACT', .92, n.math('MULTIPLY', sp.outputs[1], .42))
    elif mode == 'earth':
        col = n.mix(n.mapr(n('ShaderNodeObjectInfo').outputs['Random'], .86, .9), n.mix(.55, dry, top), n.mix(.5, och, dry)); rg = .92
        col = n('ShaderNodeHueSaturation', {'Color': col, 'Value': n.mapr(n('ShaderNodeObjectInfo').outputs['Random'], 0, .85, .8, 1.25)})
    elif mode == 'clay':
        col = n.mix(n.mapr(n.math('ADD', n.noise(pos, 1.1, 3), n.math('MULTIPLY', n('ShaderNodeObjectInfo').outputs['Random'], .5)), .66, .76), n.mix(.25, clay, dry), n.mix(.5, top, dry)); rg = .85
        col = n('ShaderNodeHueSaturation', {'Color': col, 'Value': n.mapr(n('ShaderNodeObjectInfo').outputs['Random'], 0, 1, .78, 1.15), 'Saturation': .9})
    else:
        col = n.mix(n.mapr(n.noise(pos, 1.3, 5, .7), .46, .60, 0, .85), n.mix(.45, dry, top), n.mix(.82, n.mix(.5, och, gb), dry)); col = n.mix(n.mapr(n.noise(pos, .55, 5, .65), .44, .60, 0, .8), col, n.mix(1, col, (.56, .52, .48, 1), 'MULTIPLY'))
        gn = n.math('MULTIPLY', sp.outputs[1], n.mapr(n.noise(pos, .35, 5, .65), .40, .52, .55, 1.)); col = n.mix(gn, col, n.ramp(n.noise(pos, 2.5, 5, .7), [(.3, srgb('4c5238')), (.7, srgb('686a48'))]))
        rg = n.mapr(sp.outputs[0], 0, 1, .95, .5)
    col = n.mix(1, col, n.ramp(n.noise(pos, 26, 5, .72), [(.3, (.66, .69, .67)), (.5, (1, 1, 1)), (.72, (1.25, 1.24, 1.22))]), 'MULTIPLY')
    peb = n('ShaderNodeTexVoronoi', {'Vector': pos, 'Scale': 58.}); pm = n.math('MULTIPLY', n.mapr(peb.outputs[0], .30, .22), n.mapr(n.noise(pos, 3.1, 4, .6), .50, .60))
    if mode in ('ground', 'cut'): col = n.mix(n.math('MULTIPLY', pm, .5 if mode == 'ground' else .3), col, n.ramp(n('ShaderNodeSeparateColor', {0: peb.outputs['Color']}).outputs[0], [(.1, srgb('6f6456')), (.5, srgb('95897a')), (.8, srgb('84644f')), (.95, srgb('aaa092'))]))
    col = n.mix(n.math('MULTIPLY', sp.outputs[0], .6), col, n.mix(1, col, (.46, .42, .38, 1), 'MULTIPLY'))
    col = n.mix(n.math('MULTIPLY', sp.outputs[2], .7), col, n.mix(1, col, (.36, .34, .32, 1), 'MULTIPLY'))
    if haze: col = n.mix(n.mapr(n('ShaderNodeCameraData').outputs[2], 25, 260, 0, .38), col, rgba('7c8566'))
    fine = n.noise(pos, 34, 4, .72); h = n.math('ADD', n.math('ADD', fine, n.math('MULTIPLY', pm, .3)), n.math('MULTIPLY', n.noise(pos, 210, 2, .7), .25))
    if mode == 'cut': h = n.math('MULTIPLY', h, n.math('SUBTRACT', 1., n.math('MULTIPLY', sp.outputs[1], .6)))
    bs = n('ShaderNodeBsdfPrincipled', {'Base Color': col, 'Roughness': rg, 'Specular': .25, 'Normal': n('ShaderNodeBump', {'Height': h, 'Strength': .85, 'Distance': .020 if mode == 'ground' else .009})})
    if mode == 'cut': ch = n.mix(n.mapr(z, -.285, -.20), rgba('887154'), rgba('55473a'))
    else: ch = rgba('6d5d4a')
    cheap = n('ShaderNodeBsdfDiffuse', {0: ch}); n('ShaderNodeOutputMaterial', {'Surface': n('ShaderNodeMixShader', {0: n('ShaderNodeLightPath').outputs[0], 1: cheap, 2: bs})}); return m
ground, cut, claym, earthm = soil_mat('ground', 'ground', True), soil_mat('cut', 'cut'), soil_mat('clay', 'clay'), soil_mat('earth', 'earth')
def concrete_mat():
    m, n = mat('fresh'); pos = n('ShaderNodeNewGeometry').outputs['Position']; at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']})
    c = n.ramp(n.noise(pos, 3.2, 6, .62), [(.28, srgb('7b7b78')), (.5, srgb('8d8d89')), (.72, srgb('a09f99'))]); wetn = n.mapr(n.math('ADD', n.noise(pos, 2.3, 5, .6, .4), n.math('MULTIPLY', sp.outputs[0], .25)), .46, .66)
    c = n.mix(n.math('MULTIPLY', wetn, .6), c, n.mix(1, c, (.68, .68, .69, 1), 'MULTIPLY')); c = n.mix(n.mapr(n.noise(pos, 38, 5, .7), .58, .74, 0, .45), c, rgba('a9a79f'))
    c = n.mix(n.math('MULTIPLY', sp.outputs[1], .75), c, rgba('8a745a')); g = n.noise(pos, 260, 3, .65); c = n.mix(.3, c, n.ramp(g, [(.3, (.7, .7, .7)), (.7, (1.2, 1.2, 1.2))]), 'MULTIPLY')
    return finish(m, n, c, n.mapr(wetn, 0, 1, .46, .17), n.math('ADD', n.math('MULTIPLY', n.noise(pos, 60, 5, .7), .7), n.math('MULTIPLY', g, .25)), .55, strength=.4, dist=.0025)
blockm = rough_mat('blockm', '7f807e', '9d9d98', 30, .9, 170, .95, .15, .006, var=.13); bmort = rough_mat('bmort', '837f77', '9d978c', 25, .8, 180); mor = mortar_mat('mor', '7d776c', '938c80', '968e80', 'aaa394')
timb = {a: wood(f'timb{a}', '8a6d47', 'b6986b', a, .75) for a in (0, 1, 2)}; nailm = plain('nail', '6c6a66', .4, .5, .6); ash = wood('ash', '84633f', 'ac8b60', 2, .5)
steel = rough_mat('spade', '6d6e6c', '8f8f8b', 14, .25, 160, .42, .5, .001, dirt=.0); rootm = rough_mat('root', '5a4330', '8d7354', 40, .4, 200, .85, .15)
stm = [rough_mat(f'st{i}', a, b, 30, .7, 120, var=.2) for i, (a, b) in enumerate((('6d655a', '8a8276'), ('7c6450', '98795c'), ('8e877a', 'b0a898')))]
# ---------------------------------------------------------------- ground
rp = np.random.default_rng(12); prints = []
for i in range(44):
    x = rp.choice([-1, 1]) * (.55 + abs(rp.normal()) * .45); y = rp.uniform(1.9, 7.); prints.append((x, y, rp.normal() * .35 + (np.pi if rp.random() < .4 else 0), rp.uniform(.7, 1.5)))
def dtr(x, y):
    """distance outside the trench (negative within)"""
    a = np.maximum(np.abs(x) - HW, y - (YC + HW)); b = np.maximum(np.abs(y - YC) - HW, -HW - x); return np.minimum(a, b)
def gh(x, y, fine=True):
    P = V3(x, y); near = np.exp(-(np.maximum(0, np.hypot(x, y - 5) - 9) / 4) ** 2)
    z = near * (.035 * fbm(P * .5, 3) + .028 * fbm(P * 1.6 + 3, 3) + .017 * fbm(P * 6, 3, .6) + (.011 * fbm(P * 20, 3, .6) - .009 * np.abs(fbm(P * 34 + 9, 3, .6)) + .004 * fbm(P * 70, 3, .65) if fine else -.002))
    for x0 in (1.62, 2.74):     # the digger's rubber tracks
        e = x - x0 - .10 * np.sin(y * .5) - .02 * y + .1; inn = smooth(.17, .13, np.abs(e) + .02 * fbm(P * 3, 2)); on = smooth(-.25, .15, fbm(P * .9 + 7, 3)) * smooth(-3, 3, y)
        cle = smooth(-.2, .5, np.sin((y + .04 * np.abs(e)) * 2 * np.pi / .105 + 1.2 * fbm(P * 1.5, 2))); z = z - on * inn * (.018 + .020 * cle * (.6 + .4 * fbm(P * 5, 2))) + on * .016 * np.exp(-((np.abs(e) - .20) / .035) ** 2)
    for px, py, a, d in prints:
        if not np.any((np.abs(x - px) < .25) & (np.abs(y - py) < .25)): continue
        c, s = np.cos(a), np.sin(a); u = (x - px) * s + (y - py) * c; v = (x - px) * c - (y - py) * s; w = .047 * (1 - .22 * np.exp(-((u + .045) / .04) ** 2)); r = np.maximum(np.abs(u) / .145, 0) ** 4 + (np.abs(v) / w) ** 4
        z = z - d * (.014 * smooth(1.25, .75, r) * (1 + .30 * np.sign(np.sin(u * 2 * np.pi / .028))) - .006 * np.exp(-((r - 1.5) / .5) ** 2))
    return z
xs = np.r_[np.arange(-400, -90, 15.), np.arange(-90, -6, 3.), np.arange(-6, -4, .08), np.arange(-4, 3.6, .0145), np.arange(3.6, 7, .06), np.arange(7, 90, 3.), np.arange(90, 400, 15.)]
ys = np.r_[np.arange(-4, 1.7, .2), np.arange(1.7, 6, .0155), np.arange(6, 11, .028), np.arange(11, 20, .12), np.arange(20, 60, 1.5), np.arange(60, 400, 8.)]
gx, gy = np.meshgrid(xs, ys, indexing='ij'); gz = gh(gx, gy)
P = V3(gx, gy); wet = np.clip(smooth(-.02, -.075, gz) + .22 * fbm(P * 1.1 + 4, 4), 0, 1)
green = np.clip(smooth(11.5, 14.5, gy + 1.6 * fbm(P * .4, 3)) + smooth(5., 7., np.abs(gx + .4) + .8 * fbm(P * .5 + 2, 3)) + .55 * smooth(.2, .45, fbm(P * .9 + 11, 4)) * smooth(1.6, 3., np.abs(gx)) , 0, 1)
a, b = gx.shape; ix = np.arange(a * b).reshape(a, b); q = np.stack([ix[:-1, :-1], ix[1:, :-1], ix[1:, 1:], ix[:-1, 1:]], -1).reshape(-1, 4); D = dtr(gx, gy).ravel(); q = q[(D[q] > .17).all(1)]
raw_mesh('ground', V3(gx, gy, gz).reshape(-1, 3), [q], ground, np.stack([wet, green, 0 * wet], -1).reshape(-1, 3), smooth=True); print('@@ ground', time.time() - T0, len(q))
# ---------------------------------------------------------------- the cut sides
def side(name, sgn, r):
    """sgn -1: outer (left) side, +1: inner (right) side. path along the edge, then the sheet over the lip and down"""
    X, Y = sgn * HW, YC - sgn * HW
    cx, cy = X + r, Y - r; al = np.linspace(np.pi, np.pi / 2, 26)
    y1 = np.r_[np.arange(1.0, 5., .0065), np.arange(5., cy, .009)]; x2 = np.arange(cx + .012, 7.5, .014)
    p = np.r_[np.c_[np.full(len(y1), X), y1], np.c_[cx + r * np.cos(al), cy + r * np.sin(al)], np.c_[x2, np.full(len(x2), Y)]]
    t = np.gradient(p, axis=0); t /= np.linalg.norm(t, axis=1, keepdims=True); nn = np.c_[t[:, 1], -t[:, 0]] * (-sgn)      # into the trench
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))] + 40 * (sgn > 0)
    u = np.r_[-np.linspace(.27, .035, 24), np.linspace(-.03, .04, 14), np.linspace(.046, .90, 124)]; S, U = np.meshgrid(s, u, indexing='ij')
    Q = V3(S, U); one = V3(S, 0 * U)
    ret = .030 + .040 * fbm(one * 1.3 + 5, 3) + .045 * smooth(.05, .5, fbm(one * 3.7 + 9, 3)) + .014 * fbm(one * 14, 3)     # the lip, broken back here and there
    # bites of the bucket: panels with a step between, each swung a little
    k = s / .43 + .35 * fbm(V3(s * .9, 0 * s), 2); slant = .06 * fbm(V3(S * .7, 0 * S + 3), 2); kk = (S + slant * U * 2 + .02 * fbm(Q * np.array([2, 5, 1]) + 2, 3)) / .43 + .35 * fbm(V3(S * .9, 0 * S), 2); pi = np.floor(kk); fr = kk - pi; rb = lambda c: vnoise(V3(pi * 3.7 + c, 0 * pi + c * 1.3, 0 * pi)) - .5
    off = .034 * rb(1.1) + .034 * rb(5.2) * (fr - .5) * 2 + .05 * rb(9.7) * (U - .4)
    gro = np.exp(-((fr - .5) ** 2) * 0)      # tooth scores: five to a bite, of uneven depth, that run out
    sc = 0 * S; teeth = kk * 5 + .5 * fbm(V3(S * 3, U * 1.2), 2); ti = np.floor(teeth); tf = teeth - ti; rd = vnoise(V3(ti * 2.31 + .5, 0 * ti + .5, 0 * ti)); run = smooth(.0, .16, U - .10 - .35 * vnoise(V3(ti * 1.7, 0 * ti + 7, 0 * ti))) * smooth(1.05, .75, U + .3 * vnoise(V3(ti * 4.1, 0 * ti + 2, 0 * ti)))
    sc = -.014 * np.exp(-((tf - .5) / .17) ** 2) * smooth(.35, .75, rd) * run + .007 * np.exp(-((tf - .86) / .10) ** 2) * run * rd
    str_ = .0055 * fbm(V3(S * 17, U * 1.3 + .4 * S), 4, .6) + .0022 * fbm(V3(S * 70, U * 3), 3, .6)
    torn = smooth(.02, .36, fbm(V3(S * 2.1 + 4, U * 2.6), 4, .6) + .30 * smooth(.30, .12, U)); rough = .030 * fbm(V3(S * 7, U * 7), 3, .6) + .014 * fbm(V3(S * 24, U * 24), 4, .62) + .005 * np.abs(fbm(V3(S * 80, U * 80), 3, .6)) * -1
    chunk = -.035 * smooth(.30, .50, fbm(V3(S * 4.3 + 8, U * 5.5 + 1), 3, .55))         # lumps that fell out
    w = smooth(0, .10, U); tops = smooth(.31, .20, U + .03 * fbm(V3(S * 3, 0 * U), 3)); sm = (1 - torn) * (1 - tops)
    off = w * (off + (sc + str_) * (1 - .75 * np.maximum(torn, tops)) + rough * np.maximum(torn, .75 * tops) + chunk * (1 - .4 * sm)) - .05 * smooth(.85, .1, U) + .035 * smooth(.60, .86, U + .05 * fbm(V3(S * 4, 0 * U), 3))
    inn = np.where(U > 0, off, 0) - ret * smooth(.34, 0, np.abs(U)) + np.where(U < 0, U, 0) - .05 * smooth(.85, .1, 0 * U) * (U <= 0) * smooth(-.25, 0, U) + np.where(U < 0, 0, 0)
    X_, Y_ = p[:, 0:1] + nn[:, 0:1] * inn, p[:, 1:2] + nn[:, 1:2] * inn; g0 = gh(X_, Y_)
    z = np.where(U < 0, g0, g0 * smooth(.3, 0, U) - U) - .012 * smooth(-.20, -.26, U) - .022 * np.exp(-(U / .035) ** 2) + smooth(-.22, -.1, U) * (U < .05) * (.020 * fbm(V3(X_ * 9, Y_ * 9, 0 * X_ + 3), 4, .62)) + .008 * w * fbm(V3(X_ * 25, Y_ * 25, U * 25), 3)
    cav = np.clip(smooth(.006, -.012, off - (off[np.clip(np.arange(len(s)) - 5, 0, None)] + off[np.clip(np.arange(len(s)) + 5, None, len(s) - 1)]) / 2), 0, 1) * w
    damp = np.clip(.30 + .5 * fbm(V3(S * 1.7, U * 2.5 + 3), 4), 0, .8) * w; grid(name, cut, V3(X_, Y_, z), np.stack([damp, sm * w, cav * .8], -1)); return V3(X_, Y_, z), nn, u
SL, NL, UL = side('left', -1, .05); SR, NR, UR = side('right', 1, .10); print('@@ sides', time.time() - T0)
# stones and roots in the cut
protos = []
for i in range(7): protos.append(blob(f'peb{i}', stm[i % 3], (0, 0, 0), .5, i + 30, .68, .26, 10, 1.4))
def clod(name, seed, m=claym, n=26):
    r_ = np.random.default_rng(seed); u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 2 * n + 1), np.linspace(0, np.pi, n), indexing='ij'); D = np.stack([np.cos(u) * np.sin(v), np.sin(u) * np.sin(v), np.cos(v)], -1); Nn = r_.normal(size=(11, 3)); Nn /= np.linalg.norm(Nn, axis=1, keepdims=True); dd = r_.uniform(.55, 1., 11)
    ra = np.min(np.where(D @ Nn.T > .05, dd / np.maximum(D @ Nn.T, .05), 9), -1); ra = np.minimum(ra, 1.1) * .55 + .36; ra = ra * (1 + .34 * fbm(D * 2.2 + seed, 4, .6) + .12 * fbm(D * 8 + seed, 3, .6)); Pq = D * ra[..., None] * .5; Pq[..., 2] *= .78
    return grid(name, m, Pq, np.stack([np.full(ra.shape, .12), 0 * ra, smooth(-.1, -.5, fbm(D * 5 + seed, 3)) * .5], -1))
clods = [clod(f'clod{i}', 100 + i * 7) for i in range(9)]; soilc = [clod(f'soilc{i}', 300 + i * 7, earthm, 18) for i in range(9)]
for Sh, Nn in ((SL, NL), (SR, NR)):
    for i in range(5):
        k = 210; a = R.integers(0, Sh.shape[0], k); b = np.where(R.random(k) < .6, R.integers(42, 84, k), R.integers(42, Sh.shape[1] - 12, k)); nv = np.c_[Nn[a], np.full(k, .15)]
        scatter(f'inw{i}', Sh[a, b] - nv * .002, np.minimum(R.lognormal(-4.1, .5, k), .06), protos[i], nv + R.normal(size=(k, 3)) * .5)
    for i in range(46):
        a = R.integers(30, Sh.shape[0] - 30); b = R.integers(40, 78); p0 = Sh[a, b]; k = np.linspace(0, 1, 12); Lr = R.uniform(.05, .24); dirx = np.r_[Nn[a], 0] * R.uniform(.15, .5) + np.r_[[-Nn[a][1], Nn[a][0]], 0] * R.normal() * .7 + [0, 0, -R.uniform(.2, 1.)]; dirx /= np.linalg.norm(dirx)
        wob = np.cumsum(np.cumsum(R.normal(size=(12, 3)), 0), 0) * .0012; pts = p0 - np.r_[Nn[a], 0] * .01 + k[:, None] * dirx * Lr + wob * Lr * 4 + np.array([0, 0, -1.]) * (k ** 2)[:, None] * Lr * .3; r0 = R.choice([.0011, .0016, .0026, .004], p=[.45, .3, .17, .08]); tube('root', rootm, pts, r0 * (1 - .7 * k), 6)
# ---------------------------------------------------------------- concrete
fresh = concrete_mat()
def pour(x, y):
    P = V3(x, y); z = ZC + .006 * fbm(P * 1.7, 3) + .0022 * fbm(P * 9, 4, .6) + .0007 * fbm(P * 60, 3); d = -dtr(x, y)
    z = z + .0018 * np.sin(y * 26 + 5 * fbm(P * 1.4, 3) + x * 12) * smooth(-.1, .4, fbm(P * 1.1 + 3, 2)) + .022 * smooth(.07, -.02, d + .05 * fbm(P * 5, 3)) ; return z, d      # strokes of the float; it rises a little against the clay
for i, (ax, ay) in enumerate(((np.arange(-.42, .42, .008), np.r_[np.arange(1.5, 6, .0085), np.arange(6, YC + .5, .02)]), (np.arange(.40, 7.5, .03), np.arange(YC - .45, YC + .45, .02)))):
    x, y = np.meshgrid(ax, ay, indexing='ij'); z, d = pour(x, y); P = V3(x, y); grid('pour', fresh, V3(x, y, z), np.stack([smooth(.14, .0, d + .08 * fbm(P * 3, 3)), smooth(.10, .0, d + .09 * fbm(P * 6, 4)) * smooth(-.2, .3, fbm(P * 4 + 2, 3)), 0 * x], -1))
for i in range(9):          # crumbs at the foot of the sides
    k = 150; sd = R.choice([-1, 1], k); yy = R.uniform(2.2, YC, k); o = np.abs(R.normal(size=k)) * .055; xx = sd * (HW - .03 - o); big = np.minimum(R.lognormal(-4.25, .62, k), .09) * np.exp(-o * 4)
    scatter(f'crumb{i}', np.c_[xx, yy, pour(xx, yy)[0] + big * .12], big, clods[i], np.c_[R.normal(size=(k, 2)) * .5, np.ones(k)])
# ---------------------------------------------------------------- blocks
K, KM = MB('block', blockm, .004, hi=True, rough=.0011, chip=.005), MB('bmort', bmort, .0008); L_, H_, D_, JJ = .44, .215, .10, .010; z00 = ZC + .012
def run(ax, a0, a1, c0, c1, z, first, rev=False):
    """a course along axis ax from a0 to a1; blocks of length first, then whole"""
    a = a0; k = 0; sp = []
    while a < a1 - .03: l = first if k == 0 else L_; sp.append((a, min(a + l, a1))); a += l + JJ; k += 1
    if rev: sp = [(a0 + a1 - q, a0 + a1 - p) for p, q in sp]
    for p, q in sp:
        j = np.clip(R.normal(size=4) * .0016, -.003, .003); lo = [0, 0, z + j[0]]; hi = [0, 0, z + H_ + j[0] * .6]; o = 1 - ax; lo[ax], hi[ax], lo[o], hi[o] = p + j[1], q + j[1] * .5, c0 + j[2], c1 + j[2]; K.box(W, lo, hi, rot=(2, R.normal() * .22))
    lo = [0, 0, z - JJ]; hi = [0, 0, z + H_ - .003]; o = 1 - ax; lo[ax], hi[ax], lo[o], hi[o] = a0 + .003, a1 - .003, c0 + .004, c1 - .004; KM.box(W, lo, hi, rnd=(.5, .5, .5))
heads = {}
for c in range(3):
    z = z00 + c * .225; odd = c % 2; ya = YC + .15 if not odd else YC + .05 - JJ; yb = YC - .05 if not odd else YC - .15 - JJ
    for nm, (lo, hi), end, begin in (('out', (-.15, -.05), ya, (5.12, 5.345, 6.02)[c]), ('in', (.05, .15), yb, (4.90, 5.35, 5.80)[c])):
        b0 = begin; heads[nm, c] = b0; run(1, b0, end, lo, hi, z, L_)
    run(0, -.05 + JJ if not odd else -.15, 6.5 if c < 2 else .9, YC + .05, YC + .15, z, .34 if not odd else .44); run(0, .15 + JJ if not odd else .05, 6.5 if c < 2 else .9, YC - .15, YC - .05, z, .44 if not odd else .34)
fs = F((.95, 5.12, 0), 0); fs.A = np.array([[math.cos(.32), math.sin(.32), 0], [-math.sin(.32), math.cos(.32), 0], [0, 0, 1.]])
for k2 in range(2):
    for j2 in range(2):
        for i2 in range(5 if k2 == 0 else (3, 4)[j2]): q = R.normal(size=3) * .006; K.box(fs, (j2 * .447 + q[0], i2 * .104 + q[1], k2 * .217 - .02), (j2 * .447 + .44 + q[0], i2 * .104 + .1 + q[1], k2 * .217 + .195), rot=(2, R.normal() * .9))
K.box(F((.80, 4.60, -.01), 63), (0, -.1, 0), (.44, .115, .1), rot=(0, 3.))
K.done(); KM.done()
for nm, x0 in (('out', -.10), ('in', .10)):         # the bed spread for the next blocks, droppings
    for c in range(2):
        b0, b1 = heads[nm, c], heads[nm, c + 1]; zt = z00 + c * .225 + H_
        x, y = np.meshgrid(np.linspace(x0 - .049, x0 + .049, 26), np.arange(max(b0 + .05, b1 - .42), b1 + .01, .008), indexing='ij'); P = V3(x, y); e = smooth(.049, .030, np.abs(x - x0) + .008 * fbm(P * 30, 3)) * smooth(b0 + .04, b0 + .12, y + .05 * fbm(P * 14, 3)) * smooth(b1 - .42, b1 - .36, y + .04 * fbm(P * 12, 3)); grid('bed', mor, V3(x, y, zt + (.014 - .008 * np.exp(-((x - x0) / .014) ** 2) + .006 * fbm(P * 35, 4, .6)) * e - .003), np.full((*x.shape, 3), .9))
for i in range(70):
    x, y = R.choice([-1, 1]) * R.uniform(.155, .24), R.uniform(4.6, 6.8); blob('drop', mor, (x, y, pour(np.array(x), np.array(y))[0] + .002), abs(R.normal()) * .010 + .004, i, .45, .32, 9, fresh=.8)
# the mason's level on the second course, pegs in the concrete
LV = MB('level', plain('lev', 'b99a3c', .42, .4), .002); LV2 = MB('level2', plain('lev2', 'b9bab8', .35, .5, .3), .002); zl = z00 + .225 + H_ + .002
f = F((.10, heads['in', 1] + .03, zl), 90.6); f.A = np.array([[math.sin(-.01), math.cos(-.01), 0], [math.cos(.01), -math.sin(-.01), 0], [0, 0, 1.]])
zt3 = z00 + .45 + H_ + .001; fl = F(); fl.o = np.array([.096, heads['in', 2] + .06, zt3]); fl.A = np.array([[.012, 1, 0], [1, -.012, 0], [0, 0, 1.]])
LV.box(fl, (0, -.012, 0), (1.2, .012, .058)); LV2.box(fl, (-.003, -.0135, 0), (.02, .0135, .060)); LV2.box(fl, (1.18, -.0135, 0), (1.203, .0135, .060)); [LV2.box(fl, (q, -.0128, .018), (q + .11, .0128, .044)) for q in (.12, .545, .97)]; LV.done(); LV2.done()
PG = MB('peg', timb[2], .003, hi=True, rough=.0012, chip=.004)
def peg(x, y, z0, z1, w=.044, tilt=2.): PG.box(F((x, y, 0), R.uniform(-12, 12)), (-w / 2, -w / 2, z0), (w / 2, w / 2, z1), rot=rotm(0, R.normal() * tilt) @ rotm(1, R.normal() * tilt))
peg(-.11, 4.17, ZC - .2, ZC + .15); peg(-.03, 4.66, ZC - .2, ZC + .145)
# ---------------------------------------------------------------- profiles and lines
BDx, BDy = MB('bdx', timb[0], .003, hi=True, rough=.0014, chip=.005), MB('bdy', timb[1], .003, hi=True, rough=.0014, chip=.005); NA = []
yp = YC + 1.35
peg(-.56, yp + .04, -.4, .36, .05); peg(.56, yp + .05, -.4, .39, .05); BDx.box(F((0, yp, 0), .8), (-.74, -.0125, .16), (.72, .0125, .305), rot=rotm(1, .5))
xp = -1.05; peg(xp - .04, YC - .55, -.4, .37, .05); peg(xp - .04, YC + .55, -.4, .40, .05); BDy.box(W, (xp - .012, YC - .72, .165), (xp + .0125, YC + .72, .31), rot=(0, -.5))
for x in (-HW, -.15, .15, HW): cyl('nail', (x, yp, .28), (x + .004, yp - .003, .352), .0026, nailm, 8); cyl('nailh', (x + .004, yp - .003, .351), (x + .004, yp - .003, .354), .006, nailm, 8)
for y in (-HW, -.15, .15, HW): cyl('nail', (xp, YC + y, .28), (xp - .003, YC + y + .003, .36), .0026, nailm, 8)
PG.done(); BDx.done(); BDy.done()
m, n = mat('string'); pos = n('ShaderNodeNewGeometry').outputs['Position']; finish(m, n, n.mix(n.noise(pos, 300, 2), rgba('e8741c'), rgba('d2561a')), .6, None, .2)
def line(p0, p1, r=.0024, sag=.004):
    k = np.linspace(0, 1, 60)[:, None]; p = np.array(p0) * (1 - k) + np.array(p1) * k; p[:, 2] -= sag * 4 * (k * (1 - k))[:, 0]; tube('line', m, p, r, 8)
line((.152, yp, .318), (.153, -1.2, .30)); line((xp, YC - .151, .322), (8., YC - .152, .30))
for c_, ax_ in (((.152, yp - .004, .318), 1), ((xp, YC - .151, .322), 0)): blob('knot', m, c_, .008, 3, 1.2, .2, 10)
# ---------------------------------------------------------------- spoil
def heap(x, y):
    P = V3(x, y); e = ((x + 3.25 + .25 * np.sin(y * .8)) / 1.75) ** 2 + ((y - 7.2) / 3.3) ** 2; r = np.maximum(np.sqrt(e) + .10 * fbm(P * 1.3, 3), .001); h = 1.12 * np.clip(1 - r ** 1.25, -.3, 1) * (1 + .25 * fbm(P * .9 + 5, 3))
    return h + (h > -.1) * (.12 * fbm(P * 2.6, 3, .6) + .06 * fbm(P * 7, 4, .62) + .05 * np.abs(fbm(P * 15, 4, .65)) + .016 * fbm(P * 42, 3)) - .06
x, y = np.meshgrid(np.arange(-5.6, -1.2, .015), np.arange(3.6, 11.2, .018), indexing='ij'); hz = heap(x, y); P = V3(x, y); grid('heap', earthm, V3(x, y, hz), np.stack([.15 + .3 * vnoise(P * 3), 0 * x, smooth(.0, -.3, fbm(P * 7, 4, .62)) * .5], -1))
for i in range(9):
    k = 1500; xx, yy = R.uniform(-5.2, -1.45, k), R.uniform(3.7, 10.7, k); zz = heap(xx, yy); sz = np.minimum(R.lognormal(-3.35, .68, k), .21); ok = zz > -.02; sz = sz * np.where(zz < .25, 1.1, .85)
    scatter(f'spoil{i}', np.c_[xx, yy, zz + sz * .15][ok], sz[ok], (soilc if i % 3 == 1 else clods)[i], np.c_[R.normal(size=(k, 2)) * .7, np.ones(k)][ok])
    k = 420; yy = R.uniform(1.8, 10.5, k); sd = R.random(k) < .62; d = .02 + np.abs(R.normal(size=k)) * .34; xx = np.where(sd, -HW - .03 - d * 1.6, HW + .04 + d); sz = np.minimum(R.lognormal(-4.35, .65, k), .10) * np.where(sd, 1.2, .9); ok = (dtr(xx, yy) > .04)     # along the lip
    scatter(f'lip{i}', np.c_[xx, yy, gh(xx, yy, False) + sz * .14][ok], sz[ok], (clods if i % 3 == 0 else soilc)[i], np.c_[R.normal(size=(k, 2)) * .5, np.ones(k)][ok])
    k = 500; xx, yy = R.uniform(-3.6, 4., k), R.uniform(1.8, 12, k); sz = np.minimum(R.lognormal(-4.6, .6, k), .06); ok = dtr(xx, yy) > .1
    scatter(f'gen{i}', np.c_[xx, yy, gh(xx, yy, False) + sz * .12][ok], sz[ok], soilc[i] if i != 4 else protos[1], np.c_[R.normal(size=(k, 2)) * .5, np.ones(k)][ok])
for i in range(9):      # crumbs
    k = 2600; yy = 1.8 + 7 * R.random(k) ** 1.6; xx = np.where(R.random(k) < .5, R.uniform(-3.2, 3.4, k), R.choice([-1, 1], k) * (HW + np.abs(R.normal(size=k)) * .5)); sz = np.minimum(R.lognormal(-5.0, .4, k), .02); ok = dtr(xx, yy) > .07
    scatter(f'fin{i}', np.c_[xx, yy, gh(xx, yy) + sz * .15][ok], sz[ok], soilc[i], np.c_[R.normal(size=(k, 2)) * .5, np.ones(k)][ok])
for i, (x, y, s_) in enumerate(((-.52, 3.55, .13), (-.60, 4.4, .10), (-.47, 5.3, .15), (.50, 4.1, .07), (.46, 5.6, .10), (-.75, 6.3, .17), (-.9, 3.1, .09), (.56, 6.6, .08))): scatter(f'big{i}', [(x, y, gh(np.array([x]), np.array([y]))[0] + s_ * .22)], s_, clods[i], [(R.normal() * .3, R.normal() * .3, 1)])
print('@@ spoil', time.time() - T0)
# grass beyond the trodden ground
gm = leaf_mat('gm', '585c43', '6a6b4d', '827d5c', .4, .3); gc = grass_clump('gc', gm, 60, .16, .16, .004, .7)
k = 9000; xx, yy = R.uniform(-26, 22, k), 9.5 + 40 * R.random(k) ** 1.5; Pg = V3(xx, yy); ok = (R.random(k) < np.clip(smooth(11.5, 15, yy + 1.6 * fbm(Pg * .4, 3)) + smooth(5.2, 7., np.abs(xx + .4)), 0, 1)) & (dtr(xx, yy) > 1.2); scatter('grass', np.c_[xx, yy, gh(xx, yy, False)][ok], R.uniform(.7, 1.5, ok.sum()), gc)
# ---------------------------------------------------------------- spade, standing in the foot of the spoil
def spade(base, lean, yaw):
    obs = []; k = np.linspace(0, 1, 24); ln = lambda z: .0 * z
    obs.append(tube('shaft', ash, np.c_[.0 * k, -.0 + .018 * np.sin(k * 2.4), .27 + .68 * k], np.interp(k, [0, .5, 1], [.0195, .0175, .0185]), 14))
    t = np.linspace(0, np.pi, 18); obs.append(tube('y1', ash, np.c_[.058 * np.cos(t) ** 1, .0 * t + .012, 1.045 - .10 * np.sin(t) ** .8], .0105, 10)); obs.append(tube('y2', ash, np.c_[np.linspace(-.064, .064, 10), np.full(10, .0121), np.full(10, 1.048) + np.linspace(0, .001, 10)], .0145, 12))
    u, v = np.meshgrid(np.linspace(-1, 1, 30), np.linspace(0, 1, 40), indexing='ij'); wv = .094 - .010 * v[:, ::-1] * 0 - .008 * (1 - v)
    for o_ in (0, .0024): obs.append(grid('blade', steel, V3(u * wv, .012 * (u ** 2) + .020 * v ** 2 + o_ - .008, v * .285)))
    obs.append(tube('tread', steel, np.c_[np.linspace(-.094, .094, 16), .012 * np.linspace(-1, 1, 16) ** 2 + .014, np.full(16, .286) + np.linspace(0, .0001, 16)], .0052, 8))
    obs.append(tube('socket', steel, np.c_[.0 * k, .012 - .006 * k, .17 + .32 * k], np.interp(k, [0, .25, 1], [.006, .0225, .0205]), 14)); return place(obs, base, (lean, 4, yaw))
spade((-1.12, 4.35, -.165), 9, -28)
for i in range(12): x, y, s_ = -1.12 + R.normal() * .13, 4.33 + R.normal() * .10, R.uniform(.03, .10); scatter(f'sp{i}', [(x, y, gh(np.array([x]), np.array([y]))[0] + s_ * .2)], s_, clods[i % 9], [(R.normal() * .3, R.normal() * .3, 1)])
# ---------------------------------------------------------------- far hedges, sky, camera
CX, CAZ = (.56, .0, 1.6), math.radians(-9.8)
for dist, hh, c1, c2, sd in ((170, 5.2, 'aab3b3', 'b3bbb9', 3), (90, 1.7, '8c937f', '9aa088', 9)):
    an = np.linspace(math.radians(-55), math.radians(40), 2600); zz = np.linspace(0, 1, 10); A2, Z2 = np.meshgrid(an, zz, indexing='ij'); Qt = np.stack([A2 * 60 + sd, Z2 * 0, 0 * A2], -1)
    tp = hh * (.70 + .42 * fbm(Qt * .28, 3) + .22 * fbm(Qt * 1.7, 4, .6) + .05 * fbm(Qt * 14, 3, .7)); dd = dist + .35 * fbm(np.stack([A2 * 60 * 1.3, Z2 * 3, 0 * A2], -1), 4, .6)
    grid('far', rough_mat(f'far{sd}', c1, c2, .5, .0, 2.5, var=0), np.stack([CX[0] + dd * np.sin(A2), dd * np.cos(A2), -.3 + Z2 * tp], -1))
w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; n = NT(w.node_tree); d = n('ShaderNodeTexCoord').outputs['Generated']; zc = n('ShaderNodeSeparateXYZ', {0: d}).outputs[2]
lit = n.ramp(zc, [(0., (.54, .53, .51)), (.3, (.58, .59, .60)), (1., (.68, .72, .78))]); gl = n.math('POWER', n.math('MAXIMUM', n('ShaderNodeVectorMath', {0: d, 1: (.357, .550, .755)}, operation='DOT_PRODUCT').outputs['Value'], 0.), 7.); lit = n.mix(1, lit, n.mix(1, rgba('fff0dc'), n.math('MULTIPLY', gl, 1.1), 'MULTIPLY'), 'ADD'); seen = n.ramp(zc, [(0., (.78, .775, .755)), (.04, (.70, .712, .715)), (.14, (.53, .575, .62)), (1., (.45, .53, .62))])
seen = n.mix(1, seen, n.ramp(n.noise(n('ShaderNodeVectorMath', {0: d, 1: (2.2, 2.2, 11.)}, operation='MULTIPLY').outputs[0], 1.3, 6, .6, .4), [(.3, (.86, .88, .91)), (.7, (1.12, 1.10, 1.08))]), 'MULTIPLY')
n('ShaderNodeOutputWorld', {0: n('ShaderNodeMixShader', {0: n('ShaderNodeLightPath').outputs[0], 1: n('ShaderNodeBackground', {0: lit, 1: 1.}), 2: n('ShaderNodeBackground', {0: seen, 1: 1.})})}); w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 64
L = bpy.data.lights.new('sun', 'SUN'); L.energy = 4.15; L.color = srgb('ffeeda'); L.angle = math.radians(2.6); o = bpy.data.objects.new('sun', L); bpy.context.scene.collection.objects.link(o); a, e = math.radians(33), math.radians(49)
o.rotation_euler = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e))).to_track_quat('Z', 'Y').to_euler()
pt = math.radians(9); camera(CX, (CX[0] + math.sin(CAZ), math.cos(CAZ), 1.6 - math.tan(pt)), 35, 8., (.2, 4.9, -.2)); cd = bpy.context.scene.camera.data; cd.shift_y = -(.5 - .118) * 2 / 3 + math.tan(pt) * 35 / 36
print('@@ built', time.time() - T0)
if 'ray' in os.environ:
    s_ = bpy.context.scene; s_.render.resolution_x, s_.render.resolution_y = 750, 500; bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get(); co = s_.camera; vf = [co.matrix_world @ v for v in co.data.view_frame(scene=s_)]; tr, br, bl, tl = vf
    for px, py in eval(os.environ['ray']):
        p = tl + (tr - tl) * (px / 750) + (bl - tl) * (py / 500); dv = (p - co.location).normalized(); print('@@ ray', px, py, s_.ray_cast(dg, co.location, dv)[:5])
if 'big' in os.environ: [print('@@ big', o.name, [round(x, 2) for x in o.dimensions], [round(x, 2) for x in o.location]) for o in bpy.data.objects if o.type == 'MESH' and max(o.dimensions) > 1.5 and not o.name.startswith(('ground', 'far', 'lip', 'gen', 'spoil', 'inw', 'crumb'))]
render('trench', spp=48, exposure=.3, dn=False, bounces=3)
