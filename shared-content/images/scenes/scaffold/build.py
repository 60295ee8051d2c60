import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from closeup import *
import lib
# A house at first-floor level: racked-back brick outer leaf, block inner leaf, tube-and-fitting scaffold, bare site.
reset(41)
def earth_mat(name, a, b, c, wet):
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']})
    col = n.ramp(n.noise(pos, 1.6, 7, .66), [(.30, srgb(a)), (.5, srgb(b)), (.70, srgb(c))])
    col = n.mix(1, col, n.ramp(n.noise(pos, 14, 6, .7), [(.3, (.70, .69, .67)), (.5, (1, 1, 1)), (.72, (1.25, 1.24, 1.22))]), 'MULTIPLY')
    peb = n('ShaderNodeTexVoronoi', {'Vector': pos, 'Scale': 46}); pm = n.math('MULTIPLY', n.mapr(peb.outputs[0], .34, .24), n.mapr(n.noise(pos, 3.1, 4, .6), .34, .50))
    col = n.mix(n.math('MULTIPLY', pm, .75), col, n.ramp(n('ShaderNodeSeparateColor', {0: peb.outputs['Color']}).outputs[0], [(.1, srgb('75695c')), (.5, srgb('9b9083')), (.8, srgb('8a6654')), (.95, srgb('b5ab9c'))]))
    gn = n.math('MULTIPLY', sp.outputs[1], n.mapr(n.noise(pos, .35, 5, .65), .40, .52, .55, 1.)); col = n.mix(gn, col, n.ramp(n.noise(pos, 2.5, 5, .7), [(.3, srgb('5d6344')), (.7, srgb('85865f'))]))
    col = n.mix(n.math('MULTIPLY', sp.outputs[0], .62), col, n.mix(1, col, (.40, .37, .33, 1), 'MULTIPLY'))
    h = n.math('ADD', n.math('ADD', n.math('MULTIPLY', n.noise(pos, 30, 6, .7), 1.), n.math('MULTIPLY', pm, .5)), n.math('MULTIPLY', n.noise(pos, 190, 3, .7), .25))
    return finish(m, n, col, n.mapr(sp.outputs[0], 0, 1, .95, wet), h, .25, strength=.9, dist=.02)
def sboard_mat(name, axis):
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']})
    sc = [60., 60., 60.]; sc[axis] = 2.2
    p = n('ShaderNodeVectorMath', {0: n('ShaderNodeVectorMath', {0: pos, 1: tuple(sc)}, operation='MULTIPLY').outputs[0], 1: n('ShaderNodeVectorMath', {0: at.outputs[0], 1: (40, 30, 50)}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]
    a = n.noise(p, 1.4, 6, .65, 1.5); fib = n.noise(p, 7., 3, .6)
    c = n.ramp(a, [(.28, srgb('9c8a6c')), (.5, srgb('b8a480')), (.72, srgb('a99a7e'))]); c = n('ShaderNodeHueSaturation', {'Color': c, 'Value': n.mapr(sp.outputs[1], 0, 1, .82, 1.10), 'Saturation': n.mapr(sp.outputs[2], 0, 1, .55, 1.05)})
    c = n.mix(.4, c, n.ramp(fib, [(.3, (.70, .68, .66)), (.7, (1.12, 1.12, 1.12))]), 'MULTIPLY')
    c = n.mix(n.mapr(n.noise(pos, 4, 6, .68), .46, .70, 0, .45), c, rgba('6b604f'))
    ms = n.mapr(n.noise(pos, 17, 6, .72), .66, .69, 0, .4); c = n.mix(ms, c, rgba('b3a690'))
    return finish(m, n, c, .88, n.math('ADD', n.math('MULTIPLY', fib, .7), n.math('MULTIPLY', ms, .6)), .2, strength=.7, dist=.0015)
def tube_mat(name):
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']
    c = n.ramp(n.noise(pos, 9, 5, .65), [(.3, srgb('74777a')), (.5, srgb('8f9294')), (.72, srgb('a3a5a5'))])
    c = n.mix(n.mapr(n.noise(pos, 5, 6, .7), .58, .68, 0, .6), c, rgba('7a5a44')); sp = n.mapr(n.noise(pos, 30, 4, .65), .63, .67, 0, .8); c = n.mix(sp, c, rgba('b7ab97'))
    return finish(m, n, c, .5, n.noise(pos, 120, 3), .45, .35, strength=.15, dist=.001)
red = brick_mat('red', ['b57a62', 'bd836a', 'c68d73', 'b67c64', 'a66d5b', 'ca987c', 'be866b', 'ae745b'], dark=.2, smear=.05, bump=.6, foot=.12, streak=.05)
mortar = rough_mat('mortar', 'bfb5a5', 'd0c7b7', 25, .4, 250, wall=(.1, .05)); stone = rough_mat('stone', 'b6ac99', 'cfc6b4', 5, .3, 150, wall=(.2, .2))
blockm = rough_mat('blockm', '858684', 'a2a29e', 30, .9, 170, .95, .15, .006, var=.12, wall=(.2, .15)); bmort = rough_mat('bmort', '9a958b', 'b3ada2', 25, .8, 180)
insm = rough_mat('ins', 'd6cba6', 'e3d9b8', 7, .2, 260, .6, .3, var=.05); conc = rough_mat('conc', '87847e', 'a5a19a', 4, .5, 140, dirt=.3)
galv = tube_mat('galv'); clipm = rough_mat('clip', '55585a', '74716c', 40, .3, 200, .5, .5); alu = rough_mat('alu', '77787a', '96958f', 20, .2, 160, .5, .5); dpcm = plain('dpc', '141516', .6)
joist = wood('joist', '9d7b4c', 'c2a273', 1, .7); plast = plain('tub', '22262a', .5); straps = plain('strap', '1c1e20', .45)
bdx, bdy = sboard_mat('bdx', 0), sboard_mat('bdy', 1); mor = mortar_mat('mor', '8d8373', 'a0957f', 'a79c8a', 'bcb09c')
B, M, S = MB('brick', red), MB('mort', mortar, .0005), MB('stone', stone, .006); K, KM, IN = MB('block', blockm, .004), MB('bmort', bmort, .0005), MB('ins', insm, .002)
DP, CN, JO, CL, ST = MB('dpc', dpcm, .0005), MB('conc', conc, .006), MB('joist', joist, .003), MB('clip', clipm, .005), MB('strap', straps, .001)
SX, SY = MB('sbx', bdx, .004), MB('sby', bdy, .004); HB = MB('hoop', rough_mat('hoop', '6f6c66', '8d8880', 30, .2, 200, .5, .5), .001)

class TB:
    """many tubes as one smooth mesh, with end caps"""
    def __init__(s): s.V, s.Q, s.b = [], [], 0
    def add(s, p0, p1, r=.0242, n=14, r1=None):
        p0, p1 = np.array(p0, float), np.array(p1, float); d = p1 - p0; d /= np.linalg.norm(d); u = np.cross(d, [.31, .57, .76]); u /= np.linalg.norm(u); v = np.cross(d, u); a = np.arange(n) * 2 * np.pi / n
        ring = u * np.cos(a)[:, None] + v * np.sin(a)[:, None]; r1 = r if r1 is None else r1
        s.V.append(np.concatenate([p0 + ring * r, p1 + ring * r1, p1 + ring * r1 * .86, p1 - d * .04 + ring * r1 * .86, p0 + ring * r * .86, p0 + d * .04 + ring * r * .86])); i = np.arange(n); j = (i + 1) % n
        for a_, b_ in ((0, 1), (1, 2), (2, 3), (4, 0), (5, 4)): s.Q.append(np.c_[a_ * n + i, a_ * n + j, b_ * n + j, b_ * n + i] + s.b)
        s.b += 6 * n
    def done(s, name, m): return raw_mesh(name, np.concatenate(s.V), [np.concatenate(s.Q)], m, smooth=True)

def leaf(f, L, N, mb, mm, keep, ops=(), c0=False, c1=False, par=0, l=BL, h=BH, t=BT, dep=BH, y=0., raked=.004, jit=.0012):
    """stretcher-bond leaf in courses; keep(n) gives the stretches (a, b) that are built at course n"""
    co = t + J
    for n in range(N):
        z0 = n * co; z1 = z0 + t; cut = sorted((a, b) for a, b, c, d in ops if c < z1 - .02 and d > z0 + .02); odd = (n + par) % 2; iv, x = [], 0.
        if odd: iv.append((0, h)); x = h + J
        while x < L - 1e-6: iv.append((x, min(x + l, L))); x += l + J
        if iv[-1][1] - iv[-1][0] < .04: iv = iv[:-2] + [(iv[-2][0], L)]
        if odd and c0: iv = ([(dep + J, h)] if h - dep - J > .03 else []) + iv[1:]
        if odd and c1: iv = iv[:-1] + ([(iv[-1][0], L - dep - J)] if iv[-1][1] - iv[-1][0] - dep - J > .03 else [])
        r = iv
        for p, q in cut: r = [s for u, v in r for s in ((u, min(v, p)), (max(u, q), v)) if s[1] - s[0] > .018]
        ks = keep(n); r = [s for s in r if any(s[0] >= a - .006 and s[1] <= b + .006 for a, b in ks)]
        run = []
        for u, v in r:
            j = np.clip(R.normal(size=4) * jit, -2.2 * jit, 2.2 * jit)
            mb.box(f, (u + j[0] * .5, y - dep, z0 + j[1] * .4), (v + j[0] * .5, y + j[2], z1 + j[1] * .4 + j[3] * .3), rot=(2, R.normal() * jit * 160))
            if run and u - run[-1][1] < .013: run[-1][1] = v
            else: run.append([u, v])
        for u, v in run:
            e0 = raked + .003 if (u < .12 and c0) else .003; e1 = raked + .003 if (v > L - .12 and c1) else .003; lo = min(u, .0 if (c0 and u < .13) else u); hi = max(v, L if (c1 and v > L - .13) else v)
            mm.box(f, (lo + e0, y - dep + .006, z0 - J), (hi - e1, y - raked, z1 - .001), rnd=(.5, .5, .5))

# ---------------------------------------------------------------- walls
n = 28; L = .225 * n - .01; D = .225 * 28 - .01; NC = 57
win = lambda x, k, c, r: (.225 * x - .005, .225 * (x + k) + .005, c * CO - J, (c + r) * CO)
g1, g2, up1, up2 = win(4, 6, 12, 16), win(19, 6, 12, 16), win(4, 6, 44, 30), win(19, 5, 44, 30); door = (.225 * 12.5 - .005, .225 * 16.5 + .005, -9, 28 * CO)
head = lambda o: (o[0], o[1], o[3], o[3] + 3 * CO); sill = lambda o: (o[0] - .05, o[1] + .05, o[2] - 2 * CO + J, o[2])
fo = [g1, g2, up1, up2, door] + [head(o) for o in (g1, g2, door)] + [sill(o) for o in (g1, g2, up1, up2)]
front, side, right, rear = F((0, 0, 0), 0), F((0, D, 0), 270), F((L, 0, 0), 90), F((L, D, 0), 180)
BASE, LEAD = 51, 5
def keepf(c):
    if c < BASE: return [(0, L)]
    if c >= BASE + LEAD: return []
    w = .3375 + .1125 * (BASE + LEAD - 1 - c)
    return [(0, w), (L - w, L)]
def keeps(c):
    if c < BASE: return [(0, D)]
    if c >= BASE + LEAD: return []
    w = .3375 + .1125 * (BASE + LEAD - 1 - c)
    return [(D - w, D), (0, w)]
so = [win(9, 4, 12, 16)]
leaf(front, L, NC, B, M, keepf, fo, True, True)
leaf(side, D, NC, B, M, keeps, so + [head(so[0]), sill(so[0])], True, True, par=1)
ro = [(2.45, 3.12, .9, 2.1)]; leaf(F((0, 0, -.3), 0), L, 4, B, M, lambda c: [(0, L)], [(door[0], door[1], -1, 9)], True, True); leaf(F((0, D, -.3), 270), D, 4, B, M, lambda c: [(0, D)], [], True, True, par=1)
leaf(right, D, 51, B, M, lambda c: [(0, D)], ro, True, True, par=1, jit=.0)
rr_ = [(L - 6.5, L - 4.4, .0, 2.1), (L - 3.4, L - 2.0, .9, 2.1)]; leaf(rear, L, 51, B, M, lambda c: [(0, L)], rr_, True, True, jit=.0)
for fr, o in ((front, g1), (front, g2), (front, door), (side, so[0])):
    a, b, c, d = o; soldiers(fr, a, b, d + .004, B, M)
    CL.box(fr, (a - .15, -.098, d - .004), (b + .15, -.004, d + .003))      # toe of the steel lintel
    if c > 0: S.box(fr, (a - .045, -.1, c - 2 * CO + .012), (b + .045, .045, c - .002))
for o in (up1, up2): S.box(front, (o[0] - .045, -.1, o[2] - 2 * CO + .012), (o[1] + .045, .045, o[2] - .002))
for fr, l in ((front, L), (side, D)): DP.box(fr, (.0, -.1, 2 * CO - J + .003), (l, .0015, 2 * CO - J + .0075)) if fr is side else [DP.box(fr, (p, -.1, 2 * CO - J + .003), (q, .0015, 2 * CO - J + .0075)) for p, q in ((0, door[0]), (door[1], l))]
# inner leaf: 440 x 215 x 100 blocks behind a cavity with boards
ci = .2525; Li, Di = L - 2 * ci, D - 2 * ci; BK = dict(l=.44, h=.215, t=.215, dep=.1, raked=.003, jit=.0016)
inn = lambda o: (o[0] - ci - .0, o[1] - ci + .0, o[2], o[3])
kf = lambda c: [(0, Li)] if c < 19 else []
fi, si, ri, bi = F((ci, ci, 0), 0), F((ci, D - ci, 0), 270), F((L - ci, ci, 0), 90), F((L - ci, D - ci, 0), 180)
leaf(fi, Li, 22, K, KM, kf, [inn(o) for o in (g1, g2, up1, up2, door)], True, True, **BK)
leaf(si, Di, 22, K, KM, lambda c: [(0, Di)] if c < 19 else [], [inn(so[0])], True, True, par=1, **BK)
leaf(ri, Di, 22, K, KM, lambda c: [(0, Di)] if c < 19 else [], [inn(o) for o in ro], True, True, par=1, **BK)
leaf(bi, Li, 19, K, KM, lambda c: [(0, Li)] if c < 19 else [], [inn(o) for o in rr_] + [(1., 2.2, 3.3, 5.)], True, True, **BK)
for o in (g1, g2, door): CN.box(fi, (o[0] - ci - .15, -.101, o[3] - .0), (o[1] - ci + .15, .001, o[3] + .145))
for fr, l, ops, tops in ((F((.1525, .1525, 0), 0), L - .305, [g1, g2, up1, up2, door], lambda x: 4.04), (F((.1525, D - .1525, 0), 270), D - .305, so, lambda x: 4.04)):
    for c in range(10):
        x = -.6 * (c % 2)
        while x < l:
            u, v, z0, z1 = max(x, 0), min(x + 1.198, l), c * .45, c * .45 + .448; x += 1.2
            z1 = min(z1, tops((u + v) / 2))
            if z1 - z0 < .1: continue
            r = [(u, v)]
            for p, q in [(o[0] - .1525, o[1] - .1525) for o in ops if o[2] < z1 - .02 and o[3] > z0 + .02]: r = [s for a_, b_ in r for s in ((a_, min(b_, p)), (max(a_, q), b_)) if s[1] - s[0] > .03]
            for a_, b_ in r: j = R.normal() * .002; IN.box(fr, (a_, -.095 + j, z0), (b_, -.0 + j, z1), rot=(1, R.normal() * .1))
for fr, ops in ((front, (g1, g2, door, up1, up2)), (side, so)):      # cavity closers at the jambs
    for o in ops:
        for x in (o[0] - .028, o[1] + .002): K.box(fr, (x, -.25, max(o[2], .1)), (x + .026, -.104, min(o[3], 4.04)))
# inside: slab, joists, a beam on a post, rubbish
CN.box(W, (.3, .3, -.1), (L - .3, D - .3, .12)); CN.box(W, (-.12, -.12, -.6), (L + .12, D + .12, -.32))
for x in np.arange(.62, L - .5, .4): JO.box(W, (x, .3, 2.40), (x + .047, D - .3, 2.62))
DK = MB('deck', rough_mat('deck', 'a88a5c', 'bd9e6e', 4, .2, 160), .002)
for i, y in enumerate(np.arange(.36, D - .4, .6)):
    for x in np.arange(.36 - 1.2 * (i % 2), L - .4, 2.4): DK.box(W, (max(x, .36), y, 2.622), (min(x + 2.396, L - .36), min(y + .597, D - .36), 2.644))
DK.done()
for x in np.arange(.62, L - .5, .4): JO.box(W, (x + .05, 3.0, 2.42), (x + .40, 3.03, 2.60))
leaf(F((.3525, 3.30, .12), 0), L - .705, 10, K, KM, lambda c: [(0, .2), (1.1, L - .705)] if c < 9 else [(0, L - .705)], [], False, False, **BK); CN.box(W, (.4, 3.30, 2.145), (1.6, 3.4, 2.29))
CL.box(W, (.35, 3.1, 2.2), (L - .35, 3.2, 2.4)); PP = TB(); PP.add((3.3, 3.15, .12), (3.3, 3.15, 2.2), .03); PP.add((5.0, 1.6, .12), (5.0, 1.6, 2.4), .03)
for x, y in ((1.5, 1.7), (4.9, 1.5), (5.6, 2.4)): PP.add((x, y, .12), (x, y, 1.3), .030); PP.add((x, y, 1.2), (x, y, 2.40), .024); CL.box(W, (x - .075, y - .075, .12), (x + .075, y + .075, .127))
# first-floor openings: timber profiles set up and braced
for o in (up1, up2):
    a, b, z0 = o[0] + .012, o[1] - .012, o[2] + .002; z1 = z0 + 1.05; ym = -.16
    for p in (a, b - .07): JO.box(front, (p, ym - .045, z0), (p + .07, ym + .045, z1))
    for q in (z0, z1 - .07): JO.box(front, (a + .07, ym - .044, q), (b - .07, ym + .044, q + .07))
    JO.box(front, ((a + b) / 2 - .03, ym - .04, z0 + .07), ((a + b) / 2 + .03, ym + .04, z1 - .07))
# ---------------------------------------------------------------- scaffold
T = TB(); yi, yo = -.34, -1.36; lifts = (1.35, 2.70); xs = (yo, .45, 2.5, 4.5, 6.45); ys = (.86, 2.95)
def coup(p, ax):
    """two half couplers and a bolt"""
    p = np.array(p); e = np.array([.034, .034, .034]); CL.box(W, p - e, p + e, rot=rotm(ax, R.normal() * 3)); q = np.array(e); q[ax] = .016; q[(ax + 1) % 3] = .052; CL.box(W, p - q, p + q, rot=rotm(ax, R.normal() * 8))
st = []
for x in xs:
    for y in (yi, yo):
        if x < 0 and y == yi: continue
        st.append((x, y))
for y in ys: st += [(yi, y), (yo, y)]
for x, y in st:
    out = y == yo or (x == yo); h = (3.92 if x == yo and y == yo else 4.05 + R.uniform(-.22, .2)) if out else (2.82 + R.uniform(0, .18)); tl = R.normal(size=2) * .008
    T.add((x, y, -.10), (x + tl[0], y + tl[1], h)); yaw = R.uniform(-8, 8)
    (SX if y < 0 else SY).box(F((x, y, 0), yaw), (-.28, -.115, -.135), (.28, .115, -.098)) ; CL.box(F((x, y, 0), yaw), (-.075, -.075, -.098), (.075, .075, -.09)); CL.box(F((x, y, 0), yaw), (-.03, -.03, -.09), (.03, .03, -.04))
for i, z in enumerate(lifts):
    zl = z - .075
    for y in (yi, yo): T.add((-1.75 if y == yo else -.55, y - .05, zl), (6.9 + R.uniform(-.15, .2), y - .05, zl + R.normal() * .006)); [coup((x, y - .026, zl), 0) for x in xs if (x > 0 or y == yo)]
    for x in (yi, yo): T.add((x - .05, -1.72 if x == yo else -.6, zl - .05), (x - .05, 3.4 + R.uniform(-.1, .2), zl - .05)); [coup((x - .026, y, zl - .05), 1) for y in ys]
    for x in np.r_[np.array(xs[1:]) + .06, (np.array(xs[1:-1]) + 1.1)]: T.add((x, yo - .22 + R.uniform(-.08, .05), z - .025), (x, -.06, z - .025)); coup((x, yo - .05, z - .05), 2)
    for y in np.r_[np.array(ys) + .06, -.25, 1.9]: T.add((yo - .22 + R.uniform(-.08, .05), y, z - .025), (-.06, y, z - .025)); coup((yo - .05, y, z - .05), 2)
    for g in (.50, 1.0):
        T.add((yo - .12, yo + .045, z + g), (6.85 + R.uniform(-.1, .2), yo + .045, z + g + R.normal() * .008)); T.add((yo + .045, yo - .12, z + g + .05), (yo + .045, 3.2 + R.uniform(-.1, .2), z + g + .05))
        for x in xs: coup((x, yo + .024, z + g), 0)
        for y in ys: coup((yo + .024, y, z + g + .05), 1)
        T.add((6.51, yo - .05, z + g + .05), (6.51, yi + .1, z + g + .05)); T.add((yo - .05, 3.0, z + g), (yi + .1, 3.0, z + g))
    for k in range(4):          # boards along the front, then the return
        x = -1.52 + R.uniform(-.05, .05) - (.0 if k % 2 else 1.3 * 0); y0 = yo + .06 + k * .232
        for Lb in ((3.9, 3.9, .45) if k % 2 else (2.4, 3.9, 1.95)):
            q = R.normal(size=3) * .002; y1 = y0 + .224; SX.box(W, (x, y0 + q[0], z + q[1]), (x + Lb - .006, y1 + q[0], z + .038 + q[1]), rot=rotm(1, R.normal() * .08) @ rotm(0, R.normal() * .5))
            for e in (x + .012, x + Lb - .05): HB.box(W, (e, y0 + q[0] - .0012, z + q[1] - .0012), (e + .028, y1 + q[0] + .0012, z + .0392 + q[1]))
            x += Lb
        x0 = yo + .06 + k * .232; y = yo + .06 + 4 * .232 + .01; q = R.normal(size=2) * .002
        SY.box(W, (x0 + q[0], y, z + q[1]), (x0 + .224 + q[0], y + 3.6 + R.uniform(-.1, .12), z + .038 + q[1]))
    for x, Lb in ((-1.45, 2.9), (1.46, 3.9), (5.37, 1.5)): SX.box(W, (x, yo + .028, z + .038), (x + Lb - .006, yo + .062, z + .205), rot=rotm(0, R.normal() * 1.2)); [HB.box(W, (e, yo + .0265, z + .037), (e + .028, yo + .0635, z + .2065)) for e in (x + .015, x + Lb - .05)]
    SY.box(W, (yo + .026, yo + .07, z + .038), (yo + .06, 3.3, z + .205)); SX.box(W, (yo + .06, 3.1, z + .038), (yi, 3.135, z + .205)); SY.box(W, (6.56, yo + .06, z + .038), (6.595, yi, z + .205))
T.add((4.42, yo - .055, .04), (6.5, yo - .055, 2.62)); T.add((yo - .055, .94, .12), (yo - .055, 2.95, 2.55)); coup((yo - .03, .95, .20), 1); coup((6.43, yo - .03, 2.52), 0); coup((4.5, yo - .03, .1), 0)
# ladder
A_ = TB(); b0, b1 = np.array([1.12, yo - 1.05, -.06]), np.array([1.12, yo - .09, 3.78]); dv = (b1 - b0) / np.linalg.norm(b1 - b0)
for dx in (-.19, .19): A_.add(b0 + [dx, 0, 0], b1 + [dx, 0, 0], .021, 8)
for k in range(1, 15): p = b0 + dv * (.27 * k); A_.add(p - [.19, 0, 0], p + [.19, 0, 0], .014, 8)
A_.done('ladder', alu)
# on the lifts: bricks, spot boards with mortar, a tub
def stack(x, y, z, nx, ny, nz, yaw=0, ragged=True, mb=B, l=.215, w=.1025, t=.065, gap=.004):
    f = F((x, y, z), yaw)
    for k in range(nz):
        for i in range(nx):
            for j in range(ny):
                if ragged and k == nz - 1 and R.random() < .4: continue
                q = R.normal(size=3) * .003; a, b = (l, w) if not (k % 2 and ragged) else (l, w)
                mb.box(f, (i * (a + gap) + q[0], -(j * (b + gap)) - b + q[1], k * (t + .0008)), (i * (a + gap) + a + q[0], -(j * (b + gap)) + q[1], k * (t + .0008) + t), rot=(2, R.normal() * .8))
for x in (.15, 2.30, 3.90, 5.5): stack(x, yo + .12, 2.74, 3, 3, 5, R.uniform(-1.5, 1.5), ragged=False)
stack(-1.22, .4, 2.74, 2, 4, 5, 2, ragged=False); stack(-1.22, 1.9, 2.74, 2, 4, 5, 1, ragged=False)
plyx = MB('ply', wood('ply', '7d6a4d', '9b8765', 0, .8), .003)
for x, z in ((1.55, 2.74), (3.15, 2.74), (4.77, 2.74)):
    for dx in (0, .36): K.box(W, (x + dx, yo + .2, z), (x + dx + .1, yo + .64, z + .215))
    plyx.box(F((x - .08, yo + .12, z + .216), R.uniform(-5, 5)), (0, -.6, 0), (.62, 0, .018)); blob('mortarheap', mor, (x + .22, yo + .42, z + .235), .25, int(x * 9), .48, .28, 40, 2.2, fresh=.5)
plyx.done(); 
for i in range(50):        # droppings on boards and at the foot of the scaffold
    z = (2.738, 1.388)[i % 2]; blob('drop', mor, (R.uniform(-1.2, 6.6), R.uniform(yo + .1, yo + .92), z), abs(R.normal()) * .014 + .005, i, .4, .3, 7, fresh=0.)
T.add((.80, yo - .16, 2.66), (1.44, yo - .16, 2.66)); coup((.84, yo - .10, 2.66), 0); coup((1.40, yo - .10, 2.66), 0)
LN = TB(); zl_ = (BASE + 1) * CO - .002
LN.add((.02, -.006, zl_), (L - .02, -.006, zl_), .0032, 5); LN.add((-.006, .02, zl_), (-.006, D - .02, zl_), .0032, 5); LN.done('line', plain('line', 'e8632a', .7))
LV = MB('level', plain('level', 'd8a31a', .45), .004); LV.box(W, (2.02, -.20, 2.75), (2.075, -.178, 3.95), rot=rotm(0, -6.5)); LV.done()
# brick guards on two bays of the upper lift
GD = TB()
for x0, x1 in ((4.56, 6.40),):
    for x in np.arange(x0, x1, .05): GD.add((x, yo + .075, 2.92), (x, yo + .075, 3.74), .0030, 4)
    for z in np.arange(2.92, 3.76, .10): GD.add((x0, yo + .075, z), (x1, yo + .075, z), .0036, 4)
GD.done('guards', plain('guard', 'd9662a', .6))
# jacket over the rail, hard hat on a stack
u_, v_ = np.meshgrid(np.linspace(-1, 1, 70), np.linspace(-1, 1, 90), indexing='ij'); Qj = np.stack([u_ * .3, v_ * .5, 0 * u_], -1); zr = 3.70; hang = np.abs(v_)
jx = 1.93 + u_ * (.25 + .05 * hang + .02 * fbm(Qj * 6 + 4, 2)) + .02 * v_; fold = .030 * np.sin(u_ * 8 + 2.5 * fbm(Qj * 3, 2)) * smooth(.05, .6, hang) + .015 * fbm(Qj * 9, 3)
jy = yo + .045 - np.sign(v_) * (.030 * smooth(0, .08, hang) + .012 + fold * np.sign(v_) * .8 + .03 * hang); jz = zr + .028 - np.maximum(0, hang - .05) * (.56 + .05 * u_ * (v_ > 0)) + .012 * fbm(Qj * 5 + 9, 2)
jm, jn = mat('hivis'); uvj = jn('ShaderNodeAttribute', attribute_name='rnd'); spj = jn('ShaderNodeSeparateColor', {0: uvj.outputs['Color']}); finish(jm, jn, jn.mix(jn.math('GREATER_THAN', spj.outputs[0], .5), rgba('e2d21f'), rgba('c9ccca')), .75, None, .2)
band = ((np.abs(hang - .78) < .055) | (np.abs(hang - .50) < .055) | ((np.abs(np.abs(u_) - .5) < .09) & (hang < .5))) * 1.
grid('jacket', jm, np.stack([jx, jy, jz], -1), np.stack([band, band * 0, band * 0], -1))
hp = plain('hat', 'e9b51c', .3); th_, ph_ = np.meshgrid(np.linspace(0, 2 * np.pi, 40), np.linspace(0, np.pi / 2, 16), indexing='ij'); hc = (2.62, yo + .30, 2.74 + 5 * .0658 + .01)
rr2 = np.cos(ph_) ** .8; grid('hatd', hp, np.stack([hc[0] + .135 * rr2 * np.cos(th_), hc[1] + .112 * rr2 * np.sin(th_), hc[2] + .01 + .125 * np.sin(ph_)], -1)); tq = TB(); tq.add((hc[0] - .01, hc[1] - .02, hc[2]), (hc[0] - .01, hc[1] - .02, hc[2] + .014), .152, 36, .140); tq.done('brim', hp)
T.done('tubes', galv); PP.done('props', plain('prop', '8e4a34', .6))
# ---------------------------------------------------------------- ground
gx, gy = np.meshgrid(np.r_[np.arange(-40, -7, 1.), np.arange(-7, 10, .035), np.arange(10, 60, 1.), np.arange(60, 400, 10.)], np.r_[np.arange(-9, -1, .03), np.arange(-1, 9, .06), np.arange(9, 70, 1.5), np.arange(70, 400, 10.)], indexing='ij'); P = np.stack([gx, gy, 0 * gx], -1)
rut = 0 * gx
for off in (0., 1.45): d = (gy + 2.25 + off + .22 * np.sin(gx * .7 + .6) + .04 * gx); rut = rut + np.exp(-(d / .17) ** 2) * (.7 + .3 * fbm(P * .8 + off, 2)) - .42 * np.exp(-((np.abs(d) - .30) / .13) ** 2)
near = np.exp(-(np.maximum(0, np.hypot(gx - 1, gy + 2) - 9) / 4) ** 2)
gz = -.13 + near * (.028 * fbm(P * .55, 3) + .014 * fbm(P * 1.7, 3) + .010 * fbm(P * 6, 3, .6) + .008 * fbm(P * 22, 3, .6) - .022 * rut + .006 * np.sin(gx * 42 + 3 * fbm(P * 2, 2)) * np.clip(rut, 0, 1))
flat = np.maximum(smooth(1.0, .62, np.abs(gy + .68)) * (gx > -2) * (gx < 7.5), smooth(1.0, .62, np.abs(gx + .68)) * (gy > -2) * (gy < 4)); gz = gz * (1 - .75 * flat) + (-.135) * .75 * flat
wet = .3 * np.clip(smooth(-.15, -.21, gz) + .25 * fbm(P * 1.1 + 4, 4), 0, 1)
grid('ground', earth_mat('earth', '8a7d6b', '9b8e7b', 'ac9f8c', .8), np.stack([gx, gy, gz], -1), np.stack([wet, np.clip(smooth(9.2, 11., gy + 1.2 * fbm(P * .5, 3)) + (gx > 7.6) * smooth(6.6, 8.2, gy + .14 * (gx - 7.6) + fbm(P * .5 + 3, 3)) + .75 * smooth(.12, .42, fbm(P * .8 + 11, 4)) * smooth(3., 7., np.hypot(gx - 2.5, gy + .5)) * (gy > 2), 0, 1), wet], -1))
gh = lambda x, y: gz[np.abs(gx[:, 0] - x).argmin(), np.abs(gy[0] - y).argmin()]

sm = [rough_mat(f'st{i}', a, b, 30, .7, 120, var=.2) for i, (a, b) in enumerate((('6d655a', '857d71'), ('80604f', '8e6c5b'), ('847c6f', '9a9284')))]
for i in range(6):
    o = blob(f'stone{i}', sm[i % 3], (0, 0, 0), .5, i + 30, .62, .30, 9, 1.3); cnt = 420
    px, py = R.uniform(-6, 8.5, cnt), R.uniform(-6.5, -.1, cnt) if i < 5 else R.uniform(-1, 6, cnt); px = np.where(R.random(cnt) < .35, R.uniform(-1.6, 8, cnt), px); py = np.where((R.random(cnt) < .4), R.uniform(-2.1, .0, cnt), py)
    if i == 5: px = R.uniform(-6, -.3, cnt)
    z = np.array([gh(a, b) for a, b in zip(px, py)]); scatter(f'scat{i}', np.c_[px, py, z], np.minimum(R.lognormal(-4.15, .4, cnt), .035), o, np.c_[R.normal(size=(cnt, 2)) * .3, np.ones(cnt)])
# sand heap and bulk bag
u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 200), np.linspace(0, 1, 90), indexing='ij'); cx, cy = -2.3, -.7; X, Y = cx + .95 * v * np.cos(u), cy + .85 * v * np.sin(u); Q = np.stack([X, Y, 0 * X], -1)
Z = .52 * (1 - v ** 1.12) * (1 + .22 * fbm(Q * 1.6, 3)) + .05 * fbm(Q * 4, 4, .6) + .022 * fbm(Q * 13, 4, .6) + .007 * fbm(Q * 45, 3) - .14 - .16 * smooth(.80, 1., v) - .12 * np.exp(-((X - cx - .5) ** 2 + (Y - cy + .5) ** 2) / .06) * smooth(0, .3, 1 - v); grid('sand', rough_mat('sandm', '76664e', '938165', 3.2, .8, 260, .95, .15, .004), np.stack([X, Y, Z], -1))
ash = wood('ash', '80603c', 'a8865a', 2, .6); SHV = TB(); s0, s1 = np.array([cx + .10, cy - .12, .22]), np.array([cx + .42, cy + .16, 1.18]); SHV.add(s0, s1, .017, 12, .016); ax_ = np.array([.64, -.74, 0]) * .075; SHV.add(s1 - ax_, s1 + ax_, .016, 12); SHV.done('shaft', ash); sk = TB(); sk.add(s0 - (s1 - s0) * .02, s0 + (s1 - s0) * .22, .020, 12, .018); sk.done('socket', clipm)
th, tt = np.meshgrid(np.linspace(0, 2 * np.pi, 240), np.linspace(0, 1, 120), indexing='ij'); pw_ = lambda x, k: np.sign(x) * np.abs(x) ** k
cs = np.stack([pw_(np.cos(th), .34), pw_(np.sin(th), .34)], -1); prof = np.interp(tt, [0, .04, .3, .62, .86, 1.], [.36, .415, .47, .465, .425, .43]); Qb = np.stack([cs[..., 0] * 1., cs[..., 1] * 1., tt * 1.4], -1)
cre = np.abs(fbm(Qb * np.array([1.5, 1.5, 4.2]) + 3, 4, .55)); fol = np.abs(fbm(Qb * np.array([4.5, 4.5, .8]) + 9, 3, .6)); prof = prof * (1 - .10 * np.exp(-(cre / .10) ** 2) * (.3 + tt) * .5 - .06 * np.exp(-(fol / .13) ** 2) * smooth(.45, 1., tt)) + .003 * fbm(Qb * 16, 3)
ca, sa = math.cos(.34), math.sin(.34); bx, by = -2.12, 1.5; X = cs[..., 0] * prof; Y = cs[..., 1] * prof; zb = tt * .80 - .15 + .05 * fbm(Qb * np.array([1.2, 1.2, 0]), 2) * tt
bagm = rough_mat('bagm', 'aeaba1', 'c4c0b5', 5, .35, 620, .8, .25, dirt=.5); rotb = lambda x, y, z: np.stack([x * ca - y * sa + bx, x * sa + y * ca + by, z], -1); grid('bag', bagm, rotb(X, Y, zb))
u, v = np.meshgrid(np.linspace(-.41, .41, 90), np.linspace(-.41, .41, 90), indexing='ij'); Qs = np.stack([u, v, 0 * u], -1); grid('bagsand', bpy.data.materials['sandm'], rotb(u, v, .50 + .10 * fbm(Qs * 3, 3) + .08 * np.exp(-(u * u + v * v) / .06) + .006 * fbm(Qs * 40, 3)))
for sx in (-1, 1):
    for sy in (-1, 1):
        a_ = np.linspace(0, np.pi, 24); p = np.stack([sx * (.40 - .10 * (1 - np.cos(a_))) , sy * (.415 + .05 * np.sin(a_)), .52 + (.17 + .03 * sx) * np.sin(a_) - .06 * np.sin(a_) ** 2], -1); w_ = np.array([0, 0, .0]); q = rotb(p[:, 0], p[:, 1], p[:, 2]); q2 = rotb(p[:, 0] * .93, p[:, 1] * .93 - .0, p[:, 2] + .012); grid('loop', bagm, np.stack([q, q2], 1))
for x, y, lb in ((-2.5, -2.50, 2.4), (-.11, -2.12, .9), (-2.46, -2.735, 2.1), (-.37, -2.40, 1.15)): SX.box(F((x, y, -.100), 9), (0, -.112, -.019), (lb, .112, .019), rot=rotm(1, R.normal() * .2)); [HB.box(F((x, y, -.100), 9), (e, -.1132, -.0202), (e + .028, .1132, .0202)) for e in (.015, lb - .045)]
def barrow(x, y, yaw, z=-.08):
    f = F((x, y, z), yaw); t = TB(); q = f.p; tm = plain('tray', '4a6553', .5, bump=.1)
    rim = [(-.50, -.31, .62), (.42, -.31, .60), (.62, -.17, .63), (.62, .17, .63), (.42, .31, .60), (-.50, .31, .62)]; bot = [(-.24, -.22, .36), (.22, -.22, .33), (.34, -.13, .33), (.34, .13, .33), (.22, .22, .33), (-.24, .22, .36)]
    V = np.array([q(*p) for p in rim + bot]); i = np.arange(6); j = (i + 1) % 6; raw_mesh('tray', V, [np.c_[i, j, 6 + j, 6 + i], np.array([[6, 7, 8, 9, 10, 11]])], tm)
    k = TB(); [k.add(q(*rim[a]), q(*rim[b]), .011, 8) for a, b in zip(i, j)]; k.done('rimb', tm)
    for sd in (-1, 1):
        t.add(q(.66, sd * .07, .20), q(-.30, sd * .25, .33), .016, 10); t.add(q(-.30, sd * .25, .33), q(-.92, sd * .30, .56), .016, 10); t.add(q(-.18, sd * .24, .33), q(-.30, sd * .25, .0), .014, 8); t.add(q(-.30, sd * .25, .0), q(-.12, sd * .24, .01), .014, 8); t.add(q(-.12, sd * .24, .01), q(.05, sd * .20, .32), .012, 8)
    t.add(q(.66, -.10, .20), q(.66, .10, .20), .012, 8); t.done('bframe', galv); g = TB(); [g.add(q(-.92, sd * .30, .56), q(-1.03, sd * .31, .60), .020, 10) for sd in (-1, 1)]
    w = [q(.66 + .165 * math.cos(a), 0, .20 + .165 * math.sin(a)) for a in np.linspace(0, 2 * np.pi, 25)]; [g.add(a, b + (b - a) * .15, .040, 12) for a, b in zip(w, w[1:])]; g.done('tyre', plast); h = TB(); h.add(q(.66, -.03, .20), q(.66, .03, .20), .125, 24); h.done('hub', clipm)
    c = q(.04, 0, .545); blob('load', mor, tuple(c), .25, 12, .30, .20, 40, 1.25, fresh=.5)
barrow(-.75, -2.33, 12)
# pallets: bricks, blocks
PW = MB('pallet', wood('pallet', '6f6049', '8f7d63', 1, .85), .003)
def pallet(x, y, yaw):
    f = F((x, y, gh(x + .4, y + .4) + .02), yaw)
    for k in range(5): PW.box(f, (k * .21, -1.0, .10), (k * .21 + .13, 0, .122))
    for k in range(3): PW.box(f, (0, -k * .45 - .1, 0), (.97, -k * .45, .10))
    return f.at(0, 0, .123)
f = pallet(1.9, -3.1, 14)
for lay in range(9):
    for a_ in range(4):
        for b_ in range(9 if lay < 7 else (9, 9, 5, 2)[a_] if lay == 7 else (7, 4, 0, 0)[a_]): B.box(f, (.02 + a_ * .219 + R.normal() * .003, -.02 - b_ * .106 - .1025 + R.normal() * .002, lay * .0662), (.02 + a_ * .219 + .215, -.02 - b_ * .106, lay * .0662 + .065), rot=(2, R.normal() * .5))
for q in (.26, .72): ST.box(f, (.014, -q - .016, -.01), (.898, -q, 7 * .0662 + .0015)) if False else None
for k in range(1):
    f = pallet(-1.95, 8.2, 5); f = f.at(0, 0, k * .80)
    for k2 in range(5): PW.box(f, (k2 * .21, -1.0, -.02), (k2 * .21 + .13, 0, 0)); 
    for lay in range(9):
        for a_ in range(4):
            for b_ in range(9): B.box(f, (.02 + a_ * .219, -.02 - b_ * .106 - .1025, lay * .0662), (.02 + a_ * .219 + .215, -.02 - b_ * .106, lay * .0662 + .065), rot=(2, R.normal() * .4))
    if False:
        for k2 in range(3): PW.box(f, (0, -k2 * .45 - .1, .60), (.97, -k2 * .45, .78))
f = pallet(3.35, -2.45, -6)
for lay in range(3):
    for a_ in range(2):
        for b_ in range(9 if lay < 2 else (9, 4)[a_]): K.box(f, (.02 + a_ * .445 + R.normal() * .004, -.02 - b_ * .103 - .1, lay * .217), (.02 + a_ * .445 + .44, -.02 - b_ * .103, lay * .217 + .215), rot=(2, R.normal() * .5))
for mb in (K, KM):        # a cut block that stood by itself in line with a standard: taken out (after all random numbers are drawn)
    for i in [i for i, c_ in enumerate(mb.C) if 4.28 < c_[2] < 4.5 and .24 < c_[1] < .37 and 4.05 < c_[0] < 4.28 and mb.H[i][0] < .12][::-1]:
        print('@@ out', mb.n, mb.C[i], mb.H[i]); [q.pop(i) for q in (mb.C, mb.H, mb.M, mb.Rn)]
for x in (B, M, S, K, KM, IN, DP, CN, JO, CL, ST, SX, SY, HB, PW): x.done()
# site fence: mesh panels on blocks, and a hedge far off
FT = TB()
def fence(p0, yaw, k):
    for i in range(k):
        f = F(p0, yaw).at(i * 3.5, 0, -.13)
        FT.add(f.p(0, 0, .1), f.p(0, 0, 2.1), .019, 8); FT.add(f.p(3.42, 0, .1), f.p(3.42, 0, 2.1), .019, 8)
        for z in (.18, 2.08): FT.add(f.p(0, 0, z), f.p(3.42, 0, z), .016, 8)
        for z in np.linspace(.45, 1.85, 6): FT.add(f.p(0, 0, z), f.p(3.42, 0, z), .003, 4)
        for x in np.arange(.05, 3.42, .055): FT.add(f.p(x, 0, .18), f.p(x, 0, 2.08), .0017, 4)
        CN2.box(f, (-.3, -.12, 0), (.3, .12, .14))
CN2 = MB('feet', conc, .02); fence((-13.5, 9.5, 0), 0, 6); fence((7.6, 7.2, 0), -8, 5); CN2.done(); FT.done('fence', clipm)
for dist, hh, c1, c2, sd in ((120, 19., '93a09d', '9eaaa6', 3), (72, 11.5, '7b8b7d', '8a9884', 21), (34, 2.5, '55643f', '68764d', 9)):
    an = np.linspace(math.radians(-6), math.radians(72), 2600); zz = np.linspace(0, 1, 10); A2, Z2 = np.meshgrid(an, zz, indexing='ij'); Qt = np.stack([A2 * 60 + sd, Z2 * 0, 0 * A2], -1)
    top_ = hh * (.70 + .42 * fbm(Qt * .28, 3) + .22 * fbm(Qt * 1.7, 4, .6) + .05 * fbm(Qt * 14, 3, .7)); dd = dist + (.12 if dist < 40 else .35) * fbm(np.stack([A2 * 60 * 1.3, Z2 * 3, 0 * A2], -1), 4, .6)
    grid('far', rough_mat(f'far{sd}', c1, c2, .5, .0, 2.5, var=0), np.stack([-3.6 + dd * np.sin(A2), -7.4 + dd * np.cos(A2), -.3 + Z2 * top_], -1))
def house(dist, azd, yaw, wd, dp, ev, rg, wall_c, roof_c):
    a = math.radians(azd); f = F((-3.6 + dist * math.sin(a), -7.4 + dist * math.cos(a), -.2), yaw); bm = rough_mat(f'hw{azd}', wall_c[0], wall_c[1], 1.5, .1, 18); rm_ = rough_mat(f'hr{azd}', roof_c[0], roof_c[1], 1.2, .1, 14); wh = plain(f'hwin{azd}', 'c9ccca', .5); gl = plain(f'hgl{azd}', '70767a', .2)
    b, r, w, g = MB('hb', bm, .01), MB('hr', rm_, .01), MB('hwn', wh, .005), MB('hg', gl, .002)
    b.box(f, (0, -dp, 0), (wd, 0, ev)); 
    for e in (0, wd - .25): V = np.array([f.p(e_, y_, z_) for e_ in (e, e + .25) for y_, z_ in ((0, ev), (-dp, ev), (-dp / 2, rg))]); b.X.append((V, [np.array([[0, 1, 2], [3, 5, 4]]), np.array([[0, 2, 5, 3], [1, 4, 5, 2]])], R.random(3)))
    for sg in (0, 1): y_ = .35 if sg == 0 else -dp - .35; V = np.array([f.p(-.3, y_, ev - .15), f.p(wd + .3, y_, ev - .15), f.p(wd + .3, -dp / 2, rg + .12), f.p(-.3, -dp / 2, rg + .12)]); r.X.append((V, [np.array([[0, 1, 2, 3]])], R.random(3)))
    b.box(f, (wd * .12, -dp / 2 - .4, rg - .8), (wd * .12 + .95, -dp / 2 + .4, rg + 1.3))
    for x in (.14, .62):
        for z in (1.0, 3.3): w.box(f, (wd * x, -.05, z), (wd * x + 1.7, .04, z + 1.25)); [g.box(f, (wd * x + .1 + k * .8, -.02, z + .1), (wd * x + .8 + k * .8, .05, z + 1.15)) for k in (0, 1)]
    for q in (b, r, w, g): q.done()
house(46, 6.3, 14, 9.5, 7.5, 5.1, 8.4, ('a58f86', 'b09b92'), ('928985', '9b928e')); house(58, 61.5, -38, 10.5, 8., 5.3, 8.9, ('a99a92', 'b2a49c'), ('8f9298', '999ba1'))
for m_ in bpy.data.materials:
    if m_.name.startswith(('far', 'hw', 'hr', 'hgl')): m_.pass_index = 7
for x_ in (1.8, 4.9): area((x_, 1.7, 2.3), (x_, 1.9, .1), 1.6, 32, 'fff0dc')
world(elev=16, az=229, strength=.18, sun=4.3, sun_col='ffe0ba', angle=2.2, dust=2., clouds=.9, cover=.12, cam_gain=1.15, trees=0, hdr='sky', hdr_gain=5, hdr_turn=100, hdr_sat=.3, cl_at=.46)
AZ = math.radians(33.2); camera((-3.6, -7.4, 1.6), (-3.6 + math.sin(AZ), -7.4 + math.cos(AZ), 1.6), 32, None, None, shift_y=.048)
render('build', spp=64, exposure=.3, dk=.2)
