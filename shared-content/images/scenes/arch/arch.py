import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stocks import *
import lib, cloth
from cloth import fabric
reset(11)
TONES = ['877a66', 'a3926f', 'b0a07e', '958667', 'bbad90', 'a89671', '968a76', 'b3a077', 'ad9f86', 'a08a68']
red = stock_mat('stock', TONES); plainred = brick_mat('far', TONES, foot=0)
gauged = rubbed_mat('gauged', ['854d3c', '945947', '9a604d', '965a46', '9f6753']); putty = lime_mat('putty', 'd8d0c0', 'e6dfd2', .25)
mortar = lime_mat('mortar')
stone = rough_mat('stone', 'aca088', 'c8bda6', 5, .45, 180, wall=(.1, .5)); white = plain('paint', 'dad7ce', .3, bump=.06)
B = MB('bricks', plainred, .0024); PT = MB('putty', putty, .0005); M = MB('mortar', mortar, .0005)
S = MB('stone', stone, .006); P = MB('frame', white, .0035); GL = MB('glass', glass(wob=.012, ior=2.2, more=.15), .0001)
f = F((0, 0, 0), 0)
# openings stand on the Flemish module, so that stretchers and headers end at them uncut
ops, Wd, z0, z1 = [], 1.135, 12 * CO, 12 * CO + 25 * CO
OX = 11 * .3375      # the wall starts this far to the left
for x in (.215 + 3 * .3375 + .0, .215 + 10 * .3375): ops += [(x, x + Wd, z0 - J, z1)]
L = .215 + 16 * .3375
arch = [q for a, b, c, d in ops for q in arch_cuts(a, b, d)]
sill = [(a - .0475, b + .0475, c - 2 * CO + J, c) for a, b, c, d in ops]
wall(f.at(-OX, 0, 0), L + OX, 66 * CO, B, M, [(a + OX, b + OX, c, d) for a, b, c, d in ops + arch + sill], 'flemish', corner1=False, jit=.0010, raked=.0065)
# bricks in the picture are worked in relief; those at the arch are cut on the skew
a, b, c, d = ops[0]; H, SK, AZ = 4 * CO, .066, d
CX = (a + b) / 2; skew = lambda t, z: (b if t > 0 else a) + t * (SK * (z - AZ) / H + .0048)
r = np.random.default_rng(5); far, st, hd, solids = ([], [], [], []), [], [], []
for C, h, A, rn in zip(B.C, B.H, B.M, B.Rn):
    x, z = C[0], C[2]; dep = .4061 * (x - .55) + .9138 * 2.25; zv = (z - 1.75) / dep - .325
    if not (.40 < x < 3.35 and abs(zv) < .37):
        for o, v in zip(far, (C, h, A, rn)): o.append(v)
        continue
    head = h[0] < .056; rn = r.random(3); rn[0] = rn[0] * .93 if r.random() > (.085 if head else .012) else .94 + .06 * r.random()
    x0, x1, za, zb = x - h[0], x + h[0], z - h[2], z + h[2]; warp = None; fn = lambda X, Z, x=x, z=z, h=h: np.maximum(abs(X - x) - h[0], abs(Z - z) - h[2])
    if AZ < z < AZ + H:
        for t, xe, xo in ((-1, x1, x0), (1, x0, x1)):
            if abs(xe - skew(t, z)) < .006:
                warp = lambda Q, t=t, xe=xe - x, xo=xo - x, x=x, z=z: np.stack([xo + (Q[:, 0] - xo) * (skew(t, Q[:, 2] + z) - x - xo) / (xe - xo), Q[:, 1], Q[:, 2]], -1)
                fn = lambda X, Z, t=t, x=x, z=z, h=h, xo=xo: np.maximum(np.maximum(-t * (X - skew(t, Z)), t * (X - xo)), abs(Z - z) - h[2])
    (hd if head else st).append((C, h, A, rn, warp)); solids.append(((x0, x1, za, zb), fn))
B.C, B.H, B.M, B.Rn = map(list, far); print('@@ bricks', len(st), len(hd), len(B.C), flush=True)
bricks('stretchers', red, st, (96, 4, 32), .0014, (.1075, .05125, .0325), 22, seed=3); bricks('headers', red, hd, (48, 4, 32), .0014, (.05125, .05125, .0325), 22, seed=4)
# the gauged arch
N, g, ah, w0, w1, az = 17, .0016, 4 * CO - .012, b - a, b - a + 2 * SK, d + .004; ar = []
for i in range(N):
    wm = (w0 + w1) / 2 / N - 2 * g; t = (i + .5) / N - .5
    warp = lambda Q, t=t, wm=wm: np.stack([t * (w0 + (w1 - w0) * (Q[:, 2] / ah + .5)) + Q[:, 0] * ((w0 + (w1 - w0) * (Q[:, 2] / ah + .5)) / N - 2 * g) / wm, Q[:, 1], Q[:, 2]], -1)
    rn = r.random(3); rn[0] = .25 + .75 * rn[0] if r.random() > .16 else .1 * rn[0]
    ar.append((f.p(CX, -BH / 2 + float(np.clip(r.normal() * .0003, -.0005, .0006)), az + ah / 2), (wm / 2, BH / 2, ah / 2), f.A, rn, warp))
bricks('arch', gauged, ar, (22, 6, 96), .0009, (wm / 2, BH / 2, ah / 2), 17, soft=.25, chip=.03, body=.28, drag=0., pits=.15, seed=9)
PT.prism(f, [(a + .001, az + .003), (b - .001, az + .003), (CX + w1 / 2 - .001, az + ah), (CX - w1 / 2 + .001, az + ah)], -BH + .006, -.0010, rnd=(.5, .5, .5))
solids.append(((a - SK, b + SK, az, az + ah), lambda X, Z: np.maximum(abs(X - CX) - (w0 + (w1 - w0) * (Z - az) / ah) / 2, np.maximum(az - Z, Z - az - ah))))
joints('joints', mortar, f, .42, 3.32, 1.66, 3.86, solids, [lambda X, Z: np.maximum(np.maximum(a - X, X - b), Z - AZ - .003), lambda X, Z: np.maximum(abs(X - CX) - (w0 + (w1 - w0) * (Z - az) / ah) / 2 + .004, Z - az - .012)])
for (a, b, c, d) in ops:
    if a > 2: flat_arch(f, a, b, d + .004, B, PT, h=4 * CO - .012, skew=.066, g=.003)
    for e, t in ((a, -1), (b, 1)):
        M.prism(f, [(e + t * .066, d + H - .008), (e + t * .1, d + H - .008), (e + t * .034, d), (e, d)], -.06, -.0075, rnd=(.5, .5, .5)); M.box(f, (e + t * .0024, -BH, c), (e + t * .04, -.0046, d), rnd=(.5, .5, .5))
    S.box(f, (a - .045, -.10, c - 2 * CO + J + .002), (b + .045, .055, c - .004)); M.box(f, (a - .07, -.1, c - 2 * CO + .002), (b + .07, -.012, c - .006))
    sash(f, a, b, c, d, P, GL)
a, b, c, d = ops[0]
with cloth.own(77):
    linen = fabric('linen', 'd6cab2', .5, h2='e4dac6', glow=.11)
    tieb = fabric('tieband', '9c8b70', .1); cloth.drape(f, a - .04, 1, .48, c - .3, d + .06, -.268, linen, 21, folds=6, amp=.027, tie=c + .70, tight=.52, band=tieb); cloth.drape(f, b + .05, -1, .46, c - .3, d + .06, -.272, linen, 34, folds=6, amp=.025, tie=c + .74, tight=.55, band=tieb)
    cloth.room2(f, a - .30, b + .30, c, d, 3.4, '8f8676')
for x in (B, M, S, P, GL, PT): x.done()
# backing so no light leaks
K = MB('back', plain('dark', '1a1714', .95), .001); K.box(f, (-3.7, -3.7, 0), (L - .1, -3.6, 5)); K.box(f, (-3.7, -3.6, 4.8), (L - .12, -.12, 4.9)); K.done()
soil = rough_mat('soil', '4a5a2c', '5c6c36', 3, .4); gr = MB('ground', soil, .001); gr.box(W, (-20, -60, -.2), (80, 60, -.02)); gr.done(); pv = MB('paving', rough_mat('paving', '8c8579', 'a39c8f', 3, .3), .001); pv.box(W, (-12, -7, -.1), (14, -.0, .0)); pv.done()
bark = rough_mat('bark', '4a3b2e', '6b5743', 12, .8, 60)
k1 = leaf_clump('lc2', leaf_mat('leaf2', '4a5c2a', '707f3c', '9a9a4c'), 26, .5, .17)
# what the panes mirror: garden trees against the sky
hz = .05; farcore = leaf_mat('farcore', '4a5e34', '5a6e40', haze=hz); fl = [leaf_clump('fc', leaf_mat('farl', '6d8a48', '88a35c', 'a9b565', .55, .2, haze=hz), 30, .5, .20), leaf_clump('fc2', leaf_mat('farl2', '7a8a4e', '97a360', 'b9b578', .55, .2, haze=hz), 26, .5, .18), leaf_clump('fc3', leaf_mat('farl3', '5c7c4c', '769464', '93a878', .55, .2, haze=hz), 34, .5, .21)]
for i, (x, y, h, k) in enumerate([(12, -37, 8.2, 1), (17.5, -35, 6.2, 0), (21.5, -33, 8.6, 2), (26.5, -29, 6.0, 1), (31, -27, 8.4, 0), (36, -25, 6.2, 1), (40, -20, 8.0, 2), (46, -21, 7.4, 0)]): tree((x, y, 0), h, fl[k], bark, n=900, size=h * .075, seed=i + 40, bare=.12)
for x0, y0, x1, y1 in ((8, -40, 27, -39), (26.5, -40, 27.5, -32), (27, -33, 40, -32), (39.5, -33, 40.5, -23), (40, -24, 56, -23)): hedge(x0, x1, y0, y1, 1.9, fl[0], 14, 0, .5, farcore)
tree((-7.4, -2.9, 0), 7.6, k1, bark, n=330, size=.46, seed=91, bare=.3)       # its shadow lies on the wall
arg = dict(x.split('=') for x in sys.argv[sys.argv.index('--') + 1:])
world(elev=29, az=247, strength=.115, sun=5.2, sun_col='ffdfbd', angle=.9, clouds=.95, cam_gain=1.4, cl_at=float(arg.get('clat', .39)), cl_scale=float(arg.get('clsc', 1.3)), cl_seed=float(arg.get('clseed', 3.1)), trees=.10)
camera((.55, -2.25, 1.75), (1.55, 0, 2.55), 38, 5.6, (1.6, 0, 2.6), shift_y=0)
render('arch', spp=96, exposure=.2, dk=.2)
