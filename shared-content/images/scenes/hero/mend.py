"""What was mended in the picture of the front door: burnt headers, fanlight and hall, flags, lawn, hedges, clipped ball. Units: metres."""
from stocks import *
import stocks, lib, cloth
from cloth import lathe
from wallparts import leaf6, leaf_mat2
F0 = F((0, 0, 0), 0)

# ------------------------------------------------------------------ burnt headers, in drifts
_b = np.random.default_rng(71)
def burn(x, z, t, header):
    """the tone of a brick: headers of the bond only, most of them a little darker than the wall, in drifts"""
    u, v = _b.random(2); k = float(smooth(.10, .42, fbm(np.array([x * .95 + 3.1, z * 1.25 + 7.7, 4.2]), 3, .55)))
    if not header or u > .03 + .62 * k: return t * .93
    return .9405 + .0595 * v ** (4. - 2.3 * k)

# ------------------------------------------------------------------ the fanlight and what is behind it
def fan_mat():
    """a pane of old glass: mirrors cool sky, lets a little of the hall through"""
    m, n = mat('fanglass'); pos = n('ShaderNodeNewGeometry').outputs['Position']
    b = n('ShaderNodeBump', {'Height': n.noise(pos, 2.2, 1), 'Strength': .013, 'Distance': .3})
    fr = n('ShaderNodeFresnel', {'IOR': 2.0, 'Normal': b}); front = n.math('SUBTRACT', 1., n('ShaderNodeNewGeometry').outputs['Backfacing'])
    dirt = n.mapr(n.noise(pos, 7, 5, .7), .35, .75, .0, .05)
    t = n('ShaderNodeBsdfTransparent', {0: (.84, .88, .87, 1)}); g = n('ShaderNodeBsdfGlossy', {0: (.80, .90, 1.0, 1), 'Roughness': .0, 'Normal': b}); d = n('ShaderNodeBsdfDiffuse', {0: (.4, .4, .38, 1)})
    mx = n('ShaderNodeMixShader', {0: n.math('MULTIPLY', n.math('ADD', fr, .15), front), 1: n('ShaderNodeMixShader', {0: n.math('MULTIPLY', dirt, front), 1: t, 2: d}), 2: g}); n('ShaderNodeOutputMaterial', {'Surface': mx}); m.pass_index = 9; return m
def fan_panes(f, fx, z0, z1, y):
    g = MB('fglass', fan_mat(), .0001)
    for k, (t, u) in enumerate(((.35, -.25), (-.15, .20), (.10, .55))): g.box(f, (fx[k] + .002, y - .052, z0), (fx[k + 1] - .002, y - .051, z1), rot=rotm(2, t) @ rotm(0, u))
    g.done()
def hall(f, a, b, cx):
    """a dim hall, lit by an opal globe that the transom half hides"""
    hx, hy, hz = cx - .10, -1.75, 2.50; M_ = None
    def wallm(name, hexc, k, soft):
        m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; d = n('ShaderNodeVectorMath', {0: pos, 1: tuple(f.p(hx, hy, hz))}, operation='DISTANCE').outputs['Value']; M = n.math; c = rgba(hexc)
        g = M('MULTIPLY', M('DIVIDE', k, M('ADD', soft, M('POWER', d, 2.))), n.mapr(n.noise(pos, 1.7, 4), .3, .7, .82, 1.18))
        n('ShaderNodeOutputMaterial', {'Surface': n('ShaderNodeAddShader', {0: n('ShaderNodeBsdfDiffuse', {0: n.mix(1, c, (.5, .5, .5, 1), 'MULTIPLY')}), 1: n('ShaderNodeEmission', {0: n.mix(1, c, (1., .74, .46, 1), 'MULTIPLY'), 1: g})})}); m.cycles.sample_as_light = False; return m
    w, c = MB('hallw', wallm('hallw', 'a88a64', .62, .5), .001), MB('hallc', wallm('hallc', 'c9b99c', .34, .45), .006); h0, h1, hd, ht = a - .30, b + .92, 3.3, 3.02
    w.box(f, (h0, -hd, .1), (h1, -hd - .05, ht)); w.box(f, (h0 - .04, -hd, .1), (h0, -.17, ht)); w.box(f, (h1, -hd, .1), (h1 + .04, -.17, ht)); c.box(f, (h0, -hd, ht), (h1, -.17, ht + .05))
    for q, e in ((0, .14), (.05, .09)): c.box(f, (h0, -hd, ht - .055 - q), (h1, -hd + e - .02, ht - q)); c.box(f, (h1 - e + .02, -hd, ht - .055 - q), (h1, -.2, ht - q)); c.box(f, (h0, -hd, ht - .055 - q), (h0 + e - .02, -.2, ht - q))
    w.done(); c.done()
    m, n = mat('opal'); pos = n('ShaderNodeNewGeometry').outputs['Position']; fc = n('ShaderNodeLayerWeight', {0: .5}).outputs['Facing']; t = n.mapr(n('ShaderNodeSeparateXYZ', {0: pos}).outputs[2], hz - .13, hz + .13)
    g = n.math('MULTIPLY', n.mapr(fc, .0, .85, 1., .42), n.ramp(t, [(0, (.9,) * 3), (.5, (1.,) * 3), (1., (.62,) * 3)])); n('ShaderNodeOutputMaterial', {'Surface': n('ShaderNodeEmission', {0: n.mix(fc, rgba('ffd9a6'), rgba('e8a763')), 1: n.math('MULTIPLY', g, .46)})}); m.cycles.sample_as_light = False
    u = np.linspace(.22, np.pi, 26); lathe(f, (hx, hy, hz), [(.128 * math.sin(q), .128 * math.cos(q)) for q in u], m)
    br = plain('hallbrass', '4a3a22', .4, metallic=.6); lathe(f, (hx, hy, hz), [(.0, .20), (.012, .195), (.014, .16), (.036, .145), (.040, .122), (.030, .118)], br); cyl('rod', tuple(f.p(hx, hy, hz + .18)), tuple(f.p(hx, hy, ht)), .006, br, 8); lathe(f, (hx, hy, ht), [(0, -.03), (.02, -.03), (.05, -.012), (.055, 0)], br)
def mirrored(bark):
    """a tree across the road, that only the fanlight mirrors"""
    k = leaf_clump('mirl', leaf_mat('mirl', '3c4c2c', '52633a', '6c7a48'), 16, .5, .17)
    tree((7.0, -22, 0), 8.4, k, bark, n=330, size=.42, seed=62, bare=.20, trunk=.13); tree((13.2, -27, 0), 7.2, k, bark, n=170, size=.50, seed=63, bare=.22)

# ------------------------------------------------------------------ flags
def flag_mat(name):
    m, n = mat(name); M = n.math; V = lambda a, b, op='ADD': n('ShaderNodeVectorMath', {0: a, 1: b}, operation=op).outputs[0]
    pos = n('ShaderNodeNewGeometry').outputs['Position']; rnd = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: rnd.outputs['Color']}); ra, rb, rc = (sp.outputs[i] for i in range(3))
    e = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeAttribute', attribute_name='edge').outputs['Vector']}).outputs[0]; p = V(pos, V(rnd.outputs['Color'], (31., 17., 43.), 'MULTIPLY'))
    c = n.ramp(ra, [(.0, srgb('857b6a')), (.22, srgb('9b8e79')), (.45, srgb('8a8579')), (.62, srgb('a29378')), (.8, srgb('94836a')), (1., srgb('a89c88'))], 'CONSTANT' if False else 'LINEAR'); c = n('ShaderNodeHueSaturation', {'Color': c, 'Value': n.mapr(rb, 0, 1, .90, 1.17)})
    a = n.noise(p, 3.2, 5, .64); c = n.mix(1., c, n.ramp(a, [(.28, (.80, .79, .77)), (.5, (1, 1, 1)), (.72, (1.14, 1.13, 1.10))]), 'MULTIPLY')
    bed = n.noise(V(p, (1.3, 9., 1.), 'MULTIPLY'), 1.2, 4, .6, .6); c = n.mix(.55, c, n.ramp(bed, [(.34, (.84, .80, .74)), (.5, (1, 1, 1)), (.66, (1.10, 1.08, 1.05))]), 'MULTIPLY')      # the bed of the stone, where it was split
    fine = n.noise(p, 150, 3, .68); c = n.mix(.55, c, n.ramp(fine, [(.3, (.62, .61, .59)), (.5, (1, 1, 1)), (.7, (1.24, 1.23, 1.21))]), 'MULTIPLY')
    w = n.noise(pos, .85, 6, .62); c = n.mix(n.mapr(w, .42, .70, 0, .45), c, n.mix(1, c, (.50, .49, .43, 1), 'MULTIPLY')); st = n.noise(pos, 6., 5, .72); c = n.mix(n.mapr(st, .54, .70, 0, .50), c, n.mix(1, c, (.54, .51, .45, 1), 'MULTIPLY'))
    li = n('ShaderNodeTexVoronoi', {'Vector': V(pos, V(n('ShaderNodeTexNoise', {'Vector': pos, 'Scale': 60., 'Detail': 3.}).outputs[1], (.022,) * 3, 'MULTIPLY')), 'Scale': 15.}); lq = n('ShaderNodeSeparateColor', {0: li.outputs['Color']}); sz = n.mapr(lq.outputs[2], 0, 1, .10, .30)
    ok = M('MULTIPLY', M('GREATER_THAN', lq.outputs[0], .80), n.mapr(n.noise(pos, 1.3, 3), .42, .60)); c = n.mix(M('MULTIPLY', M('MULTIPLY', M('LESS_THAN', li.outputs['Distance'], sz), ok), .38), c, n.mix(M('GREATER_THAN', lq.outputs[1], .6), rgba('b9b29b'), rgba('4e4a3c')))       # lichen, gum
    we = M('ADD', e, M('MULTIPLY', M('SUBTRACT', n.noise(pos, 17, 5, .72), .5), -.10)); c = n.mix(n.mapr(we, .055, -.012, 0, .72), c, n.mix(.45, n.mix(1, c, (.40, .38, .32, 1), 'MULTIPLY'), rgba('4d4433')))
    mo = M('MULTIPLY', n.mapr(M('ADD', e, M('MULTIPLY', M('SUBTRACT', fine, .5), .02)), .020, .006), n.mapr(n.noise(pos, 3.1, 4, .65), .50, .62)); c = n.mix(M('MULTIPLY', mo, .75), c, rgba('515c2c'))
    return finish(m, n, c, n.mapr(w, .4, .7, .88, .80), M('ADD', M('MULTIPLY', fine, .8), M('MULTIPLY', bed, .6)), .2, strength=.55, dist=.003, mean=mean_of('857b6a', 'a29378'))
def flag_stone(m, x0, x1, y0, y1, z, t0, t1, rn, step=.016):
    """a riven flag: its face slightly uneven, the arrises worn and not quite straight"""
    nx, ny = max(6, int((x1 - x0) / step)), max(6, int((y1 - y0) / step)); cx, cy, hx, hy = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2
    ax = lambda h, n: np.concatenate([[-h, -h + .0012, -h + .004, -h + .009], np.linspace(-h + .016, h - .016, n), [h - .009, h - .004, h - .0012, h]])
    X, Y = np.meshgrid(ax(hx, nx), ax(hy, ny), indexing='ij'); e = np.minimum(hx - abs(X), hy - abs(Y)); P = np.stack([X + cx, Y + cy, 0 * X + rn[0] * 9], -1)
    Z = z - .0060 * np.exp(-np.clip(e, 0, 1) / .0038) * (.6 + .8 * vnoise(P * 14)) + .0016 * fbm(P * np.array([7, 16, 1]), 3) + .0005 * fbm(P * 60, 2) - .004 * smooth(.72, .86, vnoise(P * 23 + 4)) * np.exp(-(e / .012) ** 2)
    Z += X * math.radians(t1) + Y * math.radians(t0); wob = .0026 * np.exp(-e / .03); X = X * 1. + wob * fbm(P * 9, 2); Y = Y + wob * fbm(P * 9 + 5, 2)
    b = (e < 1e-6); Z = np.where(b, -.05, Z); V = np.stack([X + cx, Y + cy, Z], -1); ob = grid('flag', m, V, np.broadcast_to(rn, V.shape))
    q = ob.data.attributes.new('edge', 'FLOAT_VECTOR', 'POINT'); q.data.foreach_set('vector', np.stack([e, 0 * e, 0 * e], -1).astype('f').ravel())
def moss(JO, px0, px1):
    q = np.random.default_rng(15); mm = leaf_mat('moss', '3c4a20', '566428', '76803a', .2, .1); kd = [grass_clump(f'moss{i}', mm, n=80, h=.010, spread=.016, w=.0016, bend=.9) for i in range(2)]; gs = [grass_clump(f'sprout{i}', mm, n=16, h=.040, spread=.010, w=.0016, bend=.8) for i in range(2)]; P, S = [], []
    JO = JO + [(px0 + .004, px0 + .004, -6., -.4), (px1 - .002, px1 - .002, -6., -.4)]
    for x0, x1, y0, y1 in JO:
        n = int((abs(x1 - x0) + abs(y1 - y0)) / .006); t = q.random(n); p = np.stack([x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 0 * t - .006], -1); v = fbm(p * np.array([2.3, 2.3, 1]) + 11, 3); k = v > .12 + .25 * q.random(n); P.append(p[k]); k = (v > .30) & (q.random(n) < .035); S.append(p[k])
    P, S = np.concatenate(P), np.concatenate(S); P[:, :2] += q.normal(size=(len(P), 2)) * .003; P = P[P[:, 1] > -4.5]
    for i in range(2): scatter('moss', P[i::2], q.uniform(.6, 1.2, len(P[i::2])), kd[i]); scatter('sprout', S[i::2], q.uniform(.5, 1.2, len(S[i::2])), gs[i])
    print('@@ moss', len(P), len(S), flush=True)

# ------------------------------------------------------------------ lawn
def grass_mat(name, c1, c2, c3, trans=.26, gloss=.15):
    """blades: lush and dry drifts, dead ones among them, brown at the root"""
    m, n = mat(name); M = n.math; oi = n('ShaderNodeObjectInfo'); sp = n('ShaderNodeSeparateColor', {0: n('ShaderNodeAttribute', attribute_name='rnd').outputs['Color']}); pos = n('ShaderNodeNewGeometry').outputs['Position']
    c = n.ramp(n.math('FRACT', M('ADD', M('MULTIPLY', oi.outputs['Random'], .55), M('MULTIPLY', sp.outputs[0], .45))), [(.08, srgb(c1)), (.55, srgb(c2)), (.92, srgb(c3))])
    for sc, am in ((.33, .34), (1.5, .32), (5.2, .22)): c = n.mix(n.mapr(n.noise(pos, sc, 4, .62), .42, .66, 0, am), c, n.mix(1, c, (1.42, 1.14, .62, 1), 'MULTIPLY'))
    for sc, am in ((.55, .50), (2.6, .36)): c = n.mix(n.mapr(n.noise(n('ShaderNodeVectorMath', {0: pos, 1: (9., 4., 2.)}).outputs[0], sc, 4, .62), .46, .68, 0, am), c, n.mix(1, c, (.52, .72, .62, 1), 'MULTIPLY'))
    c = n.mix(M('MULTIPLY', M('GREATER_THAN', sp.outputs[1], .955), n.mapr(sp.outputs[2], 0, 1, .3, .85)), c, rgba('9a8a55')); z = n('ShaderNodeSeparateXYZ', {0: pos}).outputs[2]; c = n.mix(n.mapr(z, .0, -.028, 0, .40), c, rgba('4a4426'))
    d = n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': .55, 'Specular': gloss}); t = n('ShaderNodeBsdfTranslucent', {0: n.mix(1, c, (1.5, 1.6, .7, 1), 'MULTIPLY')}); return surface(m, n, n('ShaderNodeMixShader', {0: trans, 1: d, 2: t}), mean_of(c1, c2))
def clover_clump(name, m, n=34, spread=.11, flowers=0):
    q = lib.R; V, Q, rn = [], [], []
    for i in range(n):
        c = np.array([*q.uniform(-spread, spread, 2), q.uniform(.028, .052)]); nn = np.array([0, 0, 1.]) + q.normal(size=3) * .35; nn /= np.linalg.norm(nn); a = q.random() * 6.28; L = q.uniform(.011, .017); r3 = q.random(3)
        for k in range(3):
            d = np.array([math.cos(a + 2.094 * k), math.sin(a + 2.094 * k), 0.]); d -= nn * (d @ nn); d /= np.linalg.norm(d); leaf6(V, Q, rn, c, d, nn, L, L * .42, -.2, r3)
    return raw_mesh(name, np.array(V), [np.array(Q)], m, np.array(rn), link=False)
def flower_clump(name, m, n=5, spread=.12):
    q = lib.R; V, Q, rn = [], [], []
    for i in range(n):
        c = np.array([*q.uniform(-spread, spread, 2), q.uniform(.058, .085)])
        for k in range(22):
            d = q.normal(size=3); d /= np.linalg.norm(d); s = np.cross(d, q.normal(size=3)); s /= np.linalg.norm(s); L = .0085; b = len(V); V += [c + d * L * .2 - s * .0014, c + d * L * .2 + s * .0014, c + d * L + s * .0018, c + d * L - s * .0018]; Q.append((b, b + 1, b + 2, b + 3)); rn += [q.random(3)] * 4
    return raw_mesh(name, np.array(V), [np.array(Q)], m, np.array(rn), link=False)
def lawns(px0, px1, L, yb):
    q = np.random.default_rng(91); gm = grass_mat('grass', '3a5427', '516d35', '728448'); tall = grass_mat('grasstall', '46602c', '5f7a3c', '8a8c50', .32); clm = leaf_mat2('clover', ['4a6a30', '59793a', '6b8a46'], .30, .2, .6, .7); fm = plain('cloverfl', 'cfc8bb', .8, .1)
    # the ground: soil that shows where the turf is thin
    kids = [grass_clump(f'tg{i}', gm, n=160, h=.045 * (.85 + .1 * i), spread=.13, w=.0022, bend=.65) for i in range(4)]; thin = [grass_clump(f'tt{i}', gm, n=60, h=.032, spread=.09, w=.0020, bend=.9) for i in range(2)]
    tuft = [grass_clump(f'tu{i}', tall, n=46, h=.095, spread=.055, w=.0026, bend=.95) for i in range(3)]; stray = [grass_clump(f'sb{i}', tall, n=7, h=.085, spread=.10, w=.0022, bend=.9) for i in range(3)]
    clo = [clover_clump(f'cl{i}', clm) for i in range(3)]; flo = [flower_clump(f'cf{i}', fm, 1 + i) for i in range(2)]
    def height(P): return np.clip(1. + .42 * fbm(P * .8 + 3, 3) + .30 * fbm(P * 3.4 + 8, 2), .55, 1.7)
    def dz(P): return .020 * fbm(P * .55 + 1, 2) + .010 * fbm(P * 2.1 + 6, 2)
    def field(x0, x1, y0, y1, step, edges=(), k_=1.):
        gx, gy = np.meshgrid(np.arange(x0, x1, step), np.arange(y0, y1, step)); P = np.c_[gx.ravel(), gy.ravel()] + q.uniform(-step / 2, step / 2, (gx.size, 2)); P = P[(P[:, 0] > x0 + .05) & (P[:, 0] < x1 - .05) & (P[:, 1] > y0 + .05) & (P[:, 1] < y1 - .05)]
        P = np.c_[P, 0 * P[:, 0]]; ed = np.full(len(P), 9.)
        for fn in edges: ed = np.minimum(ed, fn(P))
        w = fbm(P * np.array([2.2, 2.2, 1]) + 21, 3); bare = (ed < .14 + .16 * w) | (fbm(P * 1.3 + 40, 3) < -.42); h = height(P) * k_; P[:, 2] = -.03 + dz(P) * np.clip(ed / .3, 0, 1); k = q.integers(0, 4, len(P))
        for i in range(4): j = (k == i) & ~bare; scatter('turf', P[j], h[j] * q.uniform(.85, 1.15, j.sum()), kids[i])
        for i in range(2): j = bare & (k % 2 == i) & (q.random(len(P)) < .75); scatter('thin', P[j], q.uniform(.7, 1.2, j.sum()), thin[i])
        n = len(P); far = P[:, 1] < 1.; t = fbm(P * 1.9 + 13, 3); cv = fbm(P * 1.25 + 31, 3)
        for i in range(3):
            j = (k == i) & (q.random(n) < np.clip(.02 + .55 * (t - .22), .02, .30)) & ~bare; scatter('tuft', P[j], q.uniform(.6, 1.15, j.sum()), tuft[i]); j = (k == i) & (q.random(n) < .30); scatter('stray', P[j], q.uniform(.6, 1.15, j.sum()), stray[i])
            j = (q.integers(0, 3, n) == i) & (cv > .25 + .22 * q.random(n)) & far; scatter('clover', P[j] + [0, 0, .008], q.uniform(.85, 1.25, j.sum()), clo[i])
        for i in range(2): j = (cv > .33) & (q.random(n) < .07) & far; scatter('cloverfl', P[j], q.uniform(.8, 1.1, j.sum()), flo[i])
    pathl, pathr = (lambda P: px0 - .075 - P[:, 0]), (lambda P: P[:, 0] - px1 - .075); bedl = lambda P: (-yb - .07 - P[:, 1]) + np.where(P[:, 0] > L + .8, 9, 0) + .12
    field(-2.2, px0 - .06, -4.6, -yb - .06, .12, (pathl, bedl)); field(px1 + .06, 15, -3.4, -yb - .06, .13, (pathr, bedl)); field(L + .8, 17, -yb - .1, 5, .16, (), 1.05); field(8, 22, 5, 9, .21, (), 1.2)
    # trodden earth under the thin turf
    em = rough_mat('earth', '4a3c28', '6a5a3e', 14, .8, 90, dirt=.4)
    for xs, sg in ((px0 - .075, -1), (px1 + .075, 1)):
        Y = np.linspace(-6, -yb - .07, 240); t = np.linspace(0, 1, 5); wd = .15 + .07 * fbm(np.c_[Y * 2.2, 0 * Y, 0 * Y] + 3, 3); X = xs + sg * t[None] * wd[:, None]; V = np.stack([X, np.repeat(Y[:, None], 5, 1), -.026 + 0 * X + .004 * fbm(np.stack([X * 30, Y[:, None] * 30 + 0 * X, 0 * X], -1), 2) - .008 * t[None] ** 2], -1); grid('earth', em, V)

# ------------------------------------------------------------------ hedges and the clipped ball
def clump2(name, m, n, r, leaf, aspect, up, bias=0.):
    """as wallparts.clump, leaves of more unequal size; bias lifts it, as a young shoot grows"""
    V, Q, rn = [], [], []; R = lib.R
    for i in range(n):
        c = R.normal(size=3); rr = R.random() ** .45; c = c / np.linalg.norm(c) * r * rr; c[2] *= .8; c[2] += bias * (R.random() - .2); nn = c / (np.linalg.norm(c) + 1e-6) * .45 + [0, 0, up] + R.normal(size=3) * .65; nn /= np.linalg.norm(nn); d = np.cross(nn, R.normal(size=3)); d /= np.linalg.norm(d)
        L = leaf * R.uniform(.45, 1.25); leaf6(V, Q, rn, c - d * L * .5, d, nn, L, L * aspect / 2, .45, np.array([rr * np.clip(.5 + c[2] / r * .8, .2, 1), R.random(), R.random()]))
    return raw_mesh(name, np.array(V), [np.array(Q)], m, np.array(rn), link=False, smooth=False)
def box_hedge(x0, x1, y0, y1, h, core, n=2750):
    """a box hedge clipped some weeks ago: lumps, hollows with shadow in them, young shoots that stand out"""
    q = np.random.default_rng(18); bm = leaf_mat2('boxm2', ['314f23', '446630', '587a3b', '6e8f49'], inner=.38, patch=.3); nm = leaf_mat2('boxnew', ['6f8c3e', '86a04c', '9cb25c'], trans=.34, inner=.7, patch=.2)
    bk = [clump2(f'bx{i}', bm, 66, .5, .20, .52, .5) for i in range(4)]; nk = [clump2(f'bn{i}', nm, 26, .42, .17, .46, .5, .5) for i in range(3)]
    def pts(n):
        u, v = q.uniform(x0, x1, n), q.uniform(0, 1, n); wd = y1 - y0; per = 2 * h + wd; s = v * per; yy = np.where(s < h, y0, np.where(s < h + wd, y0 + s - h, y1)); zz = np.where(s < h, s, np.where(s < h + wd, h, per - s))
        nn = np.stack([0 * u, np.where(s < h, -1., np.where(s < h + wd, 0, 1.)), np.where((s > h) & (s < h + wd), 1., .25)], -1); rad = np.exp(-(np.minimum(np.abs(s - h), np.abs(s - h - wd)) / .06) ** 2) * .034; Q = np.stack([u, yy, zz], -1); c_ = np.stack([u, 0 * u + (y0 + y1) / 2, 0 * u + h / 2], -1)
        end = np.exp(-((x1 - u) / .05) ** 2) * .030; D = .030 * fbm(Q * 2.6 + 2, 2) + .022 * fbm(Q * 7, 2) + .012 * fbm(Q * 17, 2); Q = Q + nn * D[:, None] - (Q - c_) * ((rad + end) / .2)[:, None]; Q[:, 2] += .016 * fbm(np.c_[u * 1.7, 0 * u, 0 * u], 2) * Q[:, 2] / h; return Q, nn, D
    Q, nn, D = pts(n); hol = fbm(Q * np.array([6.5, 6.5, 7.5]) + 9, 2) < -.30 - .10 * q.random(n); Q, nn, D = Q[~hol], nn[~hol], D[~hol]; k = q.integers(0, 4, len(Q))
    e = q.uniform(0, 1, (200, 3)) * [0, y1 - y0, h - .03] + [x1 - .02, y0, .0]; Q = np.concatenate([Q, e + q.normal(size=e.shape) * .012]); nn = np.concatenate([nn, np.tile([1., 0, .25], (200, 1))]); k = np.concatenate([k, q.integers(0, 4, 200)])
    for i in range(4): scatter('lowhedge', Q[k == i], q.uniform(.06, .125, (k == i).sum()), bk[i], nn[k == i] + q.normal(size=((k == i).sum(), 3)) * .42)
    Q, nn, D = pts(1300); up = fbm(Q * 4.1 + 30, 2) + .25 * (nn[:, 2] > .9); j = up > .30 - .25 * q.random(1300); Q, nn = Q[j], nn[j]; Q = Q + nn * q.uniform(.0, .035, (len(Q), 1)); k = q.integers(0, 3, len(Q))
    for i in range(3): scatter('newbox', Q[k == i], q.uniform(.035, .075, (k == i).sum()), nk[i], nn[k == i] + [0, 0, .6] + q.normal(size=((k == i).sum(), 3)) * .3)
    m_ = MB('hc', core, .03); m_.box(W, (x0, y0 + .07, 0), (x1 - .05, y1 - .06, h - .075)); m_.done(); print('@@ box', hol.sum(), len(Q), flush=True)
def bay_ball(x, y, z, br, core):
    q = np.random.default_rng(33); bm = leaf_mat2('baym2', ['2a4722', '39592c', '4d7034', '668646'], spec=.35, rough=.45, inner=.35); nm = leaf_mat2('baynew', ['6d8c40', '84a04c', '9db060'], trans=.34, spec=.35, rough=.42, inner=.75)
    yk = [clump2(f'by{i}', bm, 44, .5, .42, .38, .40) for i in range(4)]; nk = [clump2(f'bn2{i}', nm, 11, .34, .40, .32, .5, .7) for i in range(3)]; n = 660
    d = q.normal(size=(n, 3)); d /= np.linalg.norm(d, axis=1, keepdims=True); lump = .16 * fbm(d * 1.5 + 5, 3) + .10 * fbm(d * 4.2 + 1, 2); rad = br * (.985 + lump + .05 * q.normal(size=n)) * np.where(q.random(n) < .26, q.uniform(.66, 1., n), 1.); hol = fbm(d * 3.4 + 12, 2) < -.34; d, rad = d[~hol], rad[~hol]; k = q.integers(0, 4, len(d))
    for i in range(4): scatter('bay', np.array([x, y, z]) + (d * rad[:, None] * [1, 1, .95])[k == i], q.uniform(.10, .20, (k == i).sum()), yk[i], d[k == i] + q.normal(size=((k == i).sum(), 3)) * .45)
    n = 150; d = q.normal(size=(n, 3)); d[:, 2] += .25; d /= np.linalg.norm(d, axis=1, keepdims=True); d = d[fbm(d * 2.3 + 3, 2) > -.12]; n = len(d); rad = br * (1.02 + .16 * fbm(d * 1.5 + 5, 3) + q.uniform(-.02, .15, n)); k = q.integers(0, 3, n)
    for i in range(3): scatter('baynew', np.array([x, y, z]) + (d * rad[:, None] * [1, 1, .95])[k == i], q.uniform(.09, .16, (k == i).sum()), nk[i], d[k == i] + [0, 0, .5] + q.normal(size=((k == i).sum(), 3)) * .3)
    sphere('baycore', (x, y, z), br * .72, core)
def far_hedge(x0, x1, y0, y1, h):
    """the hedge at the end of the garden: its top not ruled, shoots above it, gaps through which light comes"""
    q = np.random.default_rng(44); mk = lambda nm, a, b, c, n, L, dr=.4: leaf_clump(nm, leaf_mat(nm + 'm', a, b, c), n, .5, L, .5, dr); kids = [mk('fh0', '2b4520', '3f5e28', '587536', 40, .24), mk('fh1', '324b24', '4a682c', '688040', 36, .21), mk('fh2', '273f20', '3a5627', '4f6c34', 44, .26)]; new = mk('fh3', '5d7a34', '7a9444', '9aac58', 24, .22, -.2)
    top = lambda x: h + .28 * fbm(np.c_[x * .55, 0 * x, 0 * x] + 2, 2) + .15 * fbm(np.c_[x * 1.9, 0 * x, 0 * x] + 7, 2) + .04 * fbm(np.c_[x * 6., 0 * x, 0 * x] + 4, 2)
    gap = lambda x, z: fbm(np.stack([x * 2.7, 0 * x, z * 2.9], -1) + 15, 2) + .22 * (z / h - .70)
    n = 1900; x, z = q.uniform(x0, x1, n), q.random(n); z = z * top(x); g = gap(x, z); y = y0 + .16 * fbm(np.c_[x * .8, 0 * x, z * .9], 3) + .08 * fbm(np.c_[x * 3, 0 * x, z * 3], 2) + q.normal(size=n) * .03 + .22 * smooth(.25, .55, g); k = (g < .40) | (q.random(n) < .18); P = np.c_[x, y, z][k]; N = np.tile([0, -1., .25], (len(P), 1))
    n2 = 1000; x, y = q.uniform(x0, x1, n2), q.uniform(y0, y1, n2); P = np.concatenate([P, np.c_[x, y, top(x) - .10 * smooth(.2, 0, y - y0) + q.normal(size=n2) * .03]]); N = np.concatenate([N, np.tile([0, -.2, 1.], (n2, 1))]); N = N + q.normal(size=N.shape) * .4; k = q.integers(0, 3, len(P))
    for i in range(3): scatter('farhedge', P[k == i], .27 * q.uniform(.6, 1.35, (k == i).sum()), kids[i], N[k == i])
    n3 = 420; x = q.uniform(x0, x1, n3); x = x[fbm(np.c_[x * 1.3, 0 * x, 0 * x] + 9, 2) > -.15]; n3 = len(x); scatter('shoots', np.c_[x, q.uniform(y0 - .02, y1, n3), top(x) + q.uniform(-.02, .14, n3)], q.uniform(.10, .26, n3), new, np.tile([0, 0, 1.], (n3, 1)) + q.normal(size=(n3, 3)) * .3)
    n4 = 260; x, z = q.uniform(x0, x1, n4), q.uniform(.4, 1.7, n4); scatter('newface', np.c_[x, y0 - .04 + .16 * fbm(np.c_[x * .8, 0 * x, z * .9], 3), z], q.uniform(.10, .20, n4), new, np.tile([0, -1., .6], (n4, 1)) + q.normal(size=(n4, 3)) * .3)
    xs, zs = np.arange(x0, x1, .05), np.arange(0, h + .2, .05); X, Z = np.meshgrid(xs, zs, indexing='ij'); ok = (gap(X, Z) < .36) & (Z < top(X.ravel()).reshape(X.shape) - .12); u = ok[:-1, :-1] & ok[1:, :-1] & ok[1:, 1:] & ok[:-1, 1:]; ix = np.arange(X.size).reshape(X.shape); cm = plain('farcore2', '1c2814', .9)
    raw_mesh('fhcore', np.stack([X, y0 + .35 + 0 * X, Z], -1).reshape(-1, 3), [np.stack([ix[:-1, :-1][u], ix[1:, :-1][u], ix[1:, 1:][u], ix[:-1, 1:][u]], -1)], cm); print('@@ far hedge open', 1 - u[:, :int(1.5 / .05)].mean(), flush=True)
    # bushes far behind it, in the haze
    fk = [leaf_clump(f'fz{i}', leaf_mat(f'fz{i}m', a, b, c, .4, .2, haze=.045), 30, .5, .26) for i, (a, b, c) in enumerate((('4a6234', '5f7a42', '84904e'), ('3c5632', '52703e', '6c8248')))]
    for i in range(17):
        x, y, r = 27 + i * 2.5 + q.normal() * .6, 31 + q.normal() * 1.6, q.uniform(1.7, 2.9); shrub((x, y, r * .6), r, fk[i % 2], 190, .95, 1.05, .55)
