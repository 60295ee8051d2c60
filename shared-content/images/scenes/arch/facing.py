"""Drag-faced, sanded facing bricks as one sees them from half a metre: relief in the mesh down to about a millimetre, grains, pits, kiss marks, bloom and smears of mortar in the material. Units: metres."""
from closeup import *
from lib import _rounded

def facing(name, m, items, n=(290, 6, 92), b=.0013, frog=0., chip=1., clean=0.):
    """items: (centre, half sizes, 3x3 rotation, rnd). Writes the attributes rnd (per brick), loc (the place on the brick), msk (chip, pit, distance to the arris / 30 mm)"""
    G, q = _rounded(n); VV, FF, RR, LL, MM, base = [], [], [], [], [], 0
    for c, h, A, rn in items:
        h = np.asarray(h, float); rn = np.asarray(rn); parts, top = [], []
        for ax, sg, u, v, gu, gv in G:
            p = np.zeros((len(gu), 3)); k = 4
            for w, g in ((u, gu), (v, gv)):
                nl = n[w] + 8; t = np.round(g * nl); inn = (t - k) / (nl - 2 * k); hh = h[w]
                p[:, w] = np.where(t < k, -hh + b * t / k, np.where(t > nl - k, hh - b * (nl - t) / k, (-hh + b) + inn * 2 * (hh - b)))
            p[:, ax] = sg * h[ax]; parts.append(p); top.append(np.full(len(p), ax == 2 and sg > 0))
        P = np.concatenate(parts); top = np.concatenate(top); L0 = P.copy()
        gap = np.sort(h - np.abs(P), axis=1)[:, 1]; inn = np.clip(P, -h + b, h - b); d = P - inn; nr = d / np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-9); P = inn + nr * b; Q = P + rn * 37
        e4, e7 = np.exp(-(gap / .0035) ** 2), np.exp(-(gap / .0065) ** 2)
        wander = .0010 * fbm(Q * 26, 2) + .0007 * fbm(Q * 90, 2)                                            # arrises are not ruler-straight
        big = smooth(.70, .80, vnoise(Q * 34 + 3)) * (.5 + vnoise(Q * 230)); nick = smooth(.60, .74, vnoise(Q * 120 + 7)) * vnoise(Q * 330)
        ch = chip * (.0030 * e7 * big + .0013 * e4 * nick)
        body = fbm(Q * np.array([14, 30, 24]), 3); drag = fbm(Q * np.array([11, 210, 210]), 3, .6); tear = smooth(.66, .84, vnoise(Q * np.array([55, 260, 230]) + 11)); pit = smooth(.73, .84, vnoise(Q * 165 + 5)) * (.4 + vnoise(Q * 60)); fine = fbm(Q * 330, 3, .75)
        D = .00055 * body + .00042 * drag + .00034 * fine - .00045 * tear - .0010 * pit - np.maximum(0, .0006 + wander) * e4 - ch
        P = P + nr * D[:, None]
        if frog:
            mx = smooth(0, .014, h[0] - .032 - np.abs(P[:, 0])); my = smooth(0, .014, h[1] - .020 - np.abs(P[:, 1])); P[:, 2] -= np.where(top, frog * mx * my, 0)
        VV.append(P @ A + np.asarray(c)); FF.append(q + base); RR.append(np.repeat(rn[None], len(P), 0)); LL.append(L0); MM.append(np.stack([np.clip(ch / .0009, 0, 1), np.clip(tear * .8 + pit, 0, 1), np.clip(gap / .03, 0, 1)], 1)); base += len(P)
    ob = raw_mesh(name, np.concatenate(VV), [np.concatenate(FF)], m, np.concatenate(RR), smooth=True)
    for k, v in (('loc', np.concatenate(LL)), ('msk', np.concatenate(MM))):
        a = ob.data.attributes.new(k, 'FLOAT_VECTOR', 'POINT'); a.data.foreach_set('vector', v.astype('f').ravel())
    return ob

def facing_mat(name, palette, mortar='a89e8e', pale='b58f74', bump=.75, sand=1.):
    m, n = mat(name); V = lambda a, b, op='ADD': n('ShaderNodeVectorMath', {0: a, 1: b}, operation=op).outputs[0]; M = n.math
    rnd = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: rnd.outputs['Color']}); ra, rb, rc = (sp.outputs[i] for i in range(3))
    loc = n('ShaderNodeAttribute', attribute_name='loc').outputs['Vector']; mk = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeAttribute', attribute_name='msk').outputs['Vector']}); chip, pit, gap = (mk.outputs[i] for i in range(3))
    p = V(loc, V(rnd.outputs['Color'], (37., 53., 71.), 'MULTIPLY')); k = len(palette)
    c = n.ramp(ra, [(i / max(k - 1, 1), srgb(q)) for i, q in enumerate(palette)])
    c = n('ShaderNodeHueSaturation', {'Color': c, 'Value': n.mapr(rb, 0, 1, .91, 1.08), 'Saturation': n.mapr(rc, 0, 1, .86, 1.02)})
    mott = n.noise(p, 24, 5, .66); c = n.mix(1., c, n.ramp(mott, [(.28, (.70, .66, .64)), (.5, (1, 1, 1)), (.72, (1.20, 1.18, 1.17))]), 'MULTIPLY')
    # kiln: a kiss mark across the stretcher, a burnt end
    xl = M('ADD', n('ShaderNodeSeparateXYZ', {0: loc}).outputs[0], M('MULTIPLY', M('SUBTRACT', n.noise(p, 26, 4, .6), .5), .05))
    at = M('MULTIPLY', M('SUBTRACT', rb, .5), .15); dist = M('ABSOLUTE', M('SUBTRACT', xl, at)); band = n.mapr(dist, .031, .022)
    c = n.mix(M('MULTIPLY', band, n.mapr(rc, .10, .45, 0., .70)), c, n.mix(M('GREATER_THAN', ra, .45), n.mix(1., c, (.52, .50, .53, 1), 'MULTIPLY'), n.mix(.55, n.mix(1., c, (1.4, 1.42, 1.42, 1), 'MULTIPLY'), rgba('a97f66'))))
    end = n.mapr(M('MULTIPLY', xl, n.mapr(M('GREATER_THAN', rc, .5), 0, 1, -1, 1)), .045, .105); c = n.mix(M('MULTIPLY', end, n.mapr(rb, .35, .75, 0., .62)), c, n.mix(1., c, (.44, .41, .44, 1), 'MULTIPLY'))
    # drag marks: streaks of tone along the stretcher
    dr = n.noise(V(p, (9., 190., 190.), 'MULTIPLY'), 1., 4, .65); c = n.mix(.75, c, n.ramp(dr, [(.32, (.66, .64, .63)), (.5, (1, 1, 1)), (.68, (1.25, 1.23, 1.2))]), 'MULTIPLY')
    # grains of sand: a fine and a coarse family, light and dark, denser in patches
    den = n.mapr(n.noise(p, 34, 3, .6), .38, .62, .35, 1.); H = []
    for sc, lo, hi, r0, a in ((1150., .22, .76, .55, .75), (560., .12, .86, .46, .85)):
        v = n('ShaderNodeTexVoronoi', {'Vector': p, 'Scale': sc}); q = n('ShaderNodeSeparateColor', {0: v.outputs['Color']}).outputs[0]; g = n.mapr(v.outputs['Distance'], r0, r0 - .14)
        c = n.mix(M('MULTIPLY', M('MULTIPLY', g, M('GREATER_THAN', q, hi)), M('MULTIPLY', den, a * sand)), c, n.mix(M('GREATER_THAN', n('ShaderNodeSeparateColor', {0: v.outputs['Color']}).outputs[1], .4), rgba('c7ae96'), rgba('a5745c')))
        c = n.mix(M('MULTIPLY', M('MULTIPLY', g, M('LESS_THAN', q, lo)), M('MULTIPLY', den, a * sand)), c, rgba('35231e'))
        H.append(M('MULTIPLY', g, M('SUBTRACT', q, .25)))
    cl = n.noise(p, 620, 3, .7); c = n.mix(.6, c, n.ramp(cl, [(.34, (.56, .54, .53)), (.5, (1, 1, 1)), (.66, (1.34, 1.32, 1.3))]), 'MULTIPLY')
    # fine pits, and those of the mesh
    v = n('ShaderNodeTexVoronoi', {'Vector': V(p, V(n('ShaderNodeTexNoise', {'Vector': p, 'Scale': 240.}).outputs[1], (.0035,) * 3, 'MULTIPLY')), 'Scale': 300.}); q = n('ShaderNodeSeparateColor', {0: v.outputs['Color']}).outputs[1]
    hole = M('MULTIPLY', n.mapr(v.outputs['Distance'], .34, .20), M('GREATER_THAN', q, .70)); c = n.mix(M('MULTIPLY', hole, .62), c, rgba('2c1b17')); c = n.mix(n.mapr(pit, .1, .9, 0, .46), c, n.mix(1., c, (.40, .37, .36, 1), 'MULTIPLY'))
    # bloom and dust
    c = n.mix(M('MULTIPLY', n.mapr(n.noise(p, 15, 6, .68), .50, .72), n.mapr(ra, .25, .9, .10, .48)), c, rgba('b3a595'))
    # arrises knocked off show a paler clay
    c = n.mix(n.mapr(chip, .15, .75, 0, .85), c, n.mix(1., n.mix(n.noise(p, 260, 3), rgba(pale), rgba('96684f')), n.ramp(cl, [(.3, (.7, .7, .7)), (.7, (1.2, 1.2, 1.2))]), 'MULTIPLY'))
    # mortar: smears from the joints, dots
    sm = M('SUBTRACT', n.noise(V(p, (.8, 1., 1.25), 'MULTIPLY'), 62, 5, .68), M('MULTIPLY', gap, .40)); ms = n.mapr(sm, .485, .56, 0, .80)
    d = n('ShaderNodeTexVoronoi', {'Vector': V(p, V(n('ShaderNodeTexNoise', {'Vector': p, 'Scale': 260., 'Detail': 4.}).outputs[1], (.010,) * 3, 'MULTIPLY')), 'Scale': 120.}); dq = n('ShaderNodeSeparateColor', {0: d.outputs['Color']}); dot = M('MULTIPLY', n.mapr(M('SUBTRACT', d.outputs['Distance'], M('MULTIPLY', dq.outputs[1], .20)), .10, .03), M('GREATER_THAN', dq.outputs[0], .935))
    mc = n.mix(.5, rgba(mortar), n.ramp(n.noise(p, 800, 2, .6), [(.3, (.55, .54, .52)), (.7, (1.3, 1.28, 1.25))]), 'MULTIPLY'); mm = M('MAXIMUM', ms, M('MULTIPLY', dot, .72)); c = n.mix(mm, c, mc)
    up = n.mapr(n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeNewGeometry').outputs['Normal']}).outputs[2], .5, .95); c = n.mix(up, c, n.mix(1., c, (.80, .84, .84, 1), 'MULTIPLY')); c = n.mix(M('MULTIPLY', up, n.mapr(n.noise(p, 40, 6, .7), .42, .70, .04, .36)), c, rgba('94887a'))
    h = M('ADD', M('ADD', M('MULTIPLY', H[0], .42), M('MULTIPLY', H[1], .8)), M('ADD', M('MULTIPLY', cl, .9), M('ADD', M('MULTIPLY', dr, .9), M('ADD', M('MULTIPLY', hole, -1.1), M('MULTIPLY', mm, .5)))))
    return finish(m, n, c, .93, h, .16, strength=bump, dist=.00085, mean=tuple(x * .84 for x in mean_of(*palette)[:3]) + (1.,))

def joint_mat(name, a1='857d70', a2='9a9183'):
    """hardened mortar: sand shows in it"""
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; a = n.noise(pos, 26, 5, .65); g = n.noise(pos, 750, 3, .7); c = n.ramp(a, [(.3, srgb(a1)), (.7, srgb(a2))])
    c = n.mix(.75, c, n.ramp(g, [(.34, (.50, .49, .47)), (.5, (1, 1, 1)), (.68, (1.32, 1.30, 1.27))]), 'MULTIPLY')
    v = n('ShaderNodeTexVoronoi', {'Vector': pos, 'Scale': 640.}); q = n('ShaderNodeSeparateColor', {0: v.outputs['Color']}); s = n.mapr(v.outputs['Distance'], .48, .34)
    c = n.mix(n.math('MULTIPLY', s, n.math('GREATER_THAN', q.outputs[0], .80)), c, n.ramp(q.outputs[1], [(.2, srgb('5f4a38')), (.5, srgb('9c8467')), (.8, srgb('d6cdbd'))]))
    return finish(m, n, c, .97, n.math('ADD', g, n.math('MULTIPLY', s, .7)), .15, strength=.8, dist=.0011)
