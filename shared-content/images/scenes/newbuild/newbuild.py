import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *
import lib
from cloth import *
from wallparts import vnoise, clump, leaf_mat2, lavender, lav_mat, fallen, pave_mat, fbm, smooth
ARG = dict(x.split('=') for x in sys.argv[sys.argv.index('--') + 1:])
reset(33)
VIEWS = dict(e=((-2.9, -6.4), 48.3, 29, .043), f=((-4.0, -9.1), 42.2, 28, .088), p=((-8.2, -13.9), 41.0, 43, .066), r=((-5.8, -15.4), 32.3, 37.5, .104))      # place, yaw from +y to +x, lens, shift
CAM, YAW, LENS, SHIFT = VIEWS[ARG.get('view', 'e')]; CAM = np.array([*CAM, 1.6]); YAW = math.radians(YAW); FW, RT = np.array([math.sin(YAW), math.cos(YAW)]), np.array([math.cos(YAW), -math.sin(YAW)])

def stone_mat():
    """cast stone out of doors for a year or two: runs, soot where water stands, a bloom of green below"""
    m, n = mat('stone'); M_ = n.math; pos = n('ShaderNodeNewGeometry').outputs['Position']; nz = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeNewGeometry').outputs['Normal']}).outputs[2]; V = lambda a, b: n('ShaderNodeVectorMath', {0: a, 1: b}, operation='MULTIPLY').outputs[0]; mul = lambda c, f, q: n.mix(f, c, n.mix(1, c, (*q, 1), 'MULTIPLY'))
    sp = n('ShaderNodeSeparateColor', {0: n('ShaderNodeAttribute', attribute_name='rnd').outputs['Color']}); c = n.ramp(n.noise(pos, 5, 5, .65), [(.3, srgb('8e887c')), (.7, srgb('a8a193'))]); c = n('ShaderNodeHueSaturation', {'Color': c, 'Value': n.mapr(sp.outputs[0], 0, 1, .92, 1.06)})
    c = n.mix(.5, c, n.ramp(n.noise(pos, 200, 3, .7), [(.34, (.72, .71, .70)), (.66, (1.18, 1.17, 1.15))]), 'MULTIPLY')
    run = M_('MULTIPLY', n.mapr(n.noise(V(pos, (7., 7., 1.5)), 1., 6, .70, .6), .44, .66, .0, .66), M_('MULTIPLY', n.mapr(nz, .6, .2), n.mapr(n('ShaderNodeSeparateXYZ', {0: pos}).outputs[2], .15, .3, .35, 1.))); c = mul(c, run, (.50, .485, .45)); c = mul(c, M_('MULTIPLY', n.mapr(n.noise(pos, 11, 6, .7), .48, .64, 0, .6), n.mapr(nz, .1, .8, .45, 1.)), (.60, .58, .50)); c = n.mix(n.mapr(n.noise(pos, 2.3, 6, .72), .52, .72, 0, .30), c, rgba('6e6c56'))
    return finish(m, n, c, .9, None, .2, mean=mean_of('8a8272', 'a49b89'))
def board_mat():
    """painted boards: dust and runs, grey below the tiles' edge, a little green where it stays damp"""
    m, n = mat('board'); M_ = n.math; pos = n('ShaderNodeNewGeometry').outputs['Position']; V = lambda a, b: n('ShaderNodeVectorMath', {0: a, 1: b}, operation='MULTIPLY').outputs[0]; mul = lambda c, f, q: n.mix(f, c, n.mix(1, c, (*q, 1), 'MULTIPLY')); xyz = n('ShaderNodeSeparateXYZ', {0: pos}); X, Y, Z = (xyz.outputs[i] for i in range(3))
    c = n.mix(1, rgba('d0cec7'), n.ramp(n.noise(pos, 1.7, 4), [(.3, (.90, .90, .89)), (.7, (1.04, 1.03, 1.02))]), 'MULTIPLY'); st = n.noise(V(pos, (24., 24., 1.3)), 1., 5, .66); c = mul(c, n.mapr(st, .45, .62, 0, .68), (.56, .545, .49)); c = mul(c, n.mapr(n.noise(pos, 6, 6, .72), .50, .70, 0, .45), (.70, .69, .63))
    t = M_('SUBTRACT', M_('SUBTRACT', zg, M_('MULTIPLY', M_('ABSOLUTE', M_('SUBTRACT', X, gx)), math.tan(pitch))), Z); on = M_('LESS_THAN', Y, -BD - .15)      # how far below the verge
    c = mul(c, M_('MULTIPLY', M_('MULTIPLY', on, n.mapr(M_('ADD', t, M_('MULTIPLY', M_('SUBTRACT', st, .5), -.14)), .11, .01)), .62), (.50, .49, .43)); c = mul(c, M_('MULTIPLY', M_('MULTIPLY', on, n.mapr(M_('ADD', t, M_('MULTIPLY', M_('SUBTRACT', st, .5), .16)), .175, .25)), .5), (.52, .52, .44))
    c = n.mix(n.mapr(n.noise(pos, 3.1, 6, .7), .56, .74, 0, .26), c, rgba('8b9070')); return finish(m, n, c, .5, None, .3, mean=mean_of('c2bfb4'))
def brick_far(name, palette, eng=False):
    """one multi as seen from ten metres: near tones, a burnt one here and there; over the whole wall the weather, runs below sills, lime bloom, a dry band below the eaves, splashes at the foot"""
    m, n = mat(name); M_ = n.math; at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']}); pos = n('ShaderNodeNewGeometry').outputs['Position']; xyz = n('ShaderNodeSeparateXYZ', {0: pos}); X, Y, Z = (xyz.outputs[i] for i in range(3))
    V = lambda a, b, op='MULTIPLY': n('ShaderNodeVectorMath', {0: a, 1: b}, operation=op).outputs[0]; mul = lambda c, f, q: n.mix(f, c, n.mix(1, c, (*q, 1), 'MULTIPLY'))
    p = V(pos, V(at.outputs['Color'], (37, 53, 71)), 'ADD'); k = len(palette)
    c = n('ShaderNodeHueSaturation', {'Color': n.ramp(sp.outputs[0], [((i + .5) / k, srgb(q)) for i, q in enumerate(palette)]), 'Value': n.mapr(sp.outputs[1], 0, 1, .84, 1.14), 'Saturation': n.mapr(sp.outputs[2], 0, 1, .72, .97)})
    if not eng:
        c = mul(c, M_('MULTIPLY', M_('GREATER_THAN', sp.outputs[2], .955), .62), (.56, .50, .52)); end = n.noise(V(p, (9., 9., 16.)), 1., 2); c = mul(c, M_('MULTIPLY', n.mapr(end, .56, .72), .34), (.60, .55, .56))       # burnt ones, burnt ends
        mo = n.noise(p, 30, 3, .62); c = n.mix(1, c, n.ramp(mo, [(.28, (.80, .78, .77)), (.5, (1, 1, 1)), (.75, (1.14, 1.11, 1.08))]), 'MULTIPLY')
    fine = n.noise(V(pos, (22., 22., 1.1)), 1., 4, .65); big = n.noise(V(pos, (1, 1, .8)), .42, 4, .62); mid = n.noise(pos, 1.5, 5, .66)
    c = n.mix(1, c, n.ramp(big, [(.32, (.83, .82, .82)), (.5, (1, 1, 1)), (.68, (1.13, 1.11, 1.08))]), 'MULTIPLY'); c = mul(c, n.mapr(mid, .54, .72, 0, .42), (.70, .68, .67))
    if not eng:
        # runs from the ends of the sills and a fainter curtain below them
        front = M_('LESS_THAN', Y, .02)
        for xs, z0_ in SILLS:
            a, b = xs
            for xe in (a, b):
                w_ = n.mapr(M_('ADD', M_('ABSOLUTE', M_('SUBTRACT', X, xe)), M_('MULTIPLY', M_('SUBTRACT', fine, .5), -.18)), .11, .01); h_ = M_('MULTIPLY', n.mapr(Z, z0_ + .01, z0_ - .01), n.mapr(M_('ADD', Z, M_('MULTIPLY', mid, -.3)), z0_ - 1.1, z0_ - .12, .0, 1.)); c = mul(c, M_('MULTIPLY', M_('MULTIPLY', M_('MULTIPLY', w_, h_), front), .62), (.46, .45, .44))
            w_ = M_('MULTIPLY', M_('MULTIPLY', M_('GREATER_THAN', X, a), M_('LESS_THAN', X, b)), M_('MULTIPLY', n.mapr(Z, z0_ + .01, z0_ - .01), n.mapr(Z, z0_ - .55, z0_ - .02, 0, 1))); c = mul(c, M_('MULTIPLY', M_('MULTIPLY', M_('MULTIPLY', w_, n.mapr(fine, .40, .64)), front), .50), (.55, .54, .53))
        c = n.mix(M_('MULTIPLY', M_('MULTIPLY', n.mapr(M_('ADD', Z, M_('MULTIPLY', M_('SUBTRACT', mid, .5), .35)), 4.66, 4.92), n.mapr(Z, 5.3, 5.2)), .55), c, n.mix(1, c, (1.22, 1.19, 1.16, 1), 'MULTIPLY'))      # dry below the eaves
        so = M_('MULTIPLY', M_('MULTIPLY', n.mapr(Z, 2.853, 2.848), n.mapr(M_('ADD', Z, M_('MULTIPLY', fine, .3)), 2.62, 2.98)), n.mapr(fine, .40, .62)); c = mul(c, M_('MULTIPLY', so, .40), (.56, .55, .54))      # soot below the string course
        lb = n.noise(V(pos, (1., 1., 1.7)), 1.35, 6, .70); zone = M_('MAXIMUM', M_('MULTIPLY', n.mapr(Z, 1.9, 2.5), n.mapr(Z, 2.9, 2.7)), M_('MAXIMUM', M_('MULTIPLY', n.mapr(Z, .2, .35), n.mapr(Z, 1.15, .7)), n.mapr(Z, 5.3, 6.2, 0, .35)))
        c = n.mix(M_('MULTIPLY', M_('MULTIPLY', n.mapr(lb, .56, .74), zone), .42), c, rgba('c9bcae'))      # lime bloom
    low = M_('ADD', Z, M_('MULTIPLY', mid, -.42)); c = n.mix(n.mapr(low, .26, -.24, 0, .62), c, n.mix(.30, n.mix(1, c, (.48, .45, .40, 1), 'MULTIPLY'), rgba('6d6250')))
    c = mul(c, n.mapr(n.noise(V(pos, (3.2, 3.2, .22)), 1., 5, .62), .54, .76, 0, .20), (.55, .54, .53))
    d = n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': .52, 'Specular': .4}) if eng else n('ShaderNodeBsdfDiffuse', {0: c, 1: .5}); return surface(m, n, d, tuple(x * .9 for x in mean_of(*palette)[:3]) + (1.,))
_u = .225; SILLS = [((_u * 2 - .055, _u * 8 + .055), 42 * CO), ((_u * 10.5 - .055, _u * 16.5 + .055), 42 * CO), ((_u * 2 - .055, _u * 8 + .055), 10 * CO), ((_u * 23 - .055, _u * 33 + .055), 8 * CO), ((_u * 24 - .055, _u * 32 + .055), 42 * CO)]
_fin = lib.finish
def _flat(m, n, col, rough, bump=None, *a, **k): return _fin(m, n, col, rough, None if m.name.split('.')[0] in ('mortar', 'stone', 'vmort', 'seal', 'galv', 'alu', 'paint', 'soil', 'sand', 'bark', 'terrc', 'vase', 'compost', 'core', 'inpaint', 'oak', 'dkw') or m.name.startswith('rfl') else bump, *a, **k)
lib.finish = _flat
red = brick_far('red', ['7a4b41', '84544a', '8d5c4d', '6d4640', '9a6751', '85544a', '7b5148', '946350', '8a584b', '724840', 'a0705a', '80524a']); eng = brick_far('eng', ['41454e', '4a4d56', '464a53', '50525b', '3d414a', '4d4b50'], eng=True); EB = MB('eng', eng, .002)
mortar = rough_mat('mortar', '857b73', '988d83', 5, .6, 250, wall=(.45, .3)); stone = stone_mat()
lead = rough_mat('lead', '70757a', '878c90', 6, .3, 60, .5, .4); seal = plain('seal', '0d0e0f', .7); galv = rough_mat('galv', '7e8286', '9a9ea1', 30, .1, 200, .42, .5); alu = plain('alu', 'b9bcbe', .3, .5, 1.)
white = plain('paint', 'e2e0d9', .3); dark = plain('anth', '2a2e31', .4); tile = rough_mat('tile', '383c43', '4d5159', 9, .4, 120, .5, .4, var=.17, dirt=.45)       # natural slates
B, M, S, P, A, T = MB('brick', red), MB('mort', mortar, .0005), MB('stone', stone, .006), MB('paint', white, .004), MB('anth', dark, .003), MB('tile', tile, .003)
GLm = glass(wob=.0015, ior=2.0, more=.21); GL = MB('glass', GLm, .0001); RG = MB('ridge', rough_mat('ridge', '54575c', '6c6f74', 7, .3, 120, .6, .35, var=.12), .002); VM = MB('vmort', rough_mat('vmort', '958e83', 'aaa396', 20, .4, 200), .004); SE, LD, HW, GV = MB('seal', seal, .001), MB('lead', lead, .002), MB('hw', alu, .002), MB('galv', galv, .002)
n = 36; L = .225 * n - .01; D = .225 * 32 - .01; HC = 68; H = HC * CO           # main body, eaves 5.1 m
bn = 16; b0 = .225 * 20; BW = .225 * bn - .01; BD = .89               # projecting gable bay
f = F((0, 0, 0), 0); g = F((b0, -BD, 0), 0)
win = lambda x, k, c, r: (x - .005, x + .225 * k + .005, c * CO - J, (c + r) * CO)
g_ops = [win(.225 * 3, 10, 10, 18), win(.225 * 4, 8, 44, 16)]; m_ops = [win(.225 * 2, 6, 44, 16), win(.225 * 10.5, 6, 44, 16), win(.225 * 2, 6, 12, 16)]
door = (.225 * 11 - .005, .225 * 15.5 + .005, -1, 28 * CO)
prng = np.random.default_rng(19)
def pane(f, x0, x1, z0, z1, y):
    """sealed unit: a trifle out of plane, a trifle hollow or full"""
    u, v = np.meshgrid(np.linspace(-1, 1, 15), np.linspace(-1, 1, 17)); ax, az = prng.normal(size=2) * (.0075, .0065); sg = prng.normal() * .0011 + .0007
    yy = y + ax * v * (z1 - z0) / 2 * .5 + az * u * (x1 - x0) / 2 * .5 + sg * (1 - u * u) * (1 - v * v); sheet('pane', f, (x0 + x1) / 2 + u * (x1 - x0) / 2, yy, (z0 + z1) / 2 + v * (z1 - z0) / 2, GLm)
def casement(f, a, b, c, d, P, GL, y=-.07, lights=2, w=.058, hw=None, seal=None):
    P.box(f, (a, y - .069, c), (b, y + .001, c + w)); P.box(f, (a, y - .069, d - w), (b, y + .001, d)); P.box(f, (a - .005, y - .05, c - .014), (b + .005, y + .068, c + .016), rot=(0, -5))
    for i in range(lights + 1):
        x = a + (b - a - w) * i / lights; P.box(f, (x, y - .07, c + w), (x + w, y, d - w))
    for i in range(lights):
        x0 = a + (b - a - w) * i / lights + w; x1 = a + (b - a - w) * (i + 1) / lights; z0, z1 = c + w, d - w; s = .046; g = .004
        for q in ((x0, z0, x0 + g, z1), (x1 - g, z0, x1, z1), (x0, z0, x1, z0 + g), (x0, z1 - g, x1, z1)): seal.box(f, (q[0], y - .03, q[1]), (q[2], y - .004, q[3]))
        x0, x1, z0, z1 = x0 + g, x1 - g, z0 + g, z1 - g
        P.box(f, (x0, y - .05, z0), (x0 + s, y + .014, z1)); P.box(f, (x1 - s, y - .05, z0), (x1, y + .014, z1)); P.box(f, (x0 + s, y - .049, z0), (x1 - s, y + .013, z0 + s)); P.box(f, (x0 + s, y - .049, z1 - s), (x1 - s, y + .013, z1))
        bead(P, f, x0 + s, x1 - s, z0 + s, z1 - s, y + .012, .018)
        q = .018; u0, u1, v0, v1 = x0 + s + q, x1 - s - q, z0 + s + q, z1 - s - q
        for t in ((u0, v0, u0 + g, v1), (u1 - g, v0, u1, v1), (u0, v0, u1, v0 + g), (u0, v1 - g, u1, v1)): seal.box(f, (t[0], y - .021, t[1]), (t[2], y - .006, t[3]))
        pane(f, x0 + s, x1 - s, z0 + s, z1 - s, y - .016)
        hx = x1 - .02 if i == 0 else x0 + .02; hw.box(f, (hx - .008, y - .075, (z0 + z1) / 2 - .06), (hx + .008, y - .052, (z0 + z1) / 2 + .06))
def heads(ops): return [(a, b, d, d + 3 * CO) for a, b, c, d in ops]
def sills(ops): return [(a - .05, b + .05, c - 2 * CO + J, c) for a, b, c, d in ops]
def trim(fr, ops, lights):
    for (a, b, c, d), l in zip(ops, lights):
        soldiers(fr, a, b, d + .004, B, M); S.box(fr, (a - .045, -.1, c - 2 * CO + .012), (b + .045, .05, c - .002))
        casement(fr, a, b, c, d, P, GL, lights=l, hw=HW, seal=SE); inside(fr, a, b, c, d)
kinds = iter(['blind', 'vase', 'lamp', 'sofa', 'grey', 'net']); linen = fabric('linen', 'd3c7b0', .45, h2='e0d6c2', glow=.05); greyc = fabric('greyc', '8c9296', .3, h2='a3a8aa', glow=.02); net = fabric('netc', 'c9c8c2', .5, h2='d6d4ce', glow=.06); tieb = fabric('tieband', '94836a', .1); dkw = wood('dkw', '4a3526', '6a4d36', 2, .4); inp = plain('inpaint', 'd9d6cd', .5); lampm = emit('shade', 'ffc98a', 1.9)
def inside(fr, a, b, c, d):
    k = next(kinds); w = b - a; p = lambda *q: tuple(fr.p(*q))
    with own(len(k) * 7 + int(a * 10)):
        room2(fr, a - .25, b + .25, c, d, 3.0, {'blind': '8f897d', 'vase': '9b9484', 'lamp': 'a08f78', 'sofa': '8d8c82', 'grey': '98928a', 'net': '8a857c'}[k], {'lamp': .07, 'sofa': .05}.get(k, .03))
        SI = MB('insill' + k, inp, .004); SI.box(fr, (a - .03, -.36, c - .03), (b + .03, -.14, c + .01)); SI.done()
        if k == 'blind': blind(fr, a + .05, b - .05, d + .02, .50, -.20, fabric('blindf', 'd2c8b2', .35, h2='dbd2c0', glow=.10), dkw, inp)
        if k == 'vase':
            drape(fr, a - .03, 1, .30, c - .5, d + .05, -.22, linen, 91, folds=5, amp=.024); drape(fr, b + .03, -1, .26, c - .5, d + .05, -.22, linen, 95, folds=4, amp=.022)
            lathe(fr, (a + w * .74, -.26, c + .01), [(x_ * 1.1, z_ * 1.1) for x_, z_ in [(.045, 0), (.062, .02), (.080, .075), (.083, .12), (.070, .175), (.040, .215), (.034, .235), (.043, .255), (.036, .252)]], rough_mat('vase', '8fa0a6', 'a9b6b8', 12, .2, 120, .5)); sprigs(fr, (a + w * .74, -.26, c + .27), .36, .2, 9, leaf_mat('sprl', '5d7353', '7f9373', '9aa986', .35), dkw, seed=5)
        if k == 'lamp':
            drape(fr, a - .03, 1, .42, c - .5, d + .05, -.22, linen, 21, folds=6, amp=.02); drape(fr, b + .03, -1, .38, c - .5, d + .05, -.22, linen, 35, folds=6, amp=.022)
            lx = a + w * .60; lathe(fr, (lx, -1.1, c + .32), [(.15, 0), (.095, .22)], lampm); cyl('lst', p(lx, -1.1, c - .1), p(lx, -1.1, c + .34), .012, dkw)
        if k == 'sofa':
            drape(fr, a - .03, 1, .58, c - .5, d + .05, -.21, linen, 44, folds=7, amp=.02, tie=c + .42, tight=.5, band=tieb); drape(fr, b + .03, -1, .60, c - .5, d + .05, -.21, linen, 57, folds=7, amp=.02, tie=c + .44, tight=.52, band=tieb)
            FR = MB('picf', dkw, .003); FR.box(fr, (a + .9, -2.98, 1.3), (a + 1.55, -3.0, 1.85)); FR.done(); PI = MB('pic', plain('pic', 'c2b9a4', .6), .001); PI.box(fr, (a + .96, -2.975, 1.36), (a + 1.49, -2.99, 1.79)); PI.done()
        if k == 'grey':
            drape(fr, a - .03, 1, .98, c - .5, d + .05, -.17, net, 61, folds=13, amp=.014); drape(fr, a - .03, 1, .30, c - .5, d + .05, -.24, greyc, 62, folds=6, amp=.02); drape(fr, b + .03, -1, .44, c - .5, d + .05, -.24, greyc, 73, folds=7, amp=.022, tie=c + .45, tight=.45, band=tieb)
band = lambda k: False
wall(f, L, H, B, M, m_ops + heads(m_ops) + sills(m_ops) + [door, (door[0], door[1], door[3], door[3] + 3 * CO), (b0 + .12, b0 + BW - .12, -1, 9)], 'stretcher', True, True, jit=.001)
trim(f, m_ops, (2, 2, 2)); soldiers(f, door[0], door[1], door[3] + .004, B, M)
# gable bay
pitch = math.radians(42); ap = BW / 2 * math.tan(pitch); top = lambda x: H + .09 + (BW / 2 - abs(x - BW / 2)) * math.tan(pitch)
wall(g, BW, H + ap + .2, B, M, g_ops + heads(g_ops) + sills(g_ops), 'stretcher', True, True, top=top, jit=.001); trim(g, g_ops, (3, 2))
wall(F((b0, 0, 0), 270), BD, H, B, M, (), 'stretcher', False, True, par=1, jit=.001); wall(F((b0 + BW, -BD, 0), 90), BD, H, B, M, (), 'stretcher', True, False, par=1, jit=.001)
# stone datum band + date stone in the gable
def course_(fr, x0, x1, l=.895):
    k = max(1, int(round((x1 - x0) / l)))
    for i in range(k): q = R.normal(size=2) * .0012; S.box(fr, (x0 + (x1 - x0) * i / k + .003, -.1, 38 * CO + q[0]), (x0 + (x1 - x0) * (i + 1) / k - .003, .014 + q[1], 39 * CO - .004 + q[0]))
    M.box(fr, (x0 + .01, -.08, 38 * CO + .002), (x1 - .01, .006, 39 * CO - .008))
course_(g, -.012, BW + .012); course_(f, -.012, b0 - .002); course_(F((b0, 0, 0), 270), .002, BD + .012)
S.box(F((0, 0, 0), 270), (-D, -.1, 38 * CO), (.012, .014, 39 * CO - .004)) if False else None
# left gable end (roof ridge runs along x)
mp = math.radians(38); rh = D / 2 * math.tan(mp); side = F((0, D, 0), 270)
so = [win(.225 * 12, 4, 44, 14)]
wall(side, D, H + rh + .2, B, M, so + heads(so) + sills(so), 'stretcher', True, True, par=1, top=lambda x: H + .09 + (D / 2 - abs(x - D / 2)) * math.tan(mp), jit=.001); trim(side, so, (1,))
wall(F((L, 0, 0), 90), D, H + rh + .2, B, M, (), 'stretcher', True, True, par=1, top=lambda x: H + .09 + (D / 2 - abs(x - D / 2)) * math.tan(mp), jit=.001)
# roofs
def roof(f, L, S, T, tw=.30, gauge=.25, tl=.36, th=.014, keep=None, gap=.0026, slip=.22):
    """lib.roof, the last courses cut at the ridge"""
    for r in range(int(math.ceil(S / gauge))):
        z = r * gauge; x = -(tw / 2) * (r % 2)
        while x < L:
            a, b = max(x, 0), min(x + tw, L)
            if b - a > .04 and (not keep or keep((a + b) / 2, z)): j = lib.R.normal(size=2) * .0015; T.box(f, (a + gap, .0 + j[0], z - .03 + j[1]), (b - gap, th + j[0], min(z - .03 + tl, S + .01) + j[1]), rot=rotm(0, th * 1.1 / gauge * 57.3 + lib.R.normal() * slip) @ rotm(1, lib.R.normal() * slip))
            x += tw
def ridge2(p0, p1, r=.135, unit=.45):
    p0, p1 = np.array(p0), np.array(p1); ridge(p0, p1, RG, r, unit); d = p1 - p0; l = np.linalg.norm(d); d = d / l; n = int(round(l / unit)); s = np.cross(d, [0, 0, 1.]); fr = F(); fr.o = p0; fr.A = np.array([d, s, [0, 0, 1.]])
    al = np.linspace(-.56 * np.pi, .56 * np.pi, 15); up = np.array([0, 0, 1.])
    for i in range(n + 1):       # mortar in the joints
        V = np.array([p0 + d * (l * i / n + t) + (up * (np.cos(al) * (r + q) - r * .45)[:, None] + s * (np.sin(al) * (r + q))[:, None]) for t, q in ((-.013, -.008), (-.011, .003), (.011, .003), (.013, -.008))]); ix = np.arange(60).reshape(4, 15)
        VM.X.append((V.reshape(-1, 3), [np.stack([ix[:-1, :-1], ix[1:, :-1], ix[1:, 1:], ix[:-1, 1:]], -1).reshape(-1, 4)], R.random(3)))
    al_ = np.linspace(-.05, np.pi + .05, 25)
    if abs(d[1]) > .5: VM.prism(F((p0[0], p0[1] + .012, 0), 0), [(math.cos(q) * (r - .008), p0[2] - r * .45 + math.sin(q) * (r - .008)) for q in al_], -.02, .0, rnd=(.5, .5, .5))
    for sg in (): VM.box(fr, (.0, sg * .118 - .014, -.165), (l, sg * .118 + .014, -.055))
ov = .28; S1 = (D / 2 + ov) / math.cos(mp); up = (0, math.cos(mp), math.sin(mp)); e0 = H + .12 - ov * math.tan(mp) + .08
roof(slope_frame((-.16, -ov, e0), (1, 0, 0), up), L + .32, S1, T, .25, .2, .42, .008); zr = e0 + S1 * math.sin(mp); ridge2((-.19, D / 2, zr + .03), (L + .19, D / 2, zr + .03))
roof(slope_frame((L + .16, D + ov, e0), (-1, 0, 0), (0, -math.cos(mp), math.sin(mp))), L + .32, S1, T, .6, .26, .38, .02)
S2 = (BW / 2 + ov) / math.cos(pitch); e1 = H + .12 - ov * math.tan(pitch) + .08; gx = b0 + BW / 2; zg = e1 + S2 * math.sin(pitch); P_win, P = P, MB('board', board_mat(), .004)
for s in (-1, 1):
    up2 = (-s * math.cos(pitch), 0, math.sin(pitch)); roof(slope_frame((gx + s * (BW / 2 + ov), -BD - .2, e1), (0, 1, 0), up2), BD + 4.2, S2, T, .25, .2, .42, .008, keep=lambda a, z, s=s: (-BD - .2 + a) < -ov + (e1 + z * math.sin(pitch) - e0) / math.tan(mp) + .35)
    # barge boards
    VM.prism(F((gx, -BD - .2, 0), 0), [(s * (BW / 2 + ov), e1 - .022), (s * (BW / 2 + ov), e1 + .012), (0, zg + .012), (0, zg - .022)], -.02, .012)
    h = .19; x0, x1 = s * (BW / 2 + ov), 0
    P.prism(F((gx, -BD - .2, 0), 0), [(x0, e1 - .17), (x0, e1 - .02), (x1, zg - .02), (x1, zg - .02 - h)], -.03, .0)
    P.prism(F((gx, -BD - .2, 0), 0), [(x0, e1 - .165), (x0, e1 - .145), (x1, zg - .165), (x1, zg - .185)], -.2, -.03)      # verge soffit
    sx = -.16 if s < 0 else L + .16
    fb = F((sx, D / 2, 0), 270 if s < 0 else 90)
    for q in (-1, 1): VM.prism(fb, [(q * (D / 2 + ov), e0 - .022), (q * (D / 2 + ov), e0 + .012), (0, zr + .012), (0, zr - .022)], -.02, .012); P.prism(fb, [(q * (D / 2 + ov), e0 - .15), (q * (D / 2 + ov), e0 - .02), (0, zr - .02), (0, zr - .2)], -.03, .0); P.prism(fb, [(q * (D / 2 + ov), e0 - .145), (q * (D / 2 + ov), e0 - .125), (0, zr - .175), (0, zr - .195)], -.16, -.03)
ridge2((gx, -BD - .23, zg + .03), (gx, D / 2 - 1.0, zg + .03))
P.box(f, (-.16, -.08, e0 - .17), (b0 - .02, ov - .02, e0 - .15)); P.box(f, (-.16, ov - .03, e0 - .17), (b0 - ov, ov, e0 - .0)); A.box(f, (-.16, ov, e0 - .1), (b0 - ov, ov + .11, e0 - .01))
P.box(f, (b0 + BW + ov, -.08, e0 - .17), (L + .16, ov, e0)); A.box(f, (b0 + BW + ov, ov, e0 - .1), (L + .16, ov + .11, e0 - .01))
for s, xx in ((-1, gx - BW / 2 - ov), (1, gx + BW / 2 + ov)):
    P.box(W, (min(xx, xx - s * ov), -BD - .2, e1 - .17), (max(xx, xx - s * ov), -.0, e1 - .15)); A.box(W, (min(xx, xx + s * .11), -BD - .18, e1 - .1), (max(xx, xx + s * .11), -ov, e1 - .01))
P.done(); P = P_win
def pipe(x, y, zt, gy):
    """rainwater pipe: outlet, swan neck, sockets, brackets, shoe"""
    c_ = lambda p_, q_, r_=.034: cyl('dp', p_, q_, r_, dark, 18)
    c_((x, gy, zt + .10), (x, gy, zt - .02), .036); c_((x, gy, zt - .02), (x, y, zt - .34)); sphere('dpj', (x, gy, zt - .02), .038, dark); sphere('dpj', (x, y, zt - .34), .038, dark); c_((x, y, zt - .34), (x, y, .17)); sphere('dpj', (x, y, .17), .036, dark); c_((x, y, .17), (x, y - .13, .055), .036)
    for z_ in np.arange(.5, zt - .4, 1.55):
        c_((x, y, z_), (x, y, z_ + .07), .043); A.box(W, (x - .075, y + .0, z_ + .015), (x + .075, y + .07, z_ + .055))
    SE.box(W, (x - .13, y - .26, -.055), (x + .13, y - .02, -.025)); GV.box(W, (x - .10, y - .23, -.03), (x + .10, y - .05, -.022))
pipe(b0 - .14, -.075, e0 - .12, -ov - .055); pipe(.16, -.075, e0 - .10, -ov - .055)
# chimney
for fr, l, p in ((F((6.9, 2.7, 7.0), 0), .89, 0), (F((6.9 + .89, 2.7, 7.0), 90), .665, 1), (F((6.9, 3.365, 7.0), 270), .665, 1)): wall(fr, l, 2.25, B, M, (), 'stretcher', par=p, jit=.001)
S.box(F((6.9, 2.7, 7), 0), (-.05, -.72, 2.25), (.94, .05, 2.33)); te = plain('terra', '9c5b40', .8)
for k in range(2): cyl('pot', (7.14 + k * .42, 3.03, 9.3), (7.14 + k * .42, 3.03, 9.7), .12, te, r1=.10)
# front door + canopy
dm = plain('door', ARG.get('door', '62747e'), .35); Dm = MB('door', dm, .006); a, b, d = door[0], door[1], door[3]; y = -.07
P.box(f, (a, y - .08, 0), (a + .06, y, d)); P.box(f, (b - .06, y - .08, 0), (b, y, d)); P.box(f, (a, y - .08, d - .06), (b, y, d)); sx = a + .06 + .0
Dm.box(f, (a + .06, y - .06, .05), (b - .06, y - .02, d - .06)); dw = b - a - .12
for i in range(2):
    for z0_, z1_ in ((.18, .85), (1.02, 1.9)): Dm.box(f, (a + .06 + .09 + i * dw / 2, y - .03, z0_), (a + .06 + dw / 2 - .05 + i * (dw / 2 - .04), y - .008, z1_))
br = plain('brass', 'c9a15a', .25, .5, 1.0); sphere('knob', tuple(f.p(b - .16, y + .03, 1.0)), .03, br); Br = MB('plate', br, .003); Br.box(f, ((a + b) / 2 - .13, y - .03, .91), ((a + b) / 2 + .13, y - .004, .97)); Br.done(); HW.box(f, (b - .15, y + .0, .85), (b - .13, y + .05, 1.25)); SE.box(f, (a + .05, y - .03, .02), (b - .05, y - .018, .06)); SE.box(f, (a + .056, y - .05, .05), (a + .062, y - .008, d - .06)); SE.box(f, (b - .062, y - .05, .05), (b - .056, y - .008, d - .06)); P.box(f, (a + .0, y, 0), (a + .03, y + .02, d)); P.box(f, (b - .03, y, 0), (b, y + .02, d)); P.box(f, (a + .03, y, d - .03), (b - .03, y + .02, d)); S.box(f, (a - .1, -.05, -.02), (b + .1, .42, .13)); S.box(f, (a - .25, -.05, -.1), (b + .25, .75, .03))
cz = d + 3 * CO + .12; oak = wood('oak', '685847', '826f5a', 2); O = MB('oak', oak, .006)
for x in (a - .2, b + .08): O.box(f, (x, 0, cz - .75), (x + .12, .1, cz)); O.box(f, (x, 0, cz - .12), (x + .12, .95, cz)); O.box(f, (x + .01, .43 - .5, cz - .42), (x + .11, .43 + .5, cz - .32), rot=(0, 42))
O.box(f, (a - .24, .85, cz - .12), (b + .24, .97, cz)); O.done(); mpd = math.radians(24)
roof(slope_frame((a - .34, -1.1, cz - .02), (1, 0, 0), (0, math.cos(mpd), math.sin(mpd))), b - a + .68, 1.18, T, .25, .2, .42, .008); P.box(f, (a - .34, .98, cz - .08), (b + .34, 1.06, cz + .02))
A.box(f, (b + .33, 0, 1.7), (b + .43, .1, 1.95)); sphere('wl', tuple(f.p(b + .38, .09, 1.68)), .035, plain('wl', 'd9d4c6', .3))
# lead in the valleys and round the chimney
for s in (-1, 1):
    z = np.linspace(e0 + .02, zg - .02, 24); vy = -ov + (z - e0) / math.tan(mp); vx = gx + s * (BW / 2 + ov - (z - e1) / math.tan(pitch)); q = []
    for k in range(24):
        c_ = np.array([vx[k], vy[k], z[k] + .036]); q.append([c_ + [s * .13, 0, .002], c_ + [s * .05, 0, -.004], c_ + [0, 0, -.010], c_ + [-s * .05, 0, .041], c_ + [-s * .12, .0, .112]])
    q = np.array(q); i_ = np.arange(24 * 5).reshape(24, 5); raw_mesh('valley', q.reshape(-1, 3), [np.stack([i_[:-1, :-1], i_[1:, :-1], i_[1:, 1:], i_[:-1, 1:]], -1).reshape(-1, 4)], lead, smooth=True)
LD.box(F((6.9, 2.7, 7), 0), (-.015, -.68, -.3), (.905, .015, .42))
for fr, l_, p_ in ((F((0, 0, -2 * CO), 0), L, 0), (F((b0, -BD, -2 * CO), 0), BW, 0), (F((b0, 0, -2 * CO), 270), BD, 1), (F((b0 + BW, -BD, -2 * CO), 90), BD, 1), (F((0, D, -2 * CO), 270), D, 1)): wall(fr, l_, 2 * CO, B, M, (), 'stretcher', True, True, par=p_, jit=.001)
for i_, c_ in enumerate(B.C):
    if c_[2] < 3 * CO: EB.C.append(B.C[i_]); EB.H.append(B.H[i_]); EB.M.append(B.M[i_]); EB.Rn.append(B.Rn[i_])
keep_ = [i_ for i_, c_ in enumerate(B.C) if c_[2] >= 3 * CO]
B.C, B.H, B.M, B.Rn = ([q[i] for i in keep_] for q in (B.C, B.H, B.M, B.Rn)); EB.done()
def worn(mb, m, cam):
    """a sheet with swing, drag marks, wandering and knocked arrises before each brick; what is turned away stays a box"""
    cam = np.asarray(cam, float); gr_ = {}; q = np.random.default_rng(3)
    for i, (c, h, A_) in enumerate(zip(mb.C, mb.H, mb.M)):
        d = cam - c; dist = np.linalg.norm(d)
        if A_[1] @ d < .2 or dist > 19: continue
        cell = .009 if dist < 7 else .012 if dist < 9.5 else .018; gr_.setdefault((max(3, int(round(2 * h[0] / cell))), max(3, int(round(2 * h[2] / cell)))), []).append(i)
    for (nx, nz), ix in gr_.items():
        C, H_, A_, Rn = (np.array([z_[i] for i in ix]) for z_ in (mb.C, mb.H, mb.M, mb.Rn)); b = .0030; k = len(ix)
        def line(n_, h): t = np.linspace(-1, 1, n_ + 1)[None]; return np.concatenate([-h, -h, t * (h - b), h, h], 1)
        lx, lz = line(nx, H_[:, :1]), line(nz, H_[:, 2:]); n1, n2 = lx.shape[1], lz.shape[1]; X = np.repeat(lx[:, :, None], n2, 2); Z_ = np.repeat(lz[:, None], n1, 1); e = np.zeros((n1, n2)); e[[1, -2]] = 1; e[:, [1, -2]] = 1; e[[0, -1]] = 2; e[:, [0, -1]] = 2
        Pq = np.stack([X, 0 * X, Z_], -1) + Rn[:, None, None] * 37; gap = np.minimum(H_[:, :1, None] - np.abs(X), H_[:, 2:, None] - np.abs(Z_)); near = np.exp(-(gap / .006) ** 2)
        D_ = .0011 * fbm(Pq * [12, 9, 22], 2) + .0006 * fbm(Pq * [14, 1, 95], 2) - .0022 * near * smooth(.66, .82, vnoise(Pq * 34)) - .0009 * smooth(.72, .84, vnoise(Pq * 80 + 5)) - near * .0004
        til = q.normal(size=(k, 2)) * .0009; D_ = D_ + til[:, :1, None] * X / H_[:, :1, None] + til[:, 1:, None] * .5 * Z_ / H_[:, 2:, None]
        Y = H_[:, 1][:, None, None] + D_ - np.array([0, b * .8, .016])[e.astype(int)]; wn = .0011 * fbm(Pq * 19 + 3, 2) * near; wz = .0010 * fbm(Pq * 21 + 9, 2) * near; Pt = np.stack([X - np.sign(X) * .0004 + wn, Y, Z_ + wz], -1).reshape(k, -1, 3)
        Wd = np.einsum('nvi,nij->nvj', Pt, A_) + C[:, None]; i_ = np.arange(n1 * n2).reshape(n1, n2); f_ = np.stack([i_[:-1, :-1], i_[1:, :-1], i_[1:, 1:], i_[:-1, 1:]], -1).reshape(-1, 4); F_ = np.repeat(f_[None], k, 0); det = np.linalg.det(A_) > 0; F_[det] = F_[det][:, :, ::-1]; F_ = (F_ + (np.arange(k) * n1 * n2)[:, None, None]).reshape(-1, 4)
        raw_mesh('worn', Wd.reshape(-1, 3), [F_], m, np.repeat(Rn, n1 * n2, 0), smooth=True)
        for j in ix: mb.C[j] = mb.C[j] - mb.M[j][1] * .005; mb.H[j] = mb.H[j] - [.0005, .005, .0005]
    print('@@ worn', {k_: len(v_) for k_, v_ in gr_.items()}, flush=True)
worn(B, red, CAM)
for x in (B, M, S, P, A, T, GL, Dm, SE, LD, HW, GV, RG, VM): x.done()
# ---------------- grounds
bark = rough_mat('bark', '4a3b2e', '6b5743', 12, .8, 60)
gr = MB('ground', rough_mat('soil', '42502a', '566434', 3, .3), .001); gr.box(W, (-80, -90, -.3), (90, 90, -.1)); gr.done()
pav = pave_mat('pav', ['7d7167', '877a6e', '918478', '84776c', '8c7f74', '796e66'], tracks=((-2.62, .26, .30), (-1.18, .26, .34)), edges=((-3.6, 1), (-.25, -1))); V = MB('pav', pav, .005); dk = rough_mat('pavd', '4a4644', '5a5552', 6, .35, 140, .85, .25, var=.15); VD = MB('pavd', dk, .005)
herringbone(-3.6, -.25, -12.2, 6.5, V, z=-.04, ang=45)
for xx in (-3.72, -.24):
    yy = -13.5
    while yy < 6.5: VD.box(W, (xx, yy, -.1), (xx + .1, yy + .197, -.038)); yy += .2
herringbone(-.13, b0 - .3, -1.75, -.04 if False else -.06, V, z=-.04, ang=45); yy = -.13
while yy < b0 - .3: VD.box(W, (yy, -1.86, -.1), (yy + .197, -1.76, -.038)); yy += .2
jb = MB('sand', rough_mat('sand', '5b5346', '776c5c', 30, .4, 200), .001); jb.box(W, (-3.75, -13.5, -.2), (-.14, 6.5, -.052)); jb.box(W, (-.2, -1.9, -.2), (b0 - .2, 0, -.052)); jb.done(); V.done(); VD.done()
def blades(name, m, n, h, spread, w, lean):
    V, Q, T, rn = [], [], [], []
    for i in range(n):
        x, y = R.uniform(-spread, spread, 2); a = R.random() * 6.283; hh = h * R.uniform(.45, 1.2) * (1.5 if R.random() < .04 else 1); d = np.array([math.cos(a), math.sin(a)]) * hh * R.uniform(.1, .75) + np.array(lean) * hh; a2 = R.random() * 6.283; s_ = np.array([-math.sin(a2), math.cos(a2)]) * w * R.uniform(.6, 1.35); b_ = len(V)
        for t, k in ((0, 1), (.45, .9), (.8, .55)): c = np.array([x, y]) + d * t ** 2; z = hh * (t - .18 * t * t); V += [(*(c - s_ * k), z), (*(c + s_ * k), z)]
        V.append((*(np.array([x, y]) + d), hh * .84)); Q += [(b_, b_ + 1, b_ + 3, b_ + 2), (b_ + 2, b_ + 3, b_ + 5, b_ + 4)]; T.append((b_ + 4, b_ + 5, b_ + 6)); rn += [R.random(3)] * 7
    return raw_mesh(name, V, [np.array(Q), np.array(T)], m, np.array(rn), link=False)
def mown(x0, x1, y0, y1, ms, h, step, keep=None, z=-.1, n=170, w=.0021, stripe=.53, kids=4):
    """a lawn mown to and fro: strips lean by turns; tufts, thin places and dry ones"""
    gx_, gy_ = np.meshgrid(np.arange(x0, x1, step), np.arange(y0, y1, step)); P_ = np.c_[gx_.ravel(), gy_.ravel()]; P_ = P_ + R.uniform(-step * .6, step * .6, P_.shape)
    if keep: P_ = P_[[bool(keep(*q)) for q in P_]]
    X, Y = P_.T; v = np.sin(X * .9 + 1.7 * np.sin(Y * .63)) + np.sin(Y * 1.3 + X * .41 + 2) + .8 * np.sin(X * 2.7 - Y * 2.1 + np.sin(X * 1.1)) + R.normal(size=len(X)) * .7
    side_ = (np.floor((X * .96 + Y * .28) / stripe).astype(int) % 2); m_ = np.digitize(v, (-1.0, 1.7)); q = R.integers(0, kids, len(X)); hi_ = fbm(np.stack([X * .9, Y * .9, 0 * X], -1), 4); sz = (1.08 + .55 * hi_ + .12 * np.sin(X * 3.1 + 2 * np.sin(Y * 2.3))) * R.uniform(.55, 1.35, len(X)) * (1 + .8 * (R.random(len(X)) < .05)); sz = np.clip(sz, .35, 2.2)
    for sd in (0, 1):
        for mm in range(3):
            for k in range(kids):
                o_ = (side_ == sd) & (m_ == mm) & (q == k)
                if o_.sum(): le = .012 * (1 if sd else -1); scatter('lawn', np.c_[P_[o_], np.full(o_.sum(), z)], sz[o_], blades('bl', ms[mm], n, h * R.uniform(.85, 1.15), step * .95, w, (le * -.28, le * .96)), spin=R.random(o_.sum()) * 6.283)
gms = [leaf_mat('grassA', '3c542a', '4f6a34', '6c7c42', .3, .25, .35), leaf_mat('grassB', '455c2e', '5a723a', '7d884c', .3, .25, .45), leaf_mat('grassC', '516034', '6f7848', '979263', .3, .2, .5)]
mown(-.12, 8.2, -7.4, -1.86, gms, .048, .11, keep=lambda x, y: not (b0 - .3 < x < L + 1.2 and y > -2.06) and not (x > 7.85 and y > -2.1), n=150); mown(8.2, 14, -7.4, -2.1, gms, .052, .14, n=130, w=.0024)
mown(7.85, 26, -2.1, 2.9, gms, .06, .17, n=110, w=.0028, kids=3); mown(14, 30, -8, -2.1, gms, .06, .18, n=110, w=.0028, kids=3); mown(-12, -3.75, -8.5, 3.1, gms, .055, .16, n=120, w=.0026, kids=4); mown(-.14, 8, -10.4, -7.4, gms, .048, .16, n=120, kids=3)
mown(-30, 45, 3.5, 17, gms, .10, .5, keep=lambda x, y: not (-3.9 < x < 0 and y < 6.8), n=110, w=.009, kids=2, stripe=1.1); mown(26, 45, -8, 3.5, gms, .10, .5, n=110, w=.009, kids=2)
eg = leaf_mat('grassE', '4c6a2c', '6a8a3c', '8fa04f', .3, .25, .3); P_ = []      # the edges are not cut so short
for (xa, ya, xb, yb) in ((-.10, -9, -.10, -1.9), (-.1, -1.90, b0 - .3, -1.90), (b0 - .28, -2.06, L + 1.1, -2.06), (L + 1.18, -2.0, L + 1.18, .8), (-3.76, -8, -3.76, 3)): n_ = int(math.hypot(xb - xa, yb - ya) / .07); t_ = R.random(n_)[:, None]; P_.append(np.array([[xa, ya]]) * (1 - t_) + np.array([[xb, yb]]) * t_ + R.normal(size=(n_, 2)) * .02)
P_ = np.concatenate(P_); k_ = R.integers(0, 4, len(P_))
for i in range(4): scatter('edge', np.c_[P_[k_ == i], np.full((k_ == i).sum(), -.1)], R.uniform(.7, 1.5, (k_ == i).sum()), blades('be', eg, 26, .085, .05, .0024, (0, 0)))
bed = MB('bed', rough_mat('compost', '2e241a', '463829', 20, .8, 60, dist=.02), .01); bed.box(W, (b0 - .28, -1.93, -.3), (L + 1.05, .0, -.045)); bed.box(W, (.2, -.62, -.3), (2.2, 0, -.028)); bed.done()
KB = MB('kerb', dk, .006); xx = b0 - .28
while xx < L + 1.0: KB.box(W, (xx, -2.03, -.2), (xx + .2 - .006, -1.93, -.012 + R.normal() * .001)); xx += .2
yy = -1.93
while yy < .8: KB.box(W, (L + 1.05, yy, -.2), (L + 1.15, yy + .194, -.012)); yy += .2
KB.done()
core = plain('core', '1c2614', .9)
gv = MB('gravel', rough_mat('gravel', '6e665a', '9a9081', 55, .9, 90, dist=.01), .002); gv.box(W, (-.14, .0, -.3), (.03, D + .3, -.062)); gv.done()
# lavender along the bay and below the left window, grasses, low mounds
lm = lav_mat('lavm'); lk = [lavender(f'lav{i}', lm, lm, 4 + i, 520, 60) for i in range(3)]; gq = np.random.default_rng(41)
def lav(x, y, r): scatter('lavs', np.array([[x, y, -.03]]), np.array([r]), lk[gq.integers(3)])
for x in np.arange(b0 + .9, L + .2, .40): lav(x + gq.uniform(-.07, .07), -BD - .55 + gq.uniform(-.08, .08), gq.uniform(.30, .40))
for x in np.arange(b0 + .1, L + .8, .52): lav(x + gq.uniform(-.1, .1), -1.62 + gq.uniform(-.1, .1), gq.uniform(.22, .32))
for x in np.arange(.42, 1.7, .38): lav(x + gq.uniform(-.06, .06), -.34 + gq.uniform(-.05, .05), gq.uniform(.27, .35))
def tuft(name, m, n, h, w):
    V, Q, rn = [], [], []
    for i in range(n):
        a = gq.random() * 6.283; hh = h * gq.uniform(.55, 1.1); out = hh * gq.uniform(.12, .75); d = np.array([math.cos(a), math.sin(a)]); sd = np.array([-d[1], d[0]]) * w * gq.uniform(.6, 1.2); b_ = len(V); t = np.linspace(0, 1, 6); droop = gq.uniform(.1, .55)
        for q in t: c = d * (.03 + out * q ** 1.7); z = hh * (q - droop * q ** 3); k = 1 - .8 * q; V += [(*(c - sd * k), z), (*(c + sd * k), z)]
        Q += [(b_ + 2 * j, b_ + 2 * j + 1, b_ + 2 * j + 3, b_ + 2 * j + 2) for j in range(5)]; rn += [gq.random(3)] * 12
    return raw_mesh(name, V, [np.array(Q)], m, np.array(rn), link=False)
tg = [tuft('tg0', leaf_mat('tgm', '6e7a45', '98985c', 'c2b47c', .35, .3), 240, 1., .006), tuft('tg1', leaf_mat('tgm2', '56703c', '7c8f4e', 'a4a565', .35, .3), 220, 1., .007)]
for x, y, h, k in ((L + .62, -1.25, .78, 0), (L + .35, -.35, .70, 1), (b0 + .45, -1.45, .48, 1), (7.0, -1.72, .42, 0), (1.98, -.40, .55, 0), (5.9, -1.78, .36, 1), (L + .75, -.75, .52, 1)): scatter('tuft', np.array([[x, y, -.05]]), np.array([h]), tg[k])
gmm = leaf_mat2('moundm', ['38552a', '4a6a33', '5f7f3e', '78934f']); mk_ = [clump(f'mo{i}', gmm, 60, .5, .20, .52) for i in range(3)]
def mound(c, r, n, size, sq=.8, kids=None):
    d = gq.normal(size=(n, 3)); d /= np.linalg.norm(d, axis=1, keepdims=True); d[:, 2] = np.abs(d[:, 2]) * .95; rr_ = r * (1 + .20 * fbm(d * 1.6 + np.array(c), 3) + .05 * gq.normal(size=n)) * np.where(gq.random(n) < .25, gq.uniform(.6, 1., n), 1.)
    P = np.array(c) + d * rr_[:, None] * np.array([1, 1, sq]); k = gq.integers(0, 3, n); kd = kids or mk_
    for i in range(3): scatter('mound', P[k == i], size * gq.uniform(.7, 1.25, (k == i).sum()), kd[i], d[k == i] + gq.normal(size=((k == i).sum(), 3)) * .4 + [0, 0, .3])
for x, y, r in ((L + .45, -.85, .34), (b0 + .28, -1.32, .20), (.30, -.42, .20), (6.4, -1.35, .22), (7.75, -1.75, .16)): mound((x, y, -.04), r, int(380 * r / .3), .12)
# a young rose on three wires, left of the bay's window
rm_ = leaf_mat2('rosel', ['3a5429', '4c6a34', '62803f', '7d934e'], rough=.5); rk = [clump(f'ro{i}', rm_, 16, .5, .34, .6) for i in range(3)]; stemm = plain('rosestem', '4c4a2c', .8)
blm = leaf_mat('bloomm', 'd9b3a6', 'e6c8ba', 'efdccd', .35, .2); bl_ = [leaf_clump(f'bl{i}', blm, 22, .42, .55, .9, .0) for i in range(2)]
rx0, ry0 = b0 + .34, -BD - .045
for zz in (.62, 1.07, 1.52, 1.97): cyl('wire', (b0 + .06, ry0, zz), (b0 + .60, ry0, zz), .0022, alu, 6); [cyl('eye', (xx, -BD, zz), (xx, ry0 - .012, zz), .005, alu, 6) for xx in (b0 + .06, b0 + .60)]
leafP, blP = [], []
for k, (x1, zt, sw) in enumerate(((-.24, 1.95, .5), (.05, 2.25, 1.7), (.25, 1.60, 2.9), (-.10, 1.25, 4.0), (.16, 1.0, 5.2))):
    t = np.linspace(0, 1, 15); X = rx0 + .02 * k - .04 + x1 * t ** .8 + .03 * np.sin(6 * t + sw); Z = -.04 + zt * t; Y = ry0 - .25 * (1 - t) ** 3 - .02 - .02 * np.sin(5 * t + sw); Pt = np.c_[X, Y, Z]
    for p, q in zip(Pt[:-1], Pt[1:]): cyl('rst', tuple(p), tuple(q), .0075 - .0003 * k, stemm, 6)
    for j in range(2, 15):
        for e in range(3 + (k < 3)): leafP.append(Pt[j] + gq.normal(size=3) * (.085, .045, .075) + [0, -.035, 0])
    for e in range(6 if k < 3 else 3): blP.append(Pt[gq.integers(7, 15)] + gq.normal(size=3) * (.09, .02, .06) + [0, -.10, 0])
leafP = np.array(leafP); leafP[:, 1] = np.minimum(leafP[:, 1], -BD - .04); k = gq.integers(0, 3, len(leafP))
for i in range(3): scatter('rosel', leafP[k == i], gq.uniform(.12, .21, (k == i).sum()), rk[i], gq.normal(size=((k == i).sum(), 3)) * .5 + [-.3, -1., .7])
blP = np.array(blP)
for i in range(2): scatter('bloom', blP[i::2], gq.uniform(.055, .085, len(blP[i::2])), bl_[i], gq.normal(size=(len(blP[i::2]), 3)) * .3 + [-.2, -1, .4])
# a shallow terracotta bowl by the step, with grass
terr = rough_mat('terrc', '7d5a4a', '946d58', 8, .4, 120, .8); x = door[1] + .44; lathe(f, (x, .60, -.04), [(.10, 0), (.13, .02), (.19, .17), (.21, .24), (.225, .25), (.225, .28), (.20, .28), (.185, .24), (0, .23)], terr); scatter('pot', np.array([[x, -.60, .19]]), np.array([.46]), tg[1]); [scatter('lavp', np.array([[x + .1 * math.cos(q), -.60 + .1 * math.sin(q), .17]]), np.array([.15]), lk[int(q) % 3]) for q in (.4, 2.5, 4.6)]
cm = MB('coirb', plain('coirbase', '4a3a26', .95, bump=.3, scale=200), .004); cm.box(f, (a + .16, .08, .13), (b - .16, .40, .148)); cm.done()
# leaves on the drive, along its edges and on the lawn
lfm = leaf_mat('fallen', '5d4327', '80602f', '97803f', .25, .2); nl = 170; lp = []
for i in range(nl):
    q = gq.random()
    if q < .45: lp.append((gq.choice([-3.5, -.36]) + gq.normal() * .10, gq.uniform(-9.5, 4)))
    elif q < .85: lp.append((gq.uniform(-3.5, -.4), gq.uniform(-9.5, 3)))
    else: lp.append((gq.uniform(0, 4.2), gq.uniform(-1.8, -.8)))
fallen('leaves', lfm, lp, gq.uniform(0, 6.28, nl), gq.uniform(.05, .095, nl), -.036)
ll = [(gq.uniform(.9, 9.5), gq.uniform(-7.5, -2.1)) for i in range(110)]; fallen('leavesl', lfm, ll, gq.uniform(0, 6.28, 110), gq.uniform(.055, .095, 110), -.022)
# hedges: grown, not ruled
hm = leaf_mat2('hedm', ['34512a', '456632', '587a3b', '73904c'], patch=.45, inner=.40); hkd = [clump(f'he{i}', hm, 54, .5, .19, .5) for i in range(3)]
def hedge3(x0, x1, y0, y1, h, dens, size=.26, seed=1.):
    """face towards -y, its ends and top; the top rises and sinks, the face bulges, shoots stand out"""
    n1, n2, n3 = int((x1 - x0) * h * dens), int((x1 - x0) * (y1 - y0) * dens * .8), int((y1 - y0) * h * dens)
    top = lambda x, y: h + .42 * fbm(np.stack([x * .42 + seed, y * .5, 0 * x], -1), 3) + .16 * fbm(np.stack([x * 2.1, y * 2, 0 * x + seed], -1), 2); out = lambda x, z: .34 * fbm(np.stack([x * .8, z * 1.1 + seed, 0 * x], -1), 3) + .09 * fbm(np.stack([x * 4, z * 4, 0 * x + seed], -1), 2)
    x, z = gq.uniform(x0, x1, n1), gq.random(n1) ** .9; z = z * top(x, 0 * x + y0); P = [np.stack([x, y0 - out(x, z) + .10 * smooth(.75, 1., z / h) ** 2 + np.abs(gq.normal(size=n1)) * .05, z - .1], -1)]; N = [np.tile([0, -1, .35], (n1, 1))]
    x, y = gq.uniform(x0, x1, n2), gq.uniform(y0, y1, n2); P.append(np.stack([x, y, top(x, y) - .1 - np.abs(gq.normal(size=n2)) * .04 + (gq.random(n2) < .05) * gq.uniform(0, .22, n2)], -1)); N.append(np.tile([0, -.2, 1.], (n2, 1)))
    for xe, sg in ((x0, -1), (x1, 1)): y, z = gq.uniform(y0, y1, n3), gq.uniform(0, h, n3); P.append(np.stack([xe + sg * out(y + 3 * xe, z), y, z - .1], -1)); N.append(np.tile([sg, 0, .35], (n3, 1)))
    P, N = np.concatenate(P), np.concatenate(N); N = N + gq.normal(size=N.shape) * .34; k = gq.integers(0, 3, len(P))
    for i in range(3): scatter('hedge', P[k == i], size * gq.uniform(.7, 1.3, (k == i).sum()), hkd[i], N[k == i])
    m_ = MB('hc', core, .05); m_.box(W, (x0 + .14, y0 + .26, -.1), (x1 - .12, y1 - .1, h - .5)); m_.done()
hedge3(L + 2.0, L + 19, 5.2, 6.2, 1.75, 120, seed=2.); hedge3(L + 6.6, L + 7.6, -7.5, 5.0, 1.35, 150, .22, seed=4.); hedge3(-15, -4.5, 6.4, 7.4, 1.75, 120, seed=7.)
for x, y, r, s_ in ((L + 3.1, 4.7, .75, .9), (L + 4.6, 4.5, .55, .8), (L + 7.5, 4.6, .9, .85), (-5.4, 5.9, .8, .9), (-6.8, 6.0, .55, .8), (L + 10.5, 4.4, .7, .8), (-3.9, 6.2, .75, 1.0), (-2.9, 6.3, .45, 1.1), (-2.1, 6.35, .32, 1.2), (-4.9, 5.6, .5, .9)): mound((x, y, -.1), r, int(700 * r), .30, s_, hkd)
# side gate and fence between house and hedge
gwm = wood('gatew', '4b4238', '655a4c', 2, .8); GT = MB('gate', gwm, .004); xx = -4.6
while xx < -.06: GT.box(W, (xx, 6.62 + gq.normal() * .002, -.06), (xx + .108, 6.645, 1.78 + (.0 if -1.35 < xx < -.2 else .04) + gq.normal() * .002)); xx += .113
for xx in (-4.6, -2.5, -1.4, -.12): GT.box(W, (xx - .05, 6.65, -.1), (xx + .05, 6.75, 1.86))
GT.done()
# trees: crowns of leaves that keep to their branches
hz = lambda nm, cs, h_, le, nn=30: leaf_clump(nm, leaf_mat(nm + 'm', *cs, .5, .3, haze=h_), nn, .5, le)
g3 = [('3f5a22', '5d7630', '87913c'), ('4a5c2a', '707f3c', '9a9a4c'), ('2e4426', '44602f', '5f7440')]
mid = [hz(f'md{i}', g3[i], .008, (.22, .19, .24)[i], 34) for i in range(3)]; fa = [hz(f'fa{i}', g3[i], .03, .25, 26) for i in range(3)]; vf = [hz(f'vf{i}', g3[i], .06, .27, 24) for i in range(3)]
TR = [(L + 4.6, 3.4, 6.6, 1, 3600, 21), (17.4, 1.6, 5.2, 0, 2600, 22), (22.5, .6, 6.6, 2, 3000, 23), (27., -2.2, 7.4, 1, 3000, 24), (32, 2.5, 9., 0, 3000, 25), (19.2, 9.2, 8.8, 1, 4200, 33), (-9.6, 12.5, 9.4, 0, 4000, 4), (-15.5, 9.5, 8.0, 2, 3000, 5), (-6.0, 18.5, 8.6, 1, 3000, 6), (23.5, 11.5, 7.0, 2, 3000, 7), (15.6, 15.5, 8.0, 0, 3000, 8), (27.5, 8.5, 8.6, 0, 3000, 9), (12.5, 20, 8.5, 1, 2400, 13)]
for (x, yy, h, kd, nn, sd_) in TR: tree((x, yy, -.1), h, mid[kd], bark, n=nn, size=h * .046, trunk=.13, seed=sd_, bare=.13, sd=.036)
for i, x in enumerate(np.arange(-30, 50, 5.6)): h = gq.uniform(7, 11.5); tree((x + gq.uniform(-2, 2), 29 + gq.uniform(-3, 5), -.1), h, fa[gq.integers(3)], bark, n=1500, size=h * .060, trunk=.14, seed=i + 80, bare=.10, sd=.045)
for i, x in enumerate(np.arange(-60, 90, 7.)): h = gq.uniform(9, 15); tree((x + gq.uniform(-2, 2), 54 + gq.uniform(-6, 8), -.1), h, vf[gq.integers(3)], bark, n=700, size=h * .085, trunk=.16, seed=i + 180, bare=.06)
hedge(-50, 80, 20, 21, 2.2, fa[0], 14, -.1, .5, core); hedge(-110, 150, 66, 68, 6., vf[2], 2.2, -.1, 1.7, leaf_mat('vfc', '4a5c44', '55684c', haze=.07))
# what the panes mirror: a garden across the road
farcore = leaf_mat('farcore', '4a5e34', '5a6e40', haze=.06); fk = [leaf_clump('fc', leaf_mat('farl', '6d8a48', '88a35c', 'a9b565', .55, .2, haze=.07), 30, .5, .24), leaf_clump('fc2', leaf_mat('farl2', '7a8a4e', '97a360', 'b9b578', .55, .2, haze=.07), 26, .5, .22), leaf_clump('fc3', leaf_mat('farl3', '5c7c4c', '769464', '93a878', .55, .2, haze=.07), 34, .5, .26)]
for i, (x, y, h) in enumerate([(13.0, -41, 17.5), (18.6, -42, 13.2), (23.2, -40, 15.0), (28.0, -41, 18.5), (33, -42, 12.5), (37.4, -41, 17.8), (43.8, -40, 14.0), (49, -43, 13), (8, -44, 8), (1, -40, 9.5), (-7, -43, 8.5), (-14, -39, 10), (-22, -42, 9), (-31, -40, 11), (56, -42, 11)]): tree((x, y, -.1), h, fk[(i * 2) % 3], bark, n=1500, size=h * .062, trunk=.14, seed=i + 300, bare=.10, sd=.045)
hedge(-40, 60, -31, -30, 1.5, fk[0], 12, -.1, .45, farcore); hedge(-60, 90, -62, -60, 5.0, fk[2], 2.5, -.1, 1.5, farcore)
# the tree outside the picture, whose shade plays on drive, lawn and the wall's corner
EL, AZM = math.radians(float(ARG.get('elev', 26))), math.radians(float(ARG.get('az', 234))); SUN = np.array([math.sin(AZM) * math.cos(EL), math.cos(AZM) * math.cos(EL), math.sin(EL)])
def sprays(targets, seed, kid):
    q = np.random.default_rng(seed); P = []
    for x, y, z, r_, t in targets: c = np.array([x, y, z]) + SUN * t; k = max(4, int(20 * (r_ / .5) ** 2 * q.uniform(.6, 1.3))); d_ = q.normal(size=(k, 3)); d_ /= np.linalg.norm(d_, axis=1, keepdims=True); P.append(c + d_ * (r_ * q.random((k, 1)) ** .55) * [1.25, 1.25, .75])
    P = np.concatenate(P); o_ = scatter('spray', P, .46 * q.uniform(.6, 1.25, len(P)), kid, q.normal(size=(len(P), 3))); [setattr(c_, 'visible_camera', False) for c_ in o_.children]
q = np.random.default_rng(int(ARG.get('sseed', 9))); T_ = []
def bough(p0, p1, n, r, sp, t):
    """targets along a line on wall or ground; the bough is t metres off, so that its shade is soft"""
    for i in range(n): u_ = q.random(); c_ = np.array(p0) * (1 - u_) + np.array(p1) * u_ + q.normal(size=3) * sp; T_.append((*c_, q.uniform(*r), q.uniform(*t)))
bough((0, 7.5, 1.8), (0, .5, .3), 40, (.5, .9), .45, (20, 26)); bough((0, 6, 5.0), (0, 1.6, 2.6), 22, (.5, .8), .40, (20, 26))      # gable
bough((-.2, 0, 3.3), (1.7, 0, 1.5), 7, (.35, .6), .22, (22, 27))      # the corner
bough((-4.5, -4.2, 0), (.5, -7.5, 0), 26, (.5, .9), .45, (16, 22)); bough((-3.4, .4, 0), (-.1, -2.7, 0), 15, (.4, .7), .35, (16, 22)); bough((.5, -7.2, 0), (6, -6.4, 0), 9, (.5, .9), .5, (18, 24))      # drive, lawn in front
# a border along the drive, its near end out of focus; grasses at the camera
G2 = lambda d_, s_: CAM[:2] + FW * d_ + RT * s_
fq = np.random.default_rng(77); lk2 = [lavender(f'lavn{i}', lm, lm, 40 + i, 1500, 150) for i in range(3)]; bd = MB('bed2', rough_mat('compost', '2e241a', '463829', 20, .8, 60, dist=.02), .01); (bd.box(W, (-.12, -8.6, -.3), (.72, -2.55, -.055)), bd.done()) if ARG.get('view', 'e') in 'abceg' else None
if ARG.get('view', 'e') in 'abceg':
    for y_ in np.arange(-7.6, -2.6, .36):
        if np.linalg.norm(np.array([.3, y_]) - CAM[:2]) > 1.5: scatter('lavb', np.array([[.30 + fq.uniform(-.10, .10), y_ + fq.uniform(-.06, .06), -.06]]), np.array([fq.uniform(.40, .54)]), lk2[fq.integers(3)])
    for d_, s_, h_ in ((1.95, 1.02, 1.45), (2.35, 1.42, 1.6), (2.9, 1.75, 1.5)): scatter('tuftn', np.array([[*G2(d_, s_), -.06]]), np.array([h_]), tg[0])
else:
    for s_ in np.arange(-2.2, 2.3, .34): scatter('lavb', np.array([[*G2(2.7 + .12 * s_ + fq.uniform(-.1, .1), s_), -.08]]), np.array([fq.uniform(.42, .56)]), lk2[fq.integers(3)])
tx = np.c_[fq.uniform(.9, 13, 12), fq.uniform(-7.5, -2.2, 12)]; k_ = fq.integers(0, 2, 12); [scatter('tuftl', np.c_[tx[k_ == i], np.full((k_ == i).sum(), -.10)], fq.uniform(.15, .30, (k_ == i).sum()), tg[i]) for i in (0, 1)]      # coarse grass in the lawn
fallen('leavesn', lfm, np.c_[fq.uniform(-2.4, -.3, 22), fq.uniform(-4.6, -.4, 22)], fq.uniform(0, 6.28, 22), fq.uniform(.06, .10, 22), -.036)
if ARG.get('spray', '1') == '1': sprays(T_, 5, leaf_clump('spl', leaf_mat('splm', '3f5a22', '5d7630', '87913c'), 30, .5, .2))
world(elev=float(ARG.get('elev', 38)), az=float(ARG.get('az', 234)), strength=.16, sun=float(ARG.get('sun', 1.1)), sun_col='f6efe2', angle=float(ARG.get('an', 24)), clouds=.95, cam_gain=float(ARG.get('cg', .75)), trees=.06, cover=float(ARG.get('cov', .85)), cl_at=.455, cl_scale=.8, cl_seed=5.3)
camera(CAM, (*(CAM[:2] + FW * 9), 1.6), LENS, float(ARG.get('f', 2.)), (*(CAM[:2] + FW * float(ARG.get('fd', 8.2))), 1.6), shift_y=SHIFT)
render('newbuild', spp=128, exposure=.2, dk=.2)
