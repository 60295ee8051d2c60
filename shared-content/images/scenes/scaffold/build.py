import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from closeup import *
import lib
# A house at first-floor level: racked-back brick outer leaf, block inner leaf, tube-and-fitting scaffold, bare site.
reset(41); Q8 = np.random.default_rng(128); HERE = os.path.dirname(os.path.abspath(__file__))
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
    c = n.ramp(a, [(.28, srgb('857a66')), (.5, srgb('9f937c')), (.72, srgb('938a78'))]); c = n('ShaderNodeHueSaturation', {'Color': c, 'Value': n.mapr(sp.outputs[1], 0, 1, .82, 1.10), 'Saturation': n.mapr(sp.outputs[2], 0, 1, .55, 1.05)})
    c = n.mix(.4, c, n.ramp(fib, [(.3, (.70, .68, .66)), (.7, (1.12, 1.12, 1.12))]), 'MULTIPLY')
    c = n.mix(n.mapr(n.noise(pos, 4, 6, .68), .46, .70, 0, .45), c, rgba('6b604f'))
    ms = n.mapr(n.noise(pos, 17, 6, .72), .64, .70, 0, .4); c = n.mix(ms, c, rgba('a89d89'))
    return finish(m, n, c, .88, n.math('ADD', n.math('MULTIPLY', fib, .7), n.math('MULTIPLY', ms, .6)), .2, strength=.7, dist=.0015)
def tube_mat(name):
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']
    c = n.ramp(n.noise(pos, 9, 5, .65), [(.3, srgb('5f6163')), (.5, srgb('808284')), (.72, srgb('9a9b9a'))])
    c = n.mix(n.mapr(n.noise(pos, 6, 7, .74), .50, .66, 0, .75), c, rgba('6e4c38')); sp = n.mapr(n.noise(pos, 30, 4, .65), .63, .67, 0, .8); c = n.mix(sp, c, rgba('b7ab97'))
    return finish(m, n, c, .5, n.noise(pos, 120, 3), .45, .35, strength=.15, dist=.001)
red = brick_mat('red', ['9a6650', 'a8735b', 'b27f66', '8d5b48', '7f4f41', 'ba8a6d', 'a16b54', '93604c'], dark=.45, smear=.16, bump=.95, close=True, foot=.12, streak=.05)
mortar = rough_mat('mortar', 'bfb5a5', 'd0c7b7', 25, .4, 250, wall=(.1, .05)); stone = rough_mat('stone', 'b6ac99', 'cfc6b4', 5, .3, 150, wall=(.2, .2))
blockm = rough_mat('blockm', '858684', 'a2a29e', 30, .9, 170, .95, .15, .006, var=.12, wall=(.2, .15)); bmort = rough_mat('bmort', '9a958b', 'b3ada2', 25, .8, 180)
insm = rough_mat('ins', 'd6cba6', 'e3d9b8', 7, .2, 260, .6, .3, var=.05); conc = rough_mat('conc', '87847e', 'a5a19a', 4, .5, 140, dirt=.3)
galv = tube_mat('galv'); clipm = rough_mat('clip', '55585a', '74716c', 40, .3, 200, .5, .5); alu = rough_mat('alu', '77787a', '96958f', 20, .2, 160, .5, .5); dpcm = plain('dpc', '141516', .6)
joist = wood('joist', '9d7b4c', 'c2a273', 1, .7); plast = plain('tub', '22262a', .5); straps = plain('strap', '2e3134', .4)
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

def beam(mb, p0, p1, w, h, up=(0, 0, 1), rnd=None):
    """a timber from p0 to p1, w across and h along `up`"""
    p0, p1 = np.array(p0, float), np.array(p1, float); d = p1 - p0; l = np.linalg.norm(d); d = d / l; v = np.cross(up, d); v /= np.linalg.norm(v); u = np.cross(d, v); f = F(); f.o = (p0 + p1) / 2; f.A = np.array([d, v, u])
    mb.box(f, (-l / 2, -w / 2, -h / 2), (l / 2, w / 2, h / 2), rnd=Q8.random(3) if rnd is None else rnd)
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
    sg = o is up1; yb = -ym + .052
    q0, q1 = ((a + .03, z0 + .10), (b - .03, z1 - .06)) if sg else ((a + .03, z1 - .06), (b - .03, z0 + .10))
    beam(JO, (q0[0], -ym - .056, q0[1]), (q1[0], -ym - .056, q1[1]), .022, .075)      # diagonal on the outer face
    for p in (a + .10, b - .10): beam(JO, (p, yb, z1 - .16), (p + .03, yb + 1.25, 2.66), .045, .07)      # rakers to the deck behind
    beam(JO, (a - .02, yb + .0, z0 + .52), (b + .02, yb + .0, z0 + .53), .022, .07)
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
vz = np.load(os.path.join(HERE, 'vest.npz')); vp, vr = vz['P'], vz['rest']
vm, vn = mat('hivis'); va = vn('ShaderNodeSeparateColor', {0: vn('ShaderNodeAttribute', attribute_name='rnd').outputs['Color']}); vx = vn.math('SUBTRACT', va.outputs[0], .5); vs = vn.math('SUBTRACT', va.outputs[1], .6); vpos = vn('ShaderNodeNewGeometry').outputs['Position']
absd = lambda a, b: vn.math('ABSOLUTE', vn.math('SUBTRACT', vn.math('ABSOLUTE', a), b)); lt = lambda a, b: vn.math('LESS_THAN', a, b)
hb = vn.math('MAXIMUM', lt(absd(vs, .335), .026), lt(absd(vs, .475), .026))
seam = vn.math('MAXIMUM', lt(absd(vs, .335), .029), lt(absd(vs, .475), .029)); seam = vn.math('SUBTRACT', seam, hb)
yel = vn.ramp(vn.noise(vpos, 7, 5, .6), [(.3, srgb('9c9448')), (.55, srgb('aca456')), (.75, srgb('b5ae70'))]); yel = vn.mix(vn.mapr(vn.noise(vpos, 19, 5, .7), .54, .72, 0, .55), yel, rgba('837a4e'))
yel = vn.mix(vn.math('MULTIPLY', lt(vn.math('SUBTRACT', .618, vs), .016), .55), yel, rgba('6d6a34'))
bnd = vn.ramp(vn.noise(vpos, 26, 5, .7), [(.3, srgb('77797a')), (.6, srgb('94969a')), (.8, srgb('a3a4a4'))]); vc = vn.mix(hb, vn.mix(vn.math('MULTIPLY', seam, .5), yel, rgba('6d6a34')), bnd)
vb = vn('ShaderNodeBump', {'Height': vn.noise(vpos, 260, 2, .6), 'Strength': .25, 'Distance': .001}); v1 = vn('ShaderNodeBsdfPrincipled', {'Base Color': vc, 'Roughness': vn.mapr(hb, 0, 1, .9, .6), 'Specular': .12, 'Normal': vb}); v2 = vn('ShaderNodeBsdfTranslucent', {0: vc}); vn('ShaderNodeOutputMaterial', {'Surface': vn('ShaderNodeMixShader', {0: vn.mapr(hb, 0, 1, .16, .0), 1: v1, 2: v2})})
nu_, nv_ = vp.shape[:2]; ix_ = np.arange(nu_ * nv_).reshape(nu_, nv_); qd = np.stack([ix_[:-1, :-1], ix_[1:, :-1], ix_[1:, 1:], ix_[:-1, 1:]], -1); cr = (vr[:-1, :-1] + vr[1:, 1:]) / 2
kq = ~((np.abs(cr[..., 0]) < .075) & (cr[..., 1] < .035) & (cr[..., 1] > -.16)) & ~((np.abs(cr[..., 0]) < .006) & (cr[..., 1] < -.1))
vo = raw_mesh('vest', vp.reshape(-1, 3), [qd[kq]], vm, np.c_[vr[..., 0].ravel() + .5, vr[..., 1].ravel() + .6, 0 * vr[..., 0].ravel()], smooth=True); ss_ = vo.modifiers.new('s', 'SUBSURF'); ss_.levels = ss_.render_levels = 1
hp = plain('hat', 'e9b51c', .3); th_, ph_ = np.meshgrid(np.linspace(0, 2 * np.pi, 40), np.linspace(0, np.pi / 2, 16), indexing='ij'); hc = (2.62, yo + .30, 2.74 + 5 * .0658 + .01)
rr2 = np.cos(ph_) ** .8; grid('hatd', hp, np.stack([hc[0] + .135 * rr2 * np.cos(th_), hc[1] + .112 * rr2 * np.sin(th_), hc[2] + .01 + .125 * np.sin(ph_)], -1)); tq = TB(); tq.add((hc[0] - .01, hc[1] - .02, hc[2]), (hc[0] - .01, hc[1] - .02, hc[2] + .014), .152, 36, .140); tq.done('brim', hp)
T.done('tubes', galv); PP.done('props', plain('prop', '8e4a34', .6))
# ---------------------------------------------------------------- ground
gx, gy = np.meshgrid(np.r_[np.arange(-40, -7, 1.), np.arange(-7, -4, .035), np.arange(-4, 5, .018), np.arange(5, 10, .035), np.arange(10, 60, 1.), np.arange(60, 400, 10.)], np.r_[np.arange(-9, -5.2, .04), np.arange(-5.2, -1.4, .016), np.arange(-1.4, -1, .03), np.arange(-1, 9, .06), np.arange(9, 70, 1.5), np.arange(70, 400, 10.)], indexing='ij'); P = np.stack([gx, gy, 0 * gx], -1)
rut = 0 * gx
for off in (0., 1.45): d = (gy + 2.25 + off + .22 * np.sin(gx * .7 + .6) + .04 * gx); rut = rut + np.exp(-(d / .17) ** 2) * (.7 + .3 * fbm(P * .8 + off, 2)) - .42 * np.exp(-((np.abs(d) - .30) / .13) ** 2)
near = np.exp(-(np.maximum(0, np.hypot(gx - 1, gy + 2) - 9) / 4) ** 2)
gz = -.13 + near * (.028 * fbm(P * .55, 3) + .014 * fbm(P * 1.7, 3) + .010 * fbm(P * 6, 3, .6) + .008 * fbm(P * 22, 3, .6) - .022 * rut)
# the track of a dumper: a rut with lugs, past the pack; a puddle in it
ty_ = -3.68 + .033 * (gx - .6) ** 2 * (gx > .6); td = (gy - ty_ - .02 * fbm(P * .9 + 6, 2)) / np.hypot(1, .066 * np.clip(gx - .6, 0, 9)); tr = (gx > -2) * (gx < 9) * smooth(-1.6, -.6, gx); press = smooth(.20, .13, np.abs(td)) * tr
lug = smooth(-.15, .30, np.sin((gx + .80 * np.abs(td)) * 2 * np.pi / .150 + np.sign(td) * 1.5)) * smooth(.17, .13, np.abs(td)) * smooth(.010, .028, np.abs(td)) * tr * smooth(-.45, .05, fbm(P * 1.3 + 2, 3))
gz = gz - .038 * press - .032 * lug + .030 * np.exp(-((np.abs(td) - .25) / .055) ** 2) * tr * (.6 + .6 * fbm(P * 5, 3))
PUD = (2.62, -3.55); px_, py_ = gx - PUD[0], gy - PUD[1] - .13 * (gx - PUD[0]); pe = np.hypot(px_ * 1.5, py_ * 3.4) + .22 * fbm(P * 2.6 + 3, 4, .6); kp = smooth(2.2, 1.2, pe); gz = gz * (1 - kp) + np.maximum(gz, -.150 + .004 * fbm(P * 9, 3)) * kp - .045 * smooth(1.10, .50, pe); lug = lug * (1 - smooth(1.3, .9, pe))
boot = 0 * gx
def bootmark(x, y, yaw, dep):
    """a sole and a heel pressed in, with a rim"""
    global gz, boot
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw)); m = (np.abs(gx - x) < .35) & (np.abs(gy - y) < .35); U, V = (gx[m] - x) * c + (gy[m] - y) * s, -(gx[m] - x) * s + (gy[m] - y) * c
    e = np.minimum(np.hypot((U - .055) / .105, V / .052), np.hypot((U + .095) / .052, V / .040)); k = smooth(1.12, .86, e); gz[m] += -dep * k * (1 - .35 * (np.sin(U * 2 * np.pi / .036) > .2)) + dep * .45 * np.exp(-((e - 1.3) / .18) ** 2); boot[m] = np.maximum(boot[m], k)
for k, (x, y, a) in enumerate(((-1.75, -2.35, -28), (-1.32, -2.78, -24), (-.72, -2.88, -14), (-.15, -3.24, -8), (.42, -3.12, 4), (1.02, -3.36, 8), (1.55, -3.45, 20), (-1.95, -1.75, 60), (-1.62, -1.98, 75), (.62, -2.72, 40), (.98, -2.60, 66), (1.30, -2.98, 60), (.20, -3.85, 165), (-.42, -3.62, 172), (-1.02, -3.80, 160), (-1.6, -3.45, 150))): bootmark(x, y, a, .013)
flat = np.maximum(smooth(1.0, .62, np.abs(gy + .68)) * (gx > -2) * (gx < 7.5), smooth(1.0, .62, np.abs(gx + .68)) * (gy > -2) * (gy < 4)); gz = gz * (1 - .75 * flat) + (-.135) * .75 * flat
wet = .3 * np.clip(smooth(-.15, -.21, gz) + .25 * fbm(P * 1.1 + 4, 4), 0, 1); wet = np.clip(wet + .30 * press + .22 * lug + .22 * boot + .85 * smooth(1.25, .72, pe), 0, 1)
um, un = mat('water'); up_ = un('ShaderNodeNewGeometry').outputs['Position']; ub = un('ShaderNodeBump', {'Height': un.noise(up_, 5, 3, .5), 'Strength': .02, 'Distance': .01}); un('ShaderNodeOutputMaterial', {'Surface': un('ShaderNodeMixShader', {0: un('ShaderNodeFresnel', {'IOR': 2.4, 'Normal': ub}), 1: un('ShaderNodeBsdfDiffuse', {0: rgba('5a4d3e')}), 2: un('ShaderNodeBsdfGlossy', {0: (2.3, 2.27, 2.08, 1), 'Roughness': .03, 'Normal': ub})})})
ux, uy = np.meshgrid(np.linspace(PUD[0] - .95, PUD[0] + .95, 4), np.linspace(PUD[1] - .48, PUD[1] + .48, 4), indexing='ij'); grid('water', um, np.stack([ux, uy, 0 * ux - .172], -1))
grid('ground', earth_mat('earth', '8a7d6b', '9b8e7b', 'ac9f8c', .8), np.stack([gx, gy, gz], -1), np.stack([wet, np.clip(smooth(9.2, 11., gy + 1.2 * fbm(P * .5, 3)) + (gx > 7.6) * smooth(6.6, 8.2, gy + .14 * (gx - 7.6) + fbm(P * .5 + 3, 3)) + .75 * smooth(.12, .42, fbm(P * .8 + 11, 4)) * smooth(3., 7., np.hypot(gx - 2.5, gy + .5)) * (gy > 2), 0, 1), wet], -1))
gh = lambda x, y: gz[np.abs(gx[:, 0] - x).argmin(), np.abs(gy[0] - y).argmin()]

sm = [rough_mat(f'st{i}', a, b, 30, .7, 120, var=.2) for i, (a, b) in enumerate((('6d655a', '857d71'), ('80604f', '8e6c5b'), ('847c6f', '9a9284')))]
for i in range(6):
    o = blob(f'stone{i}', sm[i % 3], (0, 0, 0), .5, i + 30, .62, .30, 9, 1.3); cnt = 420
    px, py = R.uniform(-6, 8.5, cnt), R.uniform(-6.5, -.1, cnt) if i < 5 else R.uniform(-1, 6, cnt); px = np.where(R.random(cnt) < .35, R.uniform(-1.6, 8, cnt), px); py = np.where((R.random(cnt) < .4), R.uniform(-2.1, .0, cnt), py)
    if i == 5: px = R.uniform(-6, -.3, cnt)
    z = np.array([gh(a, b) for a, b in zip(px, py)]); scatter(f'scat{i}', np.c_[px, py, z], np.minimum(R.lognormal(-4.15, .4, cnt), .035), o, np.c_[R.normal(size=(cnt, 2)) * .3, np.ones(cnt)])
# sand heap and bulk bag
u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 900), np.linspace(0, 1, 340), indexing='ij'); cx, cy = -2.3, -.7; X, Y = cx + .95 * v * np.cos(u), cy + .85 * v * np.sin(u); Q = np.stack([X, Y, 0 * X], -1); A1 = np.stack([np.cos(u) * 2.2, np.sin(u) * 2.2, 0 * u], -1); fall = smooth(0, .12, v) * smooth(1., .8, v)
run = fbm(A1 * 2.6 + np.stack([0 * v, 0 * v, v * .9], -1), 4, .6); slump = smooth(.02, .10, v - .46 - .16 * fbm(A1 * .9 + 7, 3)) # runs down the slope, and a slip face with a lip
Z = .50 * (1 - v) ** .96 * (1 + .10 * fbm(Q * 1.3, 2)) - .02 * smooth(.06, 0, v) + fall * (.020 * run - .022 * slump + .016 * np.abs(fbm(Q * 5.5 + 2, 3)) + .010 * fbm(Q * 26, 3, .65) + .006 * fbm(Q * 80, 2, .7)) - .14 - .16 * smooth(.84, 1., v) - .12 * np.exp(-((X - cx - .5) ** 2 + (Y - cy + .5) ** 2) / .06) * smooth(0, .3, 1 - v)
Z = Z - .05 * np.exp(-((X - cx + .12) ** 2 + (Y - cy + .42) ** 2) / .022) * (1 + .6 * fbm(Q * 9, 3)); Z = Z + .0022 * (Q8.random(Z.shape) - .5) * smooth(1., .9, v)
def sand_mat(name):
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; v1, v2 = (n('ShaderNodeTexVoronoi', {'Vector': pos, 'Scale': q}) for q in (190, 420)); g1, g2 = (n('ShaderNodeSeparateColor', {0: q.outputs['Color']}).outputs[0] for q in (v1, v2))
    c = n.ramp(n.noise(pos, 3.0, 6, .68), [(.32, srgb('82705a')), (.52, srgb('9a866a')), (.7, srgb('a8957b'))]); c = n.mix(n.mapr(n.noise(pos, 9, 5, .7), .52, .68, 0, .5), c, rgba('b0a286'))      # dry crust over damp sand
    c = n.mix(1, c, n.ramp(g1, [(.08, (.62, .60, .57)), (.3, (.95, .94, .93)), (.7, (1.05, 1.05, 1.05)), (.95, (1.42, 1.40, 1.36))]), 'MULTIPLY'); c = n.mix(.6, c, n.ramp(g2, [(.1, (.66, .65, .63)), (.5, (1, 1, 1)), (.9, (1.3, 1.3, 1.3))]), 'MULTIPLY')
    h = n.math('ADD', n.math('MULTIPLY', g1, .7), n.math('MULTIPLY', g2, .4)); return finish(m, n, c, .95, h, .12, strength=.8, dist=.0035)
sndm = sand_mat('sandm'); grid('sand', sndm, np.stack([X, Y, Z], -1))
for k in range(3):        # lumps that rolled to the foot
    o = blob(f'sandlump{k}', sndm, (0, 0, 0), .5, k + 70, .7, .35, 9, 1.6); cnt = 260; aa = Q8.uniform(0, 2 * np.pi, cnt); rv = 1 - np.abs(Q8.normal(size=cnt)) * .16 + .05; lx, ly = cx + .95 * rv * np.cos(aa), cy + .85 * rv * np.sin(aa)
    iu, iv = np.round(aa / (2 * np.pi) * 899).astype(int), np.clip(np.round(rv * 339).astype(int), 0, 339); lz = np.where(rv < .97, np.maximum(Z[iu, iv], -.135), [gh(p, q) for p, q in zip(lx, ly)]); scatter(f'sl{k}', np.c_[lx, ly, lz + .002], np.minimum(Q8.lognormal(-4.3, .55, cnt), .05), o, np.c_[Q8.normal(size=(cnt, 2)) * .3, np.ones(cnt)], spin=Q8.random(cnt) * 6.28)
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
def pack(f, take=(), film=True):
    """nine layers of bricks, tight in tone, layers a little shifted; two straps over, one round; remnants of film at the foot"""
    X, Y, H9 = 4 * .219 - .004, 9 * .106 - .0035, 9 * .0662
    for lay in range(9):
        sx, sy = Q8.normal(size=2) * (.0035, .0035) if lay else (0, 0); tone = Q8.normal() * .035
        for a_ in range(4):
            for b_ in range(9):
                if (a_, b_, lay) in take: continue
                q = Q8.normal(size=3) * (.0022, .0016, .5); r3 = np.clip(np.array([.5, .52, .5]) + Q8.normal(size=3) * (.10, .085, .16) + (tone, tone, 0), .05, .95)
                if Q8.random() < .05: r3[1] = .30
                B.box(f, (.02 + a_ * .219 + sx + q[0], -.02 - b_ * .106 - .1025 + sy + q[1], lay * .0662), (.02 + a_ * .219 + .215 + sx + q[0], -.02 - b_ * .106 + sy + q[1], lay * .0662 + .065), rot=(2, q[2]), rnd=r3)
    x0, x1, y0, y1 = .013, .02 + X + .007, -.02 - Y - .007, -.013
    for yb in (-.02 - 1.62 * .106, -.02 - 6.55 * .106):       # over the top, in the plane across
        w = .0075; top = H9 + .0015
        for q in (((x0 - .002, yb - w, -.01), (x0, yb + w, top + .002)), ((x1, yb - w, -.01), (x1 + .002, yb + w, top + .002)), ((x0 - .002, yb - w, top), (x1 + .002, yb + w, top + .002))): ST.box(f, *q, rnd=Q8.random(3))
    z = 5.45 * .0662
    for q in (((x0 - .003, y0, z), (x0 - .001, y1, z + .018)), ((x1 + .001, y0, z), (x1 + .003, y1, z + .018)), ((x0 - .003, y1 + .001, z), (x1 + .003, y1 + .003, z + .018)), ((x0 - .003, y0 - .003, z), (x1 + .003, y0 - .001, z + .018))): ST.box(f, *q, rnd=Q8.random(3))
    if film:
        per = np.array([(x0, y0 + .30), (x0, y1), (x1, y1), (x1, y1 - .62)]); sg = np.linalg.norm(np.diff(per, axis=0), axis=1); cu = np.r_[0, np.cumsum(sg)]; k = 150; d = np.linspace(0, cu[-1], k); z_ = np.linspace(0, 1, 26)
        px, py = np.interp(d, cu, per[:, 0]), np.interp(d, cu, per[:, 1]); cx_, cy_ = (x0 + x1) / 2, (y0 + y1) / 2; ox, oy = px - cx_, py - cy_; on = np.hypot(ox, oy)
        D2, Z2_ = np.meshgrid(d, z_, indexing='ij'); Qf = np.stack([D2 * 7, Z2_ * 2.2, 0 * D2], -1)
        hgt = .05 + .13 * np.clip(.5 + 1.3 * fbm(np.stack([d * 3.2, 0 * d + 3, 0 * d], -1), 4, .65), 0, 1) * smooth(0, .1, d) * smooth(cu[-1], cu[-1] - .2, d); off = .005 + .010 * np.abs(fbm(Qf, 4, .6)) + .035 * (Z2_ ** 3) * np.clip(fbm(Qf * .45 + 5, 2) + .1, 0, 1)
        grid('film', filmm, np.stack([f.p(px[a] + ox[a] / on[a] * off[a, b], py[a] + oy[a] / on[a] * off[a, b], -.004 + hgt[a] * z_[b]) for a in range(k) for b in range(26)]).reshape(k, 26, 3))
filmm, fn = mat('film'); fp_ = fn('ShaderNodeNewGeometry').outputs['Position']; fb = fn('ShaderNodeBump', {'Height': fn.noise(fp_, 34, 4, .65, .8), 'Strength': .9, 'Distance': .012}); fg = fn('ShaderNodeBsdfPrincipled', {'Base Color': rgba('c9cac6'), 'Roughness': .28, 'Specular': .6, 'Normal': fb}); fn('ShaderNodeOutputMaterial', {'Surface': fn('ShaderNodeMixShader', {0: fn.mapr(fn.noise(fp_, 22, 4, .7), .38, .70, .12, .42), 1: fn('ShaderNodeBsdfTransparent', {0: (.97, .97, .97, 1)}), 2: fg})})
f = pallet(1.9, -3.1, 14); pack(f, {(a, b, 8) for a, b in ((3, 8), (2, 8), (3, 7), (1, 8), (0, 8), (3, 0), (2, 7))} | {(3, 8, 7), (2, 8, 7), (1, 8, 7)})
for k in range(1):
    f = pallet(-1.95, 8.2, 5); f = f.at(0, 0, k * .80)
    for k2 in range(5): PW.box(f, (k2 * .21, -1.0, -.02), (k2 * .21 + .13, 0, 0)); 
    pack(f, film=False)
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
    """a brick house with tiled roof: courses of tiles, verge boards, gutter and downpipe, chimney with pots, white frames with glass"""
    a = math.radians(azd); f = F((-3.6 + dist * math.sin(a), -7.4 + dist * math.cos(a), -.2), yaw); nm = f'{azd}'; bm = rough_mat('hw' + nm, wall_c[0], wall_c[1], 1.5, .1, 9); rm_ = rough_mat('hr' + nm, roof_c[0], roof_c[1], 1.2, .1, 14, var=.16)
    wh = plain('hwin' + nm, 'e6e5df', .5); gl = plain('hgl' + nm, '2f373d', .06, .8, bump=0); gt = plain('hwgut' + nm, '3c3c3a', .5); cap = rough_mat('hwc' + nm, 'a79f92', 'bbb3a5', 2, .1, 12); pot = plain('hwp' + nm, '9c7866', .8); cu_ = plain('hwk' + nm, 'c9c2b4', .9); sol = rough_mat('hws' + nm, '77574c', '876559', 4, .1, 12)
    b, r, w, g, u_, c_, po, k_, so_ = MB('hb', bm, .01), MB('hr', rm_, .004), MB('hwn', wh, .005), MB('hg', gl, .002), MB('hgu', gt, .02), MB('hc', cap, .01), MB('hp', pot, .03), MB('hk', cu_, .01), MB('hso', sol, .005); ro_ = lambda: Q8.random(3)
    b.box(f, (0, -dp, 0), (wd, 0, ev), rnd=ro_())
    for e in (0, wd - .25): V = np.array([f.p(e_, y_, z_) for e_ in (e, e + .25) for y_, z_ in ((0, ev), (-dp, ev), (-dp / 2, rg))]); b.X.append((V, [np.array([[0, 1, 2], [3, 5, 4]]), np.array([[0, 2, 5, 3], [1, 4, 5, 2]])], ro_()))
    run_ = math.hypot(dp / 2 + .35, rg + .12 - ev + .15); n_ = int(run_ / .32)
    for sg in (0, 1):
        y_ = .35 if sg == 0 else -dp - .35; e0, e1 = np.array([y_, ev - .15]), np.array([-dp / 2, rg + .12]); d = (e1 - e0) / run_
        V = np.array([f.p(-.25, y_, ev - .17), f.p(wd + .25, y_, ev - .17), f.p(wd + .25, -dp / 2, rg + .10), f.p(-.25, -dp / 2, rg + .10)]); r.X.append((V, [np.array([[0, 1, 2, 3]])], np.array([.5, .3, .5])))
        up = np.array(f.p(0, e1[0], e1[1])) - np.array(f.p(0, e0[0], e0[1])); fr = slope_frame(f.p(-.28, e0[0], e0[1]), f.p(1, 0, 0) - f.p(0, 0, 0), up)
        for k in range(n_ + 1):
            for m_ in range(int((wd + .56) / .34)):
                xa = m_ * .34 + (.17 if k % 2 else 0); zt = k * run_ / (n_ + 1); r.box(fr, (xa + .004, .0, zt), (min(xa + .336, wd + .56), .05, zt + .40), rot=rotm(0, 4.5), rnd=np.clip(np.array([.5, .5, .5]) + Q8.normal(size=3) * .2, 0, 1))
        for x_ in (-.3, wd + .22): V0, V1 = f.p(x_ + .04, e0[0], e0[1] - .09), f.p(x_ + .04, e1[0], e1[1] - .09); beam(w, V0, V1, .06, .24)
        u_.box(f, (-.3, y_ - .02, ev - .30), (wd + .3, y_ + .13, ev - .17), rnd=ro_()) if sg == 0 else None; w.box(f, (-.2, (.02 if sg == 0 else -dp - .10), ev - .36), (wd + .2, (.10 if sg == 0 else -dp - .02), ev - .10), rnd=ro_())
    for k in range(int((wd + .5) / .45)): r.box(f, (-.28 + k * .45, -dp / 2 - .14, rg + .08), (.16 + k * .45, -dp / 2 + .14, rg + .24), rnd=np.array([.5, .35, .5]))
    u_.box(f, (wd * .505, .02, .2), (wd * .505 + .10, .12, ev - .2), rnd=ro_()); x = wd * .12; b.box(f, (x, -dp / 2 - .42, rg - .8), (x + .95, -dp / 2 + .42, rg + 1.15), rnd=ro_()); c_.box(f, (x - .07, -dp / 2 - .49, rg + 1.15), (x + 1.02, -dp / 2 + .49, rg + 1.27), rnd=ro_()); b.box(f, (x - .05, -dp / 2 - .46, rg + .88), (x + 1., -dp / 2 + .46, rg + .98), rnd=ro_())
    for q in (.14, .60): po.box(f, (x + q - .0, -dp / 2 - .13, rg + 1.27), (x + q + .24, -dp / 2 + .13, rg + 1.68), rnd=ro_())
    for x in (.14, .62):
        for z in (1.0, 3.3):
            W_ = 1.75; x0 = wd * x; g.box(f, (x0 + .03, -.06, z + .03), (x0 + W_ - .03, .012, z + 1.22), rnd=ro_()); so_.box(f, (x0 - .1, -.01, z + 1.25), (x0 + W_ + .1, .012, z + 1.47), rnd=ro_()); c_.box(f, (x0 - .1, -.02, z - .13), (x0 + W_ + .1, .10, z), rnd=ro_())
            for q0, q1 in ((0, .09), (W_ / 2 - .05, W_ / 2 + .05), (W_ - .09, W_)): w.box(f, (x0 + q0, -.02, z), (x0 + q1, .04, z + 1.25), rnd=ro_())
            for q0, q1 in ((0, .09), (.86, .92), (1.16, 1.25)): w.box(f, (x0, -.02, z + q0), (x0 + W_, .035, z + q1), rnd=ro_())
            for q0, q1 in ((.09, .30), (W_ - .30, W_ - .09)): k_.box(f, (x0 + q0, -.03, z + .09), (x0 + q1, .016, z + 1.16), rnd=ro_())
    if True:        # a window in the gable, and a door
        for e, o_ in ((0., -1), (wd, 1)):
            for y0, z in ((-dp * .5 - .5, 3.4),): w.box(f, (e - .04, y0, z), (e + .04, y0 + 1., z + 1.2), rnd=ro_()); g.box(f, (e - .05, y0 + .1, z + .1), (e + .05, y0 + .9, z + 1.1), rnd=ro_())
        w.box(f, (wd * .40, -.03, .2), (wd * .40 + 1.0, .03, 2.35), rnd=ro_()); u_.box(f, (wd * .40 + .08, -.02, .2), (wd * .40 + .92, .05, 2.25), rnd=ro_())
    for q in (b, r, w, g, u_, c_, po, k_, so_): q.done()
house(46, 6.3, 14, 9.5, 7.5, 5.1, 8.4, ('8b6a5e', '9b7a6d'), ('6d605a', '7c6f68')); house(58, 61.5, -38, 10.5, 8., 5.3, 8.9, ('927568', 'a18577'), ('7b625a', '896f66'))
# trees between and behind them: crowns of leaf clumps on a trunk, and leaves on the hedge
def far_leaf(name, c1, c2):
    m, n = mat(name); oi = n('ShaderNodeObjectInfo'); sp = n('ShaderNodeSeparateColor', {0: n('ShaderNodeAttribute', attribute_name='rnd').outputs['Color']}); return finish(m, n, n.ramp(n.math('FRACT', n.math('ADD', n.math('MULTIPLY', oi.outputs['Random'], .6), n.math('MULTIPLY', sp.outputs[0], .4))), [(.1, srgb(c1)), (.9, srgb(c2))]), .7, None, .15)
def clump(name, m, n=40, r=.5, lf=.17):
    V, Qd, rn = [], [], []
    for i in range(n):
        c = Q8.normal(size=3); c = c / np.linalg.norm(c) * r * Q8.random() ** .4; d = c / (np.linalg.norm(c) + 1e-6) + Q8.normal(size=3) * .7; d /= np.linalg.norm(d); s = np.cross(d, Q8.normal(size=3)); s /= np.linalg.norm(s); l_ = lf * Q8.uniform(.7, 1.2); b = len(V); V += [c, c + d * l_ * .5 + s * l_ * .34, c + d * l_, c + d * l_ * .5 - s * l_ * .34]; Qd += [(b, b + 1, b + 2, b + 3)]; rn += [Q8.random(3)] * 4
    return raw_mesh(name, np.array(V), [np.array(Qd)], m, np.array(rn), link=False)
def far_tree(az, dist, h, wdt, kid, trunk, seed):
    a = math.radians(az); rr = np.random.default_rng(seed); bx_, by_ = -3.6 + dist * math.sin(a), -7.4 + dist * math.cos(a); P = []
    for k in range(9):        # lobes
        e = rr.normal(size=3); e /= np.linalg.norm(e); lc = np.array([bx_, by_, h * .60]) + e * np.array([wdt * .30, wdt * .30, h * .20]); lr = wdt * rr.uniform(.20, .32); d = rr.normal(size=(70, 3)); d /= np.linalg.norm(d, axis=1, keepdims=True); P.append(lc + d * lr * rr.uniform(.55, 1.08, (70, 1)) * np.array([1, 1, 1.05]))
    P = np.concatenate(P); P = P[P[:, 2] > h * .16]; scatter('farcrown', P, wdt * .13 * rr.uniform(.7, 1.35, len(P)), kid, rr.normal(size=P.shape), spin=rr.random(len(P)) * 6.28); tt = TB(); tt.add((bx_, by_, -.3), (bx_, by_, h * .6), h * .022, 8); tt.done('fartrunk', trunk)
trk = rough_mat('fartrk', '51483d', '60564a', 3, .1, 12); kids = [[clump(f'fk{i}{j}', far_leaf(f'farl{i}{j}', *c)) for j in range(2)] for i, c in enumerate((('59683f', '7b8a55'), ('66724b', '87935f'), ('6c7a63', '8b9879'), ('748552', '9aa86f')))]
for k, (az, dist, h, w_, c) in enumerate(((2.2, 72, 9.6, 8, 2), (4.6, 84, 14.6, 9, 2), (6.6, 78, 14.0, 9, 2), (8.6, 70, 14.6, 9.5, 1), (10.4, 84, 17.4, 10, 2), (12.0, 72, 16.6, 9, 0), (13.4, 66, 15.8, 8.5, 1), (15.2, 66, 16.6, 9, 0), (18.6, 70, 13.2, 9, 2), (50.6, 66, 9.4, 7.5, 0), (52.6, 80, 12.0, 8.5, 2), (54.6, 62, 9.0, 6.5, 1), (56.2, 74, 11.8, 8, 0), (58.4, 84, 13.8, 9, 2), (60.9, 88, 12.8, 9, 1), (63.5, 92, 13.4, 9, 2))): far_tree(az, dist, h, w_, kids[c][k % 2], trk, 300 + k)
for a0, a1, cnt in ((1.5, 17, 700), (49, 66, 760)):
    aa = np.radians(Q8.uniform(a0, a1, cnt)); zz_ = Q8.random(cnt) ** .8; hd = 2.15 + .35 * fbm(np.stack([aa * 60, 0 * aa, 0 * aa], -1) * .5, 3); dd_ = 33.7 + Q8.normal(size=cnt) * .25 + .3 * zz_; scatter('farhedge', np.c_[-3.6 + dd_ * np.sin(aa), -7.4 + dd_ * np.cos(aa), -.2 + zz_ * hd], Q8.uniform(.45, .9, cnt), kids[3][0], Q8.normal(size=(cnt, 3)), spin=Q8.random(cnt) * 6.28)
for m_ in bpy.data.materials:
    if m_.name.startswith(('far', 'hw', 'hr', 'hgl')): m_.pass_index = 7
for x_ in (1.8, 4.9): area((x_, 1.7, 2.3), (x_, 1.9, .1), 1.6, 32, 'fff0dc')
world(elev=16, az=229, strength=.18, sun=4.3, sun_col='ffe0ba', angle=2.2, dust=2., clouds=.9, cover=.20, cam_gain=1.15, trees=0, hdr='sky', hdr_gain=5, hdr_turn=100, hdr_sat=.3, cl_at=.38)
AZ = math.radians(33.2); camera((-3.6, -7.4, 1.6), (-3.6 + math.sin(AZ), -7.4 + math.cos(AZ), 1.6), 32, None, None, shift_y=.048)
render('build', spp=64, exposure=.3, dk=.2)
