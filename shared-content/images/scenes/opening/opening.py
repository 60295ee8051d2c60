"""An opening of four metres through a one-brick wall, seen from the new extension: needles and props, and the beam on its padstones, half packed. Units: metres."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from closeup import *
import lib
from lib import R
from plants import *
reset(31); T0 = time.time(); r = np.random.default_rng(5)
arg = dict(x.split('=') for x in sys.argv[sys.argv.index('--') + 1:])
# ------------------------------------------------------------------ materials
tones = ['8d7e62', '9c8c6a', 'a6977a', '978664', '8a7a60', 'ac9e80', '9a8669', 'a19276', '93805f', 'a8976f']
stock = stock_mat('stock', tones, ('66574a', '78664f'), gain=.955, bump=1., foot=.30, streak=.22, bloom=.24)
mort = rough_mat('mort', 'a9a498', 'bdb8ab', 25, .5, 250, wall=(.4, .24)); pack = rough_mat('pack', '8f8a80', 'a39d91', 30, .8, 200)
blue = brick_mat('blue', ['474a55', '535663', '5b5a63', '4d4f59'], dark=.2, smear=.2, bump=.4)
blockm = rough_mat('blockm', '858684', 'a2a29e', 30, .9, 170, .95, .15, .006, var=.12, wall=(.2, .15)); bmort = rough_mat('bmort', '9a958b', 'b3ada2', 25, .8, 180)
conc = rough_mat('conc', '84817a', '9f9b93', 3, .5, 140, dirt=.55); plast = rough_mat('plast', 'b9ae9c', 'cabfae', 2, .25, 90, wall=(.2, .3)); seal = plain('seal', '0c0d0e', .7)
primer = rough_mat('primer', '5c2f25', '74402f', 5, .15, 160, .6, .35, dirt=.5)
m, n = mat('galv'); pos = n('ShaderNodeNewGeometry').outputs['Position']
c = n.ramp(n.noise(pos, 9, 5, .65), [(.3, srgb('5f6163')), (.5, srgb('808284')), (.72, srgb('9a9b9a'))]); c = n.mix(n.mapr(n.noise(pos, 6, 7, .74), .46, .62, 0, .85), c, rgba('6e4c38')); c = n.mix(n.mapr(n.noise(pos, 30, 4, .65), .60, .64, 0, .8), c, rgba('b7ab97'))
galv = finish(m, n, c, .5, n.noise(pos, 120, 3), .45, .35, strength=.15, dist=.001)
m, n = mat('red'); pos = n('ShaderNodeNewGeometry').outputs['Position']
c = n.ramp(n.noise(pos, 7, 5, .65), [(.3, srgb('5a2a20')), (.6, srgb('6f3a2b')), (.8, srgb('80503e'))]); c = n.mix(n.mapr(n.noise(pos, 14, 6, .72), .52, .62, 0, .8), c, rgba('5a4334')); c = n.mix(n.mapr(n.noise(pos, 33, 4, .65), .60, .64, 0, .85), c, rgba('b0a28c'))
red = finish(m, n, c, .6, n.noise(pos, 120, 3), .35, .1, strength=.2, dist=.001)
def timber(name, axis, a, b, c_, dirt=.45):
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']})
    sc = [60., 60., 60.]; sc[axis] = 2.2
    p = n('ShaderNodeVectorMath', {0: n('ShaderNodeVectorMath', {0: pos, 1: tuple(sc)}, operation='MULTIPLY').outputs[0], 1: n('ShaderNodeVectorMath', {0: at.outputs[0], 1: (40, 30, 50)}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]
    a_ = n.noise(p, 1.4, 6, .65, 1.5); fib = n.noise(p, 7., 3, .6)
    c = n.ramp(a_, [(.28, srgb(a)), (.5, srgb(b)), (.72, srgb(c_))]); c = n('ShaderNodeHueSaturation', {'Color': c, 'Value': n.mapr(sp.outputs[1], 0, 1, .82, 1.10), 'Saturation': n.mapr(sp.outputs[2], 0, 1, .55, 1.05)})
    c = n.mix(.4, c, n.ramp(fib, [(.3, (.70, .68, .66)), (.7, (1.12, 1.12, 1.12))]), 'MULTIPLY'); c = n.mix(n.mapr(n.noise(pos, 4, 6, .68), .46, .70, 0, dirt), c, rgba('6b604f'))
    ms = n.mapr(n.noise(pos, 17, 6, .72), .64, .70, 0, .4); c = n.mix(ms, c, rgba('a89d89'))
    return finish(m, n, c, .88, n.math('ADD', n.math('MULTIPLY', fib, .7), n.math('MULTIPLY', ms, .6)), .2, strength=.7, dist=.0015)
bdx = timber('bdx', 0, '857a66', '9f937c', '938a78'); needle = timber('needle', 1, '6f5a40', '8d7450', 'a0875f', .35); joist = timber('joist', 1, '9d7b4c', 'bb9a68', 'c9ab7b', .15); oldj = timber('oldj', 1, '4f3f30', '66533f', '76624a'); stud = timber('stud', 2, 'a08258', 'bb9c6c', 'c4a679', .1); deckm = timber('deckm', 0, 'ad8f62', 'c2a577', 'b89a6b', .1)
# ------------------------------------------------------------------ the wall and its opening
B, M, BL_, PK = MB('stock', stock, .0042), MB('mort', mort, .0005), MB('blue', blue, .003), MB('pack', pack, .002); B.k0 = .93
X0, X1 = -2.0, 2.0; f = F((-4.05, 0, 0), 0); o = lambda x: x + 4.05; HB, HT = 29, 34
rag = [(X0 - r.choice([0, .0, .05, .11]), X1 + r.choice([0, .0, .05, .11])) for _ in range(HB)]
cut = [(o(a), o(b), k * CO, (k + 1) * CO) for k, (a, b) in enumerate(rag)]
cut += [(o(X0 - .225), o(X1 + .225), HB * CO, (HB + 4) * CO - .012)]                  # the beam's slot
cut += [(o(-2.45), o(X0) + .02, (HB - 3) * CO, HB * CO), (o(X1) - .02, o(2.45), (HB - 3) * CO, HB * CO)]        # padstones
NX = [-1.52, -.50, .52, 1.54]
for x in NX: cut.append((o(x - .115 - r.uniform(0, .05)), o(x + .115 + r.uniform(0, .05)), HT * CO + CO * 2, (HT + 5) * CO))
wall(f, 8.1, 52 * CO, B, M, cut, 'flemish', depth=.215, jit=.0019, raked=.0036)
for s in (-1, 1):                                                                      # padstones of three blue courses
    for k in range(3):
        z = (HB - 3 + k) * CO; a = 2.0 if k % 2 == 0 else 2.0
        for u, v in (((0, .215), (.225, .44)) if k % 2 == 0 else ((0, .1025), (.1125, .3275), (.3375, .44))):
            lo, hi = sorted((s * (a + u), s * (a + v))); BL_.box(W, (lo, 0, z), (hi, .215, z + BT), rot=(2, r.normal() * .2))
    lo, hi = sorted((s * 2.004, s * 2.445)); M.box(W, (lo, .006, (HB - 3) * CO - J), (hi, .209, HB * CO - .003), rnd=(.5,) * 3)
zb = HB * CO + .006; PR = MB('beam', primer, .003); xb = 2.205
for y0, y1, z0, z1 in ((.034, .181, 0, .0125), (.034, .181, .2415, .254), (.1035, .1115, .0125, .2415)): PR.box(W, (-xb, y0, zb + z0), (xb, y1, zb + z1), rnd=(.4, .5, .6))
PR.done()
# dry pack between the flange and the old work: done from the left, open at the right
px = np.arange(-2.21, .70, .034)
for x in px: PK.box(W, (x, .016 + r.uniform(-.004, .006), zb + .255), (x + .036, .2, (HB + 4) * CO - .012 + .004), rot=(2, r.normal() * 1.5))
for x in (1.05, 1.62, 2.08): PK.box(W, (x, .03, zb + .254), (x + .07, .19, (HB + 4) * CO - .012), rnd=(.2,) * 3)      # steel shims
[b.done() for b in (B, M, BL_, PK)]
# ------------------------------------------------------------------ needles, props
ND, SX, PL, SX2 = MB('needle', needle, .004), MB('sole', bdx, .004), MB('plate', galv, .002), MB('hop', bdx, .004)
zn = (HT + 2) * CO + .012; NH = .20
class TB:
    def __init__(s): s.V, s.Q, s.b = [], [], 0
    def add(s, p0, p1, rd, n=20, r1=None):
        p0, p1 = np.array(p0, float), np.array(p1, float); d = p1 - p0; d /= np.linalg.norm(d); u = np.cross(d, [.31, .57, .76]); u /= np.linalg.norm(u); v = np.cross(d, u); a = np.arange(n) * 2 * np.pi / n
        ring = u * np.cos(a)[:, None] + v * np.sin(a)[:, None]; r1 = rd if r1 is None else r1
        s.V.append(np.concatenate([p0 + ring * rd, p1 + ring * r1, p1 + ring * r1 * .8, p0 + ring * rd * .8])); i = np.arange(n); j = (i + 1) % n
        for a_, b_ in ((0, 1), (1, 2), (3, 0)): s.Q.append(np.c_[a_ * n + i, a_ * n + j, b_ * n + j, b_ * n + i] + s.b)
        s.b += 4 * n
    def done(s, name, m): return raw_mesh(name, np.concatenate(s.V), [np.concatenate(s.Q)], m, smooth=True)
TG, TR, TS = TB(), TB(), TB()
def prop(x, y, z0, z1, tw):
    zc = z0 + 1.70; PL.box(W, (x - .075, y - .075, z0), (x + .075, y + .075, z0 + .007), rot=(2, tw)); PL.box(W, (x - .075, y - .075, z1 - .007), (x + .075, y + .075, z1), rot=(2, tw))
    TR.add((x, y, z0 + .006), (x, y, zc), .0302); TG.add((x, y, zc - .02), (x, y, z1 - .006), .0242)
    for k in range(9): TS.add((x, y, zc - .02 - k * .012), (x, y, zc - .028 - k * .012), .0322)       # the thread
    TS.add((x, y, zc - .002), (x, y, zc + .052), .043); TS.add((x, y, zc + .052), (x, y, zc + .060), .050)
    a = math.radians(tw * 9 + 30); c_, s_ = math.cos(a), math.sin(a); TS.add((x - .075 * c_, y - .075 * s_, zc + .066), (x + .075 * c_, y + .075 * s_, zc + .066), .0062, 8)
    TS.add((x + .040 * c_, y + .04 * s_, zc + .03), (x + .21 * c_, y + .21 * s_, zc - .02), .0085, 8)
    for k in range(1, 9):       # the pin's holes, on two sides
        for q in (0, 90):
            b = math.radians(tw + q - 60); TS2.add((x + .0236 * math.cos(b), y + .0236 * math.sin(b), zc + .06 + k * .09), (x + .0247 * math.cos(b), y + .0247 * math.sin(b), zc + .06 + k * .09), .0078, 10)
TS2 = TB()
YO, YI = -.66, .90
for i, x in enumerate(NX):
    d = r.normal() * .012; ND.box(W, (x - .0725 + d, YO - .22 - r.uniform(0, .14), zn), (x + .0725 + d, YI + .3, zn + NH), rot=(2, r.normal() * .5))
    for k in range(2): ND.box(W, (x - .09, .012 + r.uniform(-.02, .01), zn + NH + .001 + k * .0), (x + .09, .2, (HT + 5) * CO - .011 - .0), rnd=r.random(3)) if k == 0 else None
    prop(x + d, YO + r.normal() * .01, .038, zn - .0005, r.normal() * 12); prop(x + d, YI, .038, zn, r.normal() * 12)
for y in (YO, YI):
    for k in (-1, 0): SX.box(W, (-2.35 + r.uniform(-.1, .1), y - .225 / 2 + k * .0, 0), (2.35 + r.uniform(-.1, .1), y + .225 / 2, .038), rot=(2, r.normal() * .25)) if k == 0 else None
# ------------------------------------------------------------------ floor, threshold, side walls, roof of the extension
x, y = np.meshgrid(np.arange(-2.8, 2.8, .012), np.arange(-4.6, .02, .012), indexing='ij'); P = np.stack([x, y, 0 * x], -1); grid('slab', conc, np.stack([x, y, -.004 + .003 * fbm(P * 1.1, 3) + .0012 * fbm(P * 14, 3)], -1), np.full((*x.shape, 3), .5))
x, y = np.meshgrid(np.arange(-2.2, 2.2, .006), np.arange(-.015, .235, .006), indexing='ij'); P = np.stack([x, y, 0 * x], -1); grid('foot', mort, np.stack([x, y, .004 + .012 * fbm(P * 6, 4, .6) + .006 * fbm(P * 40, 3)], -1), np.full((*x.shape, 3), .5))
for i in range(260):        # bits of mortar and brick along the old wall's line
    xx, yy = r.uniform(-2.1, 2.1), r.normal() * .16 - .02; s_ = abs(r.normal()) * .010 + .004; blob('bit', (mort, stock, mort)[i % 3], (xx, yy, .004), s_, i, .6, .35, 7, 2.2, fresh=.4)
K, KM = MB('block', blockm, .004, ), MB('bmort', bmort, .0005)
def leaf(fr, L, N, keep=lambda u, v, k: True):
    for k in range(N):
        z = k * .225; xx = -.225 if k % 2 else 0.
        while xx < L:
            u, v = max(xx, 0), min(xx + .44, L)
            if v - u > .03 and keep(u, v, k): K.box(fr, (u, -.1, z), (v, r.normal() * .0012, z + .215), rot=(2, r.normal() * .12))
            xx += .45
    KM.box(fr, (0.002, -.09, 0), (L, -.006, N * .225), rnd=(.5,) * 3)
leaf(F((-2.62, -4.5, 0), 90), 4.5, 14); leaf(F((2.62, 0, 0), 270), 4.5, 14); K.done(); KM.done()
JO, DK = MB('joist', joist, .003), MB('deck', deckm, .002); ZJ = 3.06
for x_ in np.arange(-2.6, 2.61, .40): JO.box(W, (x_ - .0235, -4.6, ZJ), (x_ + .0235, -.05, ZJ + .22))
JO.box(W, (-2.62, -.05, ZJ - .0), (2.62, 0, ZJ + .22)); JO.done()                     # wall plate, bolted
for k in range(40):
    for x_ in (-2.62, -.18, 2.26): DK.box(W, (x_, -4.7 + k * .60 * .5, ZJ + .222), (x_ + 2.436, -4.7 + k * .30 + .297, ZJ + .24)) if not (x_ > -1 and x_ < 1 and -2.9 < -4.7 + k * .30 < -1.3) else None
DK.done()
# ------------------------------------------------------------------ the room behind: boards, plaster, old joists, the dust screen
RM = MB('room', plast, .002); RM.box(W, (-2.75, .215, 0), (-2.55, 3.4, 2.98), rnd=(.4,) * 3); RM.box(W, (2.55, .215, 0), (2.75, 3.4, 2.98), rnd=(.6,) * 3); RM.box(W, (-2.7, .30, 2.955), (2.7, 3.4, 2.98), rnd=(.2,) * 3); RM.done()
FB = MB('floor', timber('fb', 1, '5f4a34', '7a6144', '8a7050', .5), .002)
for k in range(40): FB.box(W, (-2.7 + k * .136, .24, -.02), (-2.7 + k * .136 + .1335, 3.5, .0 + r.normal() * .0006))
FB.done()
OJ = MB('oldj', oldj, .003)
for x_ in np.arange(-2.5, 2.6, .40): OJ.box(W, (x_ - .022, .16, 2.985), (x_ + .022, 3.4, 3.17))
OJ.done(); cap = MB('cap', seal, .001); cap.box(W, (-4, .22, 3.2), (4, 3.9, 3.25)); cap.box(W, (-4.1, .22, -.1), (-4, 3.9, 4)); cap.box(W, (4, .22, -.1), (4.1, 3.9, 4)); cap.done()
YS = 2.35; SD = MB('stud', stud, .002)
for x_ in (-2.5, -1.28, -.06, 1.16, 2.38): SD.box(W, (x_, YS + .02, 0), (x_ + .05, YS + .07, 2.95))
SD.box(W, (-2.55, YS + .02, 0), (2.55, YS + .07, .05)); SD.box(W, (-2.55, YS + .02, 2.9), (2.55, YS + .07, 2.95)); SD.done()
filmm, fn = mat('film'); fp_ = fn('ShaderNodeNewGeometry').outputs['Position']; fst = fn('ShaderNodeVectorMath', {0: fp_, 1: (1.6, 1., .5)}, operation='MULTIPLY').outputs[0]
fb = fn('ShaderNodeBump', {'Height': fn.noise(fst, 7, 4, .6, 1.2), 'Strength': .8, 'Distance': .02}); fg = fn('ShaderNodeBsdfPrincipled', {'Base Color': rgba('c4c8c8'), 'Roughness': .30, 'Specular': .5, 'Normal': fb}); ft = fn('ShaderNodeBsdfTranslucent', {0: rgba('d9dcd8'), 'Normal': fb})
fn('ShaderNodeOutputMaterial', {'Surface': fn('ShaderNodeMixShader', {0: .55, 1: fg, 2: ft})})
x, z = np.meshgrid(np.arange(-2.55, 2.551, .010), np.arange(0.0, 2.95, .012), indexing='ij'); P = np.stack([x * 1.6, 0 * x, z * .35], -1); bay = np.abs(np.sin((x + 2.5) / 1.22 * np.pi))
Q = np.stack([x * 1.1 + z * .35, 0 * x + 4, z * .5 - x * .2], -1); cr = np.abs(fbm(Q * 2.1, 3, .5)); sheet = YS - .006 - .055 * bay ** 2 * (.6 + .4 * np.sin(z * 1.1 + x)) - .030 * np.exp(-cr / .07) * bay ** .5 + .016 * fbm(P * 2.2, 4, .55)
grid('screen', filmm, np.stack([x, sheet, z], -1))
tape = plain('tape', '8e9295', .35, .5, .3); k = np.abs(x[:, 0] + .68).argmin(); grid('tape', tape, np.stack([x[k:k + 5], sheet[k:k + 5] - .002, z[k:k + 5]], -1))
for x_ in (-2.5, -1.28, -.06, 1.16, 2.38): k = np.abs(x[:, 0] - x_ - .02).argmin(); grid('batten', stud, np.stack([x[k - 1:k + 2], sheet[k - 1:k + 2] * 0 + YS - .014, z[k - 1:k + 2]], -1)) if x_ in (-1.28, 1.16) else None
bk = MB('back', plain('bk', 'b8a88e', .9), .001); bk.box(W, (-4, 4.6, 0), (4, 4.7, 3.2)); bk.box(W, (-4, 2.5, -.05), (4, 4.7, 0)); bk.done()
area((.9, 3.9, 2.3), (.2, 2.4, 1.1), 1.2, float(arg.get('lamp', 60)), 'ffd9a8'); area((-1.6, 4.2, 1.6), (-1, 2.4, 1.2), 1.1, float(arg.get('lamp', 60)) * .8, 'fff0dc')
area((0, -4.9, 1.7), (0, 0, 1.5), 5.0, float(arg.get('front', 160)), 'dfe9f5', 2.6)
area((.4, -2.1, 3.6), (.4, -2.1, 0), 2.2, float(arg.get('roofl', 90)), 'e3ecf6', 1.5)
# ------------------------------------------------------------------ salvaged bricks, bucket, level, shovel
def pile(x, y, yaw, nx, ny, nz, top):
    fr = F((x, y, .0), yaw)
    for k in range(nz):
        for i in range(nx):
            for j in range(ny):
                if k == nz - 1 and r.random() < top: continue
                q = r.normal(size=3) * .004; B2.box(fr, (i * .218 + q[0], j * .107 + q[1], k * .0665 + .05), (i * .218 + .213 + q[0], j * .107 + .1015 + q[1], k * .0665 + .115), rot=(2, r.normal() * 1.2))
salv = stock_mat('salvm', tones, ('66574a', '78664f'), gain=.80, bump=1.2, foot=.1, streak=.3, bloom=.75, val=.22); B2 = MB('salv', salv, .0045, hi=True, rough=.0011, chip=.004); B2.k0 = 1.
pile(-1.45, -1.10, 4, 3, 4, 6, .5); B2.done()
for k in range(5): SX2.box(W, (-1.48, -1.18 - k * .10, .0), (-.56, -1.18 - k * .10 + .075, .05))
bkt = plain('bucket', '17181a', .55); 
def bucket(x, y):
    a = np.linspace(0, 2 * np.pi, 49); prof = [(0, .0), (.004, .118), (.02, .122), (.24, .150), (.265, .153), (.27, .160), (.288, .160), (.288, .150), (.10, .13), (.10, 0)]
    z_, r_ = np.array(prof).T; grid('bucket', bkt, np.stack([x + r_[:, None] * np.cos(a), y + r_[:, None] * np.sin(a), .001 + np.repeat(z_[:, None], 49, 1)], -1))
    blob('in', mortar_mat('inm', '8d8373', 'a0957f', 'a79c8a', 'bcb09c'), (x, y, .16), .135, 3, .35, .15, 30, 2.4, fresh=.2)
    t = np.linspace(0, np.pi, 30); tube('bail', galv, np.c_[x + .152 * np.cos(t), y - .02 - .145 * np.sin(t) * .8, .262 - .03 * np.sin(t)], .003, 8)
bucket(.62, -1.12)
LV = MB('level', plain('level', 'c99a1e', .45), .003); LV.box(W, (1.955, -.115, .02), (1.980, -.055, 1.22), rot=rotm(0, 5.5)); LV.done()
hw = handle_wood(); st = steel_mat('shov', '8f9192', .4, 1.2)
tube('shaft', hw, np.c_[np.linspace(-2.30, -2.50, 20), np.full(20, -1.94) + np.linspace(0, .0, 20), np.linspace(.30, 1.16, 20)], .0165, 14)
u, v = np.meshgrid(np.linspace(-1, 1, 14), np.linspace(0, 1, 20), indexing='ij'); grid('blade', st, np.stack([-2.30 + .075 * v + .02 * u ** 2, -1.94 + .12 * u * (1 - .25 * v ** 4), .31 - .31 * v], -1))
# ------------------------------------------------------------------ a hop-up
FX, FY, FZ = eval(arg.get('man', '(.98,-.46,.45)'))
HU = SX2
for k in range(3): HU.box(W, (FX - .45, FY - .26 + k * .17, FZ - .042), (FX + .45, FY - .26 + k * .17 + .165, FZ - .004))
for s in (-.40, .40): HU.box(W, (FX + s - .02, FY - .26, 0), (FX + s + .02, FY + .24, FZ - .043))
HU.box(W, (FX - .45, FY - .26, .17), (FX + .45, FY - .24, .25))
# what it is packed from: a hawk on the hop-up, and a trowel
HK = MB('hawk', bdx, .002); hx, hy = FX - .14, FY - .02; HK.box(F((hx, hy, FZ), -14), (-.14, -.14, 0), (.14, .14, .014)); HK.done()
blob('heap', pack, (hx, hy, FZ + .03), .085, 9, .55, .3, 30, 2.4)
place(trowel(steel_mat(), handle_wood(), L=.26, w=.06), (FX + .22, FY - .10, FZ + .012), (0, 4, 118))
[b.done() for b in (ND, SX, PL, SX2)]; TG.done('inner', galv); TR.done('outer', red); TS.done('thread', galv); TS2.done('holes', seal)
print('@@ built', time.time() - T0, flush=True)
# ------------------------------------------------------------------ light, camera
gd = MB('outside', rough_mat('outside', '7a6f55', '8c8266', 3, .3, 60), .01); gd.box(W, (-60, -90, -.4), (60, -4.62, -.12)); gd.done()
az, el = float(arg.get('az', 203)), float(arg.get('el', 17))
world(elev=el, az=az, strength=float(arg.get('sky', .34)), sun=float(arg.get('sun', 6.)), sun_col='ffe2bd', angle=float(arg.get('ang', .9)), clouds=.8, cam_gain=1., cl_at=.40, trees=0, cover=float(arg.get('cover', 0)))
CAM = eval(arg.get('cam', '(-1.25,-4.05,1.50)')); LOOK = eval(arg.get('look', '(.16,.0,1.50)')); camera(CAM, LOOK, float(arg.get('lens', 24)), float(arg.get('f', 8)), (.5, -.3, 1.5), shift_y=float(arg.get('shift', 0)))
render('opening', spp=72, exposure=.2, dn=False, bounces=5)
