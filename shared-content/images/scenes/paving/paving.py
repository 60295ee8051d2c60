"""A herringbone drive while it is laid: blocks up to an edge in zigzag, screeded sand, the kerb course, a string line, a mallet. Units: metres."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from wallparts import *
reset(44); r = np.random.default_rng(8)
arg = dict(x.split('=') for x in sys.argv[sys.argv.index('--') + 1:])
CAM = np.array([.42, -1.02, .92])
PAL = ['786d61', '877b6d', '6e645a', '8f8272', '807061', '746c65']
# ------------------------------------------------------------------ the drive: laid as far as a slanting front
WX = -2.1; x0, x1, ya, yb = WX + .62, 2.6, -2.2, 14.
front = lambda X, Y: Y < 1.05 - .42 * X + .10 * math.sin(X * 5.1)
V = MB('pav', pave_mat('pav', PAL, (), edges=((x0, 1),)), .0034, hi=True, rough=.0007, chip=.0022)
herringbone(x0, x1, ya, yb, V, z=0, ang=45, j=.0045, inside=front)
# loose: two at the front, and a stack beyond
f = F((0, 0, 0), 0)
def loose(x, y, z, yaw, tilt=0, roll=0):
    q = F((x, y, z), 0); A = rotm(2, yaw); q.A = A; V.box(q, (-.098, -.048, 0), (.098, .048, .06), rot=rotm(0, tilt) @ rotm(1, roll))
loose(-.34, 1.62, -.040, 22, 3, 0); loose(.60, 1.28, -.046, -52, 0, -4)
for k in range(5):
    for i in range(5 if k < 4 else 3):
        for j in range(2): loose(-.12 + .101 * i + r.normal() * .004, 2.95 + .205 * j + r.normal() * .004, -.055 + k * .0605, 90 + r.normal() * 1.6)
V.done()
VD = MB('pavd', clay_mat('pavd', ['423f3d', '4f4a46', '3d3c3c', '57504a', '474341'], .6, .85, .22, '7d7363', .30), .0034, hi=True, rough=.0006, chip=.002)
yy = ya
while yy < yb: q = r.normal(size=4) * .0013; VD.box(W, (x0 - .155 + q[0], yy, -.06), (x0 + .045 + q[0], yy + .0965, .004 + q[1]), rot=rotm(0, q[2] * 200) @ rotm(1, q[3] * 250)); yy += .1
VD.done()
# ------------------------------------------------------------------ the bed: screeded from side to side, trodden nowhere, loose at the front
sd = sand_mat('sand', '74664f', '92805f')
x, y = np.meshgrid(np.arange(x0 + .04, 6.5, .005), np.concatenate([np.arange(.2, 3., .0045), np.arange(3., 14., .014)]), indexing='ij'); P = np.stack([x, y, 0 * x], -1)
screed = .0022 * fbm(P * np.array([2.2, 60, 1]), 3) + .0010 * fbm(P * np.array([9, 170, 1]), 2)
edge = smooth(.34, .02, y - (1.05 - .42 * x + .10 * np.sin(x * 5.1)))
z = -.050 + screed * (1 - edge) + edge * (.012 * fbm(P * 16, 4, .6) + .006 * fbm(P * 60, 2)) + .0018 * fbm(P * 210, 2) + .0010 * fbm(P * 480, 2)
grid('sand', sd, np.stack([x, y, z], -1), np.full((*x.shape, 3), .5))
jb = MB('joint', sd, .001); jb.box(W, (x0 - .16, ya, -.2), (x1 + .15, yb, -.016)) if 0 else jb.box(W, (x0 - .16, ya, -.2), (x1 + .15, .9, -.030)); jb.box(W, (x0 - .16, .2, -.3), (6, 9, -.085)); jb.done()
kc = [chips(f'g{i}', sd, seed=i) for i in range(3)]; G = np.c_[r.uniform(x0, 2.0, 2600), r.uniform(-.6, 1.6, 2600), np.zeros(2600)]; d = 1.05 - .42 * G[:, 0] + .10 * np.sin(G[:, 0] * 5.1) - G[:, 1]; G = G[(d > .0) & (r.random(len(G)) < np.exp(-np.maximum(d, 0) / .35) * .9)]; G[:, 2] = .001
for i in range(3): scatter('grain', G[i::3], r.uniform(.006, .016, len(G[i::3])), kc[i], np.array([0, 0, 1.]) + r.normal(size=(len(G[i::3]), 3)) * .1)
# screed rail: a galvanised tube in the sand, and the straightedge on it
galv = steel_mat('galv', '9a9c9b', .42, .6); cyl('rail', (1.62, .9, -.052), (1.62, 7.0, -.052), .020, galv, 28)
alu = steel_mat('alu', 'b6b9ba', .34, .45); SE = MB('alu', alu, .002); q = F((.14, 2.10, -.044), 0); q.A = rotm(2, 4.); SE.box(q, (-1.25, -.0125, 0), (1.58, .0125, .06)); SE.done()
# the line, over the blocks along the drive, between two pins
line = plain('line', 'f0741c', .6); cyl('line', (x0 + .62, -2.2, .018), (x0 + .62, 7.1, .018), .0017, line, 8)
# ------------------------------------------------------------------ mallet
rub = rough_mat('rubber', '191817', '262422', 30, .4, 200, .75, .25, dirt=.5); ash = handle_wood('ash')
m1 = lathe('head', rub, [(-.062, 0), (-.062, .030), (-.058, .0345), (-.045, .0365), (.045, .0365), (.058, .0345), (.062, .030), (.062, 0)], n=56)
m2 = lathe('haft', ash, [(-.02, .0125), (.05, .0125), (.12, .0138), (.24, .0158), (.30, .0150), (.315, .0125), (.319, .006), (.319, 0)], n=40)
from mathutils import Euler
obs = place([m1], (0, 0, 0), (0, 0, 90)) + [m2]
bpy.context.view_layer.update(); place(obs, (-.12, .36, .0375), (0, 3.6, -28))
# ------------------------------------------------------------------ soil and wall behind the kerb
so = rough_mat('soil', '33291f', '4b3e2f', 14, .7, 160, dist=.008); gr = MB('ground', so, .001); gr.box(W, (-60, -40, -.6), (70, 90, -.12)); gr.done()
x, y = np.meshgrid(np.linspace(WX - .02, x0 - .15, 70), np.arange(-2.4, 14, .014), indexing='ij'); P = np.stack([x, y, 0 * x], -1); P[..., 2] = -.030 + .030 * smooth(-1.74, -1.93, x) + .022 * fbm(P * 6, 4, .6) + .009 * fbm(P * 30, 3) + .004 * fbm(P * 90, 2); grid('bed', so, P)
red = face_mat('red', ['6f4538', '7e4f3e', '8a5944', '764839', '64413a', '925f4a', '845340', '744a3e']); mortar = joint_mat2('mortar')
B, Bp, M = MB('brick', red, .004), MB('pier', red, .004), MB('mort', mortar, .0005); T2, plen = .215, .44
fr = F((WX, -2.6, 0), 90); wall(fr, 20., 15 * CO, B, M, (), 'flemish', jit=.0018, raked=.008); joint_sheet(mortar, fr, 0, 20., 0, 15 * CO, res=.008)
def pier(yc, hc=19):
    for n in range(hc):
        z = n * CO
        for fr, par in ((F((WX - T2 / 2 + plen / 2, yc - plen / 2, 0), 90), 0), (F((WX - T2 / 2 - plen / 2, yc - plen / 2, 0), 0), 1), (F((WX - T2 / 2 - plen / 2, yc + plen / 2, 0), 270), 0), (F((WX - T2 / 2 + plen / 2, yc + plen / 2, 0), 180), 1)):
            for a, b in ([(.1125, .3275)] if (n + par) % 2 else [(0, .215), (.225, .44)]):
                j = np.clip(lib.R.normal(size=3) * .0014, -.0026, .0026); Bp.box(fr, (a + j[0], -BH, z + j[1]), (b + j[0], j[2], z + BT + j[1]))
    f0 = F((WX - T2 / 2 - plen / 2, yc - plen / 2, 0), 0); M.box(f0, (.008, -plen + .008, 0), (plen - .008, -.008, hc * CO - .004), rnd=(.5, .5, .5))
    for q in ((WX - T2 / 2 + plen / 2, yc - plen / 2, 90), (WX - T2 / 2 - plen / 2, yc - plen / 2, 0)): joint_sheet(mortar, F((*q[:2], 0), q[2]), .0055, plen - .0055, 0, hc * CO - .001, res=.008)
pier(1.25)
wall_bricks(B, red, CAM); wall_bricks(Bp, red, CAM); M.done()
world(elev=40, az=62, strength=.18, sun=3.6, sun_col='ffe9d2', angle=1.1, clouds=.9, cam_gain=.8, trees=.1)
camera(tuple(CAM), (-.46, .98, 0.), 35, 6.3, (-.1, .7, 0))
render('paving', spp=64, exposure=.3, dk=.3)
