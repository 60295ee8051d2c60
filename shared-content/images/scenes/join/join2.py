"""The join of old and new brickwork, half built: a one-brick wall in Flemish bond; at the left the old wall, toothed; at the right the new one, bonded into the teeth below, racked back above. After arch.py. Units: metres."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stocks_patch import *
import lib, stocks_patch as stocks
reset(11)
r = np.random.default_rng(23); f = F((0, 0, 0), 0)
DEP = .215; CAM = np.array([.66, -2.0, 1.30]); LOOK = (.205, 0., 1.165); LENS = 30.8
OLD = ['7f725c', '94845f', 'a08f6c', '877856', 'a69573', '968259', '867b67', '9f8b62', '978a72', '8c7a5c']
NEW = ['918369', 'ab9a72', 'b6a580', 'a08f6b', 'bda98a', 'b09c74', '9c9079', 'b8a47a', 'b0a387', 'a98f6c']

# ------------------------------------------------------------------ materials
def tint(m, fn):
    """put fn(n, colour, normal, position) between a material's colour and its surface"""
    t = m.node_tree; b = next(q for q in t.nodes if q.type == 'BSDF_PRINCIPLED'); s = b.inputs['Base Color']; src = s.links[0].from_socket
    n = NT.__new__(NT); n.t = t; ge = n('ShaderNodeNewGeometry'); c = fn(n, src, ge.outputs['Normal'], ge.outputs['Position']); t.links.new(c.outputs[0], s); m.pass_index = 3; return m
def residue(n, c, nr, pos, amt, hue):
    """bed and end faces keep patches of lime"""
    x = n('ShaderNodeSeparateXYZ', {0: nr}); up = n.math('MAXIMUM', n.mapr(x.outputs[2], .55, .85), n.mapr(x.outputs[0], .55, .85))
    k = n.noise(pos, 26, 6, .68); q = n.math('MULTIPLY', up, n.mapr(k, .60 - amt, .66 - amt, 0, .88)); g = n.noise(pos, 420, 3, .75)
    return n.mix(q, c, n.mix(.8, rgba(hue), n.ramp(g, [(.33, (.62, .60, .57)), (.5, (1, 1, 1)), (.67, (1.22, 1.21, 1.19))]), 'MULTIPLY'))
def sooty(n, c, nr, pos):
    c = residue(n, c, nr, pos, .16, '9c907b'); V = n('ShaderNodeVectorMath', {0: pos, 1: (1.6, 1.6, .8)}, operation='MULTIPLY').outputs[0]
    a = n.noise(V, 2.1, 5, .62); b = n.noise(pos, 55, 4, .7); k = n.math('ADD', a, n.math('MULTIPLY', n.math('SUBTRACT', b, .5), .30)); c = n.mix(n.mapr(k, .46, .68, .0, .60), c, n.mix(1, c, (.47, .45, .43, 1), 'MULTIPLY'))
    s = n.noise(n('ShaderNodeVectorMath', {0: pos, 1: (9., 9., .7)}, operation='MULTIPLY').outputs[0], 1., 5, .65); c = n.mix(n.mapr(s, .54, .74, 0, .42), c, n.mix(1, c, (.50, .48, .45, 1), 'MULTIPLY'))
    e = n.noise(pos, 5.5, 5, .7); return n.mix(n.mapr(e, .64, .76, 0, .26), c, rgba('b9b2a2'))
def clean(n, c, nr, pos): return residue(n, c, nr, pos, .17, 'b3a58c')
oldm = tint(stock_mat('old', OLD, mortar='a59a88', burnt=('7a6b5c', '6e6053')), sooty); newm = tint(stock_mat('new', NEW, mortar='c0b49f', burnt=('7c6d5e', '6c6055')), clean)
def mortar2(name):
    """lime: rnd is (new, damp, -)"""
    m, n = mat(name); M = n.math; pos = n('ShaderNodeNewGeometry').outputs['Position']; at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']}); nw, dp = sp.outputs[0], sp.outputs[1]
    a = n.noise(pos, 17, 5, .65); c = n.mix(nw, n.ramp(a, [(.3, srgb('8f8473')), (.7, srgb('aba08d'))]), n.ramp(a, [(.3, srgb('bfb29a')), (.7, srgb('d2c6b0'))]))
    s = n.noise(n('ShaderNodeVectorMath', {0: pos, 1: (1.6, 1.6, .8)}, operation='MULTIPLY').outputs[0], 2.1, 5, .62); o = M('SUBTRACT', 1., nw); c = n.mix(M('MULTIPLY', o, n.mapr(s, .44, .66, 0, .55)), c, n.mix(1, c, (.55, .53, .50, 1), 'MULTIPLY'))
    g = n.noise(pos, 420, 3, .75); c = n.mix(.8, c, n.ramp(g, [(.33, (.62, .60, .57)), (.5, (1, 1, 1)), (.67, (1.22, 1.21, 1.19))]), 'MULTIPLY')
    v = n('ShaderNodeTexVoronoi', {'Vector': pos, 'Scale': 390.}); q = n('ShaderNodeSeparateColor', {0: v.outputs['Color']}); k = n.mapr(v.outputs['Distance'], .48, .32); c = n.mix(M('MULTIPLY', M('MULTIPLY', k, M('GREATER_THAN', q.outputs[0], .80)), .75), c, n.ramp(q.outputs[1], [(.2, srgb('6b5640')), (.5, srgb('a58d6a')), (.8, srgb('ddd5c6'))]))
    c = n.mix(dp, c, n.mix(1, c, (.60, .57, .52, 1), 'MULTIPLY')); m.pass_index = 3
    finish(m, n, c, n.mapr(dp, 0, 1, .97, .70), M('ADD', g, M('MULTIPLY', k, .5)), n.mapr(dp, 0, 1, .12, .26), strength=.7, dist=.0012, mean=tuple(x * .92 for x in mean_of('bfb29a', '8f8473')[:3]) + (1.,)); return m
lime = mortar2('lime')

# ------------------------------------------------------------------ the bond
N0, N1, XL, XR = 1, 29, -1.75, 1.75
LEAD = {10: .675, 11: .50625, 12: .3375, 13: .16875}        # where the new courses end; below they run on
OEND = lambda n: 0. if n % 2 == 0 else -.05625              # where the old ones end
def E(n): return 9. if n < 10 else LEAD.get(n, OEND(n))
def noise1(x, k, s): return float(fbm(np.array([[x * k, s, s * .7]]), 2)[0])
fine, deepS, deepH, solids, slabs = {}, [], [], [], []
items = {k: [] for k in ('oS', 'oH', 'nS', 'nH', 'odS', 'odH', 'ndS', 'ndH')}
for n in range(N0, N1):
    A = n % 2 == 0; off = -.215 if A else -.215 + .05625 - .3375 + .3375        # A: a stretcher ends at 0; B: a header ends at -.05625
    k = -6; seq = []
    while True:
        m0 = -.215 + k * .3375
        if m0 > XR + .4: break
        seq += [(m0, m0 + .215), (m0 + .225, m0 + .3275)] if A else [(m0 + .05625, m0 + .15875), (m0 + .16875, m0 + .38375)]; k += 1
    for a, b in seq:
        if a > E(n) - .02 or b < XL or a > XR: continue
        new = a > -.06 and n < 14 or a > .005; new = new and (a > -.05)
        head = b - a < .15; ed = b > E(n) - .02; s = .0009 if new else .0016; j = np.clip(r.normal(size=5), -2, 2) * s
        zz = n * CO + .0012 * noise1((a + b) / 2, 1.3, n * 3.1)
        x0, x1, za, zb = a + j[0] * .9, b + j[1] * .9, zz + j[2] * .6, zz + BT + j[3] * .6
        if ed and not new: x1 += float(np.clip(r.normal() * .0025, -.005, .003))
        y = float(np.clip(j[4] * .8, -.0018, .0018)); rot = rotm(1, r.normal() * (.18 if new else .28)) @ rotm(2, r.normal() * .20) @ f.A
        rn = r.random(3); rn[0] *= .93
        bow, sk = r.normal() * (.0006 if new else .0009), r.normal() * .0012
        warp = lambda P, bow=bow, sk=sk: P + np.stack([0 * P[:, 0], sk * P[:, 0] / .1 + .4 * bow * P[:, 2] / .03, bow * ((P[:, 0] / .1) ** 2 - .4)], -1)
        deep = (n >= 9 and a > -.5) or (n >= 13 and b > -.45)
        if n == 9 and a < .4: deep = False
        key = ('n' if new else 'o') + ('d' if deep else '') + ('H' if head else 'S'); hx, hz = (x1 - x0) / 2, (zb - za) / 2; c = ((x0 + x1) / 2, (za + zb) / 2)
        if deep and head: items[key].append((f.p(c[0], y - DEP / 2, c[1]), (hx, DEP / 2, hz), rot, rn, warp))
        else:
            items[key].append((f.p(c[0], y - BH / 2, c[1]), (hx, BH / 2, hz), rot, rn, warp))
            if deep: items[key].append((f.p(c[0] + r.normal() * .002, -DEP + BH / 2, c[1]), (hx, BH / 2, hz), rot, r.random(3) * (.93, 1, 1), warp))
        rad = .0035 if new else .0065
        fn = lambda X, Z, c=c, hx=hx, hz=hz, q=rad: np.hypot(np.maximum(abs(X - c[0]) - hx + q, 0), np.maximum(abs(Z - c[1]) - hz + q, 0)) - q + np.minimum(np.maximum(abs(X - c[0]) - hx + q, abs(Z - c[1]) - hz + q), 0)
        solids.append(((x0, x1, za, zb), fn))
# a few burnt bricks, together
for key, pts in (('oH', ((-.72, .55), (-.60, .70))), ('oS', ((-.80, .62),))):
    for px, pz in pts:
        L_ = items[key]; i = int(np.argmin([math.hypot(q[0][0] - px, q[0][2] - pz) for q in L_])); L_[i] = (*L_[i][:3], np.array([.955, r.random(), r.random()]), L_[i][4])
SHALLOW = stocks._grid
def whole(n): G, q = lib._rounded(n); return G, np.ones(sum(len(g[4]) for g in G), bool), q
S_, H_ = (.1075, .05125, .0325), (.05125, .05125, .0325)
bricks('oS', oldm, items['oS'], (104, 4, 34), .0032, S_, 22, soft=2.0, chip=1.45, body=1.15, pits=1.25, seed=3); bricks('oH', oldm, items['oH'], (52, 4, 34), .0032, H_, 22, soft=2.0, chip=1.45, body=1.15, pits=1.25, seed=4)
bricks('nS', newm, items['nS'], (104, 4, 34), .0022, S_, 22, soft=1.3, chip=1.15, seed=5); bricks('nH', newm, items['nH'], (52, 4, 34), .0022, H_, 22, soft=1.3, chip=1.15, seed=6)
stocks._grid = whole
bricks('odS', oldm, items['odS'], (104, 26, 34), .0032, S_, 12, soft=2.0, chip=1.45, body=1.15, pits=1.25, seed=7); bricks('odH', oldm, items['odH'], (52, 52, 34), .0032, (.05125, .1075, .0325), 12, soft=2.0, chip=1.45, body=1.15, pits=1.25, seed=8)
bricks('ndS', newm, items['ndS'], (104, 26, 34), .0022, S_, 14, soft=1.3, chip=1.2, seed=9); bricks('ndH', newm, items['ndH'], (52, 52, 34), .0022, (.05125, .1075, .0325), 12, soft=1.3, chip=1.2, seed=10)
print('@@ bricks', {k: len(v) for k, v in items.items()}, flush=True)

# ------------------------------------------------------------------ joints, one sheet, old and new
def newness(X, Z):
    n = np.floor(Z / CO); fr = Z - n * CO; xj = np.where((n % 2 == 0) & (fr < BT) & (fr > .0), -.002, -.0585)
    q = smooth(-.006, .006, X - xj + .006 * fbm(np.stack([X * 40, 0 * X, Z * 40], -1), 2)); return np.where((Z > 14 * CO - .011) & (X < .0), 0., q) * (Z < 14 * CO + .02)
def damp(X, Z): return smooth(.42, 1.0, Z + .24 * fbm(np.stack([X * 2.2, 0 * X + 3, Z * 2.8], -1), 3) + .05 * fbm(np.stack([X * 18, 0 * X, Z * 30], -1), 2)) * .62
def sheet(step=.0016):
    x0, x1, z0, z1 = -1.5, 1.6, .12, 2.12; xs, zs = np.arange(x0, x1, step), np.arange(z0, z1, step); xs, zs = xs[xs > .3], zs[(zs > .5) & (zs < 1.2)]; x0, z0 = xs[0], zs[0]; X, Z = np.meshgrid(xs, zs); s = np.full(X.shape, 1.)
    for (a, b, c, d), fn in solids:
        ix = slice(max(0, int((a - .03 - x0) / step)), max(0, int((b + .03 - x0) / step))); iz = slice(max(0, int((c - .03 - z0) / step)), max(0, int((d + .03 - z0) / step)))
        if X[iz, ix].size: s[iz, ix] = np.minimum(s[iz, ix], fn(X[iz, ix], Z[iz, ix]))
    n = np.floor(Z / CO).astype(int); fr = Z - n * CO; Ev = np.array([E(i) for i in range(60)]); lim = np.where(fr < BT, Ev[n] + .001, np.minimum(Ev[n], Ev[n + 1]) - .003); P3 = np.stack([X, 0 * X, Z], -1)
    ok = (s > -.007) & (s < .03) & (X < lim + .004 * fbm(P3 * 90, 2)) & ~((n == 9) & (fr > BT - .002) & (X > .676))
    q = ok[:-1, :-1] & ok[1:, :-1] & ok[1:, 1:] & ok[:-1, 1:]; use = np.zeros(X.shape, bool); use[:-1, :-1] |= q; use[1:, :-1] |= q; use[1:, 1:] |= q; use[:-1, 1:] |= q
    ix = np.cumsum(use.ravel()).reshape(use.shape) - 1; x, z, d = X[use], Z[use], s[use]; Q = np.stack([x, 0 * x, z], -1); nw = newness(x, z); fresh = smooth(9.6, 10.0, z / CO) * nw
    lap = (smooth(.52, .76, vnoise(Q * 55)) * .0013 + smooth(.5, .8, vnoise(Q * 140 + 9)) * .0008) * (1 + .5 * (1 - nw) + .8 * fresh); out = np.maximum(-d, 0)
    worn = (1 - nw) * smooth(.58, .78, vnoise(Q * 6.5 + 31)) * .0050                              # here and there the old joint has weathered back
    rec = np.where(nw > .5, -.0022, -.0012) - worn + fresh * smooth(.3, .75, vnoise(Q * 22 + 3)) * .0032
    y = rec + .0018 * (1 - smooth(0., .0042, d)) + lap * smooth(.004, .0005, d) - np.maximum(out - .0012 - lap * 1.4, 0) * .9 + .0005 * fbm(Q * 160, 2, .8) + (.0004 + .0007 * (1 - nw) + .0012 * fresh) * fbm(Q * 34, 3, .6)
    V = f.o + np.stack([x, y, z], -1) @ f.A; print('@@ joints', len(V), flush=True)
    raw_mesh('joints', V, [np.stack([ix[:-1, :-1][q], ix[:-1, 1:][q], ix[1:, 1:][q], ix[1:, :-1][q]], -1)], lime, np.stack([nw, damp(x, z) * nw, 0 * x], -1), smooth=True)
sheet()
# mortar in the thickness of the wall, seen at the ends of the courses
sl = []
for n in range(8, N1):
    e = min(E(n), E(n + 1)); old = n >= 13
    if e > 5: continue
    x1 = e - .005 + r.normal() * .002; x0 = x1 - .10
    sl.append((f.p((x0 + x1) / 2, -DEP / 2 - .001, n * CO + BT + J / 2), ((x1 - x0) / 2, DEP / 2 - .007, J / 2 + .0012), f.A, np.array([0. if old else 1., .0 if old else .5, 0]), None))
for n in range(10, N1):                                   # collar joints between the two leaves
    if (n % 2 == 0) == (n >= 14) or n in (10, 12, 11, 13):
        x1 = E(n) - .006; sl.append((f.p(x1 - .05, -DEP / 2, n * CO + BT / 2), (.05, .0062, BT / 2), f.A, np.array([0. if n > 13 else 1., .2, 0]), None))
for n in (9,):
    pass
bricks('slabs', lime, sl, (40, 60, 6), .001, (.05, .1, .006), 10, soft=1.5, chip=1.2, body=2.2, pits=1., seed=12)
def top(name, x0, x1, z, nw, dm, low=-.0045, amt=.5, seed=0, y0=.004, y1=DEP - .004, more=0.):
    """what lies on the beds: joints slightly low, and patches of mortar left by the trowel"""
    x, y = np.meshgrid(np.arange(x0, x1, .0022), np.arange(y0, y1, .0030), indexing='ij'); P = np.stack([x + seed * 3.3, y, 0 * x + seed], -1); k = smooth(amt, amt + .26, vnoise(P * 24) * .65 + vnoise(P * 70) * .35) * smooth(0, .014, y - y0) * smooth(0, .014, y1 - y) * smooth(0, .012, x - x0) * smooth(0, .012, x1 - x)
    h = low + .0012 * fbm(P * 60, 3) + k * (.0052 + more + .0022 * fbm(P * 90, 3, .7)); grid(name, lime, np.stack([x, y, z + h], -1), np.broadcast_to(np.array([nw, dm, 0.]), (*x.shape, 3)))
for n in (10, 11, 12): top('tread', LEAD[n + 1] - .02, LEAD[n] - .006, n * CO + BT, 1., .35, seed=n, amt=.50)
top('run', .66, 1.75, 9 * CO + BT, 1., .45, seed=5, amt=.54)
top('lead', -.01, .163, 13 * CO + BT, 1., .5, seed=7, amt=.42)
for n in range(14, N1 - 1, 2): top('tooth', -.058, -.007, n * CO + BT, .25, 0., seed=n, amt=.40, more=.002)
def crumbs(k, fx, fy, z, size, nw, dm):
    for i in range(k): s = abs(r.normal()) * size + .0010; blob('crumb', lime, (fx(), fy(), z + s * .3), s, r.integers(999), .6, .35, 7).data.attributes['rnd'].data.foreach_set('color', np.tile(np.array([nw, dm, 0, 1.], 'f'), len(bpy.context.scene.objects[-1].data.vertices) if 0 else (15 * 7)))
for n in range(14, N1 - 1, 2): crumbs(9, lambda: r.uniform(-.05, -.006), lambda: r.uniform(.006, .2), n * CO + BT, .0022, .3, .0)
for n in (10, 11, 12): crumbs(9, lambda: r.uniform(LEAD[n + 1] + .004, LEAD[n] - .01), lambda: r.uniform(.006, .2), n * CO + BT, .0024, 1., .3)
crumbs(40, lambda: r.uniform(.9, 1.6), lambda: r.uniform(.006, .2), 9 * CO + BT, .0026, 1., .4)

# ------------------------------------------------------------------ the bed that waits, the next brick, loose bricks
def bed(name, xa, xb, z, dm=.75, hgt=1., seed=0, tail=.06, run=0.):
    x, yv = np.meshgrid(np.arange(xa - .01, xb + tail, .0018), np.linspace(-.004, DEP + .002, 110), indexing='ij'); P = np.stack([x + seed, yv, 0 * x], -1)
    e0 = -.001 + .006 * fbm(P * np.array([22, 0, 0]), 3) ; side = smooth(e0 - .003, e0 + .011, yv + .003 * fbm(P * 45, 3)) * smooth(-.004, .009, DEP - .006 - yv + .004 * fbm(P * 45 + 9, 3))
    wob = .007 * fbm(np.stack([x * 9 + seed, 0 * x, 0 * x], -1), 3); g = lambda c, w: np.exp(-((yv - c - wob) / w) ** 2)
    prof = .0185 - .0100 * g(.055, .014) - .0100 * g(.155, .016) + .006 * g(.020, .012) + .005 * g(.105, .018) + .004 * g(.195, .012)
    rip = .0032 * np.sin(x * 118 + 5 * fbm(P * 9, 2) + yv * 30) * (g(.055, .022) + g(.155, .024))
    if run: prof = prof + run * (.0075 * fbm(P * np.array([17, 4, 0]) + 2, 3) + .0045 * np.abs(np.sin(x * 70 + 2.5 * fbm(P * 7, 2) + yv * 14)) * g(.022, .020))
    h = (prof + rip + .0048 * fbm(P * 26, 3, .6) + .0022 * fbm(P * 95, 3, .7) + .0010 * fbm(P * 400, 2)) * side * hgt * (1 - smooth(xb - .04, xb + tail * .6, x + .045 * fbm(P * 17, 3))) * smooth(xa - .008, xa + .003, x) - .0045
    grid(name, lime, np.stack([x, yv - .001 * (h > .012), z + h], -1), np.broadcast_to(np.array([1., dm, 0.]), (*x.shape, 3)))
ZT = 9 * CO + BT
bed('bed', .668, .985, ZT, dm=.85, hgt=1.12, run=1.)
for i, (cx, cy, rr_, sq) in enumerate(((.905, .150, .040, .62), (.955, .165, .050, .66), (1.005, .150, .042, .60), (.975, .120, .034, .55))): q = blob('heap', lime, (cx, cy, ZT + .008), rr_, 60 + i, sq, .34, 56, 1.9); q.data.attributes['rnd'].data.foreach_set('color', np.tile(np.array([1., .85, 0, 1.], 'f'), len(q.data.vertices)))
bed('bed2', .0, .135, 13 * CO + BT, dm=.7, hgt=.8, seed=4, tail=.03)
def loose(c, half, yaw, tilt, roll, rn, m=newm): return (np.array(c), half, rotm(0, roll) @ rotm(1, tilt) @ rotm(2, yaw), np.array(rn), None)
lb = [loose((.7525, .1065, ZT + .0155 + .0325), (.0508, .1072, .0322), -2.6, 1.6, .9, (.16, .45, .62))]
lb2 = [loose((1.300, .085, ZT + .0345), (.1075, .0512, .0325), 7, 0, .5, (.70, .5, .6)), loose((1.288, .168, ZT + .0345), (.107, .0505, .0325), -5, 0, 0, (.22, .4, .2)), loose((1.306, .112, ZT + .1005), (.1065, .0512, .0325), -19, .6, .4, (.52, .7, .9))]
bricks('wait', newm, lb, (52, 52, 34), .0022, (.05125, .1075, .0325), 3, soft=1.6, chip=1.7, body=1.3, seed=24); bricks('loose', newm, lb2, (104, 40, 34), .0026, S_, 3, soft=1.6, chip=1.6, seed=22)
# mortar buttered on the end of the course and pressed out below the waiting brick
bricks('butter', lime, [(f.p(.6880, -.104, ZT + .034), (.0150, .0985, .0275), rotm(1, 8) @ f.A, np.array([1., .75, 0]), None)], (8, 70, 30), .006, (.0150, .0985, .0275), 1, soft=2., chip=1.3, body=2.6, pits=1., seed=31)
steel, ash = steel_mat(stain=.45, stainc='b8ab94', rough=.30), handle_wood('ash', '5f4a36', '8f7355')
for m_ in (steel, ash): m_.pass_index = 3
place(trowel(steel, ash, .235, .066, handle=.13, up=.040), (1.072, .098, ZT + .030), (-15, 5, 160))
top('drop', .90, 1.12, ZT + .004, 1., .75, seed=15, amt=.36, more=.006)

# ------------------------------------------------------------------ pin and line
pinm = plain('pin', '4c4742', .45, .5, .8); linem, n = mat('line'); pos = n('ShaderNodeNewGeometry').outputs['Position']; tw = n('ShaderNodeTexWave', {'Vector': n('ShaderNodeMapping', {0: pos, 2: (0, 0, .7)}), 'Scale': 260.}); finish(linem, n, n.mix(n.mapr(tw.outputs[0], 0, 1, 0, .6), rgba('bb4a34'), rgba('8c3325')), .6, tw.outputs[0], .2, strength=.5, dist=.0004)
pinm.pass_index = linem.pass_index = 3
PX, PZ = -.512, 10 * CO + BT + .005; LZ = 10 * CO + BT + .0005
B_ = MB('pin', pinm, .0008); B_.box(W, (PX - .0022, -.068, PZ - .0042), (PX + .0022, .05, PZ + .0042), rot=rotm(0, -7) @ rotm(2, -6)); B_.box(W, (PX - .0085, -.079, PZ - .0010), (PX + .0035, -.0735, PZ + .016), rot=(2, -6)); B_.done()
xs = np.linspace(PX + .002, 1.9, 260); tube('line', linem, np.c_[xs, np.interp(xs, [PX, PX + .05, 1.9], [-.0125, -.0078, -.0072]), np.full(260, LZ) - .0012 * np.sin((xs - PX) / (1.9 - PX) * np.pi)], .00115, 10)
t = np.linspace(0, 2 * np.pi * 9, 260); tube('wound', linem, np.c_[PX + .0058 * np.cos(t), -.010 - .022 * t / t[-1] - .002 * np.sin(t * .37), PZ + .0064 * np.sin(t)], .00115, 8)
tl = np.linspace(0, 1, 60); tube('tail', linem, np.c_[PX + .004 + .012 * np.sin(tl * 5), -.030 - .012 * np.sin(tl * 3), PZ - .004 - .13 * tl ** 1.1], .00105, 8)

# ------------------------------------------------------------------ ground, garden, light
soil = rough_mat('soil', '4a5a2c', '5c6c36', 3, .4); gr = MB('ground', soil, .001); gr.box(W, (-40, -60, -.2), (80, 90, -.02)); gr.done()
pv = MB('paving', rough_mat('paving', '8c8579', 'a39c8f', 3, .3), .001); pv.box(W, (-12, -7, -.1), (14, -.0, .0)); pv.done()
gm = leaf_mat('grass', '4a5f33', '627846', '7f8a52', .3, .15, .25); lawn(-3, 14, 4.2, 13.5, gm, .07, .24, z=-.02)
hz = .035; core = plain('core', '3a4e26', .9); bark = rough_mat('bark', '4a3b2e', '6b5743', 12, .8, 60); bark_dark = bark
k2_ = [leaf_clump('s1', leaf_mat('sl1', '4d6a38', '66834a', '8f9e58', .45, .2, haze=hz), 34, .5, .22), leaf_clump('s2', leaf_mat('sl2', '64733f', '7f8c52', 'a8a266', .45, .2, haze=hz), 34, .5, .2)]
hk = leaf_clump('hd', leaf_mat('hed', '42592f', '5d7642', '7f8f52', haze=hz), 40, .5, .24, .5); hedge(-8, 30, 13.8, 14.8, 1.45, hk, 45, 0, .32, core)
for i in range(34): x = R.uniform(-1.5, 17); shrub((x, 14.3 + R.uniform(-.5, .8), .9 + R.uniform(-.3, .9)), R.uniform(.6, 1.5), [hk, k2_[0], k2_[1]][i % 3], 150, .36, .95, .4)
bx = leaf_clump('bx', leaf_mat('bx', '40602c', '5f7e3c', '86a04e', haze=.01), 46, .5, .2, .5); fl = leaf_clump('fl', leaf_mat('fl', '7e8a52', '9aa468', 'c7b48e', haze=.01), 40, .5, .22, .3)
for i in range(26): x = R.uniform(-1, 15); shrub((x, 12.4 + R.uniform(-1.3, .6), 0), R.uniform(.4, .95), [bx, fl, bx][i % 3], 90, .24, 1.1, .3)
k2 = [leaf_clump('t1', leaf_mat('tl1', '526c3c', '6d8850', '909c5c', .45, .2, haze=hz), 30, .5, .2), leaf_clump('t2', leaf_mat('tl2', '5f7142', '7b8a54', 'a09e66', .45, .2, haze=hz), 28, .5, .19)]
for i, (tx, ty, th) in enumerate(((3.4, 18.5, 5.6), (7.6, 20, 7.4), (12.5, 18, 6.2), (1.0, 24, 7.6), (17.5, 22, 8.4), (10.2, 27, 8.6), (5.5, 29, 7.6))): tree((tx, ty, 0), th, k2[i % 2], bark, n=900, size=th * .07, seed=i + 33, bare=.16)
k1 = leaf_clump('lc2', leaf_mat('leaf2', '4a5c2a', '707f3c', '9a9a4c'), 22, .5, .17)
tree((-8.3, -3.3, 0), 7.2, k1, bark, n=620, size=.44, seed=91, bare=.3)       # its shadow lies on the wall
az0, el0 = math.radians(245), math.radians(30); sd = np.array([math.sin(az0) * math.cos(el0), math.cos(az0) * math.cos(el0), math.sin(el0)]); rd = np.random.default_rng(8); PP = []      # a branch outside of the picture throws leaf shade
while len(PP) < 58:
    x, z_ = rd.uniform(-1.7, 1.3), rd.uniform(.0, 2.2); d_ = x + .42 * (z_ - 1.2)
    want = smooth(-.30, -1.0, np.array(d_)) if x < .1 else .8 * smooth(.42, .18, np.array(z_ - .10 * (x - .6)))
    if rd.random() < want * (vnoise(np.array([x * 2.3 + 9, 0, z_ * 2.3])) > .42): PP.append(np.array([x, 0, z_]) + sd * rd.uniform(2.7, 4.2))
scatter('branch', np.array(PP), rd.uniform(.20, .40, len(PP)), leaf_clump('lc3', leaf_mat('leaf3', '4a5c2a', '707f3c', '9a9a4c'), 22, .5, .17), rd.normal(size=(len(PP), 3)))
arg = dict(x.split('=') for x in sys.argv[sys.argv.index('--') + 1:])
world(elev=30, az=float(arg.get('az', 245)), strength=.115, sun=5.2, sun_col='ffdfbd', angle=.8, clouds=.85, cam_gain=1.15, cl_at=.42, cl_scale=1.1, cl_seed=float(arg.get('clseed', 3.1)), trees=0)
camera(tuple(CAM), LOOK, LENS, 2.8, (.2, -.0, 1.15), shift_y=0)
render('join', spp=128, exposure=.2, dk=.2)
