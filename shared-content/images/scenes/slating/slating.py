import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from closeup import *
ARG = dict(x.split('=') for x in sys.argv[sys.argv.index('--') + 1:])
reset(81)
# Natural slates, 500 x 250, centre-nailed with two copper nails each, laid to a gauge of 210 over battens and membrane.
ANG = math.radians(35); f = slope_frame((0, 0, 0), (1, 0, 0), (0, math.cos(ANG), math.sin(ANG)))
def slate_mat():
    m, n = mat('slate'); pos = n('ShaderNodeNewGeometry').outputs['Position']; at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']})
    # across, up the slope and out of it; every slate shows another part of the stone
    q = [n('ShaderNodeVectorMath', {0: pos, 1: tuple(f.A[i])}, operation='DOT_PRODUCT').outputs[1] for i in (0, 2, 1)]
    q = n('ShaderNodeCombineXYZ', {0: q[0], 1: n.math('MULTIPLY', q[1], .55), 2: q[2]})
    p = n('ShaderNodeVectorMath', {0: q, 1: n('ShaderNodeVectorMath', {0: at.outputs['Color'], 1: (31, 17, 43)}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]
    base = n.ramp(sp.outputs[0], [(.1, srgb('4c5156')), (.4, srgb('53585d')), (.7, srgb('555659')), (.95, srgb('474c51'))]); a = n.noise(p, 6, 5, .55, .3); g = n.noise(p, 520, 3, .7); s = n.noise(p, 90, 4, .65)
    # riven face: the stone splits into thin steps with fine ridges between them
    t = n.math('MULTIPLY', n.noise(p, 4.2, 4, .5, .5), 11.); step = n.math('ADD', n.math('FLOOR', t), n.mapr(n.math('FRACT', t), 0, .14))
    c = n.mix(1, base, n.ramp(a, [(.3, (.90, .90, .91)), (.7, (1.10, 1.09, 1.07))]), 'MULTIPLY'); c = n.mix(.5, c, n.ramp(g, [(.3, (.6, .6, .6)), (.7, (1.35, 1.35, 1.35))]), 'MULTIPLY'); c = n.mix(.5, c, n.ramp(s, [(.35, (.86, .86, .87)), (.65, (1.12, 1.12, 1.11))]), 'MULTIPLY')
    return finish(m, n, c, n.mapr(s, .3, .7, .46, .64), n.math('ADD', n.math('ADD', step, n.math('MULTIPLY', s, 1.3)), n.math('MULTIPLY', g, .5)), .42, strength=1., dist=.00042)
sl = slate_mat(); cu, n = mat('copper'); oc = n('ShaderNodeNewGeometry').outputs['Position']
b = n('ShaderNodeBsdfPrincipled', {'Base Color': n.ramp(n.noise(oc, 130, 3), [(.3, srgb('b8683c')), (.7, srgb('e39a66'))]), 'Metallic': 1., 'Roughness': n.mapr(n.noise(oc, 400, 3), .3, .7, .22, .42)}); n('ShaderNodeOutputMaterial', {'Surface': b})
SW, SL, GA, TH, LAST, XE, NZ = .2, .4, .165, .0055, 7, 1.02, .225       # the row after LAST is laid up to XE
items, nails = [], []
tilt = math.degrees(math.atan(2 * TH / SL))
for r in range(0, LAST + 2):
    x = -1.5 - (SW / 2 if r % 2 else 0)
    while x < 4.4:
        if r <= LAST or x + SW < XE:
            j = np.clip(R.normal(size=3), -2, 2) * (.0006, .0012, .25); t = tilt + R.normal() * .06
            A = rotm(1, j[2]) @ rotm(0, t) @ f.A; c = f.p(x + SW / 2 + j[0], TH * 1.5 + .0006, r * GA + SL / 2 + j[1])
            items.append((c, (SW / 2 - .0016, TH / 2 * R.uniform(.88, 1.1), SL / 2), A, R.random(3)))
            if r >= LAST: nails += [(c, A, s_ * (SW / 2 - .031) + R.normal() * .002, NZ - SL / 2 + R.normal() * .0025) for s_ in (-1, 1)]
        x += SW
hd_bricks('slates', sl, items, n=(70, 1, 120), b=.0011, low=.0010, fine=.0004, chip=.0034)
def nail(c, A, u, w, s_=1.0):
    t = np.linspace(0, np.pi / 2, 7); pr = [(.0016 * math.sin(a), .0052 * math.cos(a)) for a in t]
    o = lathe('nail', cu, [(-.0006, .0052)] + [(x_, r_) for x_, r_ in pr], (0, 0, 0), 22); B = np.stack([A[1], A[0], A[2]])
    tl = rotm(2, R.normal() * 4) @ rotm(1, R.normal() * 4); o.data.transform(__import__('mathutils').Matrix((tl @ B).T.tolist()).to_4x4()); o.location = Vector(np.asarray(c) + np.array([u, TH / 2 + .0004, w]) @ A)
for c, A, u, w in nails: nail(c, A, u, w)
# battens, membrane, rafters
bt, n = mat('batten'); pos = n('ShaderNodeNewGeometry').outputs['Position']; at = n('ShaderNodeAttribute', attribute_name='rnd')
p = n('ShaderNodeVectorMath', {0: n('ShaderNodeVectorMath', {0: pos, 1: (3., 90., 90.)}, operation='MULTIPLY').outputs[0], 1: n('ShaderNodeVectorMath', {0: at.outputs[0], 1: (40, 30, 50)}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]
g = n.noise(p, 1.3, 6, .65, 1.2); finish(bt, n, n.ramp(g, [(.28, srgb('857257')), (.5, srgb('9f8a6c')), (.72, srgb('b5a182'))]), .7, g, .25, strength=.35, dist=.001)
Bt = MB('battens', bt, .0018)
for r in range(-1, 26): z = r * GA + NZ; Bt.box(f, (-2.2, -.025, z - .025), (5.2, 0, z + .025), rot=(1, R.normal() * .05))
Bt.done()
galv = plain('galv', '9da0a2', .35, .5, 1.0); G_ = MB('bnail', galv, .0008)
for r in range(LAST, 26):
    for k in range(-5, 12):
        for q in (0,): z = r * GA + NZ + R.normal() * .004; xx = -.02 + k * .45 + R.normal() * .004; G_.box(f, (xx - .003, -.001, z - .003), (xx + .003, .0008, z + .003), rot=(1, 45))
G_.done()
mb, n = mat('membrane'); pos = n('ShaderNodeNewGeometry').outputs['Position']; w1 = n.noise(pos, 900, 2); w2 = n.noise(pos, 16, 4); finish(mb, n, n.mix(1, rgba('80868b'), n.ramp(w2, [(.3, (.9, .9, .9)), (.7, (1.06, 1.06, 1.06))]), 'MULTIPLY'), .62, n.math('ADD', w1, n.math('MULTIPLY', w2, 2.)), .3, strength=.3, dist=.001)
x, z = np.meshgrid(np.arange(-2.2, 5.2, .014), np.arange(-.3, 4.4, .014), indexing='ij'); Q = np.stack([x, 0 * x, z], -1)
bay = np.floor((x + .02) / .45); row = np.floor(z / .165); ph = np.sin(bay * 12.9 + row * 4.7) * 43758.5; rnd_ = ph - np.floor(ph); mid = .5 + .22 * (np.sin(bay * 5.1 + row * 2.3)); u_ = (x + .02) / .45 - bay; sag = np.where(u_ < mid, u_ / mid, (1 - u_) / (1 - mid)); sag = sag * sag * (3 - 2 * sag); y = -.0262 - (.002 + .013 * rnd_ ** 1.6) * sag + .003 * fbm(Q * np.array([5, 1, 9]), 4) * (.3 + sag) - .0022 * fbm(Q * np.array([14, 1, 3]), 3) ** 2; grid('membrane', mb, np.einsum('abi,ij->abj', np.stack([x, y, z], -1), f.A) + f.o)
# a hammer hangs by its head from a batten
st, ash = steel_mat(stain=-2.), handle_wood('hick', '6a5138', '957a58')
def hammer():
    o = [lathe('hh', ash, [(-.30, 0), (-.2995, .010), (-.292, .0150), (-.27, .0165), (-.22, .0148), (-.16, .0150), (-.10, .0125), (-.045, .0115), (.012, .0105), (.014, 0)])]
    hd = MB('hm', st, .003); fr = F(); fr.A = np.eye(3); hd.box(fr, (-.014, -.015, -.016), (.012, .018, .016)); o.append(hd.done())
    fc = lathe('face', st, [(0, .0095), (.018, .0098), (.024, .0135), (.040, .0138), (.0415, .0125), (.0418, 0)], n=40); fc.data.transform(__import__('mathutils').Matrix.Rotation(math.radians(90), 4, 'Z')); fc.location = (0, .016, 0); o.append(fc)
    for s_ in (-1, 1):
        t = np.linspace(0, 1, 14); yy = -.014 - .062 * t; xx = -.020 * t ** 2; wv = .0055 * (1 - .25 * t); th = .009 * (1 - .85 * t) + .0012; zc = s_ * (.0062 + .004 * t)
        ring = [np.stack([xx + a * th, yy, zc + c * wv], -1) for a, c in ((1, 1), (1, -1), (-1, -1), (-1, 1), (1, 1))]; o.append(grid('claw', st, np.stack(ring, 1), smooth_=False))
    return o
hm = hammer(); from mathutils import Matrix
Bz = np.stack([f.A[2], -f.A[0], f.A[1]]) ; bpy.context.view_layer.update()
rot = rotm(1, 2.8) @ rotm(2, 24) @ Bz; M4 = Matrix(rot.T.tolist()).to_4x4(); M4.translation = Vector(f.p(1.46, .012, (LAST + 1) * GA + NZ + .045))
for o in hm: o.matrix_world = M4 @ o.matrix_world
gr = MB('ground', rough_mat('gnd', '6a6a58', '7c7b66', 3, .3), .001); gr.box(W, (-60, -60, -6.2), (60, 60, -6)); gr.done()
world(elev=42, az=285, strength=.17, sun=float(ARG.get('sun', 1.6)), sun_col='f7f0e4', angle=float(ARG.get('an', 12)), clouds=.95, cam_gain=.75, trees=.1, cover=float(ARG.get('cov', .8)))
camera(tuple(f.p(-.62, .95, .02)), tuple(f.p(.86, 0, 1.30)), 42, float(ARG.get('f', 4.0)), tuple(f.p(.55, 0, .95)))
render('slating', spp=64, exposure=.5, dk=.3)
