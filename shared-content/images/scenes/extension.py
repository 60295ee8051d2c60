import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *
reset(21)
stock = brick_mat('stock', ['8d7b60', '988669', 'a19070', '837158', '776650', 'a79676', '8f7258'], smear=.06, bump=.5)
newb = brick_mat('newb', ['988567', 'a28f70', 'aa9878', '8e7b60', '837056', 'ae9c7e', '97795c'], dark=.25, smear=.04, bump=.5)
gauged = brick_mat('gauged', ['8a5a49', '946251', '80513f', '8f5d48'], dark=.1, smear=.02, bump=.3)
mortar = rough_mat('mortar', 'a89c88', 'c2b7a2', 25, .6, 250); stone = rough_mat('stone', 'b8b0a0', 'cfc8b8', 5, .3, 150)
white = plain('paint', 'e6e3da', .35); black = plain('alu', '17191b', .35, .5); slate = rough_mat('slate', '3a3f46', '4d525a', 9, .4, 120, .6, .35, var=.18)
B, N, G, M, S, P, A = MB('stock', stock), MB('newb', newb), MB('gauged', gauged), MB('mort', mortar, .0005), MB('stone', stone, .006), MB('paint', white, .004), MB('alu', black, .003)
GL = MB('glass', glass(wob=.008), .0001)
f = F((-6.0, 0, 0), 0); H = 79; top = H * CO; L = 225 * 71 / 1000 - .01
# upper sash windows of the old house + the neighbours
xs = [(1.5, 4), (7.2, 5), (9.9, 5), (13.6, 4)]
ops, cut = [], []
for k, (x, _) in enumerate(xs):
    a = .215 + .3375 * round((x - .215) / .3375); b = a + 1.135; ops.append((a, b, 52 * CO, 73 * CO)); cut += [(a, b, 52 * CO - J, 73 * CO), *arch_cuts(a, b, 73 * CO), (a - .0475, b + .0475, 50 * CO + J, 52 * CO)]
ext0, ext1 = 6.0, 11.615                     # extension, in wall coordinates
cut.append((ext0 + .1, ext1 - .1, -1, 35 * CO))
wall(f, L, H * CO, B, M, cut, 'flemish', jit=.0016)
for a, b, c, d in ops:
    flat_arch(f, a, b, d + .004, G, M, h=4 * CO - .012, skew=.066); S.box(f, (a - .045, -.1, c - 2 * CO + J + .002), (b + .045, .05, c - .004)); M.box(f, (a - .07, -.1, c - 2 * CO + .002), (b + .07, -.012, c - .006))
    sash(f, a, b, c, d, P, GL); box_room(f, a, b, c, d, 2.6, '9a9082'); curtains(f, a + .04, b - .04, c, d, n=6, step=.03)
# eaves, gutter, roof, chimney
P.box(f, (-.2, -.1, top), (L + .2, .03, top + .16)); A.box(f, (-.2, .03, top + .06), (L + .2, .14, top + .15))
T = MB('slate', slate, .002); ang = math.radians(36)
roof(slope_frame((-6.2, -.16, top + .13), (1, 0, 0), (0, math.cos(ang), math.sin(ang))), L + .4, 5.2, T, .25, .2, .42, .008); T.done()
ch = F((1.8, 2.6, 7.0), 0); wall(ch, 1.115, 1.95, B, M, (), 'stretcher'); wall(F((1.8 + 1.115, 2.6, 7.0), 90), .665, 1.95, B, M, (), 'stretcher', par=1); wall(F((1.8, 2.6 + .665, 7.0), 270), .665, 1.95, B, M, (), 'stretcher', par=1)
S.box(ch, (-.05, -.72, 1.95), (1.165, .05, 2.03)); terra = plain('terra', 'a5593c', .8)
for k in range(3): cyl('pot', (2.02 + k * .34, 2.93, 9.0), (2.02 + k * .34, 2.93, 9.45), .12, terra, r1=.10)
pipe = plain('pipe', '1c1c1d', .45)
cyl('dp', (-1.05, -.08, 0), (-1.05, -.08, top + .05), .038, pipe); cyl('dp', (7.3, -.08, 0), (7.3, -.08, top + .05), .038, pipe)
# ---------------- extension
D = .225 * 17 - .01; n = 25; EL = .225 * n - .01; e = F((0, -D, 0), 0); EH = 38
dx0, dx1, dz = .225 * 2 - .005, .225 * 20 - .005, 31 * CO - J
wx0, wx1, wz = .225 * 21.5, .225 * 23.5, 0
eo = [(dx0, dx1, -1, dz), (dx0 - .0, dx1 + .0, dz, dz + 3 * CO)]
wall(e, EL, EH * CO, N, M, eo, 'stretcher', True, True, par=0, jit=.001)
wall(F((0, 0, 0), 270), D, EH * CO, N, M, (), 'stretcher', False, True, par=1, jit=.001)
wall(F((EL, -D, 0), 90), D, EH * CO, N, M, (), 'stretcher', True, False, par=1, jit=.001)
soldiers(e, dx0, dx1, dz + .006, N, M)
A.box(e, (-.04, -.32, EH * CO), (EL + .04, .04, EH * CO + .035)); A.box(F((0, 0, 0), 270), (0, -.3, EH * CO), (D, .04, EH * CO + .035)); A.box(F((EL, -D, 0), 90), (0, -.3, EH * CO), (D, .04, EH * CO + .035))
R_ = MB('roofdeck', plain('deck', '55565a', .8), .002); R_.box(W, (.1, -D + .1, EH * CO - .24), (EL - .1, -.05, EH * CO - .12)); R_.done()
# sliding doors: 3 panes, slim black frames
y = -.07; w = .05
A.box(e, (dx0, y - .12, dz - .06), (dx1, y, dz)); A.box(e, (dx0, y - .12, 0), (dx1, y, .03)); A.box(e, (dx0, y - .12, 0), (dx0 + w, y, dz)); A.box(e, (dx1 - w, y - .12, 0), (dx1, y, dz))
k3 = (dx1 - dx0 - 2 * w) / 4
for i in range(4):
    a, b, yy = dx0 + w + i * k3, dx0 + w + (i + 1) * k3, y - .03
    for p in (a, b - .045): A.box(e, (p, yy - .05, .03), (p + .045, yy, dz - .06))
    A.box(e, (a, yy - .05, .03), (b, yy, .09)); A.box(e, (a, yy - .05, dz - .115), (b, yy, dz - .06)); GL.box(e, (a + .04, yy - .026, .08), (b - .04, yy - .025, dz - .11))
    if i in (1, 2): A.box(e, ((b - .03 if i == 1 else a + .02), yy, 1.0), ((b - .02 if i == 1 else a + .03), yy + .04, 1.22))
# wall light either side
for x in (dx1 + .5,): A.box(e, (x - .05, 0, 1.85), (x + .05, .09, 2.07)); sphere('wl', tuple(e.p(x, .06, 1.83)), .03, emit('wl', 'ffc98a', 25)); area(tuple(e.p(x, .10, 1.83)), tuple(e.p(x, .04, 0)), .08, 9, 'ffc07a')
# interior
wl = plain('wallp', 'e9e2d4', .85); I = MB('int', wl, .002); y0, y1 = -D + .35, 2.6
I.box(W, (.15, y1, 0), (EL - .15, y1 + .05, 2.7)); I.box(W, (.11, y0, 0), (.16, y1, 2.7)); I.box(W, (EL - .16, y0, 0), (EL - .11, y1, 2.7)); I.box(W, (.1, y0 - .2, 2.52), (EL - .1, y1, 2.6)); I.done()
ok = wood('oak', 'a77f52', 'c49a68', 1, .35); O = MB('floor', ok, .002)
for i in range(28): O.box(W, (.12 + i * .195, y0 - .2, -.03), (.12 + i * .195 + .193, y1, .004))
O.done()
kt = plain('kitch', '5f6f5f', .45); wt = plain('worktop', 'e8e6e1', .2); K = MB('k', kt, .004); Wt = MB('wt', wt, .004)
for i in range(6): K.box(W, (.5 + i * .62, y1 - .62, .1), (.5 + i * .62 + .612, y1 - .02, .88)); (K.box(W, (.5 + i * .62, y1 - .38, 1.5), (.5 + i * .62 + .612, y1 - .02, 2.25)) if i in (0, 1, 4, 5) else None)
K.box(W, (4.3, y1 - .66, 0), (5.4, y1 - .02, 2.3)); Wt.box(W, (.45, y1 - .66, .88), (4.28, y1 - .02, .92))
K.box(W, (1.35, -1.6, .08), (3.65, -.75, .88)); Wt.box(W, (1.25, -1.75, .88), (3.75, -.7, .925))
oakm = wood('oakst', '8a623c', 'ad8152', 2); St = MB('stool', oakm, .006)
for x in (1.75, 2.5, 3.25):
    St.box(W, (x - .17, -2.1, .64), (x + .17, -1.78, .68))
    for sx in (-.14, .14):
        for sy in (-2.07, -1.82): St.box(W, (x + sx - .017, sy - .017, 0), (x + sx + .017, sy + .017, .64))
St.done(); K.done(); Wt.done()
for x in (1.8, 2.5, 3.2): sphere('pend', (x, -1.2, 1.78), .10, emit('pend', 'ffd9a0', 9)); cyl('c', (x, -1.2, 1.85), (x, -1.2, 2.6), .006, pipe)
area((2.6, -.8, 2.5), (2.6, -.8, 0), 3.6, 230, 'ffd09a', 2.6); area((2.4, y1 - .42, 1.46), (2.4, y1 - .3, .9), 3.4, 14, 'ffc98c', .05)
# lantern on the roof
Lt = EH * CO - .1
for (a, b) in (((1.4, -2.9), (1.4, -1.0)), ((4.2, -2.9), (4.2, -1.0)), ((1.4, -2.9), (4.2, -2.9)), ((1.4, -1.0), (4.2, -1.0))): A.box(W, (min(a[0], b[0]) - .05, min(a[1], b[1]) - .05, Lt), (max(a[0], b[0]) + .05, max(a[1], b[1]) + .05, Lt + .16))
# ---------------- patio, lawn, fences, planting
slab = rough_mat('slab', 'a39c90', 'b9b2a5', 3, .25, 120, .75, .25, var=.07); Sl = MB('slab', slab, .004); sy = -D - .12
for r in range(5):
    for c in range(-3, 11):
        x = c * .905 - (.45 if r % 2 else 0) - .2; yy = -D - .02 - (r + 1) * .605
        Sl.box(W, (x, yy, -.07 + R.normal() * .0008), (x + .9, yy + .6, -.02 + R.normal() * .0008))
for r in range(6): 
    for c in range(3): Sl.box(W, (-1.1 + c * .605 - .5, -D + r * .605, -.07), (-1.1 + c * .605 + .1, -D + r * .605 + .6, -.02))
gv = MB('gravel', rough_mat('gravel', '8a8377', 'aaa294', 40, .9, 90, dist=.01), .001); gv.box(W, (-2.5, -D - 3, -.2), (8.85, .0, -.045)); gv.done(); Sl.done(); py = -D - .02 - 5 * .605
E_ = MB('edge', newb); xx = -3.2
while xx < 10: E_.box(W, (xx, py - .215, -.09), (xx + .0985, py - .004, -.02)); xx += .1085
E_.done()
gr = MB('ground', rough_mat('soil', '42502a', '566434', 3, .3), .001); gr.box(W, (-30, -30, -.3), (40, 40, -.075)); gr.done()
gm = leaf_mat('grass', '465c2c', '5c7038', '828a50', .25, .15); lawn(-2.6, 9, -10.2, py - .21, gm, .05, .15, z=-.07)
fe = wood('fence', '75614a', '93805f', 0, .7); Fe = MB('fence', fe, .002); fw = wood('post', '6b5841', '85704f', 2, .7); Fp = MB('post', fw, .003)
for fx, s in ((-2.55, 1), (8.9, -1)):
    for z in np.arange(.08, 1.75, .098): Fe.box(W, (fx - .012, -11, z), (fx + .012, -.05, z + .085))
    for yy in np.arange(-11, 0, 1.8): Fp.box(W, (fx - s * .05 - .045, yy - .045, 0), (fx - s * .05 + .045, yy + .045, 1.85))
Fe.done(); Fp.done()
lm = leaf_mat('leaf', '34501f', '54702e', '788a3c'); kid = leaf_clump('lc', lm, 30, .5, .2); bark = rough_mat('bark', '4a3b2e', '6b5743', 12, .8, 60)
bx = leaf_clump('box', leaf_mat('box', '2f4a20', '456428', '5c7a34'), 46, .5, .2, .5); lv = leaf_clump('lav', leaf_mat('lav', '5a6c44', '74845a', '8578ab', .3), 60, .5, .26, .2)
fr = leaf_clump('fern', leaf_mat('fern', '446628', '688a38', '93a850'), 26, .5, .5, .16)
# raised brick planter on the right + pots
pl = F((6.15, -6.4, -.02), 0); PB = MB('plb', newb); wall(pl, 2.24, 6 * CO, PB, M, (), 'stretcher', False, True); wall(F((6.15, -D + .1, -.02), 270), 2.8, 6 * CO, PB, M, (), 'stretcher', False, False, par=1)
for i in range(10): S.box(pl, (i * .226, -.15, 6 * CO - J), (i * .226 + .222, .03, 6 * CO + .035))
for i in range(12): S.box(W, (6.12, -6.3 + i * .226, 6 * CO - .03), (6.30, -6.3 + i * .226 + .222, 6 * CO + .015))
PB.done(); so = MB('so', rough_mat('compost', '2a2119', '3d3226', 20, .8, 90), .001); so.box(W, (6.25, -6.3, .2), (8.5, -D, .36)); so.done()
for i in range(15): shrub((R.uniform(6.5, 8.3), R.uniform(-6.1, -3.9), .42), R.uniform(.25, .45), [lv, fr, bx][i % 3], 70, .2, 1., .2)
for x, yy, r in ((8.1, -4.0, .62), (6.9, -4.1, .5)): shrub((x, yy, .75), r, fr, 160, .3, 1.2, .3)
pm = rough_mat('pot', '4a4b4c', '5c5d5e', 6, .2, 90, .7)
for px, pr in ((.12, .36), (5.05, .36)):
    cyl('pot', (px, -D - .45, -.02), (px, -D - .45, .46), .19, pm, r1=.25); shrub((px, -D - .45, .50), pr, bx, 420, .13, 1., .86); shrub((px, -D - .45, .50), pr * .8, bx, 120, .2, 1., .6)
for i in range(14): shrub((-2.15 + R.uniform(-.15, .15), -10 + i * .66, .05), R.uniform(.3, .55), [lv, fr, bx, lv][i % 4], 80, .22, 1.1, .2)
pts = [(13.4, 2.0, 5.6), (14.5, 6, 7), (16, 10, 8), (14.0, -5.2, 4.6), (18, 4, 7.5), (22, 12, 9), (27, 9, 9), (16, 16, 9)]
for i, (x, yy, h) in enumerate(pts): tree((x, yy, 0), h, kid, bark, n=1300, size=h * .068, seed=i + 31, bare=.14)
for x in (B, N, G, M, S, P, A, GL): x.done()
world(elev=30, az=228, strength=.095, sun=2.0, sun_col='ffe9cf', angle=5, clouds=.6, cam_gain=1.1, trees=0, cover=.5)
camera((-.35, -12.0, 1.5), (2.95, -D, 1.7), 29, None, None, shift_y=.075)
render('extension', spp=96, exposure=.9, dk=.3)
