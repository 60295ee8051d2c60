import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *
reset(33)
red = brick_mat('red', ['86503f', '925a47', '9b6450', '8a5344', '744839', 'a3705a', '96604c', '7c4a3c'], smear=.05, bump=.5, foot=.30, streak=.14)
mortar = rough_mat('mortar', '9d9383', 'b6ac9a', 25, .6, 250, wall=(.3, .16)); stone = rough_mat('stone', 'b6ac99', 'cfc6b4', 5, .3, 150, wall=(.2, .35))
lead = rough_mat('lead', '70757a', '878c90', 6, .3, 60, .5, .4); seal = plain('seal', '0d0e0f', .7); galv = rough_mat('galv', '7e8286', '9a9ea1', 30, .1, 200, .42, .5); alu = plain('alu', 'b9bcbe', .3, .5, 1.)
white = plain('paint', 'e2e0d9', .3); dark = plain('anth', '2a2e31', .4); tile = rough_mat('tile', '3a3e44', '53575d', 9, .4, 120, .55, .4, var=.28, dirt=.3)       # natural slates
B, M, S, P, A, T = MB('brick', red), MB('mort', mortar, .0005), MB('stone', stone, .006), MB('paint', white, .004), MB('anth', dark, .003), MB('tile', tile, .003)
GL = MB('glass', glass(wob=.006), .0001); SE, LD, HW, GV = MB('seal', seal, .001), MB('lead', lead, .002), MB('hw', alu, .002), MB('galv', galv, .002)
n = 36; L = .225 * n - .01; D = .225 * 32 - .01; HC = 68; H = HC * CO           # main body, eaves 5.1 m
bn = 16; b0 = .225 * 20; BW = .225 * bn - .01; BD = .89               # projecting gable bay
f = F((0, 0, 0), 0); g = F((b0, -BD, 0), 0)
win = lambda x, k, c, r: (x - .005, x + .225 * k + .005, c * CO - J, (c + r) * CO)
g_ops = [win(.225 * 3, 10, 10, 18), win(.225 * 4, 8, 44, 16)]; m_ops = [win(.225 * 2, 6, 44, 16), win(.225 * 10.5, 6, 44, 16), win(.225 * 2, 6, 12, 16)]
door = (.225 * 11 - .005, .225 * 15.5 + .005, -1, 28 * CO)
def heads(ops): return [(a, b, d, d + 3 * CO) for a, b, c, d in ops]
def sills(ops): return [(a - .05, b + .05, c - 2 * CO + J, c) for a, b, c, d in ops]
def trim(fr, ops, lights):
    for (a, b, c, d), l in zip(ops, lights):
        soldiers(fr, a, b, d + .004, B, M); S.box(fr, (a - .045, -.1, c - 2 * CO + .012), (b + .045, .05, c - .002))
        casement(fr, a, b, c, d, P, GL, lights=l, hw=HW, seal=SE); box_room(fr, a, b, c, d, 2.6, 'a39a8c'); curtains(fr, a + .04, b - .04, c, d, 'cfc7b8', n=7, step=.034)
band = lambda k: False
wall(f, L, H, B, M, m_ops + heads(m_ops) + sills(m_ops) + [door, (door[0], door[1], door[3], door[3] + 3 * CO), (b0 + .12, b0 + BW - .12, -1, 9)], 'stretcher', True, True, jit=.001)
trim(f, m_ops, (2, 2, 2)); soldiers(f, door[0], door[1], door[3] + .004, B, M)
# gable bay
pitch = math.radians(42); ap = BW / 2 * math.tan(pitch); top = lambda x: H + .09 + (BW / 2 - abs(x - BW / 2)) * math.tan(pitch)
wall(g, BW, H + ap + .2, B, M, g_ops + heads(g_ops) + sills(g_ops), 'stretcher', True, True, top=top, jit=.001); trim(g, g_ops, (3, 2))
wall(F((b0, 0, 0), 270), BD, H, B, M, (), 'stretcher', False, True, par=1, jit=.001); wall(F((b0 + BW, -BD, 0), 90), BD, H, B, M, (), 'stretcher', True, False, par=1, jit=.001)
# stone datum band + date stone in the gable
S.box(g, (-.012, -.1, 38 * CO), (BW + .012, .014, 39 * CO - .004)); S.box(f, (-.012, -.1, 38 * CO), (b0, .014, 39 * CO - .004)); S.box(F((b0, 0, 0), 270), (0, -.1, 38 * CO), (BD + .012, .014, 39 * CO - .004))
S.box(F((0, 0, 0), 270), (-D, -.1, 38 * CO), (.012, .014, 39 * CO - .004)) if False else None
# left gable end (roof ridge runs along x)
mp = math.radians(38); rh = D / 2 * math.tan(mp); side = F((0, D, 0), 270)
so = [win(.225 * 12, 4, 44, 14)]
wall(side, D, H + rh + .2, B, M, so + heads(so) + sills(so), 'stretcher', True, True, par=1, top=lambda x: H + .09 + (D / 2 - abs(x - D / 2)) * math.tan(mp), jit=.001); trim(side, so, (1,))
wall(F((L, 0, 0), 90), D, H + rh + .2, B, M, (), 'stretcher', True, True, par=1, top=lambda x: H + .09 + (D / 2 - abs(x - D / 2)) * math.tan(mp), jit=.001)
# roofs
ov = .28; S1 = (D / 2 + ov) / math.cos(mp); up = (0, math.cos(mp), math.sin(mp)); e0 = H + .12 - ov * math.tan(mp) + .08
roof(slope_frame((-.16, -ov, e0), (1, 0, 0), up), L + .32, S1, T, .25, .2, .42, .008); zr = e0 + S1 * math.sin(mp); ridge((-.19, D / 2, zr + .02), (L + .19, D / 2, zr + .02), T)
roof(slope_frame((L + .16, D + ov, e0), (-1, 0, 0), (0, -math.cos(mp), math.sin(mp))), L + .32, S1, T, .6, .26, .38, .02)
S2 = (BW / 2 + ov) / math.cos(pitch); e1 = H + .12 - ov * math.tan(pitch) + .08; gx = b0 + BW / 2; zg = e1 + S2 * math.sin(pitch)
for s in (-1, 1):
    up2 = (-s * math.cos(pitch), 0, math.sin(pitch)); roof(slope_frame((gx + s * (BW / 2 + ov), -BD - .2, e1), (0, 1, 0), up2), BD + 4.2, S2, T, .25, .2, .42, .008, keep=lambda a, z, s=s: (-BD - .2 + a) < -ov + (e1 + z * math.sin(pitch) - e0) / math.tan(mp) + .35)
    # barge boards
    h = .19; x0, x1 = s * (BW / 2 + ov), 0
    P.prism(F((gx, -BD - .2, 0), 0), [(x0, e1 - .17), (x0, e1 - .02), (x1, zg - .02), (x1, zg - .02 - h)], -.03, .0)
    P.prism(F((gx, -BD - .2, 0), 0), [(x0, e1 - .165), (x0, e1 - .145), (x1, zg - .165), (x1, zg - .185)], -.2, -.03)      # verge soffit
    sx = -.16 if s < 0 else L + .16
    fb = F((sx, D / 2, 0), 270 if s < 0 else 90)
    for q in (-1, 1): P.prism(fb, [(q * (D / 2 + ov), e0 - .15), (q * (D / 2 + ov), e0 - .02), (0, zr - .02), (0, zr - .2)], -.03, .0); P.prism(fb, [(q * (D / 2 + ov), e0 - .145), (q * (D / 2 + ov), e0 - .125), (0, zr - .175), (0, zr - .195)], -.16, -.03)
ridge((gx, -BD - .23, zg + .02), (gx, D / 2 - 1.0, zg + .02), T)
P.box(f, (-.16, -.08, e0 - .17), (b0 - .02, ov - .02, e0 - .15)); P.box(f, (-.16, ov - .03, e0 - .17), (b0 - ov, ov, e0 - .0)); A.box(f, (-.16, ov, e0 - .1), (b0 - ov, ov + .11, e0 - .01))
P.box(f, (b0 + BW + ov, -.08, e0 - .17), (L + .16, ov, e0)); A.box(f, (b0 + BW + ov, ov, e0 - .1), (L + .16, ov + .11, e0 - .01))
for s, xx in ((-1, gx - BW / 2 - ov), (1, gx + BW / 2 + ov)):
    P.box(W, (min(xx, xx - s * ov), -BD - .2, e1 - .17), (max(xx, xx - s * ov), -.0, e1 - .15)); A.box(W, (min(xx, xx + s * .11), -BD - .18, e1 - .1), (max(xx, xx + s * .11), -ov, e1 - .01))
cyl('dp', (b0 - .12, -.07, 0), (b0 - .12, -.07, e0 - .12), .034, dark); cyl('dp', (.16, -.07, 0), (.16, -.07, e0 - .1), .034, dark)
# chimney
for fr, l, p in ((F((6.9, 2.7, 7.0), 0), .89, 0), (F((6.9 + .89, 2.7, 7.0), 90), .665, 1), (F((6.9, 3.365, 7.0), 270), .665, 1)): wall(fr, l, 2.25, B, M, (), 'stretcher', par=p, jit=.001)
S.box(F((6.9, 2.7, 7), 0), (-.05, -.72, 2.25), (.94, .05, 2.33)); te = plain('terra', '9c5b40', .8)
for k in range(2): cyl('pot', (7.14 + k * .42, 3.03, 9.3), (7.14 + k * .42, 3.03, 9.7), .12, te, r1=.10)
# front door + canopy
dm = plain('door', '2f4438', .35); Dm = MB('door', dm, .006); a, b, d = door[0], door[1], door[3]; y = -.07
P.box(f, (a, y - .08, 0), (a + .06, y, d)); P.box(f, (b - .06, y - .08, 0), (b, y, d)); P.box(f, (a, y - .08, d - .06), (b, y, d)); sx = a + .06 + .0
Dm.box(f, (a + .06, y - .06, .05), (b - .06, y - .02, d - .06)); dw = b - a - .12
for i in range(2):
    for z0_, z1_ in ((.18, .85), (1.02, 1.9)): Dm.box(f, (a + .06 + .09 + i * dw / 2, y - .03, z0_), (a + .06 + dw / 2 - .05 + i * (dw / 2 - .04), y - .008, z1_))
br = plain('brass', 'c9a15a', .25, .5, 1.0); sphere('knob', tuple(f.p(b - .16, y + .03, 1.0)), .03, br); Br = MB('plate', br, .003); Br.box(f, ((a + b) / 2 - .13, y - .03, .91), ((a + b) / 2 + .13, y - .004, .97)); Br.done(); HW.box(f, (b - .15, y + .0, .85), (b - .13, y + .05, 1.25)); SE.box(f, (a + .05, y - .03, .02), (b - .05, y - .018, .06)); SE.box(f, (a + .056, y - .05, .05), (a + .062, y - .008, d - .06)); SE.box(f, (b - .062, y - .05, .05), (b - .056, y - .008, d - .06)); P.box(f, (a + .0, y, 0), (a + .03, y + .02, d)); P.box(f, (b - .03, y, 0), (b, y + .02, d)); P.box(f, (a + .03, y, d - .03), (b - .03, y + .02, d)); S.box(f, (a - .1, -.05, -.02), (b + .1, .42, .13)); S.box(f, (a - .25, -.05, -.1), (b + .25, .75, .03))
cz = d + 3 * CO + .12; oak = wood('oak', '7b5634', 'a07649', 2); O = MB('oak', oak, .006)
for x in (a - .2, b + .08): O.box(f, (x, 0, cz - .75), (x + .12, .1, cz)); O.box(f, (x, 0, cz - .12), (x + .12, .95, cz)); O.box(f, (x + .01, .43 - .5, cz - .42), (x + .11, .43 + .5, cz - .32), rot=(0, 42))
O.box(f, (a - .24, .85, cz - .12), (b + .24, .97, cz)); O.done(); mpd = math.radians(24)
roof(slope_frame((a - .34, -1.1, cz - .02), (1, 0, 0), (0, math.cos(mpd), math.sin(mpd))), b - a + .68, 1.18, T, .25, .2, .42, .008); P.box(f, (a - .34, .98, cz - .08), (b + .34, 1.06, cz + .02))
A.box(f, (b + .33, 0, 1.7), (b + .43, .1, 1.95)); sphere('wl', tuple(f.p(b + .38, .09, 1.68)), .035, emit('wl', 'ffdfb5', 5))
# lead in the valleys and round the chimney
for s in (-1, 1):
    z = np.linspace(e0 + .02, zg - .02, 24); vy = -ov + (z - e0) / math.tan(mp); vx = gx + s * (BW / 2 + ov - (z - e1) / math.tan(pitch)); q = []
    for k in range(24):
        c_ = np.array([vx[k], vy[k], z[k] + .036]); q.append([c_ + [s * .13, 0, .002], c_ + [s * .05, 0, -.004], c_ + [0, 0, -.010], c_ + [-s * .05, 0, .041], c_ + [-s * .12, .0, .112]])
    q = np.array(q); i_ = np.arange(24 * 5).reshape(24, 5); raw_mesh('valley', q.reshape(-1, 3), [np.stack([i_[:-1, :-1], i_[1:, :-1], i_[1:, 1:], i_[:-1, 1:]], -1).reshape(-1, 4)], lead, smooth=True)
LD.box(F((6.9, 2.7, 7), 0), (-.015, -.68, -.3), (.905, .015, .42))
PB = MB('ghost', galv, .001); before_ = set(bpy.data.objects)
# scaffold on the left gable: tubes, boards, guard rails, a ladder
tube_ = lambda p, q: cyl('tube', p, q, .0242, galv, 12)
xi, xo, ys, lifts = -.42, -1.52, (.25, 2.35, 4.45, 6.55), (1.95, 3.9, 5.85)
bdm = wood('sboard', '7b7062', '9c8f7b', 1, .8); SB = MB('sboard', bdm, .003); clip = plain('clip', '5a5f63', .45, .5, .8); CL = MB('clip', clip, .006)
for yy in ys:
    for xx, hh in ((xi, 6.4), (xo, 7.05)): tube_((xx, yy, -.02), (xx, yy, hh)); SB.box(W, (xx - .11, yy - .16, -.04), (xx + .11, yy + .16, -.005)); PB.box(W, (xx - .075, yy - .075, -.005), (xx + .075, yy + .075, .004))
    for z in lifts:
        tube_((xi + .12, yy + .05, z - .03), (xo - .14, yy + .05, z - .03))
        for xx in (xi, xo): CL.box(W, (xx - .04, yy - .035, z - .13), (xx + .04, yy + .065, z - .0))
for z in lifts:
    for xx in (xi, xo): tube_((xx - .05, ys[0] - .3, z - .08), (xx - .05, ys[-1] + .4, z - .08))
    for k in range(4): SB.box(W, (xo + .07 + k * .235, ys[0] - .35 + R.uniform(-.06, .06), z + .0), (xo + .07 + k * .235 + .225, ys[-1] + .4 + R.uniform(-.06, .06), z + .038))
    for g_ in (.5, .98): tube_((xo + .05, ys[0] - .3, z + g_), (xo + .05, ys[-1] + .4, z + g_)); tube_((xi + .1, ys[0] - .05, z + g_), (xo - .12, ys[0] - .05, z + g_))
    SB.box(W, (xo + .045, ys[0] - .3, z + .04), (xo + .075, ys[-1] + .4, z + .19)); SB.box(W, (xo + .06, ys[0] - .31, z + .04), (xi - .12, ys[0] - .28, z + .19))
tube_((xo - .05, ys[0], .15), (xo - .05, ys[1], 1.95)); tube_((xo - .05, ys[1], 1.95), (xo - .05, ys[2], 3.9)); tube_((xo - .05, ys[2], 3.9), (xo - .05, ys[3], 5.85))
for dx in (-.2, .2): cyl('ladder', (-.98 + dx, -.95, -.03), (-.98 + dx, -.12, 4.95), .026, alu, 10)
for k in range(1, 19): t_ = k / 19; cyl('rung', (-1.18, -.95 + .83 * t_, 4.98 * t_ - .03), (-.78, -.95 + .83 * t_, 4.98 * t_ - .03), .014, alu, 8)
# a pallet of bricks and a bag of sand on the drive
pw = wood('pallet', '8c744f', 'b09468', 1, .7); PW = MB('pallet', pw, .003); PX, PY = -3.05, -.9
for k in range(5): PW.box(W, (PX + k * .19, PY, .06), (PX + k * .19 + .12, PY + 1.1, .082))
for k in range(3): PW.box(W, (PX, PY + k * .5, -.035), (PX + .88, PY + k * .5 + .1, .06))
for lay in range(9):
    for a_ in range(4):
        for b_ in range(10 if lay < 8 else (10, 10, 6, 0)[a_]): PB.box(W, (PX + a_ * .2175 + R.normal() * .002, PY + .01 + b_ * .107, .084 + lay * .0665), (PX + a_ * .2175 + .214, PY + .01 + b_ * .107 + .102, .084 + lay * .0665 + .065))
for q in (.25, .8): PB.box(W, (PX - .004, PY + q, .08), (PX + .872, PY + q + .016, .084 + 8 * .0665 + .003))
for k in range(5): B.box(W, (PX + R.uniform(-.2, .9), PY - R.uniform(.25, .5), -.036), (PX + R.uniform(-.2, .9), PY - .2, -.036)) if False else None
PW.done(); SB.done(); CL.done()
u_, v_ = np.meshgrid(np.linspace(0, 2 * np.pi, 90), np.linspace(-.5 * np.pi, .5 * np.pi, 50), indexing='ij'); pw_ = lambda x, k: np.sign(x) * np.abs(x) ** k
X_ = np.stack([pw_(np.cos(u_), .45) * pw_(np.cos(v_), .35), pw_(np.sin(u_), .45) * pw_(np.cos(v_), .35), pw_(np.sin(v_), .5)], -1)
fold = .03 * np.sin(X_[..., 0] * 9 + X_[..., 2] * 4) * np.sin(X_[..., 1] * 7 - X_[..., 2] * 6) + .02 * np.sin(X_[..., 0] * 21 + X_[..., 1] * 17 + X_[..., 2] * 5)
X_ = X_ * (1 + fold)[..., None] * np.array([.43, .43, .36]) + np.array([-2.15, .75, .31]); i_ = np.arange(90 * 50).reshape(90, 50)
raw_mesh('bag', X_.reshape(-1, 3), [np.stack([i_[:-1, :-1], i_[1:, :-1], i_[1:, 1:], i_[:-1, 1:]], -1).reshape(-1, 4)], rough_mat('bag', 'c9c7bf', 'dcdad2', 4, .3, 300, .8, dirt=.4), smooth=True)
for o_ in set(bpy.data.objects) - before_: bpy.data.objects.remove(o_, do_unlink=True)
for x in (B, M, S, P, A, T, GL, Dm, SE, LD, HW, GV): x.done()
# ---------------- grounds
gr = MB('ground', rough_mat('soil', '42502a', '566434', 3, .3), .001); gr.box(W, (-60, -40, -.3), (70, 80, -.1)); gr.done()
pav = rough_mat('pav', '776d64', '92867b', 6, .35, 140, .85, .25, var=.24, dirt=.5); V = MB('pav', pav, .005); dk = rough_mat('pavd', '4a4644', '5a5552', 6, .35, 140, .85, .25, var=.15); VD = MB('pavd', dk, .005)
herringbone(-3.6, -.25, -13.5, 6.5, V, z=-.04, ang=45)
for xx in (-3.72, -.24):
    yy = -13.5
    while yy < 6.5: VD.box(W, (xx, yy, -.1), (xx + .1, yy + .197, -.038)); yy += .2
herringbone(-.13, b0 - .3, -1.75, -.04 if False else -.06, V, z=-.04, ang=45); yy = -.13
while yy < b0 - .3: VD.box(W, (yy, -1.86, -.1), (yy + .197, -1.76, -.038)); yy += .2
jb = MB('sand', rough_mat('sand', '5b5346', '776c5c', 30, .4, 200), .001); jb.box(W, (-3.75, -13.5, -.2), (-.14, 6.5, -.052)); jb.box(W, (-.2, -1.9, -.2), (b0 - .2, 0, -.052)); jb.done(); V.done(); VD.done()
gm = leaf_mat('grass', '465c2c', '5c7038', '828a50', .25, .15, .6)
lawn(-.12, 13, -9.5, -1.9, gm, .065, .14, keep=lambda x, y: not (b0 - .3 < x < L + 1.2 and y > -2.10), z=-.1); lawn(-9, -3.75, -9.5, 3, gm, .05, .2, z=-.1); lawn(7.85, 26, -2.1, 2.9, gm, .06, .17, z=-.1); lawn(13, 24, -8, -2.1, gm, .06, .2, z=-.1)
bed = MB('bed', rough_mat('compost', '2e241a', '463829', 20, .8, 60, dist=.02), .01); bed.box(W, (b0 - .28, -1.93, -.3), (L + 1.05, .0, -.045)); bed.box(W, (.2, -.62, -.3), (2.2, 0, -.028)); bed.done()
KB = MB('kerb', dk, .006); xx = b0 - .28
while xx < L + 1.0: KB.box(W, (xx, -2.03, -.2), (xx + .2 - .006, -1.93, -.012 + R.normal() * .001)); xx += .2
yy = -1.93
while yy < .8: KB.box(W, (L + 1.05, yy, -.2), (L + 1.15, yy + .194, -.012)); yy += .2
KB.done()
kid = leaf_clump('lc', leaf_mat('leaf', '34501f', '54702e', '788a3c'), 30, .5, .2); bark = rough_mat('bark', '4a3b2e', '6b5743', 12, .8, 60)
bx = leaf_clump('box', leaf_mat('box', '2f4a20', '456428', '5c7a34'), 46, .5, .2, .5); lv = leaf_clump('lav', leaf_mat('lav', '5a6c44', '74845a', '8578ab', .3), 60, .5, .26, .2); fn = leaf_clump('fern', leaf_mat('fern', '446628', '688a38', '93a850'), 26, .5, .5, .16)
for x in np.arange(b0 + .15, L + .9, .34): shrub((x, -BD - .45 + R.uniform(-.1, .1) + (.9 if x > b0 + BW + .2 else 0), 0), R.uniform(.26, .42), [lv, bx, fn, lv][R.integers(4)], 90, .18, 1.1, .25)
for q in range(22): shrub((R.uniform(b0, L + .8), R.uniform(-1.75, -1.2), -.03), R.uniform(.10, .24), [lv, bx, fn][q % 3], 60, .13, 1.1, .2)
for x in np.arange(.35, 2.1, .36): shrub((x, -.34, .0), R.uniform(.22, .34), [lv, bx, lv][R.integers(3)], 80, .16, 1.1, .25)
for x in (a - .42, b + .42): shrub((x, -.62, .44), .27, bx, 360, .11, 1., .86); cyl('pt', (x, -.62, -.04), (x, -.62, .42), .16, dark, r1=.21)
hk = leaf_clump('hd', leaf_mat('hed', '3a5a2a', '527638', '6c8c48'), 40, .5, .26, .5); core = plain('core', '22301a', .9)
hedge(L + 1.3, L + 9, 2.8, 3.5, 1.8, hk, 90, -.1, .2, core); hedge(-12, -4.4, 3.2, 3.9, 1.7, hk, 90, -.1, .2, core)
kids = [kid, leaf_clump('lc2', leaf_mat('leaf2', '465a2a', '6a7c38', '95984a'), 26, .5, .17), leaf_clump('lc3', leaf_mat('leaf3', '2c4226', '41592f', '5b7040'), 34, .5, .24)]
near = [(13.9, -2.6, 8.8, 1, 2600, .05), (-6.6, 7.2, 9.5, 0, 2200, .052), (-10.5, -6.3, 8.8, 0, 1000, .06), (15.5, 8, 6.5, 2, 1500, .06), (20, 5, 8, 0, 1300, .062), (-14, 14, 11, 2, 1300, .062), (-8.5, 12, 7, 1, 1300, .06), (-4.2, 19, 8.5, 2, 1300, .065), (-1.5, 23, 10, 0, 1200, .065), (24, 13, 9, 2, 1300, .065), (29, 9, 8, 0, 1300, .065), (12.5, 14, 8, 0, 1300, .06)]
for i, (x, yy, h, kd, nn, sz) in enumerate(near): tree((x, yy, -.1), h, kids[kd], bark, n=nn, size=h * sz, trunk=.14, seed=i + 50, bare=.18)
for i, x in enumerate(np.arange(-46, 62, 5.1)): h = R.uniform(5.5, 12.5); tree((x + R.uniform(-2, 2), 25 + R.uniform(-6, 8), -.1), h, kids[R.integers(3)], bark, n=800, size=h * .085, trunk=.14, seed=i + 80, bare=.12)
hedge(-50, 70, 17, 18, 2.2, hk, 12, -.1, .6, core)
world(elev=33, az=236, strength=.125, sun=3.7, sun_col='ffe9cd', angle=.8, clouds=.95, cam_gain=1.1, trees=.10, hdr='sky', hdr_gain=5, hdr_turn=100, hdr_sat=.45, cl_at=.47, cl_scale=1.0, cl_seed=5.3)
camera((-2.5, -11.6, 1.6), (3.35, 0, 1.7), 27, None, None, shift_y=.118)
render('newbuild', spp=96, exposure=.55, dk=.2)
