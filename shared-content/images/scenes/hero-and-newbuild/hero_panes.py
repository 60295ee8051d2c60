import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *
import lib
from cloth import *
reset(11)
red = brick_mat('red', ['84503f', '96604c', '9f6a54', '8c5848', '744a3f', 'a87a5c', '9a6452'], close=True, bump=.9, smear=.07, dark=.42, foot=.45, streak=.25)
gauged = brick_mat('gauged', ['9a5a42', 'ab7054', '8e5039', 'a2654a', '86503e'], dark=.15, smear=.02, bump=.4, close=True); putty = rough_mat('putty', 'cfc3ad', 'ddd3c0', 25, .4, 300)
mortar = rough_mat('mortar', 'a09280', 'bfb29d', 25, .9, 320, dist=.004, wall=(.4, .2))
stone = rough_mat('stone', 'aca088', 'c8bda6', 5, .45, 180, wall=(.1, .5))
white = plain('paint', 'd0ccc1', .3, bump=.06)
B = MB('bricks', red, .0032, hi=True, rough=.00042, chip=.0026); G = MB('gauged', gauged, .0012); PT = MB('putty', putty, .0005); M = MB('mortar', mortar, .0005)
S = MB('stone', stone, .006); P = MB('frame', white, .0035); GL = MB('glass', glass(wob=.010, ior=2.2, more=.15), .0001)
f = F((0, 0, 0), 0)
# openings stand on the Flemish module, so that stretchers and headers end at them uncut
ops, Wd, z0, z1 = [], 1.135, 12 * CO, 12 * CO + 25 * CO
OX = 11 * .3375      # the wall starts this far to the left
for x in (.215 + 3 * .3375 + .0, .215 + 10 * .3375): ops += [(x, x + Wd, z0 - J, z1)]
L = .215 + 16 * .3375
arch = [q for a, b, c, d in ops for q in arch_cuts(a, b, d)]
sill = [(a - .0475, b + .0475, c - 2 * CO + J, c) for a, b, c, d in ops]
wall(f.at(-OX, 0, 0), L + OX, 66 * CO, B, M, [(a + OX, b + OX, c, d) for a, b, c, d in ops + arch + sill], 'flemish', corner1=False, jit=.0021, raked=.006)
for (a, b, c, d) in ops:
    flat_arch(f, a, b, d + .004, G, PT, h=4 * CO - .012, skew=.066)
    S.box(f, (a - .045, -.10, c - 2 * CO + J + .002), (b + .045, .055, c - .004)); M.box(f, (a - .07, -.1, c - 2 * CO + .002), (b + .07, -.012, c - .006))
    sash(f, a, b, c, d, P, GL); box_room(f, a, b, c, d, 3.2, '9c9283'); curtains(f, a + .03, b - .03, c, d, 'cfc6b4', n=7, step=.034, y=-.30, amp=.036)
    for o_ in [q for q in bpy.data.objects if q.name.startswith(('room', 'curtain'))]: bpy.data.objects.remove(o_, do_unlink=True)      # rooms and curtains are made below; the random numbers they took are spent
for x in (B, G, M, S, P, GL, PT): x.done()
with own(77) as r_:      # behind the panes
    linen = fabric('linen', 'd6cab2', .5, h2='e4dac6', glow=.085); tieb = fabric('tieband', '9c8b70', .1); pw_ = plain('inpaint', 'd9d6cd', .5); dkw = wood('dkw', '4a3526', '6a4d36', 2, .4); IS = MB('insill', pw_, .004)
    a, b, c, d = ops[0]
    drape(f, a - .04, 1, .53, c - .55, d + .06, -.265, linen, 21, folds=6, amp=.022, tie=c + .66, tight=.55, band=tieb)
    drape(f, b + .05, -1, .50, c - .55, d + .06, -.270, linen, 34, folds=5, amp=.018, tie=c + .70, tight=.58, band=tieb)
    room2(f, a - .30, 3.25, c, d, 3.4, 'a39a88'); cyl('rail', tuple(f.p(a - .15, -.29, d + .075)), tuple(f.p(b + .15, -.29, d + .075)), .013, dkw)
    a, b, c, d = ops[1]
    blind(f, a + .05, b - .05, d + .03, .60, -.222, fabric('blindf', 'd9cdb2', .35, h2='e0d6be', glow=.30), dkw, plain('cord', 'c9c2b0', .7)); IS.box(f, (a - .04, -.46, c - .03), (b + .04, -.19, c + .004))
    vx, vy = a + .80, -.31; lathe(f, (vx, vy, c + .004), [(x_ * 1.2, z_ * 1.25) for x_, z_ in [(.045, 0), (.062, .02), (.080, .075), (.083, .12), (.070, .175), (.040, .215), (.034, .235), (.043, .255), (.036, .252), (.028, .235)]], rough_mat('vase', 'b9b0a0', 'd2cabb', 12, .2, 120, .5))
    sprigs(f, (vx, vy, c + .28), .50, .26, 13, leaf_mat('sprl', '6a8060', '8fa381', 'b4c29e', .35, haze=.045), rough_mat('stems', '6b6a48', '85825c', 20), leaf=.068, seed=5)
    room2(f, a - .30, 5.42, c, d, 3.4, 'a79d8c')
    IS.done()
# backing so no light leaks, return wall
K = MB('back', plain('dark', '1a1714', .95), .001); K.box(f, (-3.7, -3.7, 0), (L - .1, -3.6, 5)); K.box(f, (-3.7, -3.6, 4.8), (L - .12, -.12, 4.9)); K.done()
side = F((L, 0, 0), 90)
B2 = MB('b2', red, .004); M2 = MB('m2', mortar, .0005); wall(side, 3.0, 66 * CO, B2, M2, (), 'flemish'); B2.done(); M2.done()
# a bed along the wall with a brick edge, lawn, hedge, trees of three kinds
soil = rough_mat('soil', '4a5a2c', '5c6c36', 3, .4); gr = MB('ground', soil, .001); gr.box(W, (-20, -40, -.2), (60, 60, -.02)); gr.done()
bed = MB('bed', rough_mat('compost', '2c2218', '443727', 22, .9, 70, dist=.02), .02); bed.box(W, (-3.6, -.80, -.2), (L + .75, 0, .025)); bed.box(W, (L, -.1, -.2), (L + .75, 3, .025)); bed.done()
eb = MB('edge', red, .004); x = -3.6
while x < L + .8: eb.box(W, (x, -.90, -.1), (x + .215, -.80, .05 + R.normal() * .002), rot=(2, R.normal() * .6)); x += .225
eb.done()
gm = leaf_mat('grass', '4a6226', '66803a', '8c9a4a', .3, .2, .5); lawn(1.2, 17, -5, 4, gm, .05, .15, keep=lambda x, y: y < -.95 or x > L + .85, z=-.02)
bark = rough_mat('bark', '4a3b2e', '6b5743', 12, .8, 60)
kids = [leaf_clump('lc', leaf_mat('leaf', '3f5a22', '5d7630', '87913c'), 30, .5, .2), leaf_clump('lc2', leaf_mat('leaf2', '4a5c2a', '707f3c', '9a9a4c'), 26, .5, .17), leaf_clump('lc3', leaf_mat('leaf3', '2e4426', '44602f', '5f7440'), 34, .5, .24)]
hk = leaf_clump('hd', leaf_mat('hed', '2f4a21', '466429', '5f7c38'), 40, .5, .24, .5); core = plain('core', '1e2a14', .9)
hedge(12.5, 13.5, .4, 12, 1.75, hk, 100, 0, .24, core)
for i, (x, y, h, k) in enumerate([(16.5, 1.0, 5.2, 0), (21, 7, 8.5, 2), (26, -1.5, 8, 1), (16, 9.5, 6.5, 1), (33, 3, 10, 0), (30, 13, 10, 2)]): tree((x, y, 0), h, kids[k], bark, n=1300, size=h * .062, seed=i + 3, bare=.16)
# what the panes mirror: a hedge and a row of trees, far enough to leave the sky its half
farcore = leaf_mat('farcore', '4a5e34', '5a6e40', haze=.09); far = [leaf_clump('fc', leaf_mat('farl', '6d8a48', '88a35c', 'a9b565', .55, .2, haze=.10), 30, .5, .24), leaf_clump('fc2', leaf_mat('farl2', '7a8a4e', '97a360', 'b9b578', .55, .2, haze=.10), 26, .5, .22), leaf_clump('fc3', leaf_mat('farl3', '5c7c4c', '769464', '93a878', .55, .2, haze=.10), 34, .5, .26)]
for i, (x, y, h, k) in enumerate([(12, -37, 5.4, 1), (17.5, -34, 4.0, 0), (22, -33, 5.6, 2), (26.5, -28, 4.2, 1), (31, -27, 5.4, 0), (36, -25, 4.2, 1), (39, -20, 5.2, 2), (46, -21, 5.0, 0)]): tree((x, y, 0), h, far[k], bark, n=460, size=h * .10, seed=i + 40, bare=.12)
for x0, y0, x1, y1 in ((8, -40, 27, -39), (26.5, -40, 27.5, -32), (27, -33, 40, -32), (39.5, -33, 40.5, -23), (40, -24, 56, -23)): hedge(x0, x1, y0, y1, 1.7, far[0], 14, 0, .5, farcore)
tree((-7.4, -2.9, 0), 7.6, kids[1], bark, n=330, size=.46, seed=91, bare=.3)       # its shadow lies on the wall
lv = leaf_clump('lav', leaf_mat('lavl', '4c6034', '6a7d4a', '7f74a8', .3), 60, .5, .26, .2); bx = leaf_clump('box', leaf_mat('boxl', '35501f', '4d6c2b', '668439'), 46, .5, .2, .5); fn = leaf_clump('fern', leaf_mat('fernl', '4a6b2a', '6f8e3d', '9aad55'), 26, .5, .5, .16)
for k, x in enumerate(np.arange(.2, L + .5, .43)): shrub((x + R.uniform(-.12, .12), -.40 + R.uniform(-.14, .12), .04), R.uniform(.20, .42), [lv, bx, fn, lv, fn][R.integers(5)], 100, .17, 1.1, .3)
# the garden that the panes mirror: a mown lawn with dry and lush patches, and more trees behind the hedge
gm2 = leaf_mat('grassr', '53702c', '7d9a45', 'b9bb62', .3, .2, .5); gm3 = leaf_mat('grasss', '35501f', '4c6a2e', '7c8e46', .3, .2, .5)
patch = lambda x, y: math.sin(x * .55 + 1.3 * math.sin(y * .31)) + math.sin(y * .8 + x * .17) > .25
lawn(3, 42, -32.5, -5.4, gm2, .075, .24, keep=patch, z=-.02); lawn(3, 42, -32.5, -5.4, gm3, .06, .24, keep=lambda x, y: not patch(x, y), z=-.02)
for i, (x, y, h, k) in enumerate([(5, -47, 9.5, 0), (11, -45, 8.2, 1), (16, -44, 9.6, 2), (21, -43, 8.4, 0), (27, -41, 9.8, 1), (32, -39, 8.6, 2), (37, -36, 9.4, 0), (42, -33, 8.4, 1), (47, -30, 9.6, 2), (53, -28, 9, 0), (59, -26, 9.4, 1)]): tree((x, y, 0), h, far[k], bark, n=900, size=h * .085, seed=i + 140, bare=.06)
world(elev=29, az=247, strength=.115, sun=5.2, sun_col='ffdfbd', angle=.9, clouds=.9, cam_gain=1.25, cl_at=.47, trees=.10)
cam = dict(x.split('=') for x in sys.argv[sys.argv.index('--') + 1:]).get('cam', '-1.6,-3.85,1.33,32,0'); cx, cy, lx, ln, sy = map(float, cam.split(','))
camera((cx, cy, 1.62), (lx, 0, 1.66), ln, 4.0, (1.4, 0, 1.7), shift_y=sy); bpy.context.scene.camera.data.shift_x = 310 / 1680
render('hero', spp=96, exposure=.2, dk=.2)
