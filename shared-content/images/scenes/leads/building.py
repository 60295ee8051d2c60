import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from wallparts import *
reset(44)
cv = [float(q) for q in os.environ['CAM'].split(',')]; CAM = np.array(cv[:3])
red = face_mat('red', ['6f4538', '7e4f3e', '8a5944', '764839', '64413a', '925f4a', '845340', '744a3e'])
mortar = joint_mat2('mortar'); fresh = mortar_mat('fresh', '574f44', '6d6455', '6a6153', '857c6c')
B, Bp, Bs, M = MB('brick', red, .004), MB('pier', red, .004), MB('stack', red, .003), MB('mort', mortar, .0005)
# The wall runs along +Y at x = WX, its face towards +X; its frames' x is +Y.
WX = -2.1; T2 = .215; per = 11; plen = .44; Lw = per * .225
def pier(yc, hc):
    for n in range(hc):
        z = n * CO
        for fr, par in ((F((WX - T2 / 2 + plen / 2, yc - plen / 2, 0), 90), 0), (F((WX - T2 / 2 - plen / 2, yc - plen / 2, 0), 0), 1), (F((WX - T2 / 2 - plen / 2, yc + plen / 2, 0), 270), 0), (F((WX - T2 / 2 + plen / 2, yc + plen / 2, 0), 180), 1)):
            iv = [(.1125, .3275)] if (n + par) % 2 else [(0, .215), (.225, .44)]
            for a, b in iv:
                j = np.clip(lib.R.normal(size=3) * .0014, -.0026, .0026); Bp.box(fr, (a + j[0], -BH, z + j[1]), (b + j[0], j[2], z + BT + j[1]))
    f0 = F((WX - T2 / 2 - plen / 2, yc - plen / 2, 0), 0); M.box(f0, (.008, -plen + .008, 0), (plen - .008, -.008, hc * CO - .012), rnd=(.5, .5, .5))
    for q in ((WX - T2 / 2 + plen / 2, yc - plen / 2, 90), (WX - T2 / 2 - plen / 2, yc - plen / 2, 0)): joint_sheet(mortar, F((*q[:2], 0), q[2]), .0055, plen - .0055, 0, hc * CO - J, res=.005 if yc < 0 else .015)
# Courses: the piers lead, the bays are racked back to them and lowest in the middle.
Y0 = -6.3; step_ = Lw + plen + .01; low = [8, 6, 4, 3, 3, 3]; top = [14, 12, 10, 9, 8, 8, 8]
for k in range(6):
    y0 = Y0 + k * step_; pier(y0, top[k] + 1)
    a = y0 + plen / 2 + .005; fr = F((WX, a, 0), 90); n0 = low[k]; n1 = min(top[k], top[k + 1])
    lead = lambda n: .225 * (.75 + .5 * (n1 - n)) + (.1125 if n % 2 else 0)
    ops = [(lead(n) + .0, Lw - lead(n), n * CO - .02, n * CO + BT) for n in range(n0, n1) if lead(n) < Lw / 2 - .05]
    for face in (fr, F((WX - T2, a + Lw, 0), 270)): wall(face, Lw, n1 * CO, B, M, [(Lw - q, Lw - p, c, d) for p, q, c, d in ops] if face is not fr else ops, 'flemish', jit=.0018, raked=.008)
    res = .005 if k < 2 else .012
    joint_sheet(mortar, fr, 0, Lw, 0, n0 * CO - J, res=res)
    for n in range(n0, n1):
        e = lead(n)
        if e < Lw / 2 - .05:
            for p, q in ((0, e - .004), (Lw - e + .004, Lw)): joint_sheet(mortar, fr, p, q, n * CO - J, n * CO + BT - .004, res=res)
        else: joint_sheet(mortar, fr, 0, Lw, n * CO - J, n * CO + BT - .004, res=res)
    if k == 0:
        # The course in hand: bricks up to the middle, a bed of fresh mortar beyond them, a line at its top.
        z = n0 * CO; e = lead(n0); x = e + J
        for i in range(4):
            w = BL if i % 2 == (n0 % 2) else BH
            j = np.clip(lib.R.normal(size=3) * .0016, -.003, .003); B.box(fr, (x + j[0], -BH, z + j[1]), (x + w + j[0], j[2], z + BT + j[1])); x += w + J
        for i in range(9): blob(f'bed{i}', fresh, (WX - .055 + lib.R.normal() * .006, a + x + .05 + i * .062, z - .004), .047, seed=i, squash=.26, lump=.22, n=40, freq=2.2, fresh=1.)
        line = plain('line', 'd9691e', .6); zl = z + BT + .001; cyl('line', (WX + .006, y0 + plen / 2 + .02, zl), (WX + .006, y0 + step_ - plen / 2 - .02, zl), .0024, line)
        pw = handle_wood('pin'); bk = MB('block', pw, .002)
        for yy in (y0 + plen / 2 - .03, y0 + step_ - plen / 2 + .0): bk.box(W, (WX + .1125, yy, zl - .018), (WX + .1345, yy + .035, zl + .018))
        bk.done()
# Ground, and what lies on it.
so = rough_mat('soil', '43382b', '5d5040', 14, .7, 160, dist=.010); gr = MB('ground', so, .001); gr.box(W, (-60, -40, -.5), (70, 90, -.09)); gr.done()
x, y_ = np.meshgrid(np.arange(-1.99, 4.5, .02), np.arange(-8, 12, .03), indexing='ij'); P = np.stack([x, y_, 0 * x], -1); P[..., 2] = -.03 + .028 * fbm(P * 2.2, 4, .6) + .006 * fbm(P * 30, 3); grid('earth', so, P)
bm = board_mat('board'); bd = MB('boards', bm, .003)
fb = F((-1.28, -5.2, 0), 78); bd.box(fb, (0, -.55, .0), (1.5, -.33, .038)); bd.box(fb, (.04, -.30, .0), (1.46, -.08, .038)); bd.done()
for lay in range(6):
    for i in range(7 - (lay > 4) * 3):
        for q in range(2):
            jx = lib.R.normal(size=3) * .004; Bs.box(fb, (.12 + i * .108 + jx[0], -.52 + q * .222 + jx[1], .038 + lay * .0665), (.12 + i * .108 + BH + jx[0], -.52 + q * .222 + BL + jx[1], .038 + lay * .0665 + BT))
sp = MB('spot', bm, .003); fs = F((-1.32, -3.35, 0), 66); sp.box(fs, (0, -.55, .16), (.6, .0, .178))
for u in (.05, .45):
    for v in (-.5, -.16): Bs.box(fs, (u, v, .0), (u + BL * .5, v + BL * .5, .09)); Bs.box(fs, (u, v, .09), (u + BL * .5, v + BL * .5, .158))
sp.done(); c_ = fs.p(.3, -.28, .18); blob('heap', fresh, tuple(c_ + np.array([0, 0, .03])), .17, seed=4, squash=.62, lump=.22, n=110, freq=1.7, fresh=.9)
place(trowel(steel_mat(), handle_wood()), tuple(fs.p(.40, -.22, .25)), (0, -24, 150))
# A level along the lower wall, on the laid course.
lv_ = MB('level', plain('lev', '8d7333', .7), .003); a1 = Y0 + step_ + plen / 2 + .005; fl = F((WX, a1, 0), 90); z1 = low[1] * CO; lv_.box(fl, (.85, -.075, z1), (1.55, -.05, z1 + .055)); lv_.done()
kid = leaf_clump('lc', leaf_mat('leaf', '34492a', '4d6338', '687848', .3, .12), 30, .5, .2); bark = rough_mat('bark', '4a3b2e', '6b5743', 12, .8, 60)
hk = [clump(f'hd{i}', leaf_mat2(f'hed{i}', ['34492a', '435c33', '52703d', '67854a'], trans=.28, spec=.16, inner=.42), 90, .5, .19, .5) for i in range(3)]; core = plain('core', '141c0e', .95)
hedge2(WX - .62, -8.4, 14, .0, 1.75, .82, hk, 330, .125, core)
for i_ in range(len(B.C)):        # no brick lies behind the face of its joints
    q_ = WX - .0012 - (B.C[i_][0] + B.H[i_][1])
    if q_ > 0 and q_ < .01: B.C[i_] = B.C[i_] + np.array([q_, 0, 0])
wall_bricks(B, red, CAM); wall_bricks(Bp, red, CAM); wall_bricks(Bs, red, CAM); M.done()
pts = [(-6.5, 6, 6.5), (-8.5, 1, 6), (-7, 13, 8), (-12, 10, 8), (8.6, 12.5, 6.2), (3.5, 17, 7.5), (6, 15, 7), (10, 18, 9), (-16, 18, 10), (-3, 20, 10), (1, 22, 10), (16, 20, 10)]
for i, (x, yy, h) in enumerate(pts): tree((x, yy, 0), h, kid, bark, n=1600, size=h * .065, trunk=.11, seed=i + 70, bare=.13)
hedge(-2.4, 12, 12.4, 13.4, 1.9, hk[0], 110, -.1, .26, core)
world(elev=float(os.environ.get('EL', 38)), az=float(os.environ.get('AZ', 42)), strength=.18, sun=3.6, sun_col='ffe9d2', angle=1.1, clouds=.9, cam_gain=.8, trees=.1)
camera((cv[0], cv[1], cv[2]), (cv[3], cv[4], cv[5]), cv[6], cv[7], (WX - .1, cv[8], 1.0), shift_y=cv[9])
render('building', spp=96, exposure=.3, dk=.3)
