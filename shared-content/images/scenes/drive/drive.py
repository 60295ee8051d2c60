import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from wallparts import *
reset(44)
CAM = np.array([.10, -6.6, 1.5])
red = face_mat('red', ['6f4538', '7e4f3e', '8a5944', '764839', '64413a', '925f4a', '845340', '744a3e'])
mortar = joint_mat2('mortar'); stone = cap_mat(); blue = clay_mat('blue', ['3b4044', '484c4d', '40464b', '4e4b47', '353a3f', '4b4540'], .42, .66, .32, '807869', .38)
B, Bp, M, C = MB('brick', red, .004), MB('pier', red, .004), MB('mort', mortar, .0005), MB('cop', blue, .005)
# wall runs along +Y at x=-2.1, face towards +X; local x = +Y
WX = -2.1; Hc = 15; T2 = .215; per = 11; plen = .44
y = -6.3
def pier(yc, hc=19):
    """440 mm square pier, alternating header/stretcher quoins"""
    for n in range(hc):
        z = n * CO; o = (WX - T2 / 2 - plen / 2, yc - plen / 2)
        for fr, par in ((F((WX - T2 / 2 + plen / 2, yc - plen / 2, 0), 90), 0), (F((WX - T2 / 2 - plen / 2, yc - plen / 2, 0), 0), 1), (F((WX - T2 / 2 - plen / 2, yc + plen / 2, 0), 270), 0), (F((WX - T2 / 2 + plen / 2, yc + plen / 2, 0), 180), 1)):
            iv = [(.1125, .3275)] if (n + par) % 2 else [(0, .215), (.225, .44)]
            for a, b in iv:
                j = np.clip(lib.R.normal(size=3) * .0014, -.0026, .0026); Bp.box(fr, (a + j[0], -BH, z + j[1]), (b + j[0], j[2], z + BT + j[1]))
    f0 = F((WX - T2 / 2 - plen / 2, yc - plen / 2, 0), 0); M.box(f0, (.008, -plen + .008, 0), (plen - .008, -.008, hc * CO - .004), rnd=(.5, .5, .5))
    for q in ((WX - T2 / 2 + plen / 2, yc - plen / 2, 90), (WX - T2 / 2 - plen / 2, yc - plen / 2, 0)): joint_sheet(mortar, F((*q[:2], 0), q[2]), .0055, plen - .0055, 0, hc * CO - .001, res=.005 if yc < 0 else .015)
    cap(stone, WX - T2 / 2, yc, plen / 2 + .05, hc * CO, res=72 if yc < -3 else 30)
piers = []
for k in range(7):
    y0 = y + k * (per * .225 + plen + .01); pier(y0); piers.append(y0)
    a = y0 + plen / 2 + .005; Lw = per * .225 - .0
    fr = F((WX, a, 0), 90); wall(fr, Lw, Hc * CO, B, M, (), 'flemish', jit=.0018, raked=.008); joint_sheet(mortar, fr, 0, Lw, 0, Hc * CO, res=.005 if k < 2 else .012)
    nb = int(Lw / CO); st = Lw / nb
    M.box(fr, (0, -T2 + .006, Hc * CO - J), (Lw, .006, Hc * CO + BH - .004), rnd=(.5, .5, .5))
    for i in range(nb):                       # brick-on-edge coping
        j = lib.R.normal(size=3) * .0016; C.box(fr, (i * st, -T2 - .012 + j[0], Hc * CO), (i * st + st - J, .012 + j[0], Hc * CO + BH + j[1]), rot=rotm(2, lib.R.normal() * .25) @ rotm(0, lib.R.normal() * .3))
# lit step lights? none. driveway -----------------------------------------------------------
x0, x1, ya, yb = WX + .62, 1.75, -9.5, 13.3
PAL = ['786d61', '877b6d', '6e645a', '8f8272', '807061', '746c65']; V = MB('pav', pave_mat('pav', PAL, ((-.62, .21, .62), (.92, .21, .55)), edges=((x0, 1),)), .0032)
VD = MB('pavd', clay_mat('pavd', ['423f3d', '4f4a46', '3d3c3c', '57504a', '474341'], .6, .85, .22, '7d7363', .30), .0032)
herringbone(x0, x1, ya, yb, V, z=0, ang=45, j=.0045)
for xx in (x0 - .155, x1 - .05):
    yy = ya
    while yy < yb: q = lib.R.normal(size=4) * .0013; VD.box(W, (xx + q[0], yy, -.06), (xx + .2 + q[0], yy + .0965, .004 + q[1]), rot=rotm(0, q[2] * 200) @ rotm(1, q[3] * 250)); yy += .1
sd = sand_mat('sand'); x, y_ = np.meshgrid(np.arange(x0 - .16, 1.3, .008), np.arange(-5.6, 1.5, .008), indexing='ij'); P = np.stack([x, y_, 0 * x], -1); P[..., 2] = -.0026 + .0016 * fbm(P * 9, 3) + .0006 * fbm(P * 120, 2); grid('sandtop', sd, P)
jb = MB('sand', sd, .001); jb.box(W, (x0 - .16, ya, -.2), (x1 + .15, yb, -.0042)); jb.done()
# the bed: an uneven soil with bark mulch
so = rough_mat('soil', '33291f', '4b3e2f', 14, .7, 160, dist=.008); gr = MB('ground', so, .001); gr.box(W, (-60, -40, -.4), (70, 90, -.07)); gr.done()
x, y_ = np.meshgrid(np.linspace(WX - .02, x0 - .15, 50), np.arange(-6.2, 13.2, .02), indexing='ij'); P = np.stack([x, y_, 0 * x], -1); soil_z = lambda P: -.022 + .020 * fbm(P * 6, 4, .6) + .004 * fbm(P * 60, 2); P[..., 2] = soil_z(P); grid('bed', so, P)
mul = clay_mat('mulch', ['34281f', '46372a', '574638', '3d3026', '655543'], .8, .95, .1, '5d4f3d', .2); kc = [chips(f'chips{i}', mul, seed=i) for i in range(3)]; P = np.c_[lib.R.uniform(WX + .05, x0 - .19, 900), lib.R.uniform(-5.4, 12.5, 900), np.zeros(900)]; P[:, 2] = soil_z(P * [1, 1, 0]) + .004
for i in range(3): scatter('mulch', P[i::3], lib.R.uniform(.16, .26, len(P[i::3])), kc[i], np.array([0, 0, 1.]) + lib.R.normal(size=(len(P[i::3]), 3)) * .12)
# planting
kid = leaf_clump('lc', leaf_mat('leaf', '34492a', '4d6338', '687848', .3, .12), 30, .5, .2); bark = rough_mat('bark', '4a3b2e', '6b5743', 12, .8, 60)
lv = lavender_kinds = [lavender(f'lav{i}', lav_mat(f'lav{i}'), None, i) for i in range(4)]; bx = clump('box', leaf_mat2('box', ['2f4524', '3d572d', '4d6838']), 110, .5, .17, .55)
hk = [clump(f'hd{i}', leaf_mat2(f'hed{i}', ['34492a', '435c33', '52703d', '67854a'], trans=.28, spec=.16, inner=.42), 90, .5, .19, .5) for i in range(3)]; core = plain('core', '141c0e', .95)
hedge2(WX - .44, -8.4, 14, .85, 1.75, .82, hk, 330, .125, core)
n_ = 0
for yy in np.arange(-6.2, 13, .36):
    if min(abs(yy - p) for p in piers) > .33:
        n_ += 1; c = (WX + .245 + lib.R.uniform(-.05, .05), yy + lib.R.uniform(-.05, .05), -.02)
        if n_ % 6 == 4: shrub(c, lib.R.uniform(.15, .2), bx, 70, .13, 1.0, .3)
        else: r = lib.R.uniform(.20, .26); scatter('lavender', [c], [r], lv[n_ % 4], np.array([[.06, 0, 1.]]) + lib.R.normal(size=(1, 3)) * .05)
lm = leaf_mat2('fallen', ['6f5a34', '84683a', '7a4e2c', '66693a'], .1, .2, .6, 1.); FP = np.array([(-1.02, -3.05), (-.83, -2.1), (-1.30, -2.62), (-.55, -3.62), (-1.18, -1.2), (-.2, -1.0), (.15, -2.6), (-1.36, -.2), (-.9, .9)]); fallen('fallen', lm, FP, lib.R.uniform(0, 6.28, 9), lib.R.uniform(.045, .075, 9), .001)
# house closing the view (same brick, soft focus)
h0 = F((-3.4, 14.4, 0), 0); white = plain('paint', 'e6e3da', .35); PW = MB('paint', white, .004); GL = MB('glass', glass(), .0001); S2 = MB('s2', rough_mat('s2', '8f8675', 'a89f8c', 5, .45, 150))
B2, M2 = MB('hb', brick_mat('hb', ['75503f', '805a48', '886150', '795447', '6b4b40', '8d6a57'], dark=.15, mottle=.5)), MB('hm', rough_mat('hm', '8d8373', 'a1968a'), .0005)
wn = lambda x, k, c, r: (x - .005, x + .225 * k + .005, c * CO - J, (c + r) * CO)
ops = [wn(.225 * 9, 6, 12, 18), wn(.225 * 24, 6, 12, 18), wn(.225 * 9, 6, 44, 17), wn(.225 * 16.5, 6, 44, 17), wn(.225 * 24, 6, 44, 17)]; dr = (.225 * 17 - .005, .225 * 21.5 + .005, -1, 29 * CO)
wall(h0, .225 * 40 - .01, 68 * CO, B2, M2, ops + [(a, b, d, d + .225) for a, b, c, d in ops + [dr]] + [dr], 'stretcher')
for a, b, c, d in ops:
    soldiers(h0, a, b, d + .004, B2, M2); S2.box(h0, (a - .05, -.1, c - .13), (b + .05, .05, c)); sash(h0, a, b, c, d, PW, GL); box_room(h0, a, b, c, d, 2.6, '8f8779'); curtains(h0, a + .05, b - .05, c, d, n=6, step=.04)
soldiers(h0, dr[0], dr[1], dr[3] + .004, B2, M2); Dm = MB('door', plain('door', '24384a', .35), .006); Dm.box(h0, (dr[0] + .06, -.14, 0), (dr[1] - .06, -.09, dr[3] - .06)); PW.box(h0, (dr[0], -.2, 0), (dr[0] + .06, -.07, dr[3])); PW.box(h0, (dr[1] - .06, -.2, 0), (dr[1], -.07, dr[3])); PW.box(h0, (dr[0], -.2, dr[3] - .06), (dr[1], -.07, dr[3]))
tl = MB('tile', rough_mat('tile', '3d3a3a', '524d4b', 7, .4, 110, .75, .3, var=.16), .003); a = math.radians(38); roof(slope_frame((-3.7, 14.1, 5.0), (1, 0, 0), (0, math.cos(a), math.sin(a))), 9.6, 4.4, tl, .3, .26, .38, .02); tl.done()
PW.box(h0, (-.3, 0, 4.86), (9.3, .27, 4.88)); PW.box(h0, (-.3, .25, 4.86), (9.3, .272, 4.985)); gu = plain('gut', '1d1f20', .4); A = MB('gut', gu, .012); A.box(h0, (-.3, .275, 4.90), (9.3, .375, 4.985)); A.done(); cyl('dp', tuple(h0.p(.5, .07, 0)), tuple(h0.p(.5, .07, 5)), .036, gu); cyl('dp', tuple(h0.p(8.5, .07, 0)), tuple(h0.p(8.5, .07, 5)), .036, gu)
xd = (dr[0] + dr[1]) / 2; PW.box(h0, (dr[0] - .16, 0, 0), (dr[0] - .02, .06, dr[3] + .1)); PW.box(h0, (dr[1] + .02, 0, 0), (dr[1] + .16, .06, dr[3] + .1)); PW.box(h0, (dr[0] - .25, 0, dr[3] + .1), (dr[1] + .25, .55, dr[3] + .26)); S2.box(h0, (dr[0] - .25, 0, -.05), (dr[1] + .25, .6, .14))
for q in np.arange(.4, 8.8, .42):
    if abs(q - xd) > .95: shrub(tuple(h0.p(q, .42, 0)), lib.R.uniform(.28, .5), bx, 90, .2, 1.1, .25)
hedge(-12, -3.8, 15.5, 16, 2.2, hk[0], 60, 0, .3, core)
for i_ in range(len(B.C)):        # no brick lies behind the face of its joints
    q_ = WX - .0012 - (B.C[i_][0] + B.H[i_][1])
    if q_ > 0 and q_ < .01: B.C[i_] = B.C[i_] + np.array([q_, 0, 0])
wall_bricks(B, red, CAM); wall_bricks(Bp, red, CAM)
for x in (M, C, V, VD, B2, M2, PW, GL, S2, Dm): x.done()
pts = [(-6.5, 6, 6.5), (-8.5, 1, 6), (-7, 13, 8), (-12, 10, 8), (8.6, 8.5, 5.2), (11.5, 12.5, 7.5), (13, 6, 7), (10, 18, 9), (-16, 18, 10), (-3, 24, 10), (4, 26, 10), (16, 20, 10)]
for i, (x, yy, h) in enumerate(pts): tree((x, yy, 0), h, kid, bark, n=1600, size=h * .065, trunk=.11, seed=i + 70, bare=.13)
world(elev=float(os.environ.get('EL', 38)), az=float(os.environ.get('AZ', 42)), strength=.18, sun=3.6, sun_col='ffe9d2', angle=1.1, clouds=.9, cam_gain=.8, trees=.1)
cv = [float(q) for q in os.environ['CAM'].split(',')]
camera((cv[0], cv[1], cv[2]), (cv[3], cv[4], cv[5]), cv[6], cv[7], (WX - .1, cv[8], 1.5), shift_y=cv[9])

render('caps', spp=96, exposure=.3, dk=.3)
