"""The back of the house before the extension: the same view, with a kitchen door and window in the old wall. Runs extension.py with parts of it left out."""
import os; here = os.path.dirname(os.path.abspath(__file__)); s = open(here + '/extension.py').read()
def cutout(a, b, new=''):
    global s; i = s.index(a); j = s.index(b, i); s = s[:i] + new + s[j:]
def swap(a, b):
    global s; assert a in s, a; s = s.replace(a, b, 1)
swap("cut.append((ext0 + .1, ext1 - .1, -1, 35 * CO))", """dr = (.215 + .3375 * 20, .215 + .3375 * 20 + 1.0, -1, 29 * CO); kw = (.215 + .3375 * 26, .215 + .3375 * 26 + 1.4725, 13 * CO, 29 * CO)
cut += [(dr[0], dr[1], -1, 29 * CO), *arch_cuts(dr[0], dr[1], 29 * CO), (kw[0], kw[1], kw[2] - J, kw[3]), *arch_cuts(kw[0], kw[1], 29 * CO), (kw[0] - .0475, kw[1] + .0475, 11 * CO + J, 13 * CO)]""")
cutout("# ---------------- extension", "# ---------------- patio", """D = .225 * 17 - .01; n = 25; EL = .225 * n - .01; e = F((0, -D, 0), 0); EH = 38; dx0, dx1, dz = .215 + .3375, 14 * .3375, 31 * CO - J; DUM = MB('dum', black)
with apart(640):
    for a, b, d in ((dr[0], dr[1], 29 * CO), (kw[0], kw[1], 29 * CO)): flat_arch(f, a, b, d + .004, G, M, h=4 * CO - .012, skew=.066)
    a, b, c, d = kw; S.box(f, (a - .045, -.1, c - 2 * CO + J + .002), (b + .045, .05, c - .004)); M.box(f, (a - .07, -.1, c - 2 * CO + .002), (b + .07, -.012, c - .006)); casement(f, a, b, c, d, P, GU, lights=2); box_room(f, a, b, c, d, 2.6, '7d776b'); curtains(f, a + .05, b - .05, c + .62, d, 'c9c2b2', n=16, step=.03)
    a, b, _, d = dr; old = plain('oldpaint', '4f5d63', .55); OD = MB('odoor', old, .004); PW = MB('oframe', white, .004); y_ = -.085
    for u, v, z0, z1 in ((a, a + .06, 0, d), (b - .06, b, 0, d), (a, b, d - .06, d)): PW.box(f, (u, y_ - .06, z0), (v, y_, z1))
    OD.box(f, (a + .06, y_ - .05, .02), (b - .06, y_ - .018, d - .06)); gz = d - .95
    for u, v, z0, z1 in ((a + .06, a + .17, .02, d - .06), (b - .17, b - .06, .02, d - .06), (a + .17, b - .17, .02, .22), (a + .17, b - .17, .92, 1.06), (a + .17, b - .17, d - .17, d - .06)): OD.box(f, (u, y_ - .018, z0), (v, y_ - .002, z1))
    GU.box(f, (a + .16, y_ - .016, 1.05), (b - .16, y_ - .014, d - .16)); ST.box(f, (b - .145, y_ - .002, .96), (b - .125, y_ + .006, 1.06)); cyl('hdl', tuple(f.p(b - .135, y_ + .03, 1.0)), tuple(f.p(b - .235, y_ + .03, 1.0)), .008, steel); cyl('hdl2', tuple(f.p(b - .135, y_ - .002, 1.0)), tuple(f.p(b - .135, y_ + .034, 1.0)), .008, steel)
    OD.done(); PW.done(); box_room(f, a, b, 0, d, 2.0, '6a655b'); S.box(f, (a - .12, -.1, -.03), (b + .12, .30, .045))
    # a water butt at the pipe, a waste pipe and its gully under the window
    wb = plain('butt', '25372b', .45); x_, q_ = 6.82, -.42; cyl('butt', (x_, q_, .22), (x_, q_, 1.12), .27, wb, 40, r1=.30); cyl('buttl', (x_, q_, 1.12), (x_, q_, 1.15), .31, wb, 40); B2 = MB('bstand', stock, .004)
    for i_ in range(3):
        for j_ in range(2): B2.box(W, (x_ - .33 + i_ * .225, q_ - .22 + j_ * .225, -.02), (x_ - .33 + i_ * .225 + .215, q_ - .22 + j_ * .225 + .215, .22), rot=(2, lib.R.normal() * 1.5))
    B2.done(); wp = plain('waste', '8d8f8f', .5); x_ = kw[0] - 6 + .55; cyl('wp', (x_, -.05, .06), (x_, -.05, .66), .021, wp); cyl('wp2', (x_, -.05, .66), (x_, .02, .66), .021, wp)
""")
swap("for r in range(6):\n    for c in range(-6, 11):", "for r in range(-7, 6):\n    for c in range(-6, 11):")
cutout("for r in range(6): \n    for c in range(-8, 3): Sl.box", "gv = MB(")
swap("(-5.8, -D - 3.65, -.2), (8.85, .0, -.038)", "(-5.8, -D - 3.65, -.2), (8.85, .0, -.034)")
cutout("    r_ = lib.R; tc = rough_mat('tcot'", "    # moss in the joints", "    r_ = lib.R\n")
swap("for k in range(520):", "for k in range(1500):"); swap("r0 = r_.integers(0, 7); PP", "r0 = r_.integers(-6, 7); PP"); swap("r0 = r_.integers(0, 6); c0", "r0 = r_.integers(-6, 6); c0")
swap("n_ = 110; PP = np.c_[r_.uniform(-5, 6.1, n_), -D - .06 - np.abs(r_.normal(size=n_)) * .10", "n_ = 340; PP = np.c_[r_.uniform(-5, 8.6, n_), -.06 - np.abs(r_.normal(size=n_)) * .10"); swap("PP = PP[(PP[:, 0] < .3) | (PP[:, 0] > 4.9)]; ", "wd = grass_clump('weed', gmt, h=.22, spread=.08, bend=.8); q_ = np.c_[r_.uniform(-5, 8.6, 26), -.08 - np.abs(r_.normal(size=26)) * .06, np.full(26, -.04)]; scatter('weed', q_, r_.uniform(.5, 1.1, 26), wd); q_ = np.c_[r_.uniform(-4, 8, 30), -D - .02 - r_.integers(-5, 6, 30) * .605, np.full(30, -.045)]; scatter('weed2', q_, r_.uniform(.3, .6, 30), wd); ")
swap("n_ = 60; scatter('moss', np.c_[6.02", "n_ = 2; scatter('moss', np.c_[6.02")
i = s.index("pj.box(W, (-6, .006"); j = s.index("for x in (pb, pj, ps)"); s = s[:i] + s[j:]
swap("for i in range(27): pb.box", "for i in range(70): pb.box")
swap("bpy.data.objects['glass']", "bpy.data.objects['glassu']")
swap('cluster(B, 5, .13); cluster(N, 8, .085)', 'cluster(B, 5, .13)')
# the bed: not yet raised, its edge of old bricks half sunk, overgrown
cutout("pl = F((6.15, -6.4, -.02), 0); PB", "lm, gmt = lav_mat", """so = MB('so', rough_mat('compost', '3a3024', '55482f', 14, .8, 90), .001); so.box(W, (6.22, -6.38, -.09), (8.84, -D, -.012)); so.done(); KB = MB('kerb', stock, .006)
with apart(611):
    r_ = lib.R; x = 6.10
    while x < 8.8: k = np.clip(r_.normal(size=4), -2, 2); KB.box(W, (x, -6.46 + .008 * k[0], -.1), (x + .215, -6.36 + .008 * k[0], .028 + .010 * k[1]), rot=(2, k[2] * 2.2)) if r_.random() > .12 else None; x += .228
    y_ = -6.22
    while y_ < -D - .1: k = np.clip(r_.normal(size=4), -2, 2); KB.box(W, (6.12 + .008 * k[0], y_, -.1), (6.22 + .008 * k[0], y_ + .215, .028 + .010 * k[1]), rot=(2, k[2] * 2.2)) if r_.random() > .12 else None; y_ += .228
KB.done()
""")
cutout("    PP = np.array([(6.55, -6.02, .41)", "pm = rough_mat('pot'", """    pv = leaf_clump('priv', leaf_mat('priv', '33482a', '4c6236', '7a8a4a', .32), 44, .5, .17, .55); nt = leaf_clump('nettle', leaf_mat('nettle', '3f5a2a', '587437', '7f9350', .4), 40, .5, .20, .6, .9)
    tree((8.1, -4.35, .0), 2.9, bx, bark, n=330, size=.19, trunk=.026, seed=8, bare=.26)
    for c_, r0, n_, kd in (((7.0, -5.35, .30), .72, 560, pv), ((7.65, -5.0, .50), .66, 460, pv), ((6.7, -4.7, .25), .50, 260, pv), ((7.85, -5.65, .2), .52, 280, fr), ((8.35, -4.9, .4), .5, 260, dark), ((6.85, -5.75, .08), .30, 120, nt), ((8.3, -5.8, .10), .36, 150, nt)): shrub(c_, r0, kd, n_, .145, .85, .25)
    for k in range(26):      # shoots that arch out of the privet
        a_ = r_.uniform(0, 6.28); q = np.array([7.2 + .55 * math.cos(a_), -4.95 + .45 * math.sin(a_), .80 + .25 * r_.random()]); d_ = np.array([math.cos(a_) * .05, math.sin(a_) * .05, .085])
        for i_ in range(r_.integers(3, 7)): nq = q + d_ + r_.normal(size=3) * .008; d_[2] -= .012; cyl('shoot', tuple(q), tuple(nq), .003, bark, 6); scatter('prl', nq[None] + r_.normal(size=(2, 3)) * .025, r_.uniform(.05, .08, 2), pv); q = nq
    gl = grass_clump('rank', gm, h=.30, spread=.10, bend=1.0); g0, lib.GRASS = lib.GRASS, (110, .0032); gs = grass_clump('rank2', gmt, h=.55, spread=.09, bend=.9); lib.GRASS = g0
    n_ = 150; P_ = np.c_[r_.uniform(6.18, 8.75, n_), -6.36 + np.abs(r_.normal(size=n_)) * .16, np.full(n_, -.02)]; scatter('rank', P_, r_.uniform(.45, 1.05, n_), gl, np.c_[r_.normal(size=n_) * .12, -.15 - .2 * r_.random(n_), np.ones(n_)])
    n_ = 120; P_ = np.c_[6.20 + np.abs(r_.normal(size=n_)) * .15, r_.uniform(-6.35, -4.0, n_), np.full(n_, -.02)]; scatter('rank', P_, r_.uniform(.45, 1.05, n_), gl, np.c_[-.15 - .2 * r_.random(n_), r_.normal(size=n_) * .12, np.ones(n_)])
    n_ = 26; P_ = np.c_[r_.uniform(6.3, 8.6, n_), -6.25 + np.abs(r_.normal(size=n_)) * .25, np.full(n_, -.02)]; scatter('rank2', P_, r_.uniform(.7, 1.2, n_), gs); n_ = 16; P_ = np.c_[6.3 + np.abs(r_.normal(size=n_)) * .2, r_.uniform(-6.3, -4.2, n_), np.full(n_, -.02)]; scatter('rank2', P_, r_.uniform(.7, 1.2, n_), gs)
    PP = np.array([(6.6, -6.1, -.02), (7.5, -6.15, -.02)]); scatter('lv', PP, np.array([.34, .30]), lvs[0])
""")
# an older yard: each slab of its own tone, darker where it has stayed wet
swap("slab = rough_mat('slab', '857f73', '9e978a', 3, .35, 120, .8, .25, var=.25, dirt=.85)", "slab = rough_mat('slab', '736d61', '948c7d', 3, .35, 120, .8, .25, var=.42, dirt=1.)")
# a grey day: an even layer of cloud, a weak wide sun behind it
swap("world(elev=27, az=231, strength=.10, sun=3.1, sun_col='ffe2bf', angle=.8, clouds=.95, cam_gain=1.0, trees=0, cover=.22, cl_at=.44, cl_scale=1.1)", "world(elev=40, az=215, strength=.17, sun=.55, sun_col='f4f1ea', angle=38, clouds=.95, cam_gain=.62, trees=0, cover=.94, cl_at=.44, cl_scale=1.1)")
# the chimney on the ridge, at its end
CX, CY = float(os.environ.get('CX', 4.2)), float(os.environ.get('CY', 3.4))
for a_, b_ in (('F((1.8, 2.6, 7.0)', f'F(({CX}, {CY}, 7.0)'), ('F((1.8 + 1.115, 2.6, 7.0)', f'F(({CX} + 1.115, {CY}, 7.0)'), ('F((1.8, 2.6 + .665, 7.0)', f'F(({CX}, {CY} + .665, 7.0)'), ('(1.8 - .14, 2.6 - .17, zr(2.6 - .17))', f'({CX} - .14, {CY} - .17, zr({CY} - .17))'), ('zf = zr(2.6) - 7.0', f'zf = zr({CY}) - 7.0'), ('(1.8 - .14, 2.6, zr(2.6))', f'({CX} - .14, {CY}, zr({CY}))'), ('2.02 + k * .34, 2.93', f'{CX} + .22 + k * .34, {CY} + .33'), ('CH_ = 1.725', "CH_ = float(os.environ.get('CH', 1.725))")):
    assert a_ in s, a_; s = s.replace(a_, b_)
# trees beyond the fence
swap("world(", """km_ = leaf_clump('ovl', leaf_mat('ovl', '3c5230', '56703c', '7d8c4c', .3), 44, .5, .2, .6); bm_ = rough_mat('ovb', '4a4038', '6a5c4e', 8)
for i_, (x_, y_, h_) in enumerate(((13.0, 9, 8.0), (17.0, 11, 8.6), (21.5, 10, 8.4), (11.0, 14, 8.6), (26, 15, 10), (16, 17, 10.5), (31, 17, 10), (21.5, 19, 11))): tree((x_, y_, 0), h_, km_, bm_, n=1500, size=h_ * .062, trunk=.12, seed=i_ + 40, bare=.12)
hm_ = MB('ovh', plain('ovh', '26301f', .9)); hm_.box(W, (8.9, 6, -.2), (40, 7, 1.5)); hm_.done(); q_ = np.c_[lib.R.uniform(8.9, 34, 2600), 6 - np.abs(lib.R.normal(size=2600)) * .18, lib.R.uniform(0, 2.0, 2600)]; scatter('ovhl', q_, lib.R.uniform(.2, .34, 2600), km_)
world(""")
s = s.replace("__file__", repr(here + '/extension.py'))
exec(compile(s, 'before', 'exec'))
