import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from closeup import *
reset(81)
# Natural Welsh slates, 500 x 250, centre-nailed with two copper nails each, laid to a gauge of 210 over treated battens and membrane.
ANG = math.radians(35); f = slope_frame((0, 0, 0), (1, 0, 0), (0, math.cos(ANG), math.sin(ANG)))
def slate_mat():
    m, n = mat('slate'); M = n.math; V = lambda a, b, op='ADD': n('ShaderNodeVectorMath', {0: a, 1: b}, operation=op).outputs[0]
    rnd = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: rnd.outputs['Color']}); ra, rb, rc = (sp.outputs[i] for i in range(3))
    mk = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeAttribute', attribute_name='msk').outputs['Vector']}); flake, hole, gap = (mk.outputs[i] for i in range(3))
    p = V(n('ShaderNodeAttribute', attribute_name='loc').outputs['Vector'], V(rnd.outputs['Color'], (37., 53., 71.), 'MULTIPLY')); pa = V(p, (1., 1., .42), 'MULTIPLY')
    # riven face: the stone splits in thin leaves; each leaf has a tone of its own
    t = M('MULTIPLY', n.noise(pa, 5.5, 5, .56, .5), 15.); fl = M('FLOOR', t); step = M('ADD', fl, n.mapr(M('FRACT', t), 0, .09)); rip = n.noise(pa, 130, 4, .62); fine = n.noise(p, 760, 2, .65)
    c = n.ramp(ra, [(.05, srgb('566370')), (.35, srgb('4c5865')), (.60, srgb('5a5f69')), (.80, srgb('625862')), (.97, srgb('4b5761'))])
    c = n.mix(1, c, n.ramp(n.noise(p, 7, 5, .6, .3), [(.3, (.80, .81, .83)), (.7, (1.16, 1.15, 1.12))]), 'MULTIPLY')
    c = n.mix(1, c, n.ramp(M('FRACT', M('MULTIPLY', fl, .381)), [(0., (.90, .90, .91)), (1., (1.09, 1.09, 1.08))]), 'MULTIPLY')
    c = n.mix(.8, c, n.ramp(rip, [(.32, (.76, .76, .78)), (.68, (1.2, 1.2, 1.19))]), 'MULTIPLY'); c = n.mix(.7, c, n.ramp(fine, [(.32, (.68, .68, .69)), (.68, (1.28, 1.28, 1.27))]), 'MULTIPLY')
    # faint rust, dust that lies in patches and against the edges, specks
    ru = n.noise(V(p, (1., 1., .55), 'MULTIPLY'), 9, 6, .68, .4); c = n.mix(M('MULTIPLY', n.mapr(ru, .56, .74), n.mapr(rb, .2, 1., .07, .42)), c, rgba('80664a'))
    du = n.noise(p, 15, 6, .70); du = n.mapr(M('ADD', du, n.mapr(gap, .5, 0., 0, .05)), .52, .78, .02, .34); c = n.mix(du, c, rgba('918f89'))
    v = n('ShaderNodeTexVoronoi', {'Vector': p, 'Scale': 210.}); q = n('ShaderNodeSeparateColor', {0: v.outputs['Color']}); c = n.mix(M('MULTIPLY', n.mapr(M('ADD', v.outputs['Distance'], M('MULTIPLY', q.outputs[1], .10)), .17, .09), M('MULTIPLY', M('GREATER_THAN', q.outputs[0], .88), .75)), c, rgba('989b9c'))
    sc = n.noise(V(p, (70., 1., 5.), 'MULTIPLY'), 6., 3, .5, .2); c = n.mix(n.mapr(sc, .68, .73, 0, .35), c, rgba('7b838b'))
    c = n.mix(n.mapr(flake, .15, .8, 0, .5), c, n.mix(1., rgba('747c84'), n.ramp(rip, [(.3, (.72, .72, .73)), (.7, (1.12, 1.12, 1.12))]), 'MULTIPLY')); c = n.mix(n.mapr(hole, .05, .7, 0, .6), c, rgba('8f9497'))
    # the edge shows the leaves of the stone
    wl = n.mapr(gap, -.02, -.12); lam = n.noise(V(p, (60., 1500., 60.), 'MULTIPLY'), 1., 3, .65); c = n.mix(wl, c, n.mix(1., c, n.ramp(lam, [(.32, (.34, .34, .36)), (.66, (.92, .92, .93))]), 'MULTIPLY'))
    h = M('ADD', M('ADD', M('MULTIPLY', step, .24), M('MULTIPLY', rip, .60)), M('MULTIPLY', fine, .30))
    return finish(m, n, c, n.mapr(rip, .3, .7, .50, .68), h, .32, strength=1., dist=.001, mean=tuple(x * 1.0 for x in srgb('535a62')) + (1.,))
sl = slate_mat()
def cu_mat(name, a, b_, r0, r1, dull):
    m, n = mat(name); oc = n('ShaderNodeNewGeometry').outputs['Position']; z = n.noise(oc, 420, 3, .6)
    b = n('ShaderNodeBsdfPrincipled', {'Base Color': n.mix(n.mapr(n.noise(oc, 260, 4, .65), .62 - dull, .76 - dull, 0, .85), n.ramp(n.noise(oc, 130, 3), [(.3, srgb(a)), (.7, srgb(b_))]), rgba('4d382c')), 'Metallic': 1., 'Roughness': n.mapr(z, .3, .7, r0, r1), 'Normal': n('ShaderNodeBump', {'Height': z, 'Strength': .5, 'Distance': .0005})}); n('ShaderNodeOutputMaterial', {'Surface': b}); return m
CU = [cu_mat('copper', 'b8683c', 'd98f5e', .28, .48, .0), cu_mat('copper2', '8e5336', 'b0714a', .40, .60, .10), cu_mat('copper3', '6e4631', '8d5d42', .48, .65, .20)]
SW, SL, GA, TH, LAST, XE = .25, .5, .21, .0055, 4, .885       # the row after LAST is laid up to XE
def h1(k, s, j):
    x = np.sin(k * 127.1 + s * 311.7 + j * 74.7) * 43758.5453; return x - np.floor(x)
def flakes(s, g, seed, L, b0, b1, p=0.):
    """conchoidal flakes along a dressed edge: s along it, g from it; 0..1"""
    i = np.floor(s / L); out = 0.
    for d in (-1, 0, 1):
        k = i + d; c = (k + .15 + .7 * h1(k, seed, 1)) * L; a = L * (.35 + .75 * h1(k, seed, 2)); b = b0 + b1 * h1(k, seed, 3) ** 2; am = (.35 + .65 * h1(k, seed, 4)) * (h1(k, seed, 5) >= p)
        out = np.maximum(out, am * np.clip(1 - ((s - c) / a) ** 2 - (g / b) ** 2, 0, 1) ** .62)
    return out
def lines(L, marks, base=.0013):
    x = np.linspace(-L, L, 4001); d = np.full(4001, 1 / base); d[L - np.abs(x) < .007] = 1 / .0005
    for q in marks: d[np.abs(x - q) < .009] = 1 / .0006
    k = np.r_[0, np.cumsum((d[1:] + d[:-1]) / 2 * (x[1] - x[0]))]; return np.interp(np.linspace(0, k[-1], int(k[-1])), k, x)
def slate(c, h, A, rn, nl, fine):
    """one slate: the face in relief, edges dressed (scalloped and bevelled), a spalled hole about each nail"""
    ux, vz = lines(h[0], [q[0] for q in nl], .0013 if fine else .004), lines(h[2], [q[1] for q in nl[:1]], .0017 if fine else .006); u, v = np.meshgrid(ux, vz, indexing='ij'); rn = np.asarray(rn); sd = float(rn[0] * 50)
    P3 = np.stack([u, 0 * u, v], -1) + rn * 37
    y = .0007 * fbm(P3 * np.array([8, 1, 4]), 3) + .00045 * fbm(P3 * np.array([46, 1, 15]), 3) + (.00013 * fbm(P3 * np.array([170, 1, 60]), 2) if fine else 0.)
    t = (fbm(P3 * np.array([7, 1, 3.]) + 5, 4) + 1) * 4; y = y + .00025 * (np.floor(t) + smooth(0, .10, t - np.floor(t)) - 4)
    fl = np.zeros_like(u); X, Z = u.copy(), v.copy()
    for k, (g, s) in enumerate(((h[0] - u, v), (h[0] + u, v), (h[2] - v, u), (h[2] + v, u))):
        w = s + .7 * k; a, b_, big = flakes(w, g, sd + k, .0125, .0010, .0042, .30), flakes(w, g, sd + k + 9, .0046, .0006, .0012, .25), flakes(w, g, sd + k + 20, .085, .004, .009, .55)
        fl = np.maximum(fl, np.maximum(np.maximum(a, .45 * b_), 1.15 * big)); e = np.exp(-(g / .0035) ** 2); b2 = .0006 * flakes(w, 0 * g, sd + k, .0125, .0010, .0042, .30) + .00035 * flakes(w, 0 * g, sd + k + 9, .0046, .0006, .0012, .25) + .0016 * flakes(w, 0 * g, sd + k + 20, .085, .004, .009, .55)
        b2 = b2 * e * (.55 if k == 3 else 1.); q = (1, -1, 1, -1)[k]
        if k < 2: X = X - q * b2
        else: Z = Z - q * b2
    gap = np.minimum(h[0] - np.abs(u), h[2] - np.abs(v)); hole = np.zeros_like(u)
    for a, b_ in nl:
        r = np.hypot(u - a, v - b_); an = np.arctan2(v - b_, u - a); rr = r / (.0072 * (1 + .16 * np.sin(an * 2 + sd) + .12 * np.sin(an * 5 + 2 * sd) + .08 * np.sin(an * 9 + 3 * sd))); hole = np.maximum(hole, np.clip(1 - rr ** 2, 0, 1) ** .6)
    Y = h[1] + y - .0017 * fl - .0003 * np.exp(-(gap / .0010) ** 2) - .0024 * hole; hp = y
    pad = lambda a: np.pad(a, 1, mode='edge'); X, Y, Z = pad(X), pad(Y), pad(Z); lo = -h[1]; Y[0], Y[-1], Y[:, 0], Y[:, -1] = lo, lo, lo, lo
    wall_ = np.clip(pad(gap) / .03, 0, 1); wob = .0008 * fbm(np.stack([vz * 120, 0 * vz, 0 * vz], -1) + rn * 9, 3); X[0, 1:-1] += wob; X[-1, 1:-1] += wob[::-1]
    for e in (0, -1): wall_[e] = -1; wall_[:, e] = -1      # down the edge, 0 to -1
    loc = np.stack([pad(u), Y, pad(v)], -1); msk = np.stack([pad(fl), pad(hole), wall_], -1)
    return np.stack([X, Y, Z], -1) @ A + np.asarray(c), loc, msk, (ux, vz, h[1] + y - .0017 * fl)
items, nails, top = [], [], []
tilt = math.degrees(math.atan(2 * TH / SL)); VV, FF, RR, LL, MM, base = [], [], [], [], [], 0

for r in range(0, LAST + 2):
    x = -.9 - (SW / 2 if r % 2 else 0)
    while x < 2.9:
        if r <= LAST or x + SW < XE:
            j = np.clip(R.normal(size=3), -2, 2) * (.0003, .0004, .05); t = tilt + R.normal() * .05; rn = R.random(3)
            A = rotm(1, j[2]) @ rotm(0, t) @ f.A; c = f.p(x + SW / 2 + j[0], TH * 1.5 + .0006, r * GA + SL / 2 + j[1]); h = (SW / 2 - .0018, TH / 2 * R.uniform(.92, 1.12), SL / 2)
            nl = [(s_ * (SW / 2 - .031) + R.normal() * .002, .305 - SL / 2 + R.normal() * .0025) for s_ in (-1, 1)]
            near = r >= 2 and -.25 < x < 1.75
            if r >= LAST: nails += [(c, A, h[1], *q) for q in nl]
            V, loc, msk, tp = slate(c, h, A, rn, nl if r >= LAST else [], near); a, b_, _ = V.shape; i = np.arange(a * b_).reshape(a, b_)
            if near: top.append((r, x, c, A, tp))
            FF.append(np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4) + base); VV.append(V.reshape(-1, 3)); LL.append(loc.reshape(-1, 3)); MM.append(msk.reshape(-1, 3)); RR.append(np.repeat(rn[None], a * b_, 0)); base += a * b_
        x += SW
ob = raw_mesh('slates', np.concatenate(VV), [np.concatenate(FF)], sl, np.concatenate(RR), smooth=True); print('@@ slates', base)
for k, v in (('loc', np.concatenate(LL)), ('msk', np.concatenate(MM))): a = ob.data.attributes.new(k, 'FLOAT_VECTOR', 'POINT'); a.data.foreach_set('vector', v.astype('f').ravel())
del VV, FF, LL, MM, RR
def nail(c, A, hy, u, w, k):
    t = np.linspace(0, np.pi / 2, 7); pr = [(.0013 * math.sin(a), .0047 * math.cos(a)) for a in t]
    o = lathe('nail', CU[k], [(-.0020, .0044), (-.0003, .0047)] + [(x_, r_) for x_, r_ in pr], (0, 0, 0), 26); B = np.stack([A[1], A[0], A[2]])
    tl = rotm(2, R.normal() * 5) @ rotm(1, R.normal() * 5); o.data.transform(__import__('mathutils').Matrix((tl @ B).T.tolist()).to_4x4()); o.location = Vector(np.asarray(c) + np.array([u, hy - .0007, w]) @ A)
for i, q in enumerate(nails): nail(*q, (0, 1, 0, 2, 1, 0, 1)[i % 7])
# slate chippings from holing and dressing
cv, cf, cr, cb = [], [], [], 0; up = [q for q in top if q[0] >= LAST - 1]
for _ in range(420):
    r, x, c, A, (ux, vz, Y) = up[R.integers(len(up))]; s = .0011 + .0052 * R.random() ** 5
    if R.random() < .55: q = (-1, 1)[R.integers(2)]; u, v = q * (.094 + R.normal() * .014), .055 + R.normal() * .03 - abs(R.normal()) * .05
    else: u, v = R.uniform(-.115, .115), R.uniform(-.24, .22)
    if abs(u) > .118 or abs(v) > .24 or (r == LAST and x + SW / 2 + u < XE and v > -.05) or (r == LAST - 1 and v > -.05): continue
    y = Y[np.searchsorted(ux, u), np.searchsorted(vz, v)]; k = int(R.integers(5, 9)); an = np.sort(R.random(k)) * 2 * np.pi; rad = s * R.uniform(.55, 1.2, k); el = R.uniform(.45, 1.); th = s * R.uniform(.12, .30) + .0002; sp_ = R.random() * 6.28; ti = R.normal() * .12
    X_, Z_ = np.cos(an) * rad, np.sin(an) * rad * el; X_, Z_ = X_ * math.cos(sp_) - Z_ * math.sin(sp_), X_ * math.sin(sp_) + Z_ * math.cos(sp_)
    P = np.concatenate([np.stack([X_, 0 * X_, Z_], -1), np.stack([X_ * .86, th + X_ * ti, Z_ * .86], -1), [[0, th, 0]]]) + np.array([u, y, v]); cv.append(P @ A + np.asarray(c)); i = np.arange(k); i2 = (i + 1) % k
    cf += [np.c_[i, i2, i2 + k, i + k] + cb, np.c_[i + k, i2 + k, np.full(k, 2 * k)] + cb]; cr.append(np.repeat(R.random((1, 3)), 2 * k + 1, 0)); cb += 2 * k + 1
cm, n = mat('chip'); ca = n('ShaderNodeAttribute', attribute_name='rnd'); finish(cm, n, n.mix(1, n.ramp(n('ShaderNodeSeparateColor', {0: ca.outputs['Color']}).outputs[0], [(.0, srgb('56606a')), (.6, srgb('767e86')), (1., srgb('8f9498'))]), n.ramp(n.noise(n('ShaderNodeNewGeometry').outputs['Position'], 900, 3), [(.3, (.8, .8, .8)), (.7, (1.15, 1.15, 1.15))]), 'MULTIPLY'), .65)
raw_mesh('chips', np.concatenate(cv), cf, cm, np.concatenate(cr))
# battens: sawn softwood, treated
bt, n = mat('batten'); M = n.math; pos = n('ShaderNodeNewGeometry').outputs['Position']; at = n('ShaderNodeAttribute', attribute_name='rnd'); V_ = lambda a, b, op='ADD': n('ShaderNodeVectorMath', {0: a, 1: b}, operation=op).outputs[0]
q = [n('ShaderNodeVectorMath', {0: pos, 1: tuple(f.A[i])}, operation='DOT_PRODUCT').outputs[1] for i in range(3)]; q = V_(n('ShaderNodeCombineXYZ', {0: q[0], 1: q[1], 2: q[2]}).outputs[0], V_(at.outputs[0], (3.1, 2.3, 4.7), 'MULTIPLY'))
kv = n('ShaderNodeTexVoronoi', {'Vector': V_(q, (7., 17., 17.), 'MULTIPLY'), 'Scale': 1.}); kq = n('ShaderNodeSeparateColor', {0: kv.outputs['Color']}).outputs[0]; kn_ = M('MULTIPLY', n.mapr(kv.outputs['Distance'], .50, .05), M('GREATER_THAN', kq, .80)); core = M('MULTIPLY', n.mapr(kv.outputs['Distance'], .21, .15), M('GREATER_THAN', kq, .80))
g = n.noise(V_(V_(q, (2.4, 80., 80.), 'MULTIPLY'), n('ShaderNodeCombineXYZ', {0: 0., 1: M('MULTIPLY', kn_, 2.2), 2: M('MULTIPLY', kn_, 2.2)})), 1.3, 6, .66, 1.3); saw = n.noise(V_(q, (430., 14., 14.), 'MULTIPLY'), 1., 3, .7, .4); fib = n.noise(V_(q, (46., 900., 900.), 'MULTIPLY'), 1., 3, .65)
c = n.ramp(g, [(.28, srgb('6b6555')), (.46, srgb('88826f')), (.56, srgb('98917e')), (.74, srgb('a7a18f'))]); c = n.mix(n.mapr(n.noise(q, 6, 5, .62), .38, .66, .12, .55), c, n.mix(1., c, (.86, .98, .84, 1), 'MULTIPLY'))
c = n.mix(.55, c, n.ramp(fib, [(.3, (.70, .69, .67)), (.7, (1.2, 1.2, 1.19))]), 'MULTIPLY'); c = n.mix(.45, c, n.ramp(saw, [(.34, (.74, .73, .72)), (.66, (1.16, 1.16, 1.15))]), 'MULTIPLY'); c = n.mix(M('MULTIPLY', kn_, .35), c, rgba('735a3a')); c = n.mix(M('MULTIPLY', core, .85), c, rgba('4e3a27'))
c = n.mix(n.mapr(n.noise(q, 22, 5, .7), .54, .74, 0, .40), c, rgba('8f8a7b'))
finish(bt, n, c, .86, M('ADD', M('ADD', M('MULTIPLY', saw, .55), M('MULTIPLY', fib, .45)), M('MULTIPLY', g, .35)), .18, strength=.9, dist=.0011)
Bt = MB('battens', bt, .0013)
for r in range(-1, 13): z = r * GA + .305 + R.normal() * .0008; Bt.box(f, (-1.5, -.025 + R.normal() * .0004, z - .025), (3.6, R.normal() * .0004, z + .025), rot=(1, R.normal() * .05))
Bt.done()
def ink(s, size, x, z, m, drape, off, turn=0.):
    """a printed line of text, laid on the surface y = drape(x, z)"""
    cu_ = bpy.data.curves.new('ink', 'FONT'); cu_.body = s; cu_.size = size; o = bpy.data.objects.new('ink', cu_); bpy.context.scene.collection.objects.link(o); bpy.context.view_layer.update(); me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get())); bpy.data.objects.remove(o)
    v = np.empty(len(me.vertices) * 3); me.vertices.foreach_get('co', v); v = v.reshape(-1, 3); ca, sa = math.cos(math.radians(turn)), math.sin(math.radians(turn)); X, Z = x + v[:, 0] * ca - v[:, 1] * sa, z + v[:, 0] * sa + v[:, 1] * ca
    me.vertices.foreach_set('co', (np.stack([X, drape(X, Z) + off, Z], -1) @ f.A + f.o).astype('f').ravel()); me.materials.clear(); me.materials.append(m); me.update(); o = bpy.data.objects.new('ink', me); bpy.context.scene.collection.objects.link(o); o.visible_shadow = False; o.visible_diffuse = False
def ink_mat(name, h, lo, hi, sc):
    m, n = mat(name); k = n.mapr(n.noise(n('ShaderNodeNewGeometry').outputs['Position'], sc, 4, .7), lo, hi, .0, .62); n('ShaderNodeOutputMaterial', {'Surface': n('ShaderNodeMixShader', {0: k, 1: n('ShaderNodeBsdfTransparent'), 2: n('ShaderNodeBsdfDiffuse', {0: rgba(h)})})}); return m
stamp = ink_mat('stamp', '2c2a3a', .28, .46, 200)
for x, r in ((1.02, 6), (.62, 7), (1.75, 7)): ink('BS 5534   25 x 50   GRADED', .017, x, r * GA + .305 - .006, stamp, lambda X, Z: 0 * X, .0014)
galv, n = mat('galv'); n('ShaderNodeOutputMaterial', {'Surface': n('ShaderNodeBsdfPrincipled', {'Base Color': rgba('85898b'), 'Metallic': 1., 'Roughness': .5})})
for r in range(LAST + 1, 13):
    for k in range(-2, 8):
        z = r * GA + .305 + R.normal() * .004; xx = -.02 + k * .45 + R.normal() * .004; o = lathe('bnail', galv, [(-.001, .0031), (.0006, .0031), (.0010, .0024), (.0010, 0)], n=14); o.data.transform(__import__('mathutils').Matrix(np.stack([f.A[1], f.A[0], f.A[2]]).T.tolist()).to_4x4()); o.location = Vector(f.p(xx, .0004, z))
# membrane over the rafters: sags, creases, faint print
mb, n = mat('membrane'); M = n.math; pos = n('ShaderNodeNewGeometry').outputs['Position']; w1 = n.noise(pos, 1000, 2); w2 = n.noise(pos, 14, 5, .65); ds = n('ShaderNodeTexVoronoi', {'Vector': pos, 'Scale': 420.}).outputs['Distance']; fb = n.noise(pos, 260, 4, .7)
c = n.mix(1, rgba('878b8e'), n.ramp(w2, [(.3, (.86, .86, .86)), (.7, (1.06, 1.06, 1.05))]), 'MULTIPLY'); c = n.mix(.6, c, n.ramp(fb, [(.3, (.76, .76, .77)), (.7, (1.16, 1.16, 1.16))]), 'MULTIPLY'); c = n.mix(n.mapr(n.noise(pos, 8, 6, .7), .52, .75, 0, .32), c, rgba('a19a8c'))
finish(mb, n, c, .66, M('ADD', M('ADD', M('MULTIPLY', w1, .25), M('MULTIPLY', ds, .30)), M('MULTIPLY', fb, .35)), .25, strength=.8, dist=.0011)
def mem(x, z):
    Q = np.stack([x, 0 * x, z], -1); sag = .5 - .5 * np.cos((x + .02) / .45 * 2 * np.pi); bay = np.floor((x + .02) / .45); y = -.0262 - .0075 * sag * (.8 + .35 * h1(bay, 3, 1))
    rid = lambda q, w: np.clip(1 - np.abs(fbm(q, 3)) / w, 0, 1)
    y = y + .0016 * fbm(Q * 5, 3) * sag - .0021 * rid(Q * np.array([7.5, 1, 2.2]) + 3, .14) - .0015 * rid(Q @ np.array([[6., 0, 4.], [0, 1, 0], [-9., 0, 6.]]) + 8, .10) + .0013 * rid(Q @ np.array([[5., 0, -5.], [0, 1, 0], [7., 0, 5.]]) + 21, .08) - .0004 * np.abs(fbm(Q * 34, 3))
    return np.minimum(y, -.0253)
x, z = np.meshgrid(np.arange(-.8, 3.6, .0045), np.arange(1.0, 3.1, .0045), indexing='ij'); y = mem(x, z); grid('membrane', mb, np.einsum('abi,ij->abj', np.stack([x, y, z], -1), f.A) + f.o)
pr = ink_mat('print', '4d565e', .20, .50, 90)
for k, (x, z) in enumerate(((.30, 1.83), (1.02, 1.83), (1.74, 1.83), (.66, 1.62), (1.38, 1.62), (2.10, 1.62), (.60, 2.05), (1.5, 2.05), (1.58, 1.447), (.86, 1.447))): ink('VAPOUR PERMEABLE  UNDERLAY  W1', .030, x, z, pr, mem, .0009)
# a claw hammer rests with its head on a batten
def hsteel():
    m, n = mat('hsteel'); oc = n('ShaderNodeTexCoord').outputs['Object']; bl = n.noise(oc, 60, 6, .68); fi = n.noise(n('ShaderNodeVectorMath', {0: oc, 1: (300., 90., 300.)}, operation='MULTIPLY').outputs[0], 3., 3, .6)
    c = n.mix(n.mapr(bl, .40, .66), n.ramp(fi, [(.3, srgb('77797a')), (.7, srgb('979898'))]), rgba('4f4b47')); c = n.mix(n.mapr(n.noise(oc, 120, 5, .7), .60, .72, 0, .7), c, rgba('6a4a35'))
    n('ShaderNodeOutputMaterial', {'Surface': n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Metallic': .85, 'Roughness': n.mapr(bl, .35, .65, .38, .62), 'Normal': n('ShaderNodeBump', {'Height': n.math('ADD', bl, fi), 'Strength': .5, 'Distance': .0006})})}); return m
def hash_wood():
    m, n = mat('hash'); M = n.math; oc = n('ShaderNodeTexCoord').outputs['Object']; xl = n('ShaderNodeSeparateXYZ', {0: oc}).outputs[0]; V = lambda s: n('ShaderNodeVectorMath', {0: oc, 1: s}, operation='MULTIPLY').outputs[0]
    a = n.noise(V((7., 150., 110.)), 1.6, 5, .62, 1.1); po = n.noise(V((60., 1400., 1400.)), 1., 3, .6); d = n.noise(oc, 38, 6, .7)
    c = n.ramp(a, [(.30, srgb('75593a')), (.48, srgb('9b7d57')), (.70, srgb('b1946d'))]); c = n.mix(.5, c, n.ramp(po, [(.32, (.62, .60, .58)), (.6, (1.12, 1.12, 1.12))]), 'MULTIPLY')
    c = n.mix(M('MULTIPLY', n.mapr(d, .36, .66), n.mapr(xl, -.08, -.25, .35, .80)), c, rgba('54412f')); c = n.mix(n.mapr(n.noise(oc, 70, 5, .7), .58, .70, 0, .5), c, rgba('8f9294'))
    return finish(m, n, c, n.mapr(d, .3, .7, .42, .62), M('ADD', a, po), .35, strength=.5, dist=.0007)
def loft(name, m, S, n=36):
    """sections (x, y, z, half x, half z, exponent), each in the plane across y"""
    a = np.linspace(0, 2 * np.pi, n + 1); ca, sa = np.cos(a), np.sin(a)
    return grid(name, m, np.stack([np.stack([x + hx * np.sign(ca) * np.abs(ca) ** (2 / e), np.full(n + 1, y), z + hz * np.sign(sa) * np.abs(sa) ** (2 / e)], -1) for x, y, z, hx, hz, e in S]))
st, ash = hsteel(), hash_wood()
def hammer():
    xs = np.array([-.3000, -.2995, -.297, -.292, -.28, -.255, -.22, -.18, -.14, -.10, -.06, -.03, -.012, .010, .0145, .0146]); hy = np.array([0, .0090, .0132, .0155, .0168, .0165, .0148, .0144, .0142, .0132, .0118, .0112, .0110, .0106, .0100, 0]); hz = hy * np.interp(xs, [-.3, -.2, -.03, .015], [.74, .72, .80, .80]); a = np.linspace(0, 2 * np.pi, 33)
    o = [grid('hh', ash, np.stack([np.repeat(xs[:, None], 33, 1), hy[:, None] * np.cos(a), hz[:, None] * np.sin(a)], -1))]
    o.append(loft('head', st, [(0, .0610, 0, 0, 0, 2), (0, .0610, 0, .0122, .0122, 2), (0, .0600, 0, .0136, .0136, 2), (0, .0500, 0, .0138, .0138, 2), (0, .0470, 0, .0128, .0128, 2), (0, .0440, 0, .0104, .0104, 2), (0, .0300, 0, .0098, .0098, 2.4), (0, .0220, 0, .0112, .0112, 3), (0, .0165, 0, .0138, .0130, 4), (0, .0150, 0, .0142, .0134, 5), (0, -.0130, 0, .0142, .0134, 5), (0, -.0160, 0, .0136, .0130, 4), (-.001, -.024, 0, .0108, .0128, 4), (-.002, -.030, 0, .0096, .0130, 4), (-.002, -.0305, 0, 0, 0, 4)]))
    for s_ in (-1, 1):
        t = np.linspace(0, 1, 16); S = [(-.002 - .026 * q ** 1.8, -.027 - .058 * q, s_ * (.0078 + .0034 * q), .0090 * (1 - .88 * q) + .0008, .0052 * (1 - .22 * q), 3.) for q in t]; S.append((S[-1][0], S[-1][1] - .0003, S[-1][2], 0, 0, 3)); o.append(loft('claw', st, S, 20))
    return o
hm = hammer(); from mathutils import Matrix
Bz = np.stack([f.A[2], -f.A[0], f.A[1]]); bpy.context.view_layer.update()
rot = rotm(1, 1.9) @ rotm(2, 24) @ Bz; M4 = Matrix(rot.T.tolist()).to_4x4(); M4.translation = Vector(f.p(1.30, .0140, 5 * GA + .305 + .030))
for o in hm: o.matrix_world = M4 @ o.matrix_world
gr = MB('ground', rough_mat('gnd', '6a6a58', '7c7b66', 3, .3), .001); gr.box(W, (-60, -60, -6.2), (60, 60, -6)); gr.done()
world(elev=34, az=269, strength=.15, sun=5.0, sun_col='ffedd6', angle=1.3, clouds=.6, cam_gain=1., trees=.1)
camera(tuple(f.p(.10, .50, .60)), tuple(f.p(.82, 0, 1.27)), 42, 8.0, tuple(f.p(.62, 0, 1.17)))
render('slating', spp=64, exposure=.5, dk=.3)
