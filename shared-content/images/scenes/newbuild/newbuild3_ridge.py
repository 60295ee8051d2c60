import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *
import lib
from cloth import *
reset(33)
def brick_far(name, palette, dark=.35, smear=.10, bump=.6, foot=.35, streak=.25, mottle=1.):
    """brick_mat as seen from ten metres: what is smaller than a pixel is left out"""
    m, n = mat(name); at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']}); pos = n('ShaderNodeNewGeometry').outputs['Position']
    p = n('ShaderNodeVectorMath', {0: pos, 1: n('ShaderNodeVectorMath', {0: at.outputs['Color'], 1: (37, 53, 71)}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]; k = len(palette)
    c = n('ShaderNodeHueSaturation', {'Color': n.ramp(sp.outputs[0], [(i / (k - 1), srgb(q)) for i, q in enumerate(palette)]), 'Value': n.mapr(sp.outputs[1], 0, 1, .72, 1.16), 'Saturation': n.mapr(sp.outputs[2], 0, 1, .85, 1.06)})
    mo = n.noise(p, 26, 3, .62); c = n.mix(1, c, n.ramp(mo, [(.28, tuple(1 + mottle * (q - 1) for q in (.55, .50, .50))), (.5, (1, 1, 1)), (.75, tuple(1 + mottle * (q - 1) for q in (1.28, 1.2, 1.12)))]), 'MULTIPLY')
    c = n.mix(n.math('MULTIPLY', n.mapr(n.noise(p, 7, 2), .52, .75), dark), c, rgba('3a2420')); c = grime(n, pos, c, foot, streak, 0.)
    d = n('ShaderNodeBsdfDiffuse', {0: c, 1: .5}); return surface(m, n, d, tuple(x * .84 for x in mean_of(*palette)[:3]) + (1.,))
_fin = lib.finish
def _flat(m, n, col, rough, bump=None, *a, **k): return _fin(m, n, col, rough, None if m.name.split('.')[0] in ('mortar', 'stone', 'vmort', 'seal', 'galv', 'alu', 'paint', 'soil', 'sand', 'bark', 'terrc', 'vase', 'compost', 'core', 'inpaint', 'oak', 'dkw') or m.name.startswith('rfl') else bump, *a, **k)
lib.finish = _flat
red = brick_far('red', ['86503f', '925a47', '9b6450', '8a5344', '744839', 'a3705a', '96604c', '7c4a3c'], mottle=.7, smear=.05, bump=.5, foot=.30, streak=.14)
mortar = rough_mat('mortar', '9d9383', 'b6ac9a', 25, .6, 250, wall=(.3, .16)); stone = rough_mat('stone', 'b6ac99', 'cfc6b4', 5, .3, 150, wall=(.2, .35))
lead = rough_mat('lead', '70757a', '878c90', 6, .3, 60, .5, .4); seal = plain('seal', '0d0e0f', .7); galv = rough_mat('galv', '7e8286', '9a9ea1', 30, .1, 200, .42, .5); alu = plain('alu', 'b9bcbe', .3, .5, 1.)
white = plain('paint', 'e2e0d9', .3); dark = plain('anth', '2a2e31', .4); tile = rough_mat('tile', '3a3e44', '575c64', 9, .4, 120, .5, .4, var=.34, dirt=.35)       # natural slates
B, M, S, P, A, T = MB('brick', red), MB('mort', mortar, .0005), MB('stone', stone, .006), MB('paint', white, .004), MB('anth', dark, .003), MB('tile', tile, .003)
GL = MB('glass', glass(wob=.004, ior=2.0, more=.10), .0001); RG = MB('ridge', rough_mat('ridge', '54575c', '6c6f74', 7, .3, 120, .6, .35, var=.12), .002); VM = MB('vmort', rough_mat('vmort', '958e83', 'aaa396', 20, .4, 200), .004); SE, LD, HW, GV = MB('seal', seal, .001), MB('lead', lead, .002), MB('hw', alu, .002), MB('galv', galv, .002)
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
        casement(fr, a, b, c, d, P, GL, lights=l, hw=HW, seal=SE); inside(fr, a, b, c, d)
kinds = iter(['blind', 'vase', 'lamp', 'sofa', 'grey', 'net']); linen = fabric('linen', 'd3c7b0', .45, h2='e0d6c2', glow=.05); greyc = fabric('greyc', '8c9296', .3, h2='a3a8aa', glow=.02); tieb = fabric('tieband', '94836a', .1); dkw = wood('dkw', '4a3526', '6a4d36', 2, .4); inp = plain('inpaint', 'd9d6cd', .5); lampm = emit('shade', 'ffc98a', 1.9)
def inside(fr, a, b, c, d):
    k = next(kinds); w = b - a; p = lambda *q: tuple(fr.p(*q))
    with own(len(k) * 7 + int(a * 10)):
        room2(fr, a - .25, b + .25, c, d, 3.0, {'blind': '8f897d', 'vase': '9b9484', 'lamp': 'a08f78', 'sofa': '8d8c82', 'grey': '98928a', 'net': '8a857c'}[k], {'lamp': .07, 'sofa': .05}.get(k, .03))
        SI = MB('insill' + k, inp, .004); SI.box(fr, (a - .03, -.36, c - .03), (b + .03, -.14, c + .01)); SI.done()
        if k == 'blind': blind(fr, a + .05, b - .05, d + .02, .50, -.20, fabric('blindf', 'd2c8b2', .35, h2='dbd2c0', glow=.10), dkw, inp)
        if k == 'vase':
            lathe(fr, (a + w * .74, -.26, c + .01), [(x_ * 1.1, z_ * 1.1) for x_, z_ in [(.045, 0), (.062, .02), (.080, .075), (.083, .12), (.070, .175), (.040, .215), (.034, .235), (.043, .255), (.036, .252)]], rough_mat('vase', '8fa0a6', 'a9b6b8', 12, .2, 120, .5)); sprigs(fr, (a + w * .74, -.26, c + .27), .36, .2, 9, leaf_mat('sprl', '5d7353', '7f9373', '9aa986', .35), dkw, seed=5)
        if k == 'lamp':
            drape(fr, a - .03, 1, .42, c - .5, d + .05, -.22, linen, 21, folds=6, amp=.02); drape(fr, b + .03, -1, .38, c - .5, d + .05, -.22, linen, 35, folds=6, amp=.022)
            lx = a + w * .60; lathe(fr, (lx, -1.1, c + .32), [(.15, 0), (.095, .22)], lampm); cyl('lst', p(lx, -1.1, c - .1), p(lx, -1.1, c + .34), .012, dkw)
        if k == 'sofa':
            drape(fr, a - .03, 1, .58, c - .5, d + .05, -.21, linen, 44, folds=7, amp=.02, tie=c + .42, tight=.5, band=tieb); drape(fr, b + .03, -1, .60, c - .5, d + .05, -.21, linen, 57, folds=7, amp=.02, tie=c + .44, tight=.52, band=tieb)
            FR = MB('picf', dkw, .003); FR.box(fr, (a + .9, -2.98, 1.3), (a + 1.55, -3.0, 1.85)); FR.done(); PI = MB('pic', plain('pic', 'c2b9a4', .6), .001); PI.box(fr, (a + .96, -2.975, 1.36), (a + 1.49, -2.99, 1.79)); PI.done()
        if k == 'grey':
            drape(fr, a - .03, 1, .34, c - .5, d + .05, -.22, greyc, 61, folds=6, amp=.02); drape(fr, b + .03, -1, .20, c - .5, d + .05, -.22, greyc, 73, folds=4, amp=.022)
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
S2 = (BW / 2 + ov) / math.cos(pitch); e1 = H + .12 - ov * math.tan(pitch) + .08; gx = b0 + BW / 2; zg = e1 + S2 * math.sin(pitch)
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
PIPES = 1
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
dm = plain('door', '2f4438', .35); Dm = MB('door', dm, .006); a, b, d = door[0], door[1], door[3]; y = -.07
P.box(f, (a, y - .08, 0), (a + .06, y, d)); P.box(f, (b - .06, y - .08, 0), (b, y, d)); P.box(f, (a, y - .08, d - .06), (b, y, d)); sx = a + .06 + .0
Dm.box(f, (a + .06, y - .06, .05), (b - .06, y - .02, d - .06)); dw = b - a - .12
for i in range(2):
    for z0_, z1_ in ((.18, .85), (1.02, 1.9)): Dm.box(f, (a + .06 + .09 + i * dw / 2, y - .03, z0_), (a + .06 + dw / 2 - .05 + i * (dw / 2 - .04), y - .008, z1_))
br = plain('brass', 'c9a15a', .25, .5, 1.0); sphere('knob', tuple(f.p(b - .16, y + .03, 1.0)), .03, br); Br = MB('plate', br, .003); Br.box(f, ((a + b) / 2 - .13, y - .03, .91), ((a + b) / 2 + .13, y - .004, .97)); Br.done(); HW.box(f, (b - .15, y + .0, .85), (b - .13, y + .05, 1.25)); SE.box(f, (a + .05, y - .03, .02), (b - .05, y - .018, .06)); SE.box(f, (a + .056, y - .05, .05), (a + .062, y - .008, d - .06)); SE.box(f, (b - .062, y - .05, .05), (b - .056, y - .008, d - .06)); P.box(f, (a + .0, y, 0), (a + .03, y + .02, d)); P.box(f, (b - .03, y, 0), (b, y + .02, d)); P.box(f, (a + .03, y, d - .03), (b - .03, y + .02, d)); S.box(f, (a - .1, -.05, -.02), (b + .1, .42, .13)); S.box(f, (a - .25, -.05, -.1), (b + .25, .75, .03))
cz = d + 3 * CO + .12; oak = wood('oak', '71583f', '8f7252', 2); O = MB('oak', oak, .006)
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
for x in (B, M, S, P, A, T, GL, Dm, SE, LD, HW, GV, RG, VM): x.done()
# ---------------- grounds
bark = rough_mat('bark', '4a3b2e', '6b5743', 12, .8, 60)
gr = MB('ground', rough_mat('soil', '42502a', '566434', 3, .3), .001); gr.box(W, (-60, -40, -.3), (70, 80, -.1)); gr.done()
pav = rough_mat('pav', '776d64', '92867b', 6, .35, 140, .85, .25, var=.24, dirt=.5); V = MB('pav', pav, .005); dk = rough_mat('pavd', '4a4644', '5a5552', 6, .35, 140, .85, .25, var=.15); VD = MB('pavd', dk, .005)
herringbone(-3.6, -.25, -13.5, 6.5, V, z=-.04, ang=45)
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
def mown(x0, x1, y0, y1, ms, h, step, keep=None, z=-.1, n=170, w=.0021, stripe=.53, kids=6):
    """a lawn mown to and fro: strips lean by turns; tufts, thin places and dry ones"""
    gx_, gy_ = np.meshgrid(np.arange(x0, x1, step), np.arange(y0, y1, step)); P_ = np.c_[gx_.ravel(), gy_.ravel()]; P_ = P_ + R.uniform(-step * .6, step * .6, P_.shape)
    if keep: P_ = P_[[bool(keep(*q)) for q in P_]]
    X, Y = P_.T; v = np.sin(X * .9 + 1.7 * np.sin(Y * .63)) + np.sin(Y * 1.3 + X * .41 + 2) + .8 * np.sin(X * 2.7 - Y * 2.1 + np.sin(X * 1.1)) + R.normal(size=len(X)) * .7
    side_ = (np.floor((X * .96 + Y * .28) / stripe).astype(int) % 2); m_ = np.digitize(v, (-1.0, 1.7)); q = R.integers(0, kids, len(X)); sz = (1 + .12 * np.sin(X * 3.1 + 2 * np.sin(Y * 2.3))) * R.uniform(.75, 1.2, len(X)) * (1 + .5 * (R.random(len(X)) < .03))
    for sd in (0, 1):
        for mm in range(3):
            for k in range(kids):
                o_ = (side_ == sd) & (m_ == mm) & (q == k)
                if o_.sum(): le = .42 * (1 if sd else -1); scatter('lawn', np.c_[P_[o_], np.full(o_.sum(), z)], sz[o_], blades('bl', ms[mm], n, h * R.uniform(.85, 1.15), step * .95, w, (le * -.28, le * .96)), spin=R.normal(size=o_.sum()) * .35)
gms = [leaf_mat('grassA', '3c542a', '4f6a34', '6c7c42', .3, .25, .35), leaf_mat('grassB', '455c2e', '5a723a', '7d884c', .3, .25, .45), leaf_mat('grassC', '516034', '6f7848', '979263', .3, .2, .5)]
mown(-.12, 8.2, -6.9, -1.86, gms, .048, .11, keep=lambda x, y: not (b0 - .3 < x < L + 1.2 and y > -2.06) and not (x > 7.85 and y > -2.1), n=150); mown(8.2, 14, -6.9, -2.1, gms, .052, .14, n=130, w=.0024)
mown(7.85, 26, -2.1, 2.9, gms, .06, .17, n=110, w=.0028, kids=3); mown(14, 26, -8, -2.1, gms, .06, .18, n=110, w=.0028, kids=3); mown(-12, -3.75, -8.5, 3.1, gms, .055, .16, n=120, w=.0026, kids=4); mown(-.14, 8, -9.2, -6.9, gms, .048, .16, n=120, kids=3)
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
bx = leaf_clump('box', leaf_mat('box', '2f4a20', '456428', '5c7a34'), 46, .5, .2, .5); lv = leaf_clump('lav', leaf_mat('lav', '5a6c44', '74845a', '8578ab', .3), 60, .5, .26, .2); fn = leaf_clump('fern', leaf_mat('fern', '446628', '688a38', '93a850'), 26, .5, .5, .16)
for x in np.arange(b0 + .15, L + .9, .34): shrub((x, -BD - .45 + R.uniform(-.1, .1) + (.9 if x > b0 + BW + .2 else 0), 0), R.uniform(.26, .42), [lv, bx, fn, lv][R.integers(4)], 90, .18, 1.1, .25)
for q in range(22): shrub((R.uniform(b0, L + .8), R.uniform(-1.75, -1.2), -.03), R.uniform(.10, .24), [lv, bx, fn][q % 3], 60, .13, 1.1, .2)
for x in np.arange(.35, 2.1, .36): shrub((x, -.34, .0), R.uniform(.22, .34), [lv, bx, lv][R.integers(3)], 80, .16, 1.1, .25)
terr = rough_mat('terrc', '8d5a43', 'a87258', 8, .4, 120, .8); x = a - .42; shrub((x, -.62, .50), .26, bx, 420, .10, 1., .86); lathe(f, (x, .62, -.04), [(.15, 0), (.20, .42), (.222, .42), (.222, .47), (.19, .47), (.185, .42), (0, .42)], dark)
x = b + .44; lathe(f, (x, .64, -.04), [(.14, 0), (.185, .06), (.225, .22), (.215, .33), (.24, .36), (.235, .385), (.19, .385), (.19, .34), (0, .34)], terr); bay = leaf_clump('bay', leaf_mat('bayl', '3c5a2a', '557638', '7d9a50'), 30, .5, .34, .34)
cyl('baystem', (x, -.64, .3), (x + .02, -.64, .8), .014, bark)
for zz, rr in ((.55, .17), (.72, .21), (.90, .20), (1.06, .15), (1.19, .09)): shrub((x + R.normal() * .015, -.64 + R.normal() * .015, zz - .06), rr, bay, int(60 + rr * 500), .15, .8, .3)
for q in range(9): shrub((x + .19 * math.cos(q * .7), -.64 + .19 * math.sin(q * .7), .33), .08, lv if q % 3 else fn, 16, .11, .9, .2)
hk = leaf_clump('hd', leaf_mat('hed', '3a5a2a', '527638', '6c8c48'), 40, .5, .26, .5); core = plain('core', '22301a', .9)
hedge(L + 2.2, L + 12, 4.6, 5.3, 1.75, hk, 130, -.1, .19, core); hedge(-14, -4.6, 5.2, 5.9, 1.7, hk, 130, -.1, .19, core)
hz = lambda nm, cs, h_, le, nn=30: leaf_clump(nm, leaf_mat(nm + 'm', *cs, .5, .3, haze=h_), nn, .5, le)
g3 = [('3a5524', '587334', '7c8e44'), ('4a5e2e', '6b7d3c', '94974e'), ('30482a', '456034', '5f7648')]
mid = [hz(f'md{i}', g3[i], .018, (.20, .17, .22)[i]) for i in range(3)]; fa = [hz(f'fa{i}', g3[i], .045, .24, 26) for i in range(3)]; vf = [hz(f'vf{i}', g3[i], .085, .26, 24) for i in range(3)]
for (x, yy, h, kd, nn) in [(18.6, 7.6, 9.6, 1, 4600), (-9.2, 11.5, 9.8, 0, 4200), (-14.5, 8.5, 8.2, 2, 2600), (-6.0, 17.5, 8.2, 1, 2600), (20.5, 9.5, 7.4, 2, 2600), (15.5, 13.5, 8.2, 0, 2400), (24.5, 5.5, 9, 0, 2600)]: tree((x, yy, -.1), h, mid[kd], bark, n=nn, size=h * .044, trunk=.13, seed=int(x * 7 + 200), bare=.11)
for i, x in enumerate(np.arange(-30, 50, 5.6)): h = R.uniform(7, 11.5); tree((x + R.uniform(-2, 2), 28 + R.uniform(-3, 5), -.1), h, fa[R.integers(3)], bark, n=1500, size=h * .062, trunk=.14, seed=i + 80, bare=.10)
for i, x in enumerate(np.arange(-60, 90, 7.)): h = R.uniform(10, 16); tree((x + R.uniform(-2, 2), 52 + R.uniform(-6, 8), -.1), h, vf[R.integers(3)], bark, n=700, size=h * .085, trunk=.16, seed=i + 180, bare=.06)
hedge(-50, 80, 20, 21, 2.2, fa[0], 14, -.1, .5, core); hedge(-110, 150, 66, 68, 6.5, vf[2], 2.2, -.1, 1.7, leaf_mat('vfc', '4a5c44', '55684c', haze=.09))
# behind the camera: the tree whose shadow lies on the drive, and what the panes mirror
tree((-6.9, -11.4, -.1), 7.4, mid[1], bark, n=700, size=.42, trunk=.13, seed=61, bare=.22)
for i, x in enumerate(np.arange(-34, 46, 4.6)): h = R.uniform(6, 11.5); tree((x + R.uniform(-2, 2), -44 + R.uniform(-5, 5), -.1), h, fa[R.integers(3)], bark, n=420, size=h * .10, trunk=.14, seed=i + 300, bare=.08)
hedge(-40, 50, -36, -35, 1.9, fa[1], 10, -.1, .6, core)
world(elev=36, az=221, strength=.135, sun=3.6, sun_col='fff0dc', angle=1.1, clouds=.95, cam_gain=1.1, trees=.08, cl_at=.445, cl_scale=.8, cl_seed=5.3)
camera((-2.5, -11.6, 1.6), (3.35, 0, 1.7), 27, None, None, shift_y=.118)
render('newbuild', spp=96, exposure=.55, dk=.2)
