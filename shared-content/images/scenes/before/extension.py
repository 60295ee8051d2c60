import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *
import lib
from plants import *
class apart:      # random numbers of its own, so that what is added moves nothing else
    def __init__(s, seed): s.seed = seed
    def __enter__(s): s.r = lib.R; lib.R = np.random.default_rng(s.seed)
    def __exit__(s, *a): lib.R = s.r
reset(21)
from closeup import vnoise
def cluster(mb, seed, share):
    """dark bricks in groups, most of them a little darker than the wall; tones drift over the wall in soft patches"""
    rr = np.random.default_rng(seed); C, Hh, Rn = np.array(mb.C), np.array(mb.H), np.array(mb.Rn); u, z, n = C[:, 0] - C[:, 1], C[:, 2], len(C)
    d = np.where(np.abs(Hh[:, 1] - BH / 2) < .003, np.maximum(-.0022 - (2 * Hh[:, 1] - BH), 0), 0); mb.H = [h + [0, q / 2, 0] for h, q in zip(mb.H, d)]; mb.C = [c_ + m_[1] * q / 2 for c_, m_, q in zip(mb.C, mb.M, d)]      # no brick so deep that the mortar covers its face
    vn = lambda su, sz, o: vnoise(np.c_[u / su + o, z / sz + 2 * o, np.full(n, o + .5)]) * 2 - 1
    g = .45 * vn(1.7, 1.0, seed + 3) + .75 * vn(.42, .20, seed + 11); was = Rn[:, 0] > .93
    Rn[:, 0] = np.where(was, rr.random(n) * .9, Rn[:, 0]); w = np.exp(4.8 * g) * np.where(Hh[:, 0] < .06, 1., .42); pr = share * w / w.mean(); dk = rr.random(n) < pr
    t = np.clip(rr.beta(1.3, 3.6, n) + .16 * np.clip(g, 0, 1), .06, 1); Rn[:, 0] = np.where(dk, .935 + .064 * t, Rn[:, 0])
    Rn[:, 1] = np.clip(.5 + (Rn[:, 1] - .5) * .72 + .26 * vn(1.3, .8, seed + 21) + .20 * vn(.45, .16, seed + 31), 0, 1); mb.Rn = list(Rn)
tones = ['8d7e62', '9c8c6a', 'a6977a', '978664', '8a7a60', 'ac9e80', '9a8669', 'a19276', '93805f', 'a8976f']
burnt = ('66574a', '78664f')
stock = stock_mat('stock', tones, burnt, gain=.955, bump=1., foot=.35, streak=.27, bloom=.24)
newb = stock_mat('newb', tones, burnt, gain=.975, bump=1., foot=.18, streak=.10, bloom=.13)      # the same reclaimed stocks, washed
gauged = brick_mat('gauged', ['8a5a49', '946251', '80513f', '8f5d48'], dark=.1, smear=.02, bump=.3)
mortar = rough_mat('mortar', 'a9a498', 'bdb8ab', 25, .4, 250, wall=(.25, .10)); mortar_o = rough_mat('mortar_o', 'a9a498', 'bdb8ab', 25, .5, 250, wall=(.4, .24)); stone = rough_mat('stone', 'b8b0a0', 'cfc8b8', 5, .3, 150, wall=(.1, .5))
lead = rough_mat('lead', '6c7176', '83888c', 6, .3, 60, .55, .4); steel = plain('steel', 'c2c3c4', .28, .5, 1.0); seal = plain('seal', '0c0d0e', .7)
white = plain('paint', 'e2dfd6', .35); black = plain('alu', '17191b', .35, .5); slate = slate_mat('slate')
stock.pass_index, newb.pass_index, mortar.pass_index, mortar_o.pass_index, slate.pass_index = 3, 4, 4, 3, 6
B, N, G, M, MO, S, P, A = MB('stock', stock, .0042), MB('newb', newb, .004), MB('gauged', gauged, .002), MB('mort', mortar, .0005), MB('morto', mortar_o, .0005), MB('stone', stone, .006), MB('paint', white, .004), MB('alu', black, .003)
B.k0 = N.k0 = .9; GU = MB('glassu', glass('glassu', wob=.006, more=.07), .0001); GL = MB('glass', glass(wob=.006), .0001); ST = MB('steel', steel, .003); SE = MB('seal', seal, .001); LD = MB('lead', lead, .002)
f = F((-6.0, 0, 0), 0); H = 79; top = H * CO; L = 225 * 71 / 1000 - .01
# upper sash windows of the old house + the neighbours
xs = [(1.5, 4), (7.2, 5), (9.9, 5), (13.6, 4)]
ops, cut = [], []
for k, (x, _) in enumerate(xs):
    a = .215 + .3375 * round((x - .215) / .3375); b = a + 1.135; ops.append((a, b, 52 * CO, 73 * CO)); cut += [(a, b, 52 * CO - J, 73 * CO), *arch_cuts(a, b, 73 * CO), (a - .0475, b + .0475, 50 * CO + J, 52 * CO)]
ext0, ext1 = 6.0, 11.615                     # extension, in wall coordinates
cut.append((ext0 + .1, ext1 - .1, -1, 35 * CO))
wall(f, L, H * CO, B, MO, cut, 'flemish', jit=.0017, raked=.0036)
rooms, pipe_l = [], plain('lampft', '3a3530', .5)
for a, b, c, d in ops:
    flat_arch(f, a, b, d + .004, G, M, h=4 * CO - .012, skew=.066); S.box(f, (a - .045, -.1, c - 2 * CO + J + .002), (b + .045, .05, c - .004)); M.box(f, (a - .07, -.1, c - 2 * CO + .002), (b + .07, -.012, c - .006))
    sash(f, a, b, c, d, P, GU); k = len(rooms); rooms.append(0); box_room(f, a, b, c, d, 2.6, ['9a9082', '8d8578', '857b6c', '7f776b'][k]); lib.R.random(2)
    with apart(60 + k):
        if k <= 1: curtains(f, a + .05, b - .05, c, d, 'cfc4b0', n=9, step=.034)          # half drawn on both sides
        elif k == 2:                                                                       # a roller blind, a third down
            bl_ = MB('blind', plain('blind', 'd9cfb6', .85), .002); zb = d - .36 * (d - c); bl_.box(f, (a + .07, -.215, zb), (b - .07, -.211, d)); bl_.box(f, (a + .07, -.220, zb - .022), (b - .07, -.206, zb)); bl_.done(); cyl('cord', tuple(f.p((a + b) / 2, -.21, zb - .02)), tuple(f.p((a + b) / 2, -.21, zb - .12)), .004, white)
        else:                                                                              # a pot with a plant, a lamp behind
            wb = MB('board', white, .003); wb.box(f, (a, -.50, c + .02), (b, -.20, c + .05)); wb.done(); q = f.p(a + .66, -.34, c + .05); cyl('ppot', tuple(q), tuple(q + [0, 0, .15]), .065, plain('ppot', 'b06a48', .7), r1=.085)
            shrub(tuple(q + [0, 0, .30]), .17, leaf_clump('house', leaf_mat('house', '3f5a2c', '5d7a3c', '7d9150'), 20, .5, .5, .3), 46, .16, 1.25, .2)
            q = f.p(a + .42, -1.1, c - .1); cyl('lamp', tuple(q + [0, 0, .52]), tuple(q + [0, 0, .76]), .17, emit('lampsh', 'ffd9a0', .55), r1=.10); cyl('lampf', tuple(q), tuple(q + [0, 0, .52]), .02, pipe_l)
# eaves, gutter, roof, chimney
P.box(f, (-.2, -.1, top), (L + .2, .03, top + .16)); A.box(f, (-.2, .03, top + .06), (L + .2, .14, top + .15))
T = MB('slate', slate, .002); ang = math.radians(36)
roof(slope_frame((-6.2, -.16, top + .13), (1, 0, 0), (0, math.cos(ang), math.sin(ang))), L + .4, 5.2, T, .25, .2, .42, .008)
sag = lambda x, z: (-.045 * np.exp(-((x - 6.4) / 1.7) ** 2) - .03 * np.exp(-((x + 1.6) / 1.5) ** 2) + .010 * np.exp(-((x - 8.9) / .8) ** 2)) * np.clip((z - top) / 2.2, 0, 1)
for c_ in T.C: c_[2] += sag(c_[0], c_[2])
T.done()
UF = MB('felt', plain('felt', '1d1f22', .9), .001); UF.box(slope_frame((-6.2, -.16, top + .13), (1, 0, 0), (0, math.cos(ang), math.sin(ang))), (.01, -.016, -.022), (L + .39, -.008, .30), rnd=(.5, .5, .5)); UF.done()
CH_ = 1.725; ch = F((1.8, 2.6, 7.0), 0); wall(ch, 1.115, CH_, B, MO, (), 'stretcher'); wall(F((1.8 + 1.115, 2.6, 7.0), 90), .665, CH_, B, MO, (), 'stretcher', par=1); wall(F((1.8, 2.6 + .665, 7.0), 270), .665, CH_, B, MO, (), 'stretcher', par=1)
S.box(ch, (-.05, -.72, CH_), (1.165, .05, CH_ + .08)); terra = rough_mat('terra', '80503c', '9a6249', 7, .25, 90, .9)
sl_ = math.tan(ang); zr = lambda q: top + .13 + (q + .16) * sl_
with apart(77):
    RT = MB('ridge', rough_mat('ridge', '51443d', '685349', 6, .4, 90, .85, .2, var=.16, dirt=.3), .003); e0 = L - 6 + .2
    ridge((-6.3, -.16 + 5.2 * math.cos(ang) + .02, zr(-.16 + 5.2 * math.cos(ang)) + .035), (e0 - .02, -.16 + 5.2 * math.cos(ang) + .02, zr(-.16 + 5.2 * math.cos(ang)) + .035), RT, r=.135)
    ridge((e0 - .02, -.14, zr(-.14) + .03), (e0 - .02, -.16 + 5.2 * math.cos(ang) - .05, zr(-.16 + 5.2 * math.cos(ang) - .05) + .03), RT, r=.12)
    for V_, _, _ in RT.X: V_[:, 2] += sag(V_[:, 0], V_[:, 2])
    RT.done()
    g_ = slope_frame((1.8 - .14, 2.6 - .17, zr(2.6 - .17)), (1, 0, 0), (0, math.cos(ang), math.sin(ang))); LD.box(g_, (0, .012, 0), (1.115 + .28, .034, .23)); zf = zr(2.6) - 7.0
    LD.box(ch, (-.02, -.02, zf - .05), (1.135, .008, math.ceil((zf + .10) / CO) * CO)); gs = F((1.8, 2.6, 7.0), 270)      # apron, then steps up the side from one bed joint to the next
    for i in range(7): y_ = i * .1; LD.box(gs, (-y_ - .1, -.01, zf + y_ * sl_ - .1), (-y_, .007, math.ceil((zf + (y_ + .1) * sl_ + .07) / CO) * CO))
    LD.box(slope_frame((1.8 - .14, 2.6, zr(2.6)), (1, 0, 0), (0, math.cos(ang), math.sin(ang))), (0, .012, 0), (.15, .03, .82))
pass
for k in range(3): cyl('pot', (2.02 + k * .34, 2.93, 7.05 + CH_), (2.02 + k * .34, 2.93, 7.45 + CH_), .12, terra, r1=.10); cyl('potr', (2.02 + k * .34, 2.93, 7.40 + CH_), (2.02 + k * .34, 2.93, 7.455 + CH_), .116, terra, r1=.118); cyl('poth', (2.02 + k * .34, 2.93, 7.453 + CH_), (2.02 + k * .34, 2.93, 7.457 + CH_), .088, seal)
pipe = plain('pipe', '1c1c1d', .45)
for x in (-1.05, 7.3):
    cyl('dp', (x, -.08, .33 if x < 0 else 0), (x, -.08, top - .22), .038, pipe);
    if x < 0:
        cyl('shoe0', (x, -.08, .33), (x, -.08, .37), .049, pipe); cyl('shoe', (x, -.08, .35), (x + .012, -.12, .265), .042, pipe); cyl('shoe2', (x + .011, -.117, .275), (x + .05, -.25, .135), .042, pipe, r1=.047)
        with apart(5):
            S.box(W, (x - .19, -.46, -.03), (x - .13, -.06, .012)); S.box(W, (x + .13, -.46, -.03), (x + .19, -.06, .012)); S.box(W, (x - .13, -.46, -.03), (x + .13, -.40, .012)); A.box(W, (x - .13, -.40, -.03), (x + .13, -.06, -.012))
            for q in range(5): ST.box(W, (x - .125 + q * .054, -.39, -.012), (x - .098 + q * .054, -.07, -.002))
    A.box(W, (x - .11, -.17, top - .34), (x + .11, 0, top - .16)); cyl('sn', (x, -.10, top + .08), (x, -.09, top - .18), .036, pipe)
    for z in (.42, 2.25, 4.02, 5.15): cyl('col', (x, -.08, z), (x, -.08, z + .05), .048, pipe); A.box(W, (x - .085, -.05, z), (x + .085, 0, z + .055))
for x in np.arange(-6, L - 6, .9): A.box(W, (x - .012, -.145, top + .03), (x + .012, 0, top + .06))
# ---------------- extension
D = .225 * 17 - .01; n = 25; EL = .225 * n - .01; e = F((0, -D, 0), 0); EH = 38
dx0, dx1, dz = .215 + .3375, 14 * .3375, 31 * CO - J      # on the Flemish module: the jambs end in whole bricks and closers
wx0, wx1, wz = .225 * 21.5, .225 * 23.5, 0
eo = [(dx0, dx1, -1, dz), (dx0 - .0, dx1 + .0, dz, dz + 3 * CO)]
wall(e, EL, EH * CO, N, M, eo, 'flemish', True, True, par=0, jit=.0016, raked=.0036)
wall(F((0, .1125, 0), 270), D + .1125, EH * CO, N, M, (), 'flemish', False, True, par=1, jit=.0016, raked=.0036)
wall(F((EL, -D, 0), 90), D, EH * CO, N, M, (), 'flemish', True, False, par=1, jit=.0016, raked=.0036)
soldiers(e, dx0, dx1, dz + .006, N, M)
DUM = MB("dum", black)      # boxes that are drawn no more: they keep the order of the random numbers
DUM.box(e, (-.04, -.32, EH * CO), (EL + .04, .04, EH * CO + .035)); DUM.box(F((0, 0, 0), 270), (0, -.3, EH * CO), (D, .04, EH * CO + .035)); DUM.box(F((EL, -D, 0), 90), (0, -.3, EH * CO), (D, .04, EH * CO + .035))
for q in (e, F((0, 0, 0), 270), F((EL, -D, 0), 90)): DUM.box(q, (-.042 if q is e else 0, .034, EH * CO - .055), (EL + .042 if q is e else D + .04, .046, EH * CO + .035))      # the coping's turned-down edge
with apart(301):
    al = plain('trim', '5e6468', .42, .5); TR = MB('trim', al, .0015); zt = EH * CO; fl_, fr_ = F((0, 0, 0), 270), F((EL, -D, 0), 90)
    for q, x0, x1, z_ in ((e, -.0315, EL + .0315, .0007), (fl_, .004, D + .0285, 0), (fr_, -.0285, D, 0)):      # cap, face, drip kicked out, joint sleeves
        TR.box(q, (x0, -.30, zt), (x1, .0295, zt + .016 + z_)); TR.box(q, (x0, .022, zt - .046), (x1, .030 + z_, zt + .015)); TR.box(q, (x0 - (.012 if q is e else 0), .028, zt - .056), (x1 + (.012 if q is e else .012 if q is fl_ else 0), .046, zt - .049)); TR.box(q, (x0, -.02, zt - .004), (x1, .024, zt + .002))
        for k in range(1, 3): u = x0 + (x1 - x0) * k / 3; TR.box(q, (u - .045, -.30, zt), (u + .045, .0315, zt + .0175)); TR.box(q, (u - .045, .024, zt - .0565), (u + .045, .0318, zt + .0168))
    hx_ = 5.445      # outlet through the upstand, hopper, downpipe
    SE.box(e, (hx_ - .055, -.02, zt - .118), (hx_ + .055, .06, zt - .076)); TR.box(e, (hx_ - .062, -.01, zt - .124), (hx_ + .062, .075, zt - .116))
    TR.box(e, (hx_ - .108, .003, zt - .160), (hx_ + .108, .132, zt - .128)); V_ = []
    for zz, hw_, y1_ in ((zt - .160, .096, .120), (zt - .235, .096, .120), (zt - .315, .044, .098)): V_ += [e.p(hx_ - hw_, .006, zz), e.p(hx_ + hw_, .006, zz), e.p(hx_ + hw_, y1_, zz), e.p(hx_ - hw_, y1_, zz)]
    TR.X.append((np.array(V_), [np.array([[4 * r + i, 4 * r + (i + 1) % 4, 4 * r + 4 + (i + 1) % 4, 4 * r + 4 + i] for r in (0, 1) for i in range(4)] + [[11, 10, 9, 8]])], lib.R.random(3)))
    pp = lambda z_, y_=.062, x_=0: tuple(e.p(hx_ + x_, y_, z_)); cyl('hpipe', pp(.16), pp(zt - .31), .033, al, 24); cyl('hcol', pp(zt - .345), pp(zt - .30), .039, al, 24)
    cyl('hsh', pp(.17), pp(.06, .12), .033, al, 24)
    for zz in (.55, 1.62, 2.36): cyl('hcol', pp(zz), pp(zz + .035), .040, al, 24); TR.box(e, (hx_ - .062, 0, zz + .004), (hx_ + .062, .03, zz + .031))
    FL = MB('flash', rough_mat('flash', '70777c', '8b9195', 5, .25, 60, .6, .35), .0015); TR.done(); ft = 42 * CO - J + .002; x0 = -.034
    while x0 < EL + .05:      # lead flashing, chased into a bed joint, in lengths with laps
        x1 = min(x0 + 1.42, EL + .06); k = lib.R.normal() * .0015; FL.box(W, (x0, -.014 + k, ft - .125), (x1, .004, ft)); FL.box(W, (x1 - .10, -.019 + k, ft - .128), (x1 - .004, .0, ft - .004)); x0 = x1 if x1 < EL + .05 else 99
    FL.done(); UP = MB('upstand', plain('upstand', '53585b', .7, .3), .001); UP.box(W, (-.026, -.006, zt - .05), (EL + .05, .003, ft - .10)); UP.done()
R_ = MB('roofdeck', plain('deck', '55565a', .8), .002); R_.box(W, (.1, -D + .1, EH * CO - .24), (EL - .1, -.05, EH * CO - .12)); R_.done()
# sliding doors: four panes in a frame with a profile, on two tracks; the second one stands open behind the first
y = -.07; w = .062; DU = MB('dust', dust_mat(), .00005)
for o, i_ in ((0, 0), (.016, .018)):      # outer frame, stepped
    A.box(e, (dx0 + i_, y - .14 + o, dz - w - o), (dx1 - i_, y - o, dz - i_)); A.box(e, (dx0 + i_, y - .14, 0), (dx0 + w + o, y - o, dz)); A.box(e, (dx1 - w - o, y - .14, 0), (dx1 - i_, y - o, dz))
A.box(e, (dx0, y - .15, -.03), (dx1, y + .05, .014)); A.box(e, (dx0 - .01, y + .02, -.045), (dx1 + .01, y + .085, -.002))
for q in (-.035, -.095): ST.box(e, (dx0 + w, y + q - .004, .012), (dx1 - w, y + q + .004, .026))
k3 = (dx1 - dx0 - 2 * w) / 4
for i in range(4):
    a, b, yy = dx0 + w + i * k3 - .02, dx0 + w + (i + 1) * k3 + .02, y - (.012 if i in (0, 3) else .074)
    if i == 1: a, b = a - .60 * k3, b - .60 * k3
    for p, q in ((a, a + .05), (b - .05, b)): A.box(e, (p, yy - .046, .024), (q, yy, dz - w))
    A.box(e, (a + .05, yy - .045, .024), (b - .05, yy - .001, .105)); A.box(e, (a + .05, yy - .045, dz - w - .065), (b - .05, yy - .001, dz - w))
    u0, u1, v0, v1 = a + .05, b - .05, .105, dz - w - .065; bead(A, e, u0, u1, v0, v1, yy - .001, .014)
    for t in ((u0, v0, u0 + .02, v1), (u1 - .02, v0, u1, v1), (u0, v0, u1, v0 + .02), (u0, v1 - .02, u1, v1)): SE.box(e, (t[0], yy - .027, t[1]), (t[2], yy - .018, t[3]))
    GL.box(e, (a + .04, yy - .026, .095), (b - .04, yy - .025, dz - w - .055))
    DU.box(e, (a + .05, yy - .0215, .105), (b - .05, yy - .0213, dz - w - .065))
    if i in (1, 2):
        hx = b - .025 if i == 1 else a + .025
        ST.box(e, (hx - .009, yy + .034, .82), (hx + .009, yy + .052, 1.32))
        for z in (.86, 1.28): ST.box(e, (hx - .007, yy, z - .008), (hx + .007, yy + .04, z + .008))
DU.done()
# slot drain before the threshold
for i in range(int((dx1 - dx0) / .03)): SE.box(e, (dx0 + i * .03, .10, -.03), (dx0 + i * .03 + .014, .17, -.0185))
ST.box(e, (dx0, .092, -.05), (dx1, .10, -.017)); ST.box(e, (dx0, .17, -.05), (dx1, .178, -.017))
# wall light either side
for x in (dx1 + .5,): A.box(e, (x - .05, 0, 1.85), (x + .05, .09, 2.07)); sphere('wl', tuple(e.p(x, .06, 1.83)), .03, emit('wl', 'ffd9a8', 2.2))
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
shade = plain('shade', '23302b', .4)
for x in (1.8, 2.5, 3.2):
    cyl('pend', (x, -1.2, 1.74), (x, -1.2, 1.90), .17, shade, 28, r1=.05); cyl('neck', (x, -1.2, 1.90), (x, -1.2, 1.96), .03, shade); sphere('bulb', (x, -1.2, 1.755), .05, emit('bulb', 'ffd9a0', 14)); cyl('c', (x, -1.2, 1.95), (x, -1.2, 2.6), .005, pipe)
# the ceiling glows instead of lamps: every lamp would take samples from the sun
Ce = MB('ceil', emit('ceil', 'ffdcb0', .95), .001); Ce.box(W, (.2, y0 + .3, 2.50), (EL - .2, y1 - .1, 2.515)); Ce.done(); Cs = MB('strip', emit('strip', 'ffcf98', 4.), .001); Cs.box(W, (.5, y1 - .36, 1.485), (4.2, y1 - .30, 1.495)); Cs.done()
tl = MB('tiles', plain('tile', 'e4e0d5', .18, .5), .003); tp_ = bpy.data.materials['tile'].node_tree.nodes['Principled BSDF']; tp_.inputs['Emission'].default_value = rgba('ffcf98'); tp_.inputs['Emission Strength'].default_value = float(os.environ.get('TILE', .38)); bpy.data.materials['tile'].cycles.sample_as_light = False       # tiled splashback, taps, oven, shelf with jars
for r in range(7):
    for c in range(-1, 19): tl.box(W, (.5 + c * .205 + (.1 if r % 2 else 0), y1 - .02, .93 + r * .078), (.5 + c * .205 + .2 + (.1 if r % 2 else 0), y1 - .006, .93 + r * .078 + .074))
tl.done(); ov = MB('oven', plain('oven', '101214', .12, .6), .004); ov.box(W, (4.38, y1 - .675, .95), (4.95, y1 - .65, 1.5)); ov.box(W, (4.38, y1 - .675, 1.56), (4.95, y1 - .65, 1.95)); ov.done()
for z in (1.46, 1.91): ST.box(W, (4.42, y1 - .71, z), (4.91, y1 - .70, z + .014))
for i in range(6): ST.box(W, (.5 + i * .62 + .2, y1 - .65, .80), (.5 + i * .62 + .41, y1 - .64, .812))
Os = MB('shelf', wood('oaks', '8a623c', 'ad8152', 0), .004); Os.box(W, (1.78, y1 - .26, 1.62), (2.95, y1 - .02, 1.655)); Os.done()
for i, (cc, hh) in enumerate((('b9beb0', .16), ('7d5b41', .22), ('d9d3c4', .13), ('5b6b70', .18), ('c9b68e', .11))): cyl('jar', (1.9 + i * .2, y1 - .14, 1.655), (1.9 + i * .2, y1 - .14, 1.655 + hh), .05 + .01 * (i % 2), plain('jar', cc, .3))
cyl('tap', (2.5, -1.0, .925), (2.5, -1.0, 1.22), .013, steel); cyl('tap', (2.5, -1.0, 1.22), (2.5, -1.2, 1.24), .012, steel)
cyl('bowl', (3.25, -1.25, .925), (3.25, -1.25, 1.0), .07, plain('bowl', '9aa39a', .3), r1=.15)
for q in range(5): sphere('fruit', (3.25 + .07 * math.cos(q * 1.26), -1.25 + .07 * math.sin(q * 1.26), 1.0), .042, plain('fruit', ['b9842c', '8f3b26', 'a9a03c'][q % 3], .4))
# dining end: table, chairs, a picture and a plant
Tb = MB('table', wood('oakt', '8a623c', 'b08656', 1), .006); Tb.box(W, (4.35, -2.3, .70), (5.15, -.5, .74))
for x in (4.42, 5.08):
    for q in (-2.22, -.58): Tb.box(W, (x - .03, q - .03, 0), (x + .03, q + .03, .70))
Tb.done(); Ch = MB('chair', plain('chair', '2b2e2c', .45), .004)
def chair(mb, x, q, s, seat=.45):
    for dx in (-.19, .19):
        for dy in (-.19, .19): mb.box(W, (x + dx - .014, q + dy - .014, 0), (x + dx + .014, q + dy + .014, seat if dy * s < 0 else .82))
    mb.box(W, (x - .21, q - .21, seat - .02), (x + .21, q + .21, seat + .012))
    for z in (.58, .68, .78): mb.box(W, (x - .2, q + s * .19 - .008, z), (x + .2, q + s * .19 + .008, z + .06))
chair(Ch, 4.75, -2.5, -1); chair(Ch, 4.75, -.3, 1); Ch.done()
pc = MB('pic', plain('pframe', '1d1c1a', .4), .003); pc.box(W, (EL - .19, -2.0, 1.2), (EL - .16, -1.0, 1.95)); pc.done(); pi_ = MB('pic2', rough_mat('art', '7c8f9a', 'd8cdb8', 2.2, .05, 30), .002); pi_.box(W, (EL - .195, -1.95, 1.25), (EL - .188, -1.05, 1.90)); pi_.done()
# lantern on the roof
Lt = EH * CO - .1
for (a, b) in (((1.4, -2.9), (1.4, -1.0)), ((4.2, -2.9), (4.2, -1.0)), ((1.4, -2.9), (4.2, -2.9)), ((1.4, -1.0), (4.2, -1.0))): A.box(W, (min(a[0], b[0]) - .05, min(a[1], b[1]) - .05, Lt), (max(a[0], b[0]) + .05, max(a[1], b[1]) + .05, Lt + .16))
# ---------------- patio, lawn, fences, planting
slab = rough_mat('slab', '857f73', '9e978a', 3, .35, 120, .8, .25, var=.25, dirt=.85); Sl = MB('slab', slab, .006); sy = -D - .12
for r in range(6):
    for c in range(-6, 11):
        x = c * .905 - (.45 if r % 2 else 0) - .2; yy = -D - .02 - (r + 1) * .605
        q = np.clip(R.normal(size=5), -2, 2); Sl.box(W, (x + .004 + .003 * q[0], yy + .006 + .003 * q[1], -.07), (x + .893 + .003 * q[2], yy + .590 + .003 * q[3], -.02 + .0022 * q[4]), rot=(2, float(q[1]) * .12))
for r in range(6): 
    for c in range(-8, 3): Sl.box(W, (-1.1 + c * .605 - .5, -D + r * .605, -.07), (-1.1 + c * .605 + .092, -D + r * .605 + .592, -.02))
gv = MB('gravel', rough_mat('gravel', '34361f', '55503e', 14, .9, 90, dist=.01), .001); gv.box(W, (-5.8, -D - 3.65, -.2), (8.85, .0, -.038)); gv.done(); Sl.done(); py = -D - .02 - 6 * .605
E_ = MB('edge', newb, .005); E_.k0 = .9; xx = -7.2
while xx < 8.8: E_.box(W, (xx, py - .215, -.09), (xx + .0985, py - .004, -.02)); xx += .1085
E_.done()
gr = MB('ground', rough_mat('soil', '42502a', '566434', 3, .3), .001); gr.box(W, (-30, -30, -.3), (40, 40, -.075)); gr.done()
BX, BY = [float(q) for q in os.environ.get('BORDER', '-3.05,-10.7').split(',')]
gm = leaf_mat('grass', '4f6335', '64783f', '8a9058', .25, .1, .42, stripe=.07, idx=7); lib.GRASS = (420, .0017)
ln = lambda P: .6 * vnoise(np.c_[P[:, 0] / 1.1, P[:, 1] / .8, P[:, 0] * 0 + .5]) + .4 * vnoise(np.c_[P[:, 0] / .33, P[:, 1] / .3, P[:, 0] * 0 + 9.5])
lawn(-9, 8.85, -14.5, py - .21, gm, .030, .115, z=-.062, vary=lambda P: .72 + .72 * ln(P))
with apart(303):      # what the mower does not reach: longer blades along the paving's edge, in tufts, and seed heads of coarse grass here and there
    r_ = lib.R; g1, lib.GRASS = lib.GRASS, (130, .0022); el = [grass_clump(f'el{i}', gm, h=.085, spread=.10, bend=.8) for i in range(3)]; n_ = 900; xe = r_.uniform(-7, 8.8, n_)
    k_ = vnoise(np.c_[xe / .55, xe * 0, xe * 0 + 3.5]); P_ = np.c_[xe, py - .225 - np.abs(r_.normal(size=n_)) * .05, np.full(n_, -.065)]; P_ = P_[r_.random(n_) < .20 + 1.1 * (k_ - .25)]; z_ = r_.uniform(.45, 1.05, len(P_)) * (.55 + .75 * vnoise(np.c_[P_[:, 0] / .55, P_[:, 0] * 0, P_[:, 0] * 0 + 3.5]))
    for i in range(3): scatter('lawne', P_[i::3], (.95 * z_)[i::3], el[i])
    n_ = 260; P_ = np.c_[r_.uniform(-3, 8.7, n_), r_.uniform(-12.5, py - .3, n_), np.full(n_, -.062)]; P_ = P_[ln(P_) > .50]; scatter('lawnt', P_, r_.uniform(.45, .75, len(P_)), el[0].copy()); lib.GRASS = g1
bark = rough_mat('bark', '4d463d', '665c50', 12, .8, 60); fe = board_mat('fence', '6a5f50', '90836f'); Fe = MB('fence', fe, .002); fw = wood('post', '665a4a', '837460', 2, .75); Fp = MB('post', fw, .003)
for fx, s in ((8.9, -1),):
    for z in np.arange(.08, 1.75, .098): Fe.box(W, (fx - .012, -11, z), (fx + .012, -.05, z + .085))
    for yy in np.arange(-11, 0, 1.8): Fp.box(W, (fx - s * .05 - .045, yy - .045, 0), (fx - s * .05 + .045, yy + .045, 1.85))
Fe, Fp = MB('fence', fe, .002), MB('post', fw, .006)
with apart(305):
    r_ = lib.R; ys = np.arange(-11, 0, 1.8)
    for yy in ys: k = r_.normal(size=3); Fp.box(W, (8.9 - .050, yy - .046, -.1), (8.9 + .045, yy + .046, 1.835 + .006 * k[0]), rot=(1, .25 * k[1])); Fp.box(W, (8.9 - .066, yy - .062, 1.832 + .006 * k[0]), (8.9 + .06, yy + .062, 1.862 + .006 * k[0]), rot=(1, .25 * k[1]))
    for y0_, y1_ in zip(ys, ys[1:]):
        dz_ = r_.normal() * .006
        for i_, z in enumerate(np.arange(.08, 1.75, .098)): k = np.clip(r_.normal(size=5), -2, 2); Fe.box(W, (8.9 - .012 + .002 * k[0], y0_ + .044, z + dz_ + .0028 * k[1]), (8.9 + .012 + .002 * k[0], y1_ - .044, z + .085 + dz_ + .0028 * k[1] - .002 * abs(k[2])), rot=rotm(0, .11 * k[3] + (.5 if (y0_ < -6 and i_ == 9) or (-5 < y0_ < -3.6 and i_ == 14) else 0)) @ rotm(1, .7 * k[4]))
    for y0_, y1_ in zip(ys, ys[1:]): Fp.box(W, (8.9 + .013, (y0_ + y1_) / 2 - .022, .06), (8.9 + .05, (y0_ + y1_) / 2 + .022, 1.76))      # a batten behind each bay
    # a climber, thick at the right, thinning to the left
    cm = leaf_clump('climb', leaf_mat('climb', '4a6434', '67854a', '93a662', .35), 30, .5, .25, .45, .4); n_ = 900; yq = -5.15 - 2.9 * r_.random(n_) ** .62; dens = np.clip((-yq - 5.1) / 2.1, 0, 1); zq = .15 + 1.75 * r_.random(n_); prof = .55 * vnoise(np.c_[yq / .55, zq / .40, yq * 0 + 2.5]) + .45 * vnoise(np.c_[yq / .2, zq / .2, yq * 0 + 6.5])
    kp = prof < .18 + .62 * dens - .22 * np.clip((.5 - zq) / .5, 0, 1) + .10 * (zq > 1.2); yq, zq, dens = yq[kp], zq[kp], dens[kp]; PP = np.c_[8.9 - .05 - .10 * dens * r_.random(len(yq)), yq, zq]; scatter('climb', PP, r_.uniform(.11, .20, len(yq)), cm, np.tile([-1, 0, .35], (len(yq), 1)) + r_.normal(size=(len(yq), 3)) * .35)
    n_ = 150; yq = -6.05 - 2. * r_.random(n_) ** .7; up_ = np.abs(r_.normal(size=n_)) * .10 * np.clip((-yq - 5.7) / 1., .2, 1); PP = np.c_[8.9 + r_.normal(size=n_) * .05 - .03, yq, 1.74 + up_]; scatter('climb2', PP, r_.uniform(.09, .17, n_), cm)
    for k in range(14):      # shoots
        q = np.array([8.9 - .04, r_.uniform(-7.6, -6.1), .05]); d_ = np.array([0, r_.normal() * .25 + .10, 1.])
        for i_ in range(9): nq = q + d_ * .19 + np.array([0, r_.normal() * .03, 0]); nq[0] = 8.9 - .035; cyl('shoot', tuple(q), tuple(nq), .006, bark, 6); q = nq
    for k in range(9):      # long ones that reach to the left
        q = np.array([8.9 - .035, r_.uniform(-6.3, -5.6), r_.uniform(.7, 1.65)]); d_ = np.array([0, .16, .03 + .05 * r_.normal()]); m_ = r_.integers(3, 8)
        for i_ in range(m_): nq = q + d_ + np.array([0, 0, r_.normal() * .025]); nq[2] = min(nq[2], 1.70); cyl('shoot', tuple(q), tuple(nq), .004, bark, 6); scatter('climb3', nq[None] + r_.normal(size=(2, 3)) * (.01, .03, .03), r_.uniform(.06, .11, 2), cm, np.array([[-1, 0, .3], [-1, .4, .3]])); q = nq
Fe.done(); Fp.done()
HZ = .022; far = lambda nm, a, b, c, n_, lf_: leaf_clump(nm, leaf_mat(nm, a, b, c, .45, .3, haze=HZ, idx=5), n_, .5, lf_)
kid = far('lc', '3c5230', '566a3c', '74804c', 84, .105); 
bx = leaf_clump('box', leaf_mat('box', '2f4a20', '456428', '5c7a34'), 46, .5, .2, .5); lv = leaf_clump('lav', leaf_mat('lav', '5a6c44', '74845a', '8578ab', .3), 60, .5, .26, .2)
fr = leaf_clump('fern', leaf_mat('fern', '41582f', '5c7040', '7f8c58', .4, .25), 64, .5, .30, .2)
# raised brick planter on the right + pots
pl = F((6.15, -6.4, -.02), 0); PB = MB('plb', newb); wall(pl, 2.24, 6 * CO, PB, M, (), 'stretcher', False, True); wall(F((6.15, -D + .1, -.02), 270), 2.5725, 6 * CO, PB, M, (), 'stretcher', False, False, par=1)
for i in range(10): S.box(pl, (i * .226, -.15, 6 * CO - J), (i * .226 + .222, .03, 6 * CO + .035))
for i in range(12): S.box(W, (6.12, -6.3 + i * .226, 6 * CO - .03), (6.30, -6.3 + i * .226 + .222, 6 * CO + .015))
PB.done(); so = MB('so', rough_mat('compost', '2e241b', '46382a', 20, .8, 90), .001); so.box(W, (6.25, -6.3, .2), (8.5, -D, .425)); so.done()
lm, gmt = lav_mat('lavm'), leaf_mat('straw', '7d7f4c', '9a9560', 'b8a873', .35, .2); lvs = [lavender(f'lb{i}', lm, lm, 40 + i, stems=70) for i in range(2)]
lib.GRASS = (150, .0028); gk = grass_clump('tall', gmt, h=.85, spread=.07, bend=.75); trail = leaf_clump('trail', leaf_mat('trail', '4a6134', '66803f', '8a9a58', .4), 40, .5, .22, .75, .8); dark = leaf_clump('dk', leaf_mat('dk', '2c3f22', '3f5a2d', '5a7338', .4), 60, .5, .24, .5); olv = leaf_clump('olv', leaf_mat('olv', '5d6b50', '78866a', '9aa58c', .3), 34, .5, .32, .24); bay = leaf_clump('bayl', leaf_mat('bay', '32482a', '486430', '6f8648', .35), 34, .5, .34, .42)
with apart(201):
    r_ = lib.R
    PP = np.array([(6.55, -6.02, .41), (7.0, -6.12, .41), (7.35, -5.95, .40), (8.15, -6.1, .41), (6.5, -5.2, .41), (6.55, -4.55, .4)]); scatter('lv', PP[::2], np.array([.34, .30, .36]), lvs[0]); scatter('lv', PP[1::2], np.array([.27, .33, .30]), lvs[1])
    for q in ((7.75, -5.75, .42), (7.0, -5.2, .42), (7.35, -4.7, .42), (7.85, -5.5, .42)): scatter('gr', np.tile(q, (2, 1)) + r_.normal(size=(2, 3)) * (.05, .05, 0), r_.uniform(.75, 1.1, 2), gk)
    shrub((8.15, -5.2, .62), .40, dark, 170, .17, 1.1, .3); shrub((7.55, -4.25, .72), .46, fr, 300, .16, 1.2, .3); shrub((6.75, -3.98, .62), .33, dark, 130, .15, 1.1, .3); shrub((8.35, -6.0, .5), .2, fr, 60, .15, 1., .3)
    tree((8.1, -4.35, .4), 2.5, bx, bark, n=330, size=.19, trunk=.026, seed=8, bare=.26)
    for x0, x1, n_, dp in ((6.42, 6.95, 60, .24), (7.5, 7.95, 44, .17)):
        u = r_.random(n_) ** 1.6; PP = np.c_[r_.uniform(x0, x1, n_), -6.4 - .035 - .03 * r_.random(n_) - .02 * u, .475 - u * dp]; PP[:, 0] += (PP[:, 0] - (x0 + x1) / 2) * -.4 * u; scatter('tr', PP, r_.uniform(.06, .11, n_), trail, np.tile([0, -1, .5], (n_, 1)) + r_.normal(size=(n_, 3)) * .4)
        PP = np.c_[r_.uniform(x0, x1, n_ // 2), r_.uniform(-6.4, -6.2, n_ // 2), r_.uniform(.46, .52, n_ // 2)]; scatter('tr', PP, r_.uniform(.07, .12, n_ // 2), trail)
    n_ = 40; u = r_.random(n_) ** 1.5; PP = np.c_[6.15 - .04 - .03 * r_.random(n_), r_.uniform(-5.6, -5.1, n_), .475 - u * .2]; scatter('tr', PP, r_.uniform(.06, .11, n_), trail, np.tile([-1, 0, .5], (n_, 1)) + r_.normal(size=(n_, 3)) * .4)
pm = rough_mat('pot', '4a4b4c', '5c5d5e', 6, .2, 90, .7)
with apart(202):
    r_ = lib.R; tc = rough_mat('tcot', '8a5a42', 'a8745a', 7, .25, 90, .9, dirt=.0); px, qy = .15, -D - .45
    cyl('pot', (px, qy, -.02), (px, qy, .43), .18, pm, 32, r1=.235); cyl('potr', (px, qy, .40), (px, qy, .455), .245, pm, 32, r1=.25); cyl('pots', (px, qy, .43), (px, qy, .452), .22, plain('psoil', '2e241b', .95), 24)      # a bay, grown as it likes
    for dx, dy, dz_, rr_, n_ in ((0, 0, .74, .27, 260), (-.13, .05, .62, .22, 130), (.14, -.04, .70, .22, 130), (.03, 0, .98, .19, 110), (-.07, -.03, .90, .17, 70), (.10, .02, 1.12, .10, 26)): shrub((px + dx, qy + dy, dz_), rr_, bay, n_, .115, 1.05, .62)
    for k in range(9): a_ = r_.random() * 6.28; q = np.array([px + .26 * math.cos(a_), qy + .26 * math.sin(a_), .78 + .3 * r_.random()]); scatter('shoot', q + np.outer(np.linspace(0, 1, 4), [.06 * math.cos(a_), .06 * math.sin(a_), .10]), [.10, .09, .07, .05], bay)
    cyl('bst', (px, qy, .42), (px + .02, qy, .8), .018, bark, 8)
    tl_ = rough_mat('limep', '8f887a', 'a9a192', 7, .25, 90, .9); px, qy = 5.2, -D - .42; cyl('pot', (px, qy, -.02), (px, qy, .34), .13, tl_, 32, r1=.185); cyl('potr', (px, qy, .30), (px, qy, .355), .195, tl_, 32, r1=.20); cyl('pots', (px, qy, .33), (px, qy, .352), .17, plain('psoil', '2e241b', .95), 24)
    tree((px, qy, .34), 1.15, olv, bark, n=250, size=.135, trunk=.017, seed=14, bare=.34)      # an olive
    px, qy = -.30, -D - .62; cyl('pot', (px, qy, -.02), (px, qy, .17), .085, tc, 24, r1=.115); cyl('potr', (px, qy, .145), (px, qy, .18), .12, tc, 24, r1=.122); shrub((px, qy, .22), .13, trail, 70, .075, 1., .3)
    gp = worn('gpaint'); tx, ty = 4.6, -6.5
    f1 = gchair(3.80, -6.78, 118, gp); f2 = gchair(5.32, -6.22, -72, gp); gtable(tx, ty, gp)
    pillow(f1, (0, .005, .487), .185, .18, .038, fabric('cush', '9c8348'))
    drape(f2, -.15, .10, -.25, .872, .30, .22, fabric('throw', 'b3a890', '7f8a8c', .085))
    zt = .706; mg = plain('mug', 'd6cfc0', .3); mx_, my_ = tx - .10, ty - .10; cyl('cup', (mx_, my_, zt), (mx_, my_, zt + .09), .037, mg, 28, r1=.041); cyl('cin', (mx_, my_, zt + .088), (mx_, my_, zt + .0915), .034, plain('tea', '3b2417', .2), 24)
    for k in range(6): a0, a1 = -1.4 + k * .47, -1.4 + (k + 1) * .47; cyl('hd', (mx_ - .037 - .026 * math.cos(a0), my_ - .01, zt + .047 + .028 * math.sin(a0)), (mx_ - .037 - .026 * math.cos(a1), my_ - .01, zt + .047 + .028 * math.sin(a1)), .006, mg, 8)
    fb = F((tx + .10, ty - .02, zt), 24); bk = MB('book', fabric('bookc', '48606a'), .002); bk.box(fb, (-.115, -.085, 0), (.115, .085, .004)); bk.box(fb, (-.115, -.085, .026), (.115, .085, .030)); bk.box(fb, (-.115, -.085, 0), (-.110, .085, .03)); bk.done(); pg = MB('pages', plain('pages', 'ddd5c0', .9), .001); pg.box(fb, (-.11, -.08, .004), (.11, .08, .026)); pg.done()
    # moss in the joints, leaves blown into the corners
    mo = leaf_clump('moss', leaf_mat('moss', '4a5a2a', '5f6f34', '7a8344', .3), 26, .5, .3, .8); PP = []
    for k in range(520):
        if k % 2: r0 = r_.integers(0, 7); PP.append((r_.uniform(-5, 8), -D - .02 - r0 * .605 - .003, -.036))
        else: r0 = r_.integers(0, 6); c0 = r_.integers(-6, 9); PP.append((c0 * .905 - (.45 if r0 % 2 else 0) - .203, -D - .02 - r0 * .605 - .6 * r_.random(), -.036))
    PP = np.array(PP); kp = (np.sin(PP[:, 0] * 1.7 + 2) + np.sin(PP[:, 1] * 2.3 + PP[:, 0]) > -.2) | (PP[:, 1] < -6.8); scatter('moss', PP[kp], r_.uniform(.018, .042, kp.sum()), mo)
    n_ = 110; PP = np.c_[r_.uniform(-5, 6.1, n_), -D - .06 - np.abs(r_.normal(size=n_)) * .10, np.full(n_, -.03)]; PP = PP[(PP[:, 0] < .3) | (PP[:, 0] > 4.9)]; scatter('moss', PP, r_.uniform(.02, .05, len(PP)), mo)
    n_ = 60; scatter('moss', np.c_[6.02 - np.abs(r_.normal(size=n_)) * .04, r_.uniform(-6.4, -4, n_), np.full(n_, -.025)], r_.uniform(.02, .05, n_), mo)
    # border at the left, near the camera, out of focus; low planting before the old wall at the left
    for k in range(9): q = np.array([[BX + r_.uniform(-.55, .45), BY + r_.uniform(-.5, .5), -.06]]); scatter('bl', q, r_.uniform(.42, .62, 1), lvs[k % 2])
    for k in range(7): scatter('bg', np.array([[BX + r_.uniform(-.6, .1), BY + r_.uniform(-.4, .5), -.06]]), r_.uniform(.9, 1.25, 1), gk)
    for k in range(8): shrub((-5.6 + k * .5 + r_.normal() * .1, -.55 + r_.normal() * .08, .06), r_.uniform(.22, .42), (dark, fr, lv, fr)[k % 4], 90, .18, 1.15, .25)
for i in range(0): shrub((-2.15 + R.uniform(-.15, .15), -10 + i * .66, .05), R.uniform(.3, .55), [lv, fr, bx, lv][i % 4], 80, .22, 1.1, .2)
kids = [kid, far('lc2', '485a34', '647246', '868a56', 80, .095), far('lc3', '384c33', '4a5f3d', '62724e', 84, .115)]
pts = []
for i, (x, yy, h, kd, nn) in enumerate(pts): tree((x, yy, 0), h, kids[kd], bark, n=nn, trunk=.22 if i == 0 else .14, size=h * (.046 if i == 0 else .062), seed=i + 31, bare=.2 if i == 0 else .14)
for i, (x, yy, h) in enumerate(((-12.5, -23, 8), (3, -25, 7.5), (11, -23, 7))): tree((x, yy, 0), h, kids[i % 3], bark, n=1100, size=h * .06, seed=i + 71, bare=.2)
had = set(bpy.data.objects)       # more, for the panes alone: they throw no shadow on the house
for i, (x, yy, h) in enumerate(((6.5, -21, 8.2), (12.9, -20, 7.2), (20.5, -19, 8.8), (16.5, -24, 9.5), (26, -14, 8.), (31, -10, 9))): tree((x, yy, 0), h, kids[i % 3], bark, n=900, size=h * .055, seed=i + 91, bare=.15)
for o in set(bpy.data.objects) - had: o.visible_shadow = o.visible_diffuse = o.visible_camera = False
had = set(bpy.data.objects); dap = leaf_clump('dap', leaf_mat('dap', '3c5230', '566a3c', '74804c', .4), 26, .5, .30, .6)
for tx_, ty_, th_, n_ in ((-7.2, -4.3, 8.4, 320), (-10.4, -7.0, 9.6, 150)): tree((tx_, ty_, 0), th_, dap, bark, n=n_, size=.30, trunk=.13, seed=int(th_ * 10), bare=.25)
for o in set(bpy.data.objects) - had: o.visible_camera = False
hedge(-30, 35, -25, -24, 3.3, kids[2], 9, -.1, .6, plain('core', '1c2614', .9))       # what the panes mirror
lf = leaf_clump('dead', leaf_mat('dead', '6b5426', '8d7434', 'a08a3e'), 2, .02, .05); P_ = np.c_[R.uniform(-2.4, 6, 90), R.uniform(-7.0, -D - .1, 90), np.full(90, -.008)]; scatter('litter', P_, R.uniform(.6, 1.1, 90), lf)
with apart(203):
    r_ = lib.R; P_ = np.concatenate([np.c_[r_.uniform(-5, 6.1, 90), r_.uniform(-7.45, -7.1, 90)], np.c_[6.1 - np.abs(r_.normal(size=50)) * .12, r_.uniform(-6.5, -4, 50)], np.c_[r_.uniform(-5, 8, 80), -7.6 - r_.random(80) * 1.6], np.c_[r_.uniform(-5, 6, 60), r_.uniform(-7, -4, 60)]]); scatter('litter2', np.c_[P_, np.full(len(P_), -.008)], r_.uniform(.6, 1.2, len(P_)), lf)
cluster(B, 5, .13); cluster(N, 8, .085)
for x in (B, N, G, M, MO, S, P, A, GL, GU, ST, SE, LD): x.done()
# a course below the ground, a dark sill and a strip over the doors: without them the garden and the lit room shine through the gaps. They come last, so that they move nothing else
pb, pj, ps = MB('plinth', stock), MB('plinthm', mortar, .0005), MB('strip', black, .001)
for i in range(27): pb.box(W, (-6 + i * .225, 0, -.085), (-6 + i * .225 + .215, .1, -.008))
pj.box(W, (-6, .006, -.1), (.1, .1, .002)); pj.box(W, (.003, -D + .004, -.1), (EL - .003, -D + .1, -.004)); pj.box(W, (.004, -D + .004, -.1), (.1, 0, .002))
ps.box(e, (dx0, -.12, -.06), (dx1, -.012, .004)); ps.box(e, (dx0 + .002, -.19, dz - .004), (dx1 - .002, -.072, dz + .03))
for x in (pb, pj, ps): x.done()
world(elev=27, az=231, strength=.10, sun=3.1, sun_col='ffe2bf', angle=.8, clouds=.95, cam_gain=1.0, trees=0, cover=.22, cl_at=.44, cl_scale=1.1)
cv = [float(q) for q in os.environ.get('CAM', '-3.75,-20.2,2.1,3.45,47.5,.085').split(',')]
camera((cv[0], cv[1], cv[2]), (cv[3], -D, cv[2]), cv[4], 2.8, (3., -D, 2.1), shift_y=cv[5])
if os.environ.get('PANES') == 'shut':       # the kitchen is laid in from the picture before: its pixels need no light
    pb_, nb_ = mat('shut'); nb_('ShaderNodeOutputMaterial', {'Surface': nb_('ShaderNodeBsdfDiffuse', {0: (.02, .02, .02, 1)})}); pb_.pass_index = 9; bpy.data.objects['glass'].data.materials[0] = pb_
    with apart(9): SH = MB('shut', pb_, .001); SH.box(e, (dx0, -.27, -.02), (dx1, -.26, dz + .02)); SH.done()
for o in bpy.data.objects:      # small lamps are seen, and light nothing: the ceiling does it, at less noise
    if o.name.split('.')[0] in ('strip', 'bulb', 'Sphere') and not o.data.materials[0].name.startswith('fruit'): o.visible_diffuse = False
render('extension', spp=96, exposure=.75, dk=.2)
