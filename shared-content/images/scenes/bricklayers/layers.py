"""Two bricklayers at the outer leaf of a new house, laid to a line. Units: metres."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from closeup import *
import lib
from plants import *
reset(41); T0 = time.time(); r = np.random.default_rng(8)
from figure import *
arg = dict(x.split('=') for x in sys.argv[sys.argv.index('--') + 1:])
red = brick_mat('red', ['9a6650', 'a8735b', 'b27f66', '8d5b48', '7f4f41', 'ba8a6d', 'a16b54', '93604c'], dark=.45, smear=.04, bump=.95, close=True, foot=.12, streak=.05)
mort = rough_mat('mort', 'a59c8c', 'bab09e', 25, .5, 250, wall=(.1, .05)); fresh = mortar_mat('fresh', '8d8373', 'a0957f', 'a79c8a', 'bcb09c')
blockm = rough_mat('blockm', '858684', 'a2a29e', 30, .9, 170, .95, .15, .006, var=.12, wall=(.2, .15)); bmort = rough_mat('bmort', '9a958b', 'b3ada2', 25, .8, 180); insm = rough_mat('ins', 'a79d7c', 'b5ac8c', 7, .2, 260, .6, .3, var=.05)
B, M = MB('brick', red, .004, hi=True, rough=.0008, chip=.0028), MB('mort', mort, .0005); K, KM, IN = MB('block', blockm, .004), MB('bmort', bmort, .0005), MB('ins', insm, .002)
XA, XB = -4.05, 6.9; LAID = float(arg.get('laid', 1.02)); TOPC = 13                 # courses that are whole; the next one is laid up to LAID
f = F((XA, 0, 0), 0); L = XB - XA
wall(f, L, TOPC * CO, B, M, (), 'stretcher', jit=.0017, raked=.0075)
n = TOPC; x = -.1125 if n % 2 == 0 else 0; x = XA + (0 if n % 2 == 0 else -.1125)
while x < LAID - .1:
    q = r.normal(size=4) * .0015; B.box(W, (x + q[0], q[1], n * CO + q[2] * .4), (x + .215 + q[0], .1025, n * CO + BT + q[3] * .4), rot=(2, r.normal() * .3)); M.box(W, (x - .012, .005, n * CO - J), (x + .216, .096, n * CO + BT - .012), rnd=(.5,) * 3); x += .225
XL = x
# the lead at the far end, racked back
for k in range(1, 6):
    for i in range(9 - 2 * k if k < 5 else 1):
        xx = XB - .215 - i * .225 - (.1125 if k % 2 else 0) * 0; B.box(W, (xx, r.normal() * .0012, (TOPC - 1 + k) * CO), (xx + .215, .1025, (TOPC - 1 + k) * CO + BT)); M.box(W, (xx - .008, .006, (TOPC - 1 + k) * CO - J), (xx + .213, .098, (TOPC - 1 + k) * CO + BT - .001), rnd=(.5,) * 3)
# the bed, spread and furrowed, ahead of the last brick
xs, ys = np.meshgrid(np.arange(XL - .02, XL + 1.05, .004), np.arange(.004, .100, .003), indexing='ij'); P = np.stack([xs, ys, 0 * xs], -1); t = (ys - .052) / .05
h = (.017 - .010 * np.exp(-(t / .35) ** 2) - .012 * t ** 4 + .005 * fbm(P * 26, 4, .6)) * smooth(XL + 1.05, XL + .80, xs + .05 * fbm(P * 9, 2)); grid('bed', fresh, np.stack([xs, ys + .006 * fbm(P * 18, 3), TOPC * CO - J + np.maximum(h, -.002)], -1), np.full((*xs.shape, 3), .9))
# inner leaf of blocks, insulation in the cavity
fi = F((XA, .3525, 0), 0)
for k in range(6):
    xx = -.225 if k % 2 else 0.
    while xx < L:
        a, b = max(xx, 0), min(xx + .44, L)
        if b - a > .03: K.box(fi, (a, -.1, k * .225), (b, r.normal() * .0012, k * .225 + .215), rot=(2, r.normal() * .15))
        xx += .45
KM.box(fi, (.002, -.09, 0), (L, -.006, 6 * .225 - J), rnd=(.5,) * 3)
for k in range(2):
    for i in range(9): IN.box(W, (XA + i * 1.2 + .004, .20, k * .60), (XA + i * 1.2 + 1.196, .345, k * .60 + .596))
wire = plain('wire', '8f9294', .35, .5, .9)
for i in range(11): cyl('tie', (XA + .4 + i * .9, .05, 12 * CO - .006), (XA + .4 + i * .9, .36, 12 * CO + .004), .0022, wire, 8)
[b.done() for b in (B, M, K, KM, IN)]
# the line, on its course, from the near lead to the far one
linem = plain('linem', 'e8742c', .7); zl = (TOPC + 1) * CO - J + .001; xs = np.linspace(XA, XB - .2, 200); tube('line', linem, np.c_[xs, np.full(200, -.006), zl - .003 * np.sin((xs - XA) / (XB - XA) * np.pi)], .0024, 8)
# ------------------------------------------------------------------ the bricklayers
MX, MY = float(arg.get('mx', .86)), -.50
figure(MX, MY, .110, float(arg.get('yaw', -12)), lean=float(arg.get('lean', 20)), head=float(arg.get('head', 20)), turn=float(arg.get('turn', -38)))
figure(4.6, -.95, .05, -38, lean=24, head=10, hiv=YEL, hat='b9902a', trous=cloth('tr2', '4a4238', '5c5346'), sweat=cloth('sw2', '2d3642', '3b4552'))
TW = trowel(steel_mat(), handle_wood(), L=.26, w=.06); a_ = math.radians(-12); place(TW, (MX + .30, -.13, 1.20), (12, 8, 38))
B3 = MB('inhand', red, .004, hi=True, rough=.0008, chip=.0028)
B3.box(F((XL + .012, -.004, TOPC * CO + .024), 3), (0, -.1025, 0), (.215, 0, .065), rot=(1, 4.)); B3.done()
# ------------------------------------------------------------------ ground, bricks, boards
sm = rough_mat('stone', '6d655a', '857d71', 30, .7, 120, var=.2)
x, y = np.meshgrid(np.r_[np.arange(-30, -4, .8), np.arange(-4, 8, .02), np.arange(8, 9, .1)], np.r_[np.arange(-9, -5, .1), np.arange(-5, -.02, .02)], indexing='ij'); P = np.stack([x, y, 0 * x], -1)
m, n_ = mat('earth'); pos = n_('ShaderNodeNewGeometry').outputs['Position']; c = n_.ramp(n_.noise(pos, 3, 6, .65), [(.3, srgb('6a5a48')), (.55, srgb('84735d')), (.75, srgb('96866e'))]); c = n_.mix(.4, c, n_.ramp(n_.noise(pos, 60, 4, .7), [(.3, (.6, .6, .6)), (.7, (1.3, 1.3, 1.3))]), 'MULTIPLY')
c = n_.mix(n_.mapr(n_.noise(pos, 9, 5, .7), .58, .66, 0, .6), c, rgba('a79b88')); earth = finish(m, n_, c, .95, n_.noise(pos, 90, 4, .7), .12, strength=.8, dist=.01)
grid('ground', earth, np.stack([x, y, .045 + .030 * fbm(P * 1.3, 4, .55) + .016 * fbm(P * 7, 4, .6) - .3 * smooth(8.0, 9.0, x + .8 * fbm(P * .7, 3))], -1))
for i in range(420):
    xx, yy = r.uniform(-2, 7), r.uniform(-4, -.03); s_ = abs(r.normal()) * .014 + .005; blob('bit', (sm, mort, red)[i % 3], (xx, yy, .05), s_, i, .7, .35, 7, 2.2, fresh=.4)
far = MB('far', rough_mat('sod', '5f6a40', '77804f', 1.2, .3, 40), .01); far.box(W, (-60, -60, -.3), (90, 120, -.02)); far.done()
ST = MB('stack', red, .004, hi=True, rough=.0008, chip=.0028)
def pile(x, y, yaw, nx, ny, nz, top):
    fr = F((x, y, 0), yaw)
    for k in range(nz):
        for i in range(nx):
            for j in range(ny):
                if k == nz - 1 and r.random() < top: continue
                q = r.normal(size=3) * .004; ST.box(fr, (i * .218 + q[0], j * .107 + q[1], k * .0665 + .03), (i * .218 + .213 + q[0], j * .107 + .1015 + q[1], k * .0665 + .095), rot=(2, r.normal() * 1.2))
pile(2.05, -1.12, 3, 2, 3, 7, .5); pile(2.75, -1.05, -2, 2, 3, 8, .4); pile(5.6, -1.0, 2, 2, 3, 8, .4); ST.done()
SX = MB('board', board_mat('board', splash=.6) if False else __import__('closeup').board_mat('bm', splash=.7), .004)
for k in range(2): SX.box(W, (-1.4 + k * .2, -.64 - k * .24, .07), (2.5 + k * .2, -.64 - k * .24 + .225, .112), rot=(2, r.normal() * .4))
SX.done(); plym = MB('spot', wood('ply', '7d6a4d', '9b8765', 0, .8), .003); plym.box(F((1.42, -1.62, .44), 12), (0, -.6, 0), (.62, 0, .018)); plym.done()
for dx in (.08, .44): BK = MB('bk', blockm, .004); BK.box(W, (1.42 + dx, -1.54, .0), (1.42 + dx + .1, -1.10, .215)); BK.box(W, (1.42 + dx, -1.54, .217), (1.42 + dx + .1, -1.10, .435)); BK.done()
blob('heap', fresh, (1.72, -1.33, .47), .24, 5, .55, .28, 60, 2.2, fresh=.8)
# ------------------------------------------------------------------ what lies behind: a fence, hedge, trees, a roof
core = plain('core', '2c3a1e', .9); bark = rough_mat('bark', '4a3b2e', '6b5743', 12, .8, 60); hk = leaf_clump('hd', leaf_mat('hed', '455a34', '5e7446', '82905a'), 40, .5, .24, .5)
hk2 = leaf_clump('hd2', leaf_mat('hed2', '5a6a40', '73835a', '97a06c'), 40, .5, .22, .5)
kid = [leaf_clump(f't{i}', leaf_mat(f'tl{i}', *c, .45, .2, haze=.012), 30, .5, .2) for i, c in enumerate((('4f6238', '6b7f4c', '929c62'), ('5e6d46', '7a8858', 'a3a46c')))]
gm = leaf_mat('grass', '56653f', '6e7b4b', '8f8c5c', .33, .12, .55); lawn(-4, 25, 5, 13, gm, .06, .24, z=-.02); lawn(7.2, 25, -11, 5, gm, .08, .22, z=-.02)
[shrub((q, 12.5 + r.uniform(-1, 1), .3), r.uniform(.6, 1.3), (hk, hk2)[i % 2], 170, .34, 1., .35) for i, q in enumerate(np.arange(-4, 34, .55))]
[shrub((q, 14.5 + r.uniform(-1, 1), .8), r.uniform(1.1, 2.1), (hk, hk2)[i % 2], 200, .40, 1.15, .35) for i, q in enumerate(np.arange(-4, 36, 1.3))]
[shrub((30 + r.uniform(-2, 2), q, .4), r.uniform(.8, 1.7), (hk, hk2)[i % 2], 150, .40, 1., .35) for i, q in enumerate(np.arange(-16, 14, .8))]
for i, q in enumerate(np.arange(-24, 14, 1.5)): tree((33 + r.uniform(-2, 6), q, 0), r.uniform(5, 9.5), kid[i % 2], bark, n=900, size=.6, seed=i + 153, bare=.14)
fe = MB('fence', wood('fence', '65543f', '836d53', 2, .8), .004)
for q in np.arange(-16, 12, .105): fe.box(W, (25, q, .05), (25.02, q + .102, 1.62 + r.uniform(-.01, .01)))
fe.done()
[shrub((24.2 + r.uniform(-.6, .5), q, .2), r.uniform(.4, 1.25), (hk, hk2)[i % 2], 130, .34, 1.1, .35) for i, q in enumerate(np.r_[-15:-9:1.1, -6:-2:.9, 1:10:.8])]
[shrub((27.5 + r.uniform(-1, 1), q, 1.2), r.uniform(1.3, 2.2), (hk, hk2)[i % 2], 200, .42, 1.2, .35) for i, q in enumerate(np.arange(-18, 14, 1.5))]
for i, (tx, ty, th) in enumerate([(q + r.uniform(-.8, .8), 16 + r.uniform(0, 9) - abs(q - 8) * .0, r.uniform(4.2, 9)) for q in np.arange(-3, 46, 1.7)]): tree((tx, ty, 0), th, kid[i % 2], bark, n=900, size=th * .075, seed=i + 53, bare=.16)
print('@@ built', time.time() - T0, flush=True)
az, el = float(arg.get('az', 246)), float(arg.get('el', 36))
world(elev=el, az=az, strength=float(arg.get('sky', .16)), sun=float(arg.get('sun', 5.0)), sun_col='ffe6c8', angle=.7, clouds=.8, cam_gain=1.15, cl_at=.40, trees=0)
CAM = eval(arg.get('cam', '(-2.75,-2.05,1.66)')); LOOK = eval(arg.get('look', '(1.40,-.42,1.10)')); camera(CAM, LOOK, float(arg.get('lens', 36)), float(arg.get('f', 1.8)), (MX, MY, 1.1), shift_y=float(arg.get('shift', 0)))
render('layers', spp=72, exposure=.2, dn=False, bounces=3)
