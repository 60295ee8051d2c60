"""Stock bricks, rubbed bricks and tooled lime joints for a wall seen from about 2.3 m (1.2 to 1.8 mm a pixel). After facing.py, with coarser grains; relief comes from a few dozen worked patterns that bricks share, mirrored. Units: metres."""
from closeup import *
from lib import _rounded

def _grid(n):
    G, q = _rounded(n); sz = [len(g[4]) for g in G]; keep = np.concatenate([np.full(k, not (g[0] == 1 and g[1] < 0)) for g, k in zip(G, sz)]); ix = np.cumsum(keep) - 1       # without the back
    return G, keep, ix[q[keep[q].all(1)]]
def _shape(G, keep, n, h, b):
    parts = []
    for ax, sg, u, v, gu, gv in G:
        p = np.zeros((len(gu), 3)); k = 4
        for w, g in ((u, gu), (v, gv)):
            nl = n[w] + 8; t = np.round(g * nl); inn = (t - k) / (nl - 2 * k); hh = h[w]
            p[:, w] = np.where(t < k, -hh + b * t / k, np.where(t > nl - k, hh - b * (nl - t) / k, (-hh + b) + inn * 2 * (hh - b)))
        p[:, ax] = sg * h[ax]; parts.append(p)
    P = np.concatenate(parts)[keep]; L0 = P.copy(); inn = np.clip(P, -h + b, h - b); d = P - inn; nr = d / np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-9)
    return inn + nr * b, nr, L0
def bricks(name, m, items, n, b, nom, kinds=20, soft=1., chip=1., body=1., drag=1., pits=1., seed=1):
    """items: (centre, half sizes, 3x3, rnd, warp or None); nom: half sizes on which the patterns are worked"""
    G, keep, q = _grid(n); nom = np.asarray(nom, float); P0, nr0, L00 = _shape(G, keep, n, nom, b); gap = np.sort(nom - np.abs(L00), axis=1)[:, 1]; rr = np.random.default_rng(seed); Ds, Ms = [], []
    e4, e7 = np.exp(-(gap / .0035) ** 2), np.exp(-(gap / .0075) ** 2)
    for i in range(kinds):
        Q = P0 + rr.random(3) * 37; wander = .0011 * fbm(Q * 24, 2) + .0008 * fbm(Q * 85, 2)
        big = smooth(.70, .82, vnoise(Q * 30 + 3)) * (.5 + vnoise(Q * 170)); nick = smooth(.62, .76, vnoise(Q * 95 + 7)) * vnoise(Q * 250); ch = chip * (.0042 * e7 * big + .0016 * e4 * nick)
        pit = smooth(.76, .86, vnoise(Q * 105 + 5)) * (.4 + vnoise(Q * 60)); tear = smooth(.68, .84, vnoise(Q * np.array([40, 170, 150]) + 11))
        D = body * .0010 * fbm(Q * np.array([13, 30, 26]), 3) + drag * .00050 * fbm(Q * np.array([13, 120, 120]), 2, .6) + body * .00042 * fbm(Q * 190, 2, .8) - pits * (.0004 * tear + .0014 * pit) - soft * np.maximum(0, .0006 + wander) * e4 - ch
        Ds.append(D); Ms.append(np.stack([np.clip(ch / .0011, 0, 1), np.clip(pits * (tear * .6 + pit), 0, 1)], 1))
    VV, FF, RR, LL, MM = [], [], [], [], []
    for j, (c, h, A, rn, warp) in enumerate(items):
        h = np.asarray(h, float); P, nr, L0 = _shape(G, keep, n, h, b); k = rr.integers(kinds); P = P + nr * Ds[k][:, None]
        s = np.array([rr.choice([-1, 1]), 1, rr.choice([-1, 1])]); P = P * s; L0 = L0 * s; g = np.sort(h - np.abs(L0), axis=1)[:, 1]
        if c[0] < .15: continue       # a patch at the right: the same draws, fewer bricks
        if warp: P = warp(P)
        VV.append(P @ A + np.asarray(c)); FF.append(q + (len(VV) - 1) * len(P)); RR.append(np.repeat(np.asarray(rn)[None], len(P), 0)); LL.append(L0); MM.append(np.c_[Ms[k], np.clip(g / .03, 0, 1)])
    if not VV: return
    ob = raw_mesh(name, np.concatenate(VV), [np.concatenate(FF)], m, np.concatenate(RR), smooth=True)
    for k, v in (('loc', np.concatenate(LL)), ('msk', np.concatenate(MM))):
        a = ob.data.attributes.new(k, 'FLOAT_VECTOR', 'POINT'); a.data.foreach_set('vector', v.astype('f').ravel())
    return ob

def _inputs(n):
    M = n.math; rnd = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: rnd.outputs['Color']}); loc = n('ShaderNodeAttribute', attribute_name='loc').outputs['Vector']; mk = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeAttribute', attribute_name='msk').outputs['Vector']})
    V = lambda a, b, op='ADD': n('ShaderNodeVectorMath', {0: a, 1: b}, operation=op).outputs[0]
    return M, V, [sp.outputs[i] for i in range(3)], loc, [mk.outputs[i] for i in range(3)], V(loc, V(rnd.outputs['Color'], (37., 53., 71.), 'MULTIPLY')), n('ShaderNodeNewGeometry').outputs['Position']

def stock_mat(name, palette, burnt=('685a4e', '4d433f'), mortar='c9c0b0', pale='b9a581', bump=.8):
    """rnd: tone (above .94: burnt), lightness, kind of firing"""
    m, n = mat(name); M, V, (ra, rb, rc), loc, (chip, pit, gap), p, pos = _inputs(n); k = len(palette)
    c = n.ramp(ra, [(.93 * i / (k - 1), srgb(q)) for i, q in enumerate(palette)] + [(.94, srgb(burnt[0])), (1., srgb(burnt[1]))])
    c = n('ShaderNodeHueSaturation', {'Color': c, 'Value': n.mapr(rb, 0, 1, .90, 1.09), 'Saturation': n.mapr(rc, 0, 1, .82, 1.05)}); dark = M('GREATER_THAN', ra, .93)
    mott = n.noise(p, 21, 4, .66); c = n.mix(1., c, n.ramp(mott, [(.28, (.74, .71, .69)), (.5, (1, 1, 1)), (.72, (1.18, 1.17, 1.15))]), 'MULTIPLY')
    # firing: greyish or pinkish clouds, a kiss band across some stretchers
    tint = n.noise(p, 9, 3, .6); c = n.mix(n.mapr(tint, .46, .70, 0, .42), c, n.mix(1., c, n.ramp(rc, [(.3, (.80, .80, .83)), (.5, (1.06, .92, .82)), (.7, (1.14, 1.12, 1.02))]), 'MULTIPLY'))
    xl = M('ADD', n('ShaderNodeSeparateXYZ', {0: loc}).outputs[0], M('MULTIPLY', M('SUBTRACT', tint, .5), .07)); band = n.mapr(M('ABSOLUTE', M('SUBTRACT', xl, M('MULTIPLY', M('SUBTRACT', rb, .5), .16))), .034, .020)
    c = n.mix(M('MULTIPLY', band, n.mapr(rc, .12, .40, .0, .34)), c, n.mix(M('GREATER_THAN', rb, .5), n.mix(1., c, (.66, .62, .60, 1), 'MULTIPLY'), n.mix(1., c, (1.22, 1.20, 1.18, 1), 'MULTIPLY')))
    end = n.mapr(M('MULTIPLY', xl, n.mapr(M('GREATER_THAN', rb, .5), 0, 1, -1, 1)), .05, .11); c = n.mix(M('MULTIPLY', end, n.mapr(rc, .78, .95, 0., .50)), c, n.mix(1., c, (.48, .43, .42, 1), 'MULTIPLY'))
    # sand and clinker: grains light and dark, cinders
    fine = n.noise(p, 330, 3, .75); c = n.mix(.85, c, n.ramp(fine, [(.32, (.60, .57, .54)), (.5, (1, 1, 1)), (.68, (1.30, 1.29, 1.27))]), 'MULTIPLY')
    v = n('ShaderNodeTexVoronoi', {'Vector': p, 'Scale': 400.}); q = n('ShaderNodeSeparateColor', {0: v.outputs['Color']}); g = n.mapr(v.outputs['Distance'], .50, .32)
    c = n.mix(M('MULTIPLY', M('MULTIPLY', g, M('GREATER_THAN', q.outputs[0], .80)), .6), c, n.mix(M('GREATER_THAN', q.outputs[1], .4), rgba('d0c2a2'), rgba('a98a5c'))); c = n.mix(M('MULTIPLY', M('MULTIPLY', g, M('LESS_THAN', q.outputs[0], .13)), .62), c, rgba('453629'))
    v2 = n('ShaderNodeTexVoronoi', {'Vector': V(p, V(n('ShaderNodeTexNoise', {'Vector': p, 'Scale': 170., 'Detail': 2.}).outputs[1], (.008,) * 3, 'MULTIPLY')), 'Scale': 95.}); q2 = n('ShaderNodeSeparateColor', {0: v2.outputs['Color']})
    hole = M('MULTIPLY', n.mapr(M('ADD', v2.outputs['Distance'], M('MULTIPLY', q2.outputs[1], .14)), .36, .22), M('GREATER_THAN', M('ADD', q2.outputs[0], M('MULTIPLY', M('SUBTRACT', mott, .5), .5)), .80)); c = n.mix(M('MULTIPLY', hole, .60), c, rgba('33291f')); c = n.mix(n.mapr(pit, .15, .9, 0, .55), c, n.mix(1., c, (.40, .36, .33, 1), 'MULTIPLY'))
    c = n.mix(M('MULTIPLY', n.mapr(chip, .15, .75, 0, .75), n.mapr(dark, 0, 1, 1., .5)), c, n.mix(1., rgba(pale), n.ramp(fine, [(.3, (.72, .7, .68)), (.7, (1.15, 1.15, 1.15))]), 'MULTIPLY'))
    # lime left on the face beside the joints
    sm = M('SUBTRACT', n.noise(V(p, (.8, 1., 1.3), 'MULTIPLY'), 48, 5, .70), M('MULTIPLY', gap, .52)); ms = n.mapr(sm, .490, .575, 0, .78); c = n.mix(ms, c, n.mix(.7, rgba(mortar), n.ramp(fine, [(.3, (.66, .65, .63)), (.7, (1.22, 1.2, 1.18))]), 'MULTIPLY'))
    c = n.mix(1., c, n.ramp(n.noise(pos, .9, 2), [(.3, (.90, .89, .88)), (.7, (1.05, 1.05, 1.05))]), 'MULTIPLY')
    st = n.noise(V(pos, (3.2, 3.2, .25), 'MULTIPLY'), 1., 5, .62); c = n.mix(n.mapr(st, .50, .74, 0, .30), c, n.mix(1, c, (.52, .50, .47, 1), 'MULTIPLY'))
    h = M('ADD', M('ADD', M('MULTIPLY', fine, 1.1), M('MULTIPLY', g, .35)), M('ADD', M('MULTIPLY', hole, -1.0), M('MULTIPLY', ms, .35)))
    return finish(m, n, c, .95, h, .12, strength=bump, dist=.0012, mean=tuple(x * .84 for x in mean_of(*palette)[:3]) + (1.,))

def rubbed_mat(name, palette, bump=.45):
    """soft red bricks rubbed to a fine sandy face"""
    m, n = mat(name); M, V, (ra, rb, rc), loc, (chip, pit, gap), p, pos = _inputs(n); k = len(palette)
    c = n.ramp(ra, [(i / (k - 1), srgb(q)) for i, q in enumerate(palette)]); c = n('ShaderNodeHueSaturation', {'Color': c, 'Value': n.mapr(rb, 0, 1, .94, 1.06), 'Saturation': n.mapr(rc, 0, 1, .92, 1.02)})
    a = n.noise(p, 17, 5, .68); c = n.mix(1., c, n.ramp(a, [(.28, (.82, .79, .78)), (.5, (1, 1, 1)), (.72, (1.12, 1.12, 1.10))]), 'MULTIPLY')
    fine = n.noise(p, 380, 3, .75); c = n.mix(.8, c, n.ramp(fine, [(.32, (.68, .64, .62)), (.5, (1, 1, 1)), (.68, (1.26, 1.26, 1.24))]), 'MULTIPLY')
    v = n('ShaderNodeTexVoronoi', {'Vector': p, 'Scale': 430.}); q = n('ShaderNodeSeparateColor', {0: v.outputs['Color']}); g = n.mapr(v.outputs['Distance'], .48, .30)
    c = n.mix(M('MULTIPLY', M('MULTIPLY', g, M('GREATER_THAN', q.outputs[0], .86)), .45), c, rgba('c99a7c')); c = n.mix(M('MULTIPLY', M('MULTIPLY', g, M('LESS_THAN', q.outputs[0], .09)), .5), c, rgba('4c2a20'))
    c = n.mix(n.mapr(pit, .2, .9, 0, .5), c, n.mix(1., c, (.5, .45, .43, 1), 'MULTIPLY')); c = n.mix(n.mapr(chip, .2, .8, 0, .5), c, rgba('b57a5e'))
    # lime wiped thin over the face, soot washed down it
    sm = M('SUBTRACT', n.noise(p, 42, 5, .7), M('MULTIPLY', gap, .30)); c = n.mix(n.mapr(sm, .50, .66, 0, .34), c, rgba('c7b09c')); st = n.noise(V(pos, (7., 7., .8), 'MULTIPLY'), 1., 5, .64); c = n.mix(n.mapr(st, .48, .72, 0, .42), c, n.mix(1, c, (.56, .52, .50, 1), 'MULTIPLY'))
    return finish(m, n, c, .96, M('ADD', fine, M('MULTIPLY', g, .3)), .10, strength=bump, dist=.0009, mean=tuple(x * .84 for x in mean_of(*palette)[:3]) + (1.,))

def lime_mat(name, a1='c2b8a6', a2='d3cabb', sand=1.):
    m, n = mat(name); M = n.math; pos = n('ShaderNodeNewGeometry').outputs['Position']; c = n.ramp(n.noise(pos, 17, 5, .65), [(.3, srgb(a1)), (.7, srgb(a2))]); g = n.noise(pos, 420, 3, .75)
    c = n.mix(.8, c, n.ramp(g, [(.33, (.62, .60, .57)), (.5, (1, 1, 1)), (.67, (1.22, 1.21, 1.19))]), 'MULTIPLY')
    v = n('ShaderNodeTexVoronoi', {'Vector': pos, 'Scale': 390.}); q = n('ShaderNodeSeparateColor', {0: v.outputs['Color']}); s = n.mapr(v.outputs['Distance'], .48, .32); c = n.mix(M('MULTIPLY', M('MULTIPLY', s, M('GREATER_THAN', q.outputs[0], .80)), .8 * sand), c, n.ramp(q.outputs[1], [(.2, srgb('6b5640')), (.5, srgb('a58d6a')), (.8, srgb('ddd5c6'))]))
    st = n.noise(n('ShaderNodeVectorMath', {0: pos, 1: (3.2, 3.2, .25)}, operation='MULTIPLY').outputs[0], 1., 5, .62); c = n.mix(n.mapr(st, .50, .74, 0, .30), c, n.mix(1, c, (.55, .53, .50, 1), 'MULTIPLY'))
    return finish(m, n, c, .97, M('ADD', g, M('MULTIPLY', s, .5)), .12, strength=.7, dist=.0012, mean=tuple(x * .92 for x in mean_of(a1, a2)[:3]) + (1.,))

def joints(name, m, f, x0, x1, z0, z1, solids, holes, step=.0016):
    """a sheet of tooled mortar: hollow in the joints, lapping over the arrises here and there. solids: functions (X, Z) -> (slice, distance outside, negative inside); holes: the same, where there is no sheet"""
    xs, zs = np.arange(x0, x1, step), np.arange(z0, z1, step); X, Z = np.meshgrid(xs, zs); s = np.full(X.shape, 1.)
    for (a, b, c, d), fn in solids:
        ix = slice(max(0, int((a - .03 - x0) / step)), max(0, int((b + .03 - x0) / step))); iz = slice(max(0, int((c - .03 - z0) / step)), max(0, int((d + .03 - z0) / step)))
        if X[iz, ix].size: s[iz, ix] = np.minimum(s[iz, ix], fn(X[iz, ix], Z[iz, ix]))
    ok = (s > -.007) & (s < .03)
    for fn in holes: ok &= fn(X, Z) > .0012
    q = ok[:-1, :-1] & ok[1:, :-1] & ok[1:, 1:] & ok[:-1, 1:]; use = np.zeros(X.shape, bool); use[:-1, :-1] |= q; use[1:, :-1] |= q; use[1:, 1:] |= q; use[:-1, 1:] |= q
    ix = np.cumsum(use.ravel()).reshape(use.shape) - 1; x, z, d = X[use], Z[use], s[use]; Q = np.stack([x, 0 * x, z], -1)
    lap = smooth(.52, .76, vnoise(Q * 55)) * .0013 + smooth(.5, .8, vnoise(Q * 140 + 9)) * .0008; out = np.maximum(-d, 0)
    y = -.0026 + .0020 * (1 - smooth(0., .0042, d)) + lap * smooth(.004, .0005, d) - np.maximum(out - .0012 - lap * 1.4, 0) * .9 + .00045 * fbm(Q * 160, 2, .8) + .0004 * fbm(Q * 30, 2)
    V = f.o + np.stack([x, y, z], -1) @ f.A; print('@@ joints', len(V), flush=True)
    return raw_mesh(name, V, [np.stack([ix[:-1, :-1][q], ix[:-1, 1:][q], ix[1:, 1:][q], ix[1:, :-1][q]], -1)], m, smooth=True)
