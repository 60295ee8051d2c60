import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from closeup import *
import lib
# An open strip-foundation trench in London clay: concrete in the bottom, two leaves of dense block begun at the corner, profiles and string lines.
reset(53); T0 = time.time()
HW, YC, ZC = .37, 4.98, -.72        # half width, centre line of the cross leg, top of the concrete
XO, YO = -.03, 5.02        # outer faces of the wall
def V3(x, y, z=0.): x, y, z = np.broadcast_arrays(x, y, z); return np.stack([x, y, z], -1)
# ---------------------------------------------------------------- materials
def soil_mat(name, mode, haze=False):
    """mode: 'ground' trodden, 'cut' the trench's side, 'clay' lumps of spoil. rnd: damp, green/smear, crevice"""
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']}); z = n('ShaderNodeSeparateXYZ', {0: pos}).outputs[2]
    if mode in ('clay', 'earth'):      # every instance its own patch of the noise
        oi = n('ShaderNodeObjectInfo'); pos = n('ShaderNodeVectorMath', {0: pos, 1: n('ShaderNodeVectorMath', {0: oi.outputs['Location'], 1: (7., 5., 3.)}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]
    top = n.ramp(n.noise(pos, 5, 5, .68), [(.30, srgb('4a3c2f')), (.5, srgb('5f4f3e')), (.72, srgb('77654f'))])
    dry = n.ramp(n.noise(pos, 1.9, 5, .68), [(.30, srgb('4d4032')), (.5, srgb('65553f')), (.70, srgb('80705a'))])
    och = n.ramp(n.noise(pos, 6, 4, .65), [(.28, srgb('7a6449')), (.5, srgb('957b58')), (.72, srgb('a8926c'))])
    gb = n.ramp(n.noise(pos, 9, 3, .65), [(.3, srgb('656c6c')), (.7, srgb('858b88'))])
    st = n('ShaderNodeVectorMath', {0: pos, 1: (1., 1., 1.15)}, operation='MULTIPLY').outputs[0]
    mot = n.mapr(n.noise(st, 7.5, 5, .62, .9), .455, .57); clay = n.mix(n.math('MULTIPLY', mot, .34), och, gb)
    clay = n.mix(n.mapr(n.noise(pos, 21, 5, .7, .6), .60, .70, 0, .2), clay, rgba('85583a'))      # rusty veins
    if mode == 'cut':
        f = n.mapr(n.math('ADD', z, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(pos, 4.5, 6, .66), .5), .20)), -.27, -.22)
        col = n.mix(f, clay, top); col = n.mix(n.mapr(z, -.035, .0), col, dry)
        col = n.mix(n.math('MULTIPLY', n.mapr(z, -.30, -.56, 0, .9), n.mapr(n.noise(pos, 3, 4), .3, .7, .5, 1)), col, n.mix(1, col, (.40, .385, .375, 1), 'MULTIPLY'))      # damp lower half
        spl = n.math('MULTIPLY', n.mapr(n.math('ADD', z, n.math('MULTIPLY', n.noise(pos, 8, 6, .7), -.10)), -.74, -.78), n.mapr(n.noise(pos, 30, 5, .7), .40, .52, .2, 1.)); col = n.mix(spl, col, rgba('807f7b'))      # slurry of the concrete
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
    c = n.ramp(n.noise(pos, 3.2, 6, .62), [(.28, srgb('7f7f7b')), (.5, srgb('90908b')), (.72, srgb('a1a09a'))]); wetn = n.mapr(n.math('ADD', n.noise(pos, 2.3, 5, .6, .4), n.math('MULTIPLY', sp.outputs[0], .25)), .46, .66)
    c = n.mix(n.math('MULTIPLY', wetn, .6), c, n.mix(1, c, (.68, .68, .69, 1), 'MULTIPLY')); c = n.mix(n.mapr(n.noise(pos, 38, 5, .7), .58, .74, 0, .45), c, rgba('a9a79f'))
    c = n.mix(n.math('MULTIPLY', sp.outputs[1], .75), c, rgba('8a745a')); g = n.noise(pos, 260, 3, .65); c = n.mix(.3, c, n.ramp(g, [(.3, (.7, .7, .7)), (.7, (1.2, 1.2, 1.2))]), 'MULTIPLY')
    return finish(m, n, c, n.mapr(wetn, 0, 1, .46, .17), n.math('ADD', n.math('MULTIPLY', n.noise(pos, 60, 5, .7), .7), n.math('MULTIPLY', g, .25)), .55, strength=.4, dist=.0025)
def block_mat():
    m, n = mat('blockm'); at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']}); pos = n('ShaderNodeNewGeometry').outputs['Position']
    p = n('ShaderNodeVectorMath', {0: pos, 1: n('ShaderNodeVectorMath', {0: at.outputs['Color'], 1: (31, 17, 43)}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]
    c = n.ramp(n.noise(p, 9, 5, .62), [(.3, srgb('5d5e5c')), (.5, srgb('6c6c69')), (.72, srgb('7b7a75'))]); c = n('ShaderNodeHueSaturation', {'Color': c, 'Value': n.mapr(sp.outputs[1], 0, 1, .86, 1.10)})
    ag = n('ShaderNodeTexVoronoi', {'Vector': p, 'Scale': 210.}); c = n.mix(.34, c, n.ramp(n('ShaderNodeSeparateColor', {0: ag.outputs['Color']}).outputs[0], [(.1, (.55, .55, .56)), (.5, (1, 1, 1)), (.92, (1.35, 1.32, 1.26))]), 'MULTIPLY')
    pit = n.mapr(n.noise(p, 150, 3, .62), .36, .27); c = n.mix(n.math('MULTIPLY', pit, .75), c, rgba('3b3b3a')); c = n.mix(n.mapr(n.noise(p, 6, 5, .7), .54, .70, 0, .45), c, rgba('9c9383'))
    c = n.mix(n.mapr(n.noise(pos, 2.2, 5, .7), .46, .66, 0, .45), c, n.mix(1, c, (.62, .60, .56, 1), 'MULTIPLY'))
    c = n.mix(n.mapr(n.math('ADD', n.noise(pos, 4.5, 6, .72), n.math('MULTIPLY', n.mapr(n('ShaderNodeSeparateXYZ', {0: pos}).outputs[2], -.1, -.7), .12)), .54, .70, 0, .7), c, rgba('6b5946'))      # soil
    c = n.mix(n.mapr(n.noise(p, 13, 5, .72), .60, .70, 0, .6), c, rgba('8d8475'))      # mortar
    return finish(m, n, c, .95, n.math('SUBTRACT', n.noise(p, 240, 3, .65), pit), .15, strength=.8, dist=.004)
blockm = block_mat(); bmort = rough_mat('bmort', '615a50', '766e62', 25, .7, 230); mor = mortar_mat('mor', '564f45', '645c50', '6e6657', '7c7364')
red = brick_mat('red', ['6c4134', '7c4f3e', '8c6450', '5c3b34', '744a39', '97725b', '664439', '84563f'], dark=.5, smear=.22, bump=1., close=True, foot=0., streak=0.)
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
xs = np.r_[np.arange(-400, -90, 15.), np.arange(-90, -6, 3.), np.arange(-6, -4, .08), np.arange(-4, -2, .0145), np.arange(-2, 1.3, .0100), np.arange(1.3, 3.6, .0145), np.arange(3.6, 7, .06), np.arange(7, 90, 3.), np.arange(90, 400, 15.)]
ys = np.r_[np.arange(-4, 1.7, .2), np.arange(1.7, 4.6, .0100), np.arange(4.6, 6.5, .0155), np.arange(6.5, 11, .028), np.arange(11, 20, .12), np.arange(20, 60, 1.5), np.arange(60, 400, 8.)]
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
    y1 = np.arange(1.4, cy, .0062); x2 = np.arange(cx + .012, 7.5, .014)
    p = np.r_[np.c_[np.full(len(y1), X), y1], np.c_[cx + r * np.cos(al), cy + r * np.sin(al)], np.c_[x2, np.full(len(x2), Y)]]
    t = np.gradient(p, axis=0); t /= np.linalg.norm(t, axis=1, keepdims=True); nn = np.c_[t[:, 1], -t[:, 0]] * (-sgn)      # into the trench
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))] + 40 * (sgn > 0)
    u = np.r_[-np.linspace(.27, .035, 24), np.linspace(-.03, .04, 14), np.linspace(.046, .90, 124)]; S, U = np.meshgrid(s, u, indexing='ij')
    Q = V3(S, U); one = V3(S, 0 * U)
    ret = .030 + .040 * fbm(one * 1.3 + 5, 3) + .045 * smooth(.05, .5, fbm(one * 3.7 + 9, 3)) + .014 * fbm(one * 14, 3)     # the lip, broken back here and there
    # bites of the bucket: panels with a step between, each swung a little
    k = s / .95 + .3 * fbm(V3(s * .9, 0 * s), 2); slant = .06 * fbm(V3(S * .7, 0 * S + 3), 2); kk = (S + slant * U * 2 + .02 * fbm(Q * np.array([2, 5, 1]) + 2, 3)) / .95 + .3 * fbm(V3(S * .9, 0 * S), 2); pi = np.floor(kk); fr = kk - pi; rb = lambda c: vnoise(V3(pi * 3.7 + c, 0 * pi + c * 1.3, 0 * pi)) - .5
    off = .020 * rb(1.1) + .022 * rb(5.2) * (fr - .5) * 2 + .03 * rb(9.7) * (U - .4)
    gro = np.exp(-((fr - .5) ** 2) * 0)      # tooth scores: five to a bite, of uneven depth, that run out
    sc = 0 * S
    for q, uk in enumerate((.17, .27, .34, .43, .50, .59, .66)):
        g = U - uk - .022 * fbm(V3(S * .55 + 9 * q, 0 * S), 2) - .05 * (fr - .5) ** 2 - .035 * (S - 3.) * rb(3. + q); on = smooth(.22, .42, vnoise(V3(S * 1.0 + 5.3 * q, 0 * S + q, 0 * S))); sc = sc + on * (-.012 * np.exp(-(g / .010) ** 2) + .006 * np.exp(-((g - .018) / .008) ** 2))
    str_ = .005 * fbm(V3(S * 2.6, U * 8.), 3, .55) + .0022 * fbm(V3(S * 22, U * 26), 3, .6) - .012 * smooth(.02, .0, fr) * smooth(.1, .3, U)
    torn = smooth(.16, .44, fbm(V3(S * 2.1 + 4, U * 2.6), 4, .6) + .34 * smooth(.26, .08, U)); rough = .030 * fbm(V3(S * 7, U * 7), 3, .6) + .014 * fbm(V3(S * 24, U * 24), 4, .62) + .005 * np.abs(fbm(V3(S * 80, U * 80), 3, .6)) * -1
    chunk = -.022 * smooth(.30, .50, fbm(V3(S * 4.3 + 8, U * 5.5 + 1), 3, .55))         # lumps that fell out
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
        k = 16; a = R.integers(0, Sh.shape[0], k); b = np.where(R.random(k) < .6, R.integers(42, 84, k), R.integers(42, Sh.shape[1] - 12, k)); nv = np.c_[Nn[a], np.full(k, .15)]
        scatter(f'inw{i}', Sh[a, b] - nv * .002, np.minimum(R.lognormal(-4.4, .5, k), .03), protos[i], nv + R.normal(size=(k, 3)) * .5)
    for i in range(16):
        a = R.integers(30, Sh.shape[0] - 30); b = R.integers(40, 78); p0 = Sh[a, b]; k = np.linspace(0, 1, 12); Lr = R.uniform(.05, .24); dirx = np.r_[Nn[a], 0] * R.uniform(.15, .5) + np.r_[[-Nn[a][1], Nn[a][0]], 0] * R.normal() * .7 + [0, 0, -R.uniform(.2, 1.)]; dirx /= np.linalg.norm(dirx)
        wob = np.cumsum(np.cumsum(R.normal(size=(12, 3)), 0), 0) * .0012; pts = p0 - np.r_[Nn[a], 0] * .01 + k[:, None] * dirx * Lr + wob * Lr * 4 + np.array([0, 0, -1.]) * (k ** 2)[:, None] * Lr * .3; r0 = R.choice([.0011, .0016, .0026, .004], p=[.45, .3, .17, .08]); tube('root', rootm, pts, r0 * (1 - .7 * k), 6)
# ---------------------------------------------------------------- concrete
fresh = concrete_mat()
def pour(x, y):
    P = V3(x, y); z = ZC + .006 * fbm(P * 1.7, 3) + .0022 * fbm(P * 9, 4, .6) + .0007 * fbm(P * 60, 3); d = -dtr(x, y)
    z = z + .0018 * np.sin(y * 26 + 5 * fbm(P * 1.4, 3) + x * 12) * smooth(-.1, .4, fbm(P * 1.1 + 3, 2)) + .022 * smooth(.07, -.02, d + .05 * fbm(P * 5, 3)) ; return z, d      # strokes of the float; it rises a little against the clay
for i, (ax, ay) in enumerate(((np.arange(-.46, .46, .008), np.arange(1.6, YC + .5, .0085)), (np.arange(.40, 7.5, .03), np.arange(YC - .45, YC + .45, .02)))):
    x, y = np.meshgrid(ax, ay, indexing='ij'); z, d = pour(x, y); P = V3(x, y); grid('pour', fresh, V3(x, y, z), np.stack([smooth(.14, .0, d + .08 * fbm(P * 3, 3)), smooth(.10, .0, d + .09 * fbm(P * 6, 4)) * smooth(-.2, .3, fbm(P * 4 + 2, 3)), 0 * x], -1))
for i in range(9):          # crumbs at the foot of the sides
    k = 70; sd = R.choice([-1, 1], k); yy = R.uniform(2.2, YC, k); o = np.abs(R.normal(size=k)) * .055; xx = sd * (HW - .03 - o); big = np.minimum(R.lognormal(-4.25, .62, k), .09) * np.exp(-o * 4)
    scatter(f'crumb{i}', np.c_[xx, yy, pour(xx, yy)[0] + big * .12], big, clods[i], np.c_[R.normal(size=(k, 2)) * .5, np.ones(k)])
# ---------------------------------------------------------------- blocks
KM = MB('bmort', bmort, .0006); L_, H_, D_, JJ = .44, .215, .10, .010; z00 = ZC + .012; KI, BI = [], []
def put(lst, ax, c0, c1, a, b, z, h, jit=.0011):
    """one unit along axis ax from a to b, c0..c1 across, z..z+h"""
    j = np.clip(R.normal(size=4) * jit, -.0022, .0022); lo, hi = np.zeros(3), np.zeros(3); o = 1 - ax; lo[ax], hi[ax] = min(a, b) + j[1] * .6, max(a, b) + j[1] * .6; lo[o], hi[o] = c0 + j[2], c1 + j[2]; lo[2], hi[2] = z + j[0] * .5, z + h + j[0] * .5
    lst.append(((lo + hi) / 2, (hi - lo) / 2, rotm(2, R.normal() * .10), R.random(3)))
def course(lst, ax, sg, org, c0, c1, z, h, units, t0):
    """units: (t0, t1) from the quoin; sg: the way the wall runs from it; t0: where its mortar begins"""
    for a, b in units: put(lst, ax, c0, c1, org + sg * a, org + sg * b, z, h)
    lo, hi = [0, 0, z - JJ], [0, 0, z + h - .002]; o = 1 - ax; p, q = sorted((org + sg * (t0 + .0035), org + sg * (units[-1][1] - .003))); lo[ax], hi[ax], lo[o], hi[o] = p, q, c0 + .0035, c1 - .0035; KM.box(W, lo, hi, rnd=(.5, .5, .5))
SA = lambda k, l=.44: [(i * (l + .01), i * (l + .01) + l) for i in range(k)]                  # stretchers from the quoin
SB = lambda k: [(.11, .215)] + [(.225 + i * .45, .665 + i * .45) for i in range(k)]          # closer behind the other wall's end, then whole
XI, YI = XO + .20, YO - .20; heads = {}
for c in range(3):
    z = z00 + c * .225; od = c % 2
    ua, ur = (SA((3, 0, 2)[c]), SB((5, 0, 3)[c])) if not od else (SB(2), SA(5)); course(KI, 1, -1, YO, XO, XO + .1, z, H_, ua, 0 if not od else .1); course(KI, 0, 1, XO, YO - .1, YO, z, H_, ur, .1 if not od else 0); heads['out', c] = YO - ua[-1][1]
    ua, ur = (SB((2, 0, 1)[c]), SA((5, 0, 3)[c])) if not od else (SA(2), SB(4)); course(KI, 1, -1, YI, XI, XI + .1, z, H_, ua, .1 if not od else 0); course(KI, 0, 1, XI, YI - .1, YI, z, H_, ur, 0 if not od else .1); heads['in', c] = YI - ua[-1][1]
z3 = z00 + .675; SBB = lambda k: [(.1125 + i * .225, .3275 + i * .225) for i in range(k)]
course(BI, 1, -1, YO, XO, XO + BH, z3, BT, SA(3, .215), 0); course(BI, 0, 1, XO, YO - BH, YO, z3, BT, SBB(5), BH)
course(BI, 1, -1, YO, XO, XO + BH, z3 + CO, BT, SBB(2), BH); course(BI, 0, 1, XO, YO - BH, YO, z3 + CO, BT, SA(4, .215), 0); ZT = z3 + CO + BT
KM.done(); hd_bricks('blocks', blockm, [q for q in KI if q[0][1] < YO - .35], n=(90, 22, 44), b=.003, low=.0005, fine=.0006, chip=.0030, pit=.0012); hd_bricks('blocks2', blockm, [q for q in KI if q[0][1] >= YO - .35], n=(40, 10, 20), b=.003, low=.0005, fine=.0006, chip=.003, pit=.001)
hd_bricks('bricks', red, BI, n=(84, 36, 26), b=.0026, low=.0006, fine=.0006, chip=.0036, pit=.0009, frog=0.)
# a stack of blocks on two bearers, one block beside it
# mortar: beds spread on the steps, squeezed bits at the joints
for nm, x0 in (('out', XO + .05), ('in', XI + .05)):
    for c in range(2):
        b0, b1 = heads[nm, c], heads[nm, c + 1]; zt = z00 + c * .225 + H_
        x, y = np.meshgrid(np.linspace(x0 - .049, x0 + .049, 26), np.arange(b0 + .03, b1 + .01, .006), indexing='ij'); P = V3(x, y); e = smooth(.049, .032, np.abs(x - x0) + .008 * fbm(P * 30, 3)) * smooth(b0 + .03, b0 + .08, y + .03 * fbm(P * 14, 3)); grid('bed', mor, V3(x, y, zt + (.013 - .007 * np.exp(-((x - x0) / .014) ** 2) + .006 * fbm(P * 35, 4, .6)) * e - .003), np.full((*x.shape, 3), .9))
for i in range(22):
    c = R.integers(0, 4); y = R.uniform(heads['out', min(c, 2)] + .05, YO - .02) if c < 3 else R.uniform(YO - .6, YO); blob('sq', mor, (XO - .0005, y, z00 + c * .225 - .005 + R.normal() * .002), abs(R.normal()) * .002 + .0022, i, .7, .5, 14, 2.6, fresh=.5)
y, u = np.meshgrid(np.arange(heads['out', 0], YO, .006), np.linspace(0, 1, 8), indexing='ij'); P = V3(y, u); wd = .010 + .012 * np.abs(fbm(V3(y * 7, 0 * y), 4)); grid('squeeze0', mor, V3(XO + .003 - u * wd, y, ZC + .006 + (.009 + .004 * fbm(P * 30, 3)) * (1 - u) ** 1.5), np.full((*y.shape, 3), .6))
for i in range(70):
    x, y = R.choice([R.uniform(-.26, XO - .02), R.uniform(XO + .32, .30)]), R.uniform(3.5, 4.9); blob('drop', mor, (x, y, pour(np.array(x), np.array(y))[0] + .002), abs(R.normal()) * .010 + .004, i, .45, .32, 9, fresh=.8)
# spot board with mortar on two blocks
BD = MB('spot', wood('ply', '584b3b', '75654f', 0, .85), .003); bx, by = 1.13, 4.15; g1_ = gh(np.array([bx]), np.array([by]), False)[0]
SBk = [(np.array([bx + dx, by, g1_ + .045]), np.array([.05, .22, .055]), rotm(2, 6.), R.random(3)) for dx in (-.2, .2)]; hd_bricks('sblocks', blockm, SBk, n=(40, 60, 16), b=.003, low=.0005, fine=.0006, chip=.003, pit=.0012)
BD.box(W, (bx - .30, by - .30, g1_ + .101), (bx + .30, by + .30, g1_ + .119), rot=(2, 8.)); BD.done(); blob('mortarheap', mor, (bx + .04, by + .03, g1_ + .122), .15, 5, .42, .22, 150, 3.4, fresh=.6); blob('mortarheap', mor, (bx - .13, by - .12, g1_ + .120), .06, 9, .3, .30, 90, 3., fresh=.6)
for i in range(16): blob('bdrop', mor, (bx + R.uniform(-.27, .27), by + R.uniform(-.27, .27), g1_ + .119), abs(R.normal()) * .008 + .004, i, .4, .3, 8, fresh=.4)
st_ = steel_mat('tst', rough=.4); place(trowel(st_, ash, .27, .065, handle=.13, up=.045), (bx + .04, by - .21, g1_ + .128), (0, 6, 25))
PG = MB('peg', timb[2], .003, hi=True, rough=.0012, chip=.004)
def peg(x, y, z0, z1, w=.044, tilt=2.): PG.box(F((x, y, 0), R.uniform(-12, 12)), (-w / 2, -w / 2, z0), (w / 2, w / 2, z1), rot=rotm(0, R.normal() * tilt) @ rotm(1, R.normal() * tilt))
peg(.20, 3.42, ZC - .2, ZC + .10, .04)
# ---------------------------------------------------------------- profiles and lines
BDx, BDy = MB('bdx', timb[0], .003, hi=True, rough=.0014, chip=.005), MB('bdy', timb[1], .003, hi=True, rough=.0014, chip=.005); NA = []
yp = YO + 1.15
peg(-.50, yp + .04, -.4, .25, .05, .8); peg(.50, yp + .04, -.4, .27, .05, .8); BDx.box(F((0, yp, 0), .8), (-.66, -.0125, .03), (.66, .0125, .165), rot=rotm(1, .15))
xp = -1.62; peg(xp - .04, YO - .52, -.4, .25, .05, .8); peg(xp - .04, YO + .30, -.4, .27, .05, .8); BDy.box(W, (xp - .0125, YO - .68, .03), (xp + .0125, YO + .46, .165), rot=(0, -.2))
for x in (XO, XO + .3): cyl('nail', (x, yp, .14), (x + .002, yp - .003, .20), .0026, nailm, 8)
for y in (YO, YO - .3): cyl('nail', (xp, y, .14), (xp - .003, y + .003, .20), .0026, nailm, 8)
PG.done(); BDx.done(); BDy.done()
m, n = mat('string'); pos = n('ShaderNodeNewGeometry').outputs['Position']; finish(m, n, n.mix(n.noise(pos, 300, 2), rgba('e8741c'), rgba('d2561a')), .6, None, .2)
def line(p0, p1, r=.0024, sag=.004):
    k = np.linspace(0, 1, 60)[:, None]; p = np.array(p0) * (1 - k) + np.array(p1) * k; p[:, 2] -= sag * 4 * (k * (1 - k))[:, 0]; tube('line', m, p, r, 8)
line((XO - .002, yp, .17), (XO - .002, -1.2, .165), .0028); line((xp, YO + .002, .172), (8., YO + .002, .166), .0028)
for c_, ax_ in (((XO - .002, yp - .004, .17), 1), ((xp, YO + .002, .172), 0)): blob('knot', m, c_, .008, 3, 1.2, .2, 10)
# ---------------------------------------------------------------- spoil
def heap(x, y):
    P = V3(x, y); e = ((x + 3.05 + .25 * np.sin(y * .8)) / 1.75) ** 2 + ((y - 7.6) / 2.6) ** 2; r = np.maximum(np.sqrt(e) + .10 * fbm(P * 1.3, 3), .001); h = 1.12 * np.clip(1 - r ** 1.25, -.3, 1) * (1 + .25 * fbm(P * .9 + 5, 3))
    return h + (h > -.1) * (.12 * fbm(P * 2.6, 3, .6) + .06 * fbm(P * 7, 4, .62) + .05 * np.abs(fbm(P * 15, 4, .65)) + .016 * fbm(P * 42, 3)) - .06
x, y = np.meshgrid(np.arange(-5.6, -1.2, .015), np.arange(3.6, 11.2, .018), indexing='ij'); hz = heap(x, y); P = V3(x, y); grid('heap', earthm, V3(x, y, hz), np.stack([.15 + .3 * vnoise(P * 3), 0 * x, smooth(.0, -.3, fbm(P * 7, 4, .62)) * .5], -1))
for i in range(9):
    k = 1500; xx, yy = R.uniform(-5.2, -1.45, k), R.uniform(3.7, 10.7, k); zz = heap(xx, yy); sz = np.minimum(R.lognormal(-3.35, .68, k), .21); ok = zz > -.02; sz = sz * np.where(zz < .25, 1.1, .85)
    scatter(f'spoil{i}', np.c_[xx, yy, zz + sz * .15][ok], sz[ok], (soilc if i % 3 == 1 else clods)[i], np.c_[R.normal(size=(k, 2)) * .7, np.ones(k)][ok])
    k = 420; yy = R.uniform(1.8, 10.5, k); sd = R.random(k) < .62; d = .02 + np.abs(R.normal(size=k)) * .34; xx = np.where(sd, -HW - .03 - d * 1.6, HW + .04 + d); sz = np.minimum(R.lognormal(-4.35, .65, k), .10) * np.where(sd, 1.2, .9); sz = np.where(yy < 3.3, np.minimum(sz, .032), sz); ok = (dtr(xx, yy) > .04)     # along the lip
    scatter(f'lip{i}', np.c_[xx, yy, gh(xx, yy, False) + sz * .14][ok], sz[ok], (clods if i % 3 == 0 else soilc)[i], np.c_[R.normal(size=(k, 2)) * .5, np.ones(k)][ok])
    k = 500; xx, yy = R.uniform(-3.6, 4., k), R.uniform(1.8, 12, k); sz = np.minimum(R.lognormal(-4.6, .6, k), .06); sz = np.where(yy < 3.3, np.minimum(sz, .032), sz); ok = dtr(xx, yy) > .1
    scatter(f'gen{i}', np.c_[xx, yy, gh(xx, yy, False) + sz * .12][ok], sz[ok], soilc[i] if i != 4 else protos[1], np.c_[R.normal(size=(k, 2)) * .5, np.ones(k)][ok])
for i in range(9):      # crumbs
    k = 2600; yy = 1.8 + 7 * R.random(k) ** 1.6; xx = np.where(R.random(k) < .5, R.uniform(-3.2, 3.4, k), R.choice([-1, 1], k) * (HW + np.abs(R.normal(size=k)) * .5)); sz = np.minimum(R.lognormal(-5.0, .4, k), .02); ok = dtr(xx, yy) > .07
    scatter(f'fin{i}', np.c_[xx, yy, gh(xx, yy) + sz * .15][ok], sz[ok], soilc[i], np.c_[R.normal(size=(k, 2)) * .5, np.ones(k)][ok])
for i, (x, y, s_) in enumerate(((-.62, 4.4, .08), (-.5, 5.2, .10), (.55, 3.1, .07), (.50, 4.3, .08), (-.9, 3.2, .05))): scatter(f'big{i}', [(x, y, gh(np.array([x]), np.array([y]))[0] + s_ * .22)], s_, clods[i], [(R.normal() * .3, R.normal() * .3, 1)])
print('@@ spoil', time.time() - T0)
# ---------------------------------------------------------------- spade, standing in the foot of the spoil
def spade(base, lean, yaw):
    obs = []; k = np.linspace(0, 1, 24); ln = lambda z: .0 * z
    obs.append(tube('shaft', ash, np.c_[.0 * k, -.0 + .018 * np.sin(k * 2.4), .27 + .68 * k], np.interp(k, [0, .5, 1], [.0195, .0175, .0185]), 14))
    t = np.linspace(0, np.pi, 18); obs.append(tube('y1', ash, np.c_[.058 * np.cos(t) ** 1, .0 * t + .012, 1.045 - .10 * np.sin(t) ** .8], .0105, 10)); obs.append(tube('y2', ash, np.c_[np.linspace(-.064, .064, 10), np.full(10, .0121), np.full(10, 1.048) + np.linspace(0, .001, 10)], .0145, 12))
    u, v = np.meshgrid(np.linspace(-1, 1, 30), np.linspace(0, 1, 40), indexing='ij'); wv = .094 - .010 * v[:, ::-1] * 0 - .008 * (1 - v)
    for o_ in (0, .0024): obs.append(grid('blade', steel, V3(u * wv, .012 * (u ** 2) + .020 * v ** 2 + o_ - .008, v * .285)))
    obs.append(tube('tread', steel, np.c_[np.linspace(-.094, .094, 16), .012 * np.linspace(-1, 1, 16) ** 2 + .014, np.full(16, .286) + np.linspace(0, .0001, 16)], .0052, 8))
    obs.append(tube('socket', steel, np.c_[.0 * k, .012 - .006 * k, .17 + .32 * k], np.interp(k, [0, .25, 1], [.006, .0225, .0205]), 14)); return place(obs, base, (lean, 4, yaw))
spade((-1.22, 5.15, -.15), 8, -24)
for i in range(12): x, y, s_ = -1.22 + R.normal() * .13, 5.13 + R.normal() * .10, R.uniform(.03, .10); scatter(f'sp{i}', [(x, y, gh(np.array([x]), np.array([y]))[0] + s_ * .2)], s_, clods[i % 9], [(R.normal() * .3, R.normal() * .3, 1)])
# ---------------------------------------------------------------- far hedges, sky, camera
CX, CAZ = (XO - 1.28, .0, 1.54), math.radians(16.)
# behind: a hedge and a site fence before it
hl = leaf_mat('hl', '46572f', '5d7340', '86985a', .3, .4); kid = leaf_clump('lc', hl, 30, .5, .22); hedge(-9., 15., 9.3, 10.3, 2.2, kid, dens=75, z=-.1, size=.30, core=plain('core', '222b17', .9))
galv = rough_mat('galv', '83888b', 'a3a7a8', 20, .1, 150, .45, .5); foot = MB('foot', rough_mat('footm', '8b887f', 'a39f95', 10, .4, 100), .02)
for i in range(7):
    x0 = -9.2 + i * 3.5; yf = 8.6 + (-.12 if i % 2 else .12)
    for x in (x0 + .04, x0 + 3.44): cyl('fp', (x, yf, .05), (x, yf, 2.05), .021, galv, 10)
    for z in (.18, 1.2, 2.03): cyl('fr', (x0 + .04, yf, z), (x0 + 3.44, yf, z), .017, galv, 8)
    V, Q = [], []
    for x in np.arange(x0 + .14, x0 + 3.4, .105):
        b = len(V); V += [(x - .0028, yf, .18), (x + .0028, yf, .18), (x + .0028, yf, 2.03), (x - .0028, yf, 2.03)]; Q.append((b, b + 1, b + 2, b + 3))
    raw_mesh('fm', np.array(V), [np.array(Q)], galv); foot.box(W, (x0 - .30, yf - .12, -.06), (x0 + .32, yf + .12, .10))
foot.done()
w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; n = NT(w.node_tree); d = n('ShaderNodeTexCoord').outputs['Generated']; zc = n('ShaderNodeSeparateXYZ', {0: d}).outputs[2]
lit = n.ramp(zc, [(0., (.54, .53, .51)), (.3, (.58, .59, .60)), (1., (.68, .72, .78))]); gl = n.math('POWER', n.math('MAXIMUM', n('ShaderNodeVectorMath', {0: d, 1: (-.522, -.352, .777)}, operation='DOT_PRODUCT').outputs['Value'], 0.), 7.); lit = n.mix(1, lit, n.mix(1, rgba('fff0dc'), n.math('MULTIPLY', gl, 1.1), 'MULTIPLY'), 'ADD'); seen = n.ramp(zc, [(0., (.78, .775, .755)), (.04, (.70, .712, .715)), (.14, (.53, .575, .62)), (1., (.45, .53, .62))])
seen = n.mix(1, seen, n.ramp(n.noise(n('ShaderNodeVectorMath', {0: d, 1: (2.2, 2.2, 11.)}, operation='MULTIPLY').outputs[0], 1.3, 6, .6, .4), [(.3, (.86, .88, .91)), (.7, (1.12, 1.10, 1.08))]), 'MULTIPLY')
n('ShaderNodeOutputWorld', {0: n('ShaderNodeMixShader', {0: n('ShaderNodeLightPath').outputs[0], 1: n('ShaderNodeBackground', {0: lit, 1: 1.}), 2: n('ShaderNodeBackground', {0: seen, 1: 1.})})}); w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 64
L = bpy.data.lights.new('sun', 'SUN'); L.energy = 4.15; L.color = srgb('ffeeda'); L.angle = math.radians(2.6); o = bpy.data.objects.new('sun', L); bpy.context.scene.collection.objects.link(o); a, e = math.radians(236), math.radians(51)
o.rotation_euler = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e))).to_track_quat('Z', 'Y').to_euler()
camera(CX, (CX[0] + math.sin(CAZ), math.cos(CAZ), CX[2]), 46, 4., (XO, 4.2, -.3), shift_y=-.386 * 46 / 36)
print('@@ built', time.time() - T0)
if 'ray' in os.environ:
    s_ = bpy.context.scene; s_.render.resolution_x, s_.render.resolution_y = 750, 500; bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get(); co = s_.camera; vf = [co.matrix_world @ v for v in co.data.view_frame(scene=s_)]; tr, br, bl, tl = vf
    for px, py in eval(os.environ['ray']):
        p = tl + (tr - tl) * (px / 750) + (bl - tl) * (py / 500); dv = (p - co.location).normalized(); print('@@ ray', px, py, s_.ray_cast(dg, co.location, dv)[:5])
if 'big' in os.environ: [print('@@ big', o.name, [round(x, 2) for x in o.dimensions], [round(x, 2) for x in o.location]) for o in bpy.data.objects if o.type == 'MESH' and max(o.dimensions) > 1.5 and not o.name.startswith(('ground', 'far', 'lip', 'gen', 'spoil', 'inw', 'crumb'))]
render('trench', spp=48, exposure=.3, dn=False, bounces=3)
