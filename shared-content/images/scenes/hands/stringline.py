import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from hand import *
from facing import *
from mathutils import Matrix
reset(71)
PACK, BARROW = ((1.20, 3.55), -24), ((2.76, 3.06), 152)
# A course is laid to a string line: five bricks stand, the bed is spread for the next ones, the quoin is racked back. A level lies on the course.
red = brick_mat('red', ['6f4a3d', '75503f', '7b5645'], dark=.22, smear=.05, bump=.42, close=True, mottle=.6)
face = facing_mat('face', ['774a3b', '7e5242', '80513f', '73493c', '855847', '7a4e3f'])
mor = mortar_mat('mor', '736c60', '877f72', '8b8377', '9d9588', bump=.45)
X0, XL, XB, XQ = -.35, .4625, .68, 1.2625      # left end, end of the laid bricks, end of the bed, start of the quoin
def brick(a, b, z, jit=.001, top=BT):
    j = np.clip(R.normal(size=4) * jit, -.0022, .0022); lo = np.array([a + j[0], j[2] * .7, z + j[1] * .5]); hi = np.array([b + j[0], BH + j[2] * .7, z + top + j[1] * .5])
    return (lo + hi) / 2, (hi - lo) / 2, rotm(1, R.normal() * .18) @ rotm(2, R.normal() * .12), R.random(3)
body, tops = [], []
for n in range(-2, 1):
    a = -.8 - (.1125 if n % 2 else 0); z = n * CO - CO + J
    while a < 2.2:
        (tops if n == 0 else body).append(brick(a, a + BL, z)); a += BL + J
a = X0 - .1125 - .45
laid = []
while a + BL < XL + .01: laid.append(brick(a, a + BL, J, .0008)); a += BL + J
sees = lambda q, lo=.10, hi=1.06: lo < q[0][0] < hi
facing('bricks', face, [q for q in body if sees(q)]); facing('tops', face, [q for q in tops if sees(q)], n=(250, 100, 80), frog=.013); facing('laid', face, [q for q in laid if sees(q, 0, 1)], n=(290, 100, 92))      # laid frog down: a flat top
facing('far', face, [q for q in body + tops if not sees(q) and q[0][0] > .1], n=(110, 30, 36)); hd_bricks('unseen', red, [q for q in body + tops if q[0][0] < .1] + [q for q in laid if not sees(q, 0, 1)], n=(20, 8, 8))
q = []
for n in range(1, 6):
    a = XQ + .1125 * (n - 1)
    while a < 2.6: q.append(brick(a, a + BL, n * CO - CO + J)); a += BL + J
hd_bricks('quoin', red, q, n=(40, 6, 14), b=.0028, low=.0006, fine=.00028, chip=.0022)
qm = MB('quoinmortar', mor, .0005)
for n in range(1, 6): qm.box(W, (XQ + .1125 * (n - 1) + .004, .0045, n * CO - CO - .001), (2.6, BH - .004, n * CO - CO + J + BT - .003), rnd=(.2, .2, .2))
qm.done()
# joints: struck below, fresh and squeezed out under the course that is being laid
morj = joint_mat('morj')
for x0, x1, st in ((-.9, .12, .004), (.12, 1.3, .0009), (1.3, 2.2, .003)):
    xs, zs = np.arange(x0, x1 + st, st), np.arange(-3 * CO + J - .002, -.0016, .0007 if st < .001 else .0016); x, z = np.meshgrid(xs, zs, indexing='ij'); P = np.stack([x, 0 * x, z], -1)
    bed_ = np.abs((z - .005 + CO / 2) % CO - CO / 2); nc = np.floor((z - .005) / CO); off = np.where(nc.astype(int) % 2 == 0, -.8, -.9125) - J / 2; perp_ = np.abs((x - off + .1125) % .225 - .1125)      # distance from the middle of the joint
    dj = np.minimum(bed_, perp_) + .0009 * fbm(P * 45, 3) + .0006 * fbm(P * 160, 2)
    lap = (1 - smooth(XB - .06, XB - .02, x) * smooth(-.02, -.008, z)) * smooth(.0046, .0062, dj) * smooth(-.05, .45, fbm(P * 21 + 5, 3)); y = .0031 - .0022 * smooth(.0012, .0052, dj) - .0016 * lap + .0005 * fbm(P * 34, 3) + .00045 * fbm(P * 330, 3, .7) + .0006 * smooth(.35, .6, fbm(P * 210 + 3, 2))      # tooled hollow, here and there over the arris
    y = np.where(dj > .0095, .004, y); grid('joints', morj, np.stack([x, y, z], -1), np.zeros((*x.shape, 3), 'f'))
one = None
zs = np.linspace(-.003, .0125, 36); x, z = np.meshgrid(np.arange(-.8, XL + .008, .0011), zs, indexing='ij'); P = np.stack([x, 0 * x, z], -1); t = np.clip((z + .003) / .0155, 0, 1)
bulge = np.sin(np.pi * t) ** .6 * (.0034 + .0014 * fbm(np.stack([x * 16, 0 * x, 0 * x], -1), 3) + .0008 * fbm(P * 60, 3, .6) + .0005 * fbm(P * 420, 2))
grid('squeezed', mor, np.stack([x, .004 - bulge, z - .003 * np.sin(np.pi * t) * (bulge / .012)], -1), np.ones((*x.shape, 3), 'f'))
for k in range(-4, 4):                           # perpends of the laid course
    xc = X0 - .1125 + k * .225 + BL + J / 2 + .225
    if xc > XL - .02: continue
    u, v = np.meshgrid(np.linspace(-.0065, .0065, 9), np.linspace(.008, .074, 44), indexing='ij'); P = np.stack([u + xc, 0 * u, v], -1)
    grid('perp', mor, np.stack([u + xc, .002 + .0016 * fbm(P * 90, 3) - .0012 * np.cos(u / .0065 * 1.5), v], -1), np.ones((*u.shape, 3), 'f'))
    u, v = np.meshgrid(np.linspace(-.0065, .0065, 7), np.linspace(.002, BH - .004, 60), indexing='ij'); P = np.stack([u + xc, v, 0 * u], -1)
    grid('perptop', mor, np.stack([u + xc, v, .0725 + .0016 * fbm(P * 80, 3)], -1), np.ones((*u.shape, 3), 'f'))
# the spread bed: two ridges beside a furrow that the trowel's point has drawn, torn and granular, its edge cut off flush with the face
x, yv = np.meshgrid(np.arange(XL - .02, XB + .06, .0009), np.linspace(.0004, BH - .0004, 130), indexing='ij'); P = np.stack([x, yv, 0 * x], -1)
wob = .006 * fbm(np.stack([x * 9, 0 * x, 0 * x], -1), 3); inn = .0035 + .0035 * np.abs(fbm(np.stack([x * 22, 0 * x, 0 * x], -1), 3)); side = (.55 + .45 * smooth(0, 1, (yv + .001) / inn)) * smooth(-.002, .008, BH - yv + .004 * fbm(P * 45 + 9, 3))
lip = .0032 * fbm(np.stack([x * 34, 0 * x + 5, 0 * x], -1), 3); prof = .0208 + lip * smooth(.03, .004, yv) - .014 * np.exp(-((yv - .051 - wob) / .014) ** 2) + .004 * np.exp(-((yv - .024) / .010) ** 2) + .004 * np.exp(-((yv - .080) / .010) ** 2)
chop = np.abs(((x * 24 + .35 * fbm(P * 14, 2)) % 1) - .5) * 2; rip = (.0055 * chop ** .6 - .003) * np.exp(-((yv - .051 - wob) / .026) ** 2)      # the point's marks across the furrow
torn = 1 - np.abs(fbm(P * 46 + 3, 4, .6)); lumps = smooth(.1, .55, fbm(P * 62 + 31, 3, .55)); grain = fbm(P * 520, 2, .8); pits = smooth(.30, .55, fbm(P * 190 + 7, 2))
hz = (prof + rip + .0040 * fbm(P * 26, 3, .6) + .0042 * (torn - .75) + .0022 * lumps + .00075 * grain - .0014 * pits) * side * (1 - smooth(XB - .05, XB + .03, x + .03 * fbm(P * 20, 3))) - .0045
xf, u = x[:, 0], np.linspace(0, 1, 26)[None]; he = np.maximum(hz[:, 3:4], -.0035); cut = (1 - smooth(XB - .055, XB - .005, xf))[:, None]      # the cut face: drawn along by the trowel's edge, a lip at its foot
zf_ = -.0038 + (he + .0038) * u; Pf = np.stack([np.repeat(xf[:, None], 26, 1), 0 * zf_, zf_], -1); yf = .0012 - cut * (.0042 * np.exp(-((zf_ + .0005) / .0045) ** 2) * (.6 + .7 * fbm(Pf * [18, 1, 1], 3)) + .0022 * np.sin(np.pi * np.clip(u, .03, 1)) ** .5 + .0010 * fbm(Pf * [26, 1, 260], 3) + .0007 * fbm(Pf * 420, 2))
FX, FY, FZ = (np.concatenate([a, b], 1) for a, b in ((Pf[..., 0], x), (yf, yv + .0004), (zf_, np.maximum(hz, -.0044))))
grid('bed', mor, np.stack([FX, FY, FZ], -1), np.ones((*FX.shape, 3), 'f'))
for k in range(70):
    q = R.uniform(XL, XB - .03); blob('lump', mor, (q, R.uniform(.006, BH - .006), .014 + R.uniform(-.004, .006)), R.uniform(.0012, .0042), k, .8, .45, 12, 1.9, fresh=1.)
blob('dollop', mor, (.626, .056, .0345), .027, 11, .46, .20, 110, 1.5, fresh=1.); blob('dollop', mor, (.598, .066, .030), .015, 5, .50, .24, 80, 1.6, fresh=1.); blob('dollop', mor, (.648, .046, .040), .013, 9, .55, .26, 70, 1.8, fresh=1.)
for i in range(40): r_ = abs(R.normal()) * .0022 + .001; blob('crumb', mor, (R.uniform(XB - .05, XQ), R.uniform(.0, BH), .001), r_, i, .7, .3, 8, fresh=1.)
# string line
m, n = mat('string'); pos = n('ShaderNodeNewGeometry').outputs['Position']; tw = n('ShaderNodeTexWave', {'Vector': n('ShaderNodeMapping', {0: pos, 2: (0, 0, .7)}), 'Scale': 260.}); finish(m, n, n.mix(n.mapr(tw.outputs[0], 0, 1, 0, .6), rgba('d9772f'), rgba('b8521f')), .6, tw.outputs[0], .2, strength=.5, dist=.0004)
xs = np.linspace(-.8, XQ + .16, 200); tube('line', m, np.c_[xs, np.full(200, -.0035), BT + J + .0035 - .0012 * np.sin((xs + .8) / (XQ + .96) * np.pi)], .0012, 10)
bl = MB('block', wood('blk', '8f6a41', 'b48a58', 0, .5), .003); bl.box(W, (XQ + .155, -.016, .035), (XQ + .235, -.002, .115)); bl.done()
st, ash = steel_mat(base='c4c6c6', rough=.36, stain=.55, stainc='a09889'), handle_wood('ash', '75573a', 'a28362'); TW = ((XB + .050, .060, .054), (3, 12, 178)); tr = trowel(st, ash, .225, .060, handle=.13, up=.04)
neck = steel_mat('neck', base='84878a', rough=.42, stain=.12, stainc='a09889'); kk = np.linspace(0, 1, 60)      # forged: flat where it is welded to the blade, square at its bends, round in the ferrule
pts_ = np.array([(.050, .0025), (.030, .0034), (.014, .0055), (.003, .0130), (-.007, .0275), (-.016, .0372), (-.030, .0402), (-.052, .040)]); tk = np.linspace(0, 1, len(pts_))
from scipy.interpolate import PchipInterpolator as PC
pp = np.stack([PC(tk, pts_[:, 0])(kk), 0 * kk, PC(tk, pts_[:, 1])(kk)], -1); tg = np.gradient(pp, axis=0); tg /= np.linalg.norm(tg, axis=1, keepdims=True); nr_ = np.stack([-tg[:, 2], 0 * kk, tg[:, 0]], -1)
hw_ = np.interp(kk, [0, .25, .5, .75, 1], [.0085, .0070, .0052, .0046, .0046]); ht_ = np.interp(kk, [0, .25, .5, .75, 1], [.0012, .0030, .0042, .0044, .0046]); pw_ = np.interp(kk, [0, .7, 1], [.5, .6, 1.]); an = np.linspace(0, 2 * np.pi, 41)
pwr = lambda c, p: np.sign(c) * np.abs(c) ** p
tr[3].hide_render = True; tr.append(grid('neck', neck, pp[:, None] + pwr(np.cos(an)[None], pw_[:, None])[..., None] * hw_[:, None, None] * np.array([0, 1., 0]) + (pwr(np.sin(an)[None], pw_[:, None]) * ht_[:, None])[..., None] * nr_[:, None])); place(tr, *TW)
# a gloved right hand on the handle, its thumb along it; the mason stands in front of the wall, to the right
CURL = dict(index=[(0, 0, 0), (58, -3, 0), (88, 0, 0), (42, 0, 0)], middle=[(0, 0, 0), (64, 0, 0), (92, 0, 0), (45, 0, 0)], ring=[(4, 0, 0), (66, 4, 0), (92, 0, 0), (45, 0, 0)], pinky=[(8, 0, 0), (66, 8, 0), (88, 0, 0), (45, 0, 0)],
            thumb=[(2, -22, 0), (-4, 0, 0), (4, 0, 0)])
gl, Jn = gloved(CURL); gc, gd, _ = grip(Jn); gy = np.array([0, 1., 0]); gy -= gd * (gy @ gd); gy /= np.linalg.norm(gy); r = math.radians(38)       # turned about the handle
gu = np.array([0, math.sin(r), math.cos(r)]); gA = np.stack([[1., 0, 0], gu, np.cross([1., 0, 0], gu)], 1) @ np.stack([gd, gy, np.cross(gd, gy)])
M4 = np.eye(4); M4[:3, :3] = gA; M4[:3, 3] = np.array([-.118, 0, .04]) - gA @ gc
arm = [gl, cuff(gl.data.materials[0], at=(0, -.004, 0))]
sl, n = mat('sleeve'); pos = n('ShaderNodeTexCoord').outputs['Object']; M_ = n.math; sa = n('ShaderNodeSeparateColor', {0: n('ShaderNodeAttribute', attribute_name='rnd').outputs['Color']})      # rnd: along the arm (m), stitch, crease
uv = n('ShaderNodeCombineXYZ', {0: sa.outputs[1], 1: sa.outputs[0], 2: 0.}); tw = n('ShaderNodeTexWave', {'Vector': uv, 'Scale': 170., 'Distortion': .5}, bands_direction='DIAGONAL')
cl_ = n.mix(n.noise(pos, 20, 4, .6), rgba('3b434b'), rgba('4c555e')); cl_ = n.mix(1., cl_, n.ramp(n.noise(uv, 420, 3, .7), [(.3, (.72, .72, .72)), (.7, (1.25, 1.25, 1.25))]), 'MULTIPLY'); cl_ = n.mix(n.mapr(sa.outputs[2], .50, .95, 0, .28), cl_, rgba('737a81')); cl_ = n.mix(n.mapr(sa.outputs[2], .40, .0, 0, .35), cl_, n.mix(1., cl_, (.6, .6, .62, 1), 'MULTIPLY'))
dusty = M_('ADD', n.noise(pos, 48, 6, .74), n.mapr(sa.outputs[0], .0, .05, .05, 0.)); cl_ = n.mix(n.mapr(dusty, .52, .76, 0, .42), cl_, rgba('8a8478')); cl_ = n.mix(n.mapr(n.noise(pos, 95, 4, .6), .665, .69, 0, .8), cl_, rgba('aaa18f'))
st_ = M_('LESS_THAN', M_('MINIMUM', *[M_('ABSOLUTE', M_('SUBTRACT', sa.outputs[0], q)) for q in (.0175, .0035)]), .00042); ds_ = M_('GREATER_THAN', M_('FRACT', M_('MULTIPLY', sa.outputs[1], 300.)), .35); cl_ = n.mix(M_('MULTIPLY', M_('MULTIPLY', st_, ds_), .42), cl_, rgba('8d8878'))
finish(sl, n, cl_, .96, M_('ADD', M_('MULTIPLY', tw.outputs[1], .3), n.noise(pos, 600, 3)), .04, strength=.4, dist=.0008)
Sv = np.load(f'{TMP}/sleeve.npy').astype(float); from scipy.ndimage import gaussian_filter1d as g1, zoom, gaussian_filter
Sv = Sv + (Sv - g1(g1(Sv, 7, 0), 9, 1, mode='wrap')) * [.32, .32, .15]      # folds a little deeper
nz = Sv[..., 2:] - .04; Sv[..., :2] = (Sv[..., :2] + [0, .004]) * (1 - .26 * smooth(.04, .13, Sv[..., 2:])) - [0, .004]; Sv = np.concatenate([Sv[:, -6:], Sv, Sv[:, :7]], 1)
up_ = 5; Sv = zoom(Sv, (up_, up_, 1), order=3); Sv = gaussian_filter(Sv, (3.2, 3.2, 0))[:, 6 * up_:-6 * up_]      # the cloth of sleeve.py, closed round the arm, four times finer
ss = np.linspace(0, .415, Sv.shape[0])[:, None] * np.ones((1, Sv.shape[1])); aa = np.linspace(0, 2 * np.pi, Sv.shape[1])[None] * np.ones((Sv.shape[0], 1)); Pp = np.stack([np.cos(aa) * .05, np.sin(aa) * .05, ss], -1)
t1_, t2_ = np.gradient(Sv, axis=0), np.gradient(Sv, axis=1); Nn = np.cross(t2_, t1_); Nn /= np.linalg.norm(Nn, axis=2, keepdims=True) + 1e-12; Nn *= np.sign((Nn * (Sv - [0, -.004, 0]) * [1, 1, 0]).sum(2).mean())
wp = Pp + .010 * np.stack([fbm(Pp * 22 + k * 9, 2) for k in range(3)], -1); rid = 1 - np.abs(fbm(wp * [10, 10, 21], 2, .35)) * 1.6; rid2 = 1 - np.abs(fbm(wp * [44, 44, 60] + 7, 2)) * 1.6; pk = .5 * np.sin(aa * 46 + 2 * fbm(Pp * 30, 2)) * np.exp(-((ss - .021) / .006) ** 2)      # creases; the cloth puckers at the hem's seam
hem = smooth(.0205, .0190, ss); Dd = .0016 * (rid - .5) * smooth(.012, .045, ss) + .0002 * (rid2 - .5) + .0013 * hem + .0008 * pk - .0012 * np.exp(-((ss - .0202) / .0011) ** 2) - .0005 * np.exp(-((ss - .0175) / .0009) ** 2)
Sv = Sv + Nn * Dd[..., None]; cre = np.clip(.5 + (rid - gaussian_filter(rid, 18)) * .6 + (rid2 - gaussian_filter(rid2, 8)) * .12, 0, 1)
sv = grid('sleeve', sl, Sv, np.stack([ss, aa * .05, cre], -1)); q = sv.modifiers.new('t', 'SOLIDIFY'); q.thickness = .0022; q.offset = 1. ; arm.append(sv)
for o in arm: o.matrix_world = Matrix(M4.tolist()) @ o.matrix_world
place(arm, *TW)
# the footing, trodden soil with clods and droppings, and behind it the site, out of focus
zf = -3 * CO + J - .0005; ft = MB('footing', rough_mat('conc', '65625b', '7c7971', 14, .6, 140, dist=.004), .012); ft.box(W, (-3, -.17, zf - .3), (6, BH + .17, zf + .0015)); ft.done()
xs, us = np.meshgrid(np.arange(-.9, 2.2, .004), np.linspace(0, 1, 14), indexing='ij'); P = np.stack([xs, us, 0 * xs], -1); wd = .006 + .007 * np.abs(fbm(np.stack([xs * 9, 0 * xs, 0 * xs], -1), 4)); hh = .0045 + .003 * fbm(np.stack([xs * 14, 0 * xs + 3, 0 * xs], -1), 3)
grid('bedding', mor, np.stack([xs, .004 - us * wd - .001 * fbm(P * 200, 2), zf + .0012 + np.maximum(hh, .001) * (1 - us) ** 1.6 + .0006 * fbm(P * 260, 3)], -1), np.zeros((*xs.shape, 3), 'f'))      # mortar squeezed out under the lowest course
x, yv = np.meshgrid(np.linspace(-2.5, 4.5, 420), np.concatenate([np.linspace(-1., -.16, 90), np.linspace(BH + .16, 1.5, 260)]), indexing='ij'); P = np.stack([x, yv, 0 * x], -1)
hs = zf - .035 + .030 * fbm(P * 2.2, 4) + .022 * fbm(P * 9, 5, .62) + .008 * fbm(P * 40, 2); cut_ = (yv < 0); so = rough_mat('earth', '5b4f40', '7d705c', 18, .5, 140, dist=.012, dirt=.3)
for sel in (slice(0, 90), slice(90, 350)): grid('earth', so, np.stack([x, yv, hs], -1)[:, sel])
for i in range(240): r_ = abs(R.normal()) * .013 + .005; q = R.uniform(.19, .5) * -1 if i % 6 == 0 else R.uniform(.10, 1.1); blob('clod', so, (R.uniform(-.6, 2.6), q if q < 0 else q + BH + .05, zf - (.012 if abs(q) < .165 else .03)), r_, i, .55, .4, 8)
gm, n = mat('gnd'); pos = n('ShaderNodeNewGeometry').outputs['Position']; a1, a2, a3 = n.noise(pos, .75, 4, .6), n.noise(pos, 2.6, 4, .65), n.noise(pos, 11., 4, .65)      # worn turf: olive, straw, bare patches
gcol = n.ramp(a2, [(.30, srgb('333a22')), (.46, srgb('485033')), (.58, srgb('5a5839')), (.70, srgb('736a4a'))]); gcol = n.mix(n.mapr(a1, .47, .63, 0, .85), gcol, n.mix(a3, rgba('6b5c48'), rgba('8d7c62'))); gcol = n.mix(1., gcol, n.ramp(a3, [(.32, (.60, .60, .58)), (.5, (1, 1, 1)), (.7, (1.25, 1.24, 1.2))]), 'MULTIPLY')
finish(gm, n, gcol, .97, None, .1); gr = MB('ground', gm, .001); gr.box(W, (-30, 1.3, zf - .3), (40, 60, zf - .02)); gr.done()
hl = leaf_mat('hl', '363f24', '50592f', '858a55', .35, .4); kid = leaf_clump('lc', hl, 30, .5, .22); hedge(-3.5, 20., 4.3, 5.6, 2.2, kid, dens=70, z=zf - .03, size=.34, core=plain('core', '1c2116', .9))
for i in range(16): shrub((R.uniform(-2.2, 4.2), R.uniform(3.2, 4.1), zf + .05), R.uniform(.25, .5), kid, 60, .3)
# a pack of bricks on bearers and a barrow, far out of focus
def out_of_focus(c, yaw): f = F((*c, zf - .02), 0); a_ = math.radians(yaw); f.A = np.array([[math.cos(a_), math.sin(a_), 0], [-math.sin(a_), math.cos(a_), 0], [0, 0, 1.]]); return f
bk, n = mat('bk'); at = n('ShaderNodeAttribute', attribute_name='rnd'); finish(bk, n, n.ramp(at.outputs['Fac'], [(.15, srgb('432c26')), (.5, srgb('70503f')), (.85, srgb('a3826a'))]), .95)
pk_ = MB('pack', bk, .004); f = out_of_focus(PACK[0], PACK[1])
for k in range(6):      # half used up: the rows to the right are lower
    for i in range(8):
        for j in range(4):
            if k >= (6, 6, 6, 5, 3, 3, 2, 2)[i] - (j == 0 and i % 3 == 1): continue
            q = R.normal(size=3) * .006; pk_.box(f, (i * .112 + q[0], j * .222 + q[1], .03 + k * .069), (i * .112 + .101 + q[0], j * .222 + .213 + q[1], .03 + k * .069 + .062), rnd=np.full(3, R.random()))
pk_.done(); br_ = MB('bearers', plain('brw', '3a3128', .9), .004)
for q in (.05, .40, .75): br_.box(f, (q, .02, 0), (q + .09, .86, .03))
br_.done()
bw = out_of_focus(BARROW[0], BARROW[1]); tray = rough_mat('tray', '44584a', '5d6f60', 6, .3, 60, rough=.6); tyre = rough_mat('tyre', '1d1c1b', '2c2a28', 8); pipe = rough_mat('pipe', '6d5a45', '87705a', 9)
lo_ = [(-.22, -.17, .34), (.34, -.20, .34), (.34, .20, .34), (-.22, .17, .34)]; hi_ = [(-.46, -.27, .60), (.44, -.33, .57), (.44, .33, .57), (-.46, .27, .60)]; Vb = np.array([bw.p(*q) for q in lo_ + hi_]); raw_mesh('tray', Vb, [np.array([[0, 1, 2, 3], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]])], tray)
for q in (-1, 1):
    for a_, b_ in (((-.62, .03 * q, .19), (.20, .22 * q, .33)), ((.20, .22 * q, .33), (.95, .28 * q, .52)), ((.22, .22 * q, .33), (.30, .24 * q, 0.)), ((.30, .24 * q, .0), (.42, .24 * q, .02))): cyl('pipe', bw.p(*a_), bw.p(*b_), .016, pipe, 12)
ring_ = [bw.p(-.62 + .16 * math.cos(t), 0, .19 + .16 * math.sin(t)) for t in np.linspace(0, 2 * np.pi, 40)]; tube('tyre', tyre, ring_, .04); cyl('hub', bw.p(-.62, -.03, .19), bw.p(-.62, .03, .19), .09, pipe)
for i in range(14): blob('heap', mor, bw.p(R.normal() * .13, R.normal() * .10, .55 + R.uniform(-.04, .05)), R.uniform(.06, .13), i, .6, .3, 12, fresh=1.)
# an even sky that is brighter at the horizon; glossy surfaces mirror the picture of one
w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; n = NT(w.node_tree); d = n('ShaderNodeTexCoord').outputs['Generated']
e = n('ShaderNodeTexEnvironment', {0: d}); e.image = bpy.data.images.load(f'{TMP}/sky.exr'); lim = n('ShaderNodeVectorMath', {0: n('ShaderNodeVectorMath', {0: e.outputs[0], 1: (4., 4., 4.)}, operation='MINIMUM').outputs[0], 1: (0., 0., 0.)}, operation='MAXIMUM')
v = n('ShaderNodeVectorMath', {0: n('ShaderNodeHueSaturation', {'Color': lim.outputs[0], 'Saturation': .45}).outputs[0], 1: (.95,) * 3}, operation='MULTIPLY')
sky = n.ramp(n('ShaderNodeSeparateXYZ', {0: d}).outputs[2], [(0., (.50, .50, .49)), (.25, (.46, .48, .51)), (1., (.36, .41, .48))]); c = n.mix(n('ShaderNodeLightPath').outputs['Is Glossy Ray'], sky, v.outputs[0])
n('ShaderNodeOutputWorld', {0: n('ShaderNodeBackground', {0: c, 1: 1.})}); w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 64
L = bpy.data.lights.new('sun', 'SUN'); L.energy = 4.0; L.color = srgb('fff0de'); L.angle = math.radians(3.); o = bpy.data.objects.new('sun', L); bpy.context.scene.collection.objects.link(o); a, e = math.radians(242), math.radians(38)
o.rotation_euler = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e))).to_track_quat('Z', 'Y').to_euler()
for m in bpy.data.materials:       # what is out of focus behind the wall: denoised.py takes its noise out
    if m.name in ('earth', 'gnd', 'hl', 'bk', 'brw', 'tray', 'tyre', 'pipe'): m.pass_index = 5
ARG={k:v for k,v in (a.split('=',1) for a in sys.argv if '=' in a)}
C=eval(ARG.get('cam','((.115,-.50,.262),(.62,.05,.074),47,2.8,(.605,.035,.055))'))
camera(*C)
render('stringline', spp=64)
