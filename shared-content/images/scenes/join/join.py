"""The join of old and new brickwork, half built: a one-brick wall in Flemish bond; at the left the old wall, toothed; at the right the new one, bonded into the teeth below, racked back above. Units: metres."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from closeup import *
import lib
reset(11); T0 = time.time(); r = np.random.default_rng(23); DEP = .215
arg = dict(x.split('=') for x in sys.argv[sys.argv.index('--') + 1:])
# ------------------------------------------------------------------ materials
OLD = ['8a7c62', '9a8866', 'a8956f', '827457', '776a56', 'a08a65', '93836a', 'ab9772', '877260', '998768', '73665a', 'a4936f']
NEW = ['91815f', 'a38e64', 'b19c70', '887854', '7c6d58', 'aa9060', '98876a', 'b39d72', '8d7660', 'a08d68', '76695b', 'ab9870']
oldm = brick_mat('old', OLD, dark=.42, smear=.13, bump=.34, close=True, foot=.0, streak=.34, mottle=1.1); newm = brick_mat('new', NEW, dark=.36, smear=.12, bump=.30, close=True, foot=.0, streak=.08, mottle=1.0)
mo = mortar_mat('mo', '958c7c', 'a59b8b', '91887a', 'a79d8d'); mn = mortar_mat('mn', '8b8170', '9c917d', '988e7b', 'aaa08c')
# ------------------------------------------------------------------ the bond
N0, N1, XL, XR = 2, 26, -1.5, 1.75
LEAD = {10: .675, 11: .50625, 12: .3375, 13: .16875}        # where the new courses end; below they run on
OEND = lambda n: 0. if n % 2 == 0 else -.05625              # where the old ones end
def E(n): return 9. if n < 10 else LEAD.get(n, OEND(n))
sets = {k: [] for k in ('oS', 'oH', 'nS', 'nH', 'oD', 'nD')}
for n in range(N0, N1):
    A = n % 2 == 0; k = -6; seq = []
    while True:
        m0 = -.215 + k * .3375
        if m0 > XR + .4: break
        seq += [(m0, m0 + .215), (m0 + .225, m0 + .3275)] if A else [(m0 + .05625, m0 + .15875), (m0 + .16875, m0 + .38375)]; k += 1
    for a, b in seq:
        if a > E(n) - .02 or b < XL or a > XR: continue
        new = a > -.06 and n < 14 or a > .005; new = new and a > -.05; head = b - a < .15
        j = np.clip(r.normal(size=6), -2, 2) * (.0007 if new else .0014); zz = n * CO
        x0, x1, za, zb = a + j[0] * .8, b + j[1] * .8, zz + j[2] * .6, zz + BT + j[3] * .6; y = j[4] * .5
        w_ = .14 if new else .25; rot = rotm(0, r.normal() * w_) @ rotm(1, r.normal() * w_) @ rotm(2, r.normal() * w_); rn = r.random(3); cx, cz, hx, hz = (x0 + x1) / 2, (za + zb) / 2, (x1 - x0) / 2, (zb - za) / 2; o = 'n' if new else 'o'
        deep = n >= 9 and b > E(n) - .5 and E(n) < 5 or n == 9
        if deep and head: sets[o + 'D'].append((np.array([cx, y + DEP / 2, cz]), np.array([hx, DEP / 2, hz]), rot, rn)); continue
        sets[o + ('H' if head else 'S')].append((np.array([cx, y + BH / 2, cz]), np.array([hx, BH / 2, hz]), rot, rn))
        if deep: sets[o + 'S'].append((np.array([cx + r.normal() * .002, DEP - BH / 2, cz]), np.array([hx, BH / 2, hz]), rot, r.random(3)))
O_ = dict(b=.0038, low=.0003, fine=.0006, chip=.0050, pit=.0015); N_ = dict(b=.0028, low=.0003, fine=.0005, chip=.0034, pit=.0013)
for k, q in sets.items():
    nn = dict(S=(96, 40, 32), H=(48, 40, 32), D=(48, 92, 32))[k[1]]
    if q: hd_bricks('b' + k, oldm if k[0] == 'o' else newm, q, n=nn, **(O_ if k[0] == 'o' else N_))
print('@@ bricks', {k: len(v) for k, v in sets.items()}, time.time() - T0, flush=True)
# ------------------------------------------------------------------ joints
def strip(x0, x1, z0, z1, old):
    """mortar behind the face, seen in the joints"""
    x, z = np.meshgrid(np.arange(x0, x1, .0018), np.arange(z0, z1, .0013), indexing='ij'); P = np.stack([x, 0 * x + old, z], -1)
    worn = old * smooth(.52, .74, vnoise(P * 7)) * .003 + smooth(.62, .80, vnoise(P * 34 + 3)) * .0022
    y = (.0027 if old else .0025) + worn + .0011 * fbm(P * 55, 3) + .0006 * fbm(P * 240, 3, .7); grid('joint', mo if old else mn, np.stack([x, y, z], -1), np.full((*x.shape, 3), .4))
XJ = lambda n: -.004 if n % 2 == 0 else -.060
for n in range(N0, N1):
    xo = XJ(n); e = E(n); strip(XL, min(xo, e - .006), n * CO - .004, n * CO + BT + .004, 1)
    eb = min(E(n), E(n + 1)); xb = min(XJ(n), XJ(n + 1)) if n < 14 else eb
    strip(XL, min(xb, eb - .005), n * CO + BT - .006, (n + 1) * CO + .006, 1)
    if n < 14:
        strip(min(xo, e), min(e - .006, XR), n * CO - .004, n * CO + BT + .004, 0); strip(xb, min(eb - .005, XR), n * CO + BT - .006, (n + 1) * CO + .006, 0)
# in the thickness of the wall, seen at the ends of the courses
so, sn = [], []
for n in range(9, N1):
    e = min(E(n), E(n + 1))
    if e > 5: continue
    (so if n >= 13 else sn).append((np.array([e - .056 + r.normal() * .002, DEP / 2, n * CO + BT + J / 2]), np.array([.05, DEP / 2 - .006, J / 2 + .0014]), rotm(1, r.normal() * .3), np.full(3, .5)))
    if n > 9: (so if n >= 14 else sn).append((np.array([E(n) - .056, DEP / 2, n * CO + BT / 2]), np.array([.05, .0066, BT / 2]), rotm(2, r.normal() * .3), np.full(3, .5)))
for nm, m, q in (('slabo', mo, so), ('slabn', mn, sn)): hd_bricks(nm, m, q, n=(30, 70, 6), b=.0012, low=.0012, fine=.0012, chip=.003, pit=.0008)
def top(name, m, x0, x1, z, low=-.0030, amt=.5, seed=0, y0=.003, y1=DEP - .003, more=0.):
    """what lies on the beds: joints slightly low, and patches of mortar left by the trowel"""
    x, y = np.meshgrid(np.arange(x0, x1, .0016), np.arange(y0, y1, .0018), indexing='ij'); P = np.stack([x + seed * 3.3, y, 0 * x + seed], -1); k = smooth(amt, amt + .26, vnoise(P * 24) * .65 + vnoise(P * 70) * .35) * smooth(0, .014, y - y0) * smooth(0, .014, y1 - y) * smooth(0, .012, x - x0) * smooth(0, .012, x1 - x)
    h = low + .0012 * fbm(P * 60, 3) + k * (.0046 + more + .0022 * fbm(P * 90, 3, .7)); grid(name, m, np.stack([x, y, z + h], -1), np.full((*x.shape, 3), .6))
for n in (10, 11, 12): top('tread', mn, LEAD[n + 1] - .02, LEAD[n] - .006, n * CO + BT, seed=n, amt=.50)
top('run', mn, .66, XR, 9 * CO + BT, seed=5, amt=.53); top('lead', mn, -.01, .163, 13 * CO + BT, seed=7, amt=.40, more=.001)
for n in range(14, N1 - 1, 2): top('tooth', mo, -.058, -.007, n * CO + BT, seed=n, amt=.36, more=.002)
def crumbs(m, k, fx, fy, z, size):
    for i in range(k): blob('crumb', m, (fx(), fy(), z), abs(r.normal()) * size + .0012, r.integers(999), .6, .32, 9, 2.2, fresh=.6)
for n in (9, 10, 11, 12): crumbs(mn, 14, lambda n=n: r.uniform(LEAD.get(n + 1, .675) + .01, LEAD.get(n, 1.5) - .01), lambda: r.uniform(.01, .20), n * CO + BT + .001, .0024)
print('@@ joints', time.time() - T0, flush=True)
# ------------------------------------------------------------------ pin and line
pinm = plain('pin', '4c4742', .45, .5, .8); linem, n = mat('line'); pos = n('ShaderNodeNewGeometry').outputs['Position']; tw = n('ShaderNodeTexWave', {'Vector': n('ShaderNodeMapping', {0: pos, 2: (0, 0, .7)}), 'Scale': 240.}); finish(linem, n, n.mix(n.mapr(tw.outputs[0], 0, 1, 0, .6), rgba('e8741c'), rgba('b84c18')), .7, tw.outputs[0], .2, strength=.6, dist=.0005)
PX, PZ = -.512, 10 * CO + BT + .005; LZ = 10 * CO + BT + .0015
B_ = MB('pin', pinm, .0008); B_.box(W, (PX - .0022, -.068, PZ - .0042), (PX + .0022, .05, PZ + .0042), rot=rotm(0, -7) @ rotm(2, -6)); B_.done()
xs = np.linspace(PX + .002, 1.9, 260); tube('line', linem, np.c_[xs, np.interp(xs, [PX, PX + .05, 1.9], [-.0150, -.0125, -.0120]), np.full(260, LZ) - .0012 * np.sin((xs - PX) / (1.9 - PX) * np.pi)], .0021, 10)
t = np.linspace(0, 2 * np.pi * 7, 240); tube('wound', linem, np.c_[PX + .0062 * np.cos(t), -.012 - .024 * t / t[-1] - .002 * np.sin(t * .37), PZ + .0068 * np.sin(t)], .0020, 8)
# ------------------------------------------------------------------ garden
soil = rough_mat('soil', '4a5a2c', '5c6c36', 3, .4); gr = MB('ground', soil, .001); gr.box(W, (-40, -60, -.2), (80, 90, -.02)); gr.done()
gm = leaf_mat('grass', '56653f', '6e7b4b', '8f8c5c', .33, .12, .55); lawn(-8, 8, 2.2, 9.5, gm, .035, .13, z=-.02)
core = plain('core', '2c3a1e', .9); bark = rough_mat('bark', '4a3b2e', '6b5743', 12, .8, 60)
hk = leaf_clump('hd', leaf_mat('hed', '3a5228', '52703a', '7b8c48'), 40, .5, .24, .5)
kid = [leaf_clump(f't{i}', leaf_mat(f'tl{i}', *c, .45, .2, haze=.012), 30, .5, .2) for i, c in enumerate((('3f5a2c', '5d7a3e', '8f9a55'), ('52683a', '70824a', 'a09e60')))]
hedge(-14, 12, 11.2, 12.2, 2.7, hk, 40, 0, .34, core)
# a close-boarded fence with posts, a bed before it, trees behind
fm = [wood(f'fence{i}', a, b, 2, .8) for i, (a, b) in enumerate((('7d6a52', '9c866a'), ('8a775e', 'a8937a'), ('6f5d48', '8f7a60')))]; FB = [MB(f'fb{i}', m, .003) for i, m in enumerate(fm)]
yf = 9.6
for i, x in enumerate(np.arange(-14, 12, .105)): FB[r.integers(3)].box(W, (x, yf + r.uniform(0, .006), .12), (x + .102, yf + .014 + r.uniform(0, .006), 1.62 + r.uniform(-.004, .004)))
for x in np.arange(-14, 12, 2.4): FB[2].box(W, (x - .05, yf - .10, 0), (x + .05, yf, 1.72))
FB[0].box(W, (-14, yf - .03, 1.62), (12, yf + .05, 1.66)); FB[2].box(W, (-14, yf - .02, 0), (12, yf + .02, .12)); [b.done() for b in FB]
fl = [leaf_clump(f'fl{i}', leaf_mat(f'flm{i}', *c), 40, .5, .20, .4) for i, c in enumerate((('4c6a36', '6c8a4a', '9caf66'), ('6b7a4c', '8a9a62', 'b8b48a'), ('55703c', '7d8f52', 'c79ab0')))]
for i in range(34): x = r.uniform(-9, 7); shrub((x, 8.8 + r.uniform(-.5, .4), .05), r.uniform(.3, .75), [hk, *fl][i % 4], 110, .22, 1.05, .3)
for i, (tx, ty, th) in enumerate(((-6.5, 13, 6.5), (-2.2, 14.5, 7.5), (2.4, 13, 6.2), (6.5, 15, 7.5), (-10.5, 15, 8), (-4.5, 19, 9), (0.5, 20, 9), (4.5, 21, 9.5))): tree((tx, ty, 0), th, kid[i % 2], bark, n=900, size=th * .075, seed=i + 33, bare=.16)
tree((2.9, 1.4, 0), 7.0, kid[0], bark, n=700, size=.5, seed=71, bare=.42)       # out of the picture: its shade lies on the lawn
# ------------------------------------------------------------------ light, camera
az, el = float(arg.get('az', 132)), float(arg.get('el', 40))
world(elev=el, az=az, strength=.20, sun=4.7, sun_col='ffe6c8', angle=.9, clouds=.7, cam_gain=1.15, cl_at=.42, cl_scale=1.1, trees=0)
CAM = eval(arg.get('cam', '(1.26,-1.46,1.40)')); LOOK = eval(arg.get('look', '(.14,.0,1.045)')); camera(CAM, LOOK, float(arg.get('lens', 50)), float(arg.get('f', 2.4)), eval(arg.get('focus', '(.16,.0,1.0)')), shift_y=0)
print('@@ built', time.time() - T0, flush=True)
render('join', spp=72, exposure=.2, dn=False, bounces=3)
