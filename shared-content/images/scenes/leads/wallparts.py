"""Parts for the garden wall as one sees it from three metres and more: bricks after facing.py (coarser mesh, lighter material), cast caps, engineering coping, sanded paving, lavender, hedge leaves. Units: metres."""
from closeup import *
from lib import _rounded
R_ = lambda: lib.R
V_ = lambda n: (lambda a, b, op='ADD': n('ShaderNodeVectorMath', {0: a, 1: b}, operation=op).outputs[0])

# ------------------------------------------------------------------ bricks
def wall_bricks(mb, m, cam, chip=1., b=.0022):
    """the boxes of mb as bricks with worn faces; the mesh follows the distance, what is turned away stays a box"""
    cam = np.asarray(cam, float); groups, back = {}, MB(mb.n + 'back', m, .003)
    for c, h, A, rn in zip(mb.C, mb.H, mb.M, mb.Rn):
        d = cam - c; dist = np.linalg.norm(d)
        if (A[1] @ d < 0 or A[1][1] > .5) and not (mb.n == 'pier' and dist < 12): back.C.append(c); back.H.append(h); back.M.append(A); back.Rn.append(rn); continue
        cell = .0040 if dist < 4.1 else .0055 if dist < 5.4 else .009 if dist < 8.5 else .02
        n = (max(2, int(round(h[0] * 2 / cell / 4)) * 4), max(2, int(h[1] * 2 / cell)) if mb.n == 'pier' else 2, max(2, int(round(h[2] * 2 / cell))))
        groups.setdefault(n, []).append((c, h, A, rn))
    tot = 0
    for gi, (n, items) in enumerate(groups.items()):
        G, _ = _rounded(n); sel, FQ, base, off = [], [], 0, 0
        L1, TG = [], []
        for ax, sg, u, v, gu, gv in G:
            nu, nv = n[u] + 9, n[v] + 9; i = np.arange(nu * nv).reshape(nu, nv)
            if ax == 1 and sg < 0: continue
            q = np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4)
            if (sg > 0) != (ax != 1): q = q[:, ::-1]
            FQ.append(q + base); base += nu * nv; sel.append((ax, sg, u, v, gu, gv))
        q = np.concatenate(FQ); VV, FF, RR, LL, MM = [], [], [], [], []; Hh = np.array([i[1] for i in items]); Rn = np.array([i[3] for i in items]); N = len(items); parts = []
        for ax, sg, u, v, gu, gv in sel:
            p = np.zeros((N, len(gu), 3)); k = 4
            for w, g in ((u, gu), (v, gv)):
                nl = n[w] + 8; t = np.round(g * nl)[None]; inn = (t - k) / (nl - 2 * k); hh = Hh[:, w][:, None]
                p[:, :, w] = np.where(t < k, -hh + b * t / k, np.where(t > nl - k, hh - b * (nl - t) / k, (-hh + b) + inn * 2 * (hh - b)))
            p[:, :, ax] = sg * Hh[:, ax][:, None]; parts.append(p)
        P = np.concatenate(parts, 1); L0 = P.copy(); hh = Hh[:, None]
        gap = np.sort(hh - np.abs(P), axis=2)[:, :, 1]; inn = np.clip(P, -hh + b, hh - b); d = P - inn; nr = d / np.maximum(np.linalg.norm(d, axis=2, keepdims=True), 1e-9); P = inn + nr * b; Q = P + Rn[:, None] * 37
        e4, e7 = np.exp(-(gap / .0040) ** 2), np.exp(-(gap / .0075) ** 2)
        wander = .0008 * fbm(Q * 22, 2) + .0005 * vnoise(Q * 90)
        ch = chip * (.0038 * e7 * smooth(.77, .86, vnoise(Q * 27 + 3)) + .0015 * e4 * smooth(.63, .78, vnoise(Q * 95 + 7)))
        body = fbm(Q * np.array([12, 26, 22]), 2); drag = fbm(Q * np.array([13, 120, 120]), 2, .6); tear = smooth(.66, .84, vnoise(Q * np.array([38, 130, 120]) + 11)); pit = smooth(.75, .86, vnoise(Q * 95 + 5))
        D = .0009 * body + .0006 * drag - .0007 * tear - .0013 * pit - np.maximum(0, .0005 + wander) * e4 - ch
        P = P + nr * D[..., None]; A = np.array([i[2] for i in items]); C = np.array([i[0] for i in items])
        Wd = (np.einsum('nvi,nij->nvj', P, A) + C[:, None]).reshape(-1, 3); k = P.shape[1]; det = np.linalg.det(A) < 0
        f = np.repeat(q[None], N, 0); f[det] = f[det][:, :, ::-1]; f = (f + (np.arange(N) * k)[:, None, None]).reshape(-1, 4)
        ob = raw_mesh(f'{mb.n}{gi}', Wd, [f], m, np.repeat(Rn, k, 0), smooth=True); tot += len(Wd)
        for key, val in (('loc', L0.reshape(-1, 3)), ('msk', np.stack([np.clip(ch / .0011, 0, 1), np.clip(tear * .7 + pit, 0, 1), np.clip(gap / .03, 0, 1)], -1).reshape(-1, 3))):
            a = ob.data.attributes.new(key, 'FLOAT_VECTOR', 'POINT'); a.data.foreach_set('vector', val.astype('f').ravel())
    back.done(); print('@@ bricks', mb.n, {k: len(v) for k, v in groups.items()}, tot, 'vertices', flush=True)

def face_mat(name, palette, mortar='a49a88', bump=.8, blue=False, rough=.93, spec=.16):
    m, n = mat(name); V = V_(n); M = n.math
    rnd = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: rnd.outputs['Color']}); ra, rb, rc = (sp.outputs[i] for i in range(3))
    loc = n('ShaderNodeAttribute', attribute_name='loc').outputs['Vector']; mk = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeAttribute', attribute_name='msk').outputs['Vector']}); chip, pit, gap = (mk.outputs[i] for i in range(3))
    p = V(loc, V(rnd.outputs['Color'], (37., 53., 71.), 'MULTIPLY')); pos = n('ShaderNodeNewGeometry').outputs['Position']; k = len(palette)
    c = n.ramp(ra, [((i + .5) / k, srgb(q)) for i, q in enumerate(palette)])
    c = n('ShaderNodeHueSaturation', {'Color': c, 'Value': n.mapr(rb, 0, 1, .86, 1.12), 'Saturation': n.mapr(rc, 0, 1, .84, 1.02)})
    mott = n.noise(p, 22, 5, .68); c = n.mix(1., c, n.ramp(mott, [(.28, (.64, .61, .60)), (.5, (1, 1, 1)), (.72, (1.25, 1.22, 1.20))]), 'MULTIPLY')
    xl = M('ADD', n('ShaderNodeSeparateXYZ', {0: loc}).outputs[0], M('MULTIPLY', M('SUBTRACT', mott, .5), .07))          # kiln: a kiss mark across the stretcher, a burnt end
    band = n.mapr(M('ABSOLUTE', M('SUBTRACT', xl, M('MULTIPLY', M('SUBTRACT', rb, .5), .15))), .034, .020)
    c = n.mix(M('MULTIPLY', band, n.mapr(rc, .25, .6, 0., .62)), c, n.mix(M('GREATER_THAN', ra, .45), n.mix(1., c, (.56, .54, .57, 1), 'MULTIPLY'), n.mix(.45, n.mix(1., c, (1.3, 1.32, 1.32, 1), 'MULTIPLY'), rgba('9c7761'))))
    end = n.mapr(M('MULTIPLY', xl, n.mapr(M('GREATER_THAN', rc, .5), 0, 1, -1, 1)), .045, .105); c = n.mix(M('MULTIPLY', end, n.mapr(rb, .35, .75, 0., .62)), c, n.mix(1., c, (.46, .43, .46, 1), 'MULTIPLY'))
    dr = n.noise(V(p, (10., 130., 130.), 'MULTIPLY'), 1., 4, .65); c = n.mix(.8, c, n.ramp(dr, [(.32, (.66, .64, .63)), (.5, (1, 1, 1)), (.68, (1.25, 1.23, 1.2))]), 'MULTIPLY')
    v = n('ShaderNodeTexVoronoi', {'Vector': p, 'Scale': 400.}); q = n('ShaderNodeSeparateColor', {0: v.outputs['Color']}); g = n.mapr(v.outputs['Distance'], .50, .36)      # sand
    c = n.mix(M('MULTIPLY', M('MULTIPLY', g, M('GREATER_THAN', q.outputs[0], .80)), .62), c, n.mix(M('GREATER_THAN', q.outputs[1], .4), rgba('b79d86'), rgba('9a6c56')))
    c = n.mix(M('MULTIPLY', M('MULTIPLY', g, M('LESS_THAN', q.outputs[0], .20)), .66), c, rgba('33221d'))
    cl = n.noise(p, 330, 3, .75); c = n.mix(.75, c, n.ramp(cl, [(.34, (.56, .54, .53)), (.5, (1, 1, 1)), (.66, (1.34, 1.32, 1.3))]), 'MULTIPLY')
    c = n.mix(n.mapr(pit, .1, .9, 0, .55), c, n.mix(1., c, (.36, .33, .32, 1), 'MULTIPLY'))
    c = n.mix(n.mapr(chip, .15, .75, 0, .7), c, n.mix(1., rgba('a47d64'), n.ramp(cl, [(.3, (.7, .7, .7)), (.7, (1.2, 1.2, 1.2))]), 'MULTIPLY'))
    we = n.noise(pos, 1.6, 6, .66); we2 = n.noise(V(pos, (9., 9., 2.2), 'MULTIPLY'), 1., 6, .68)          # the weather on the wall as a whole
    c = n.mix(n.mapr(we2, .55, .74, 0, .30), c, rgba('a99b8c')); c = n.mix(n.mapr(we, .50, .70, 0, .40), c, n.mix(1., c, (.56, .54, .52, 1), 'MULTIPLY'))
    sm = M('SUBTRACT', n.noise(V(p, (.8, 1., 1.25), 'MULTIPLY'), 50, 5, .70), M('MULTIPLY', gap, .30)); ms = n.mapr(sm, .525, .62, 0, .66); c = n.mix(ms, c, n.mix(.6, rgba(mortar), n.ramp(cl, [(.3, (.6, .59, .57)), (.7, (1.25, 1.23, 1.2))]), 'MULTIPLY'))
    z = n('ShaderNodeSeparateXYZ', {0: pos}).outputs[2]; low = M('ADD', z, M('MULTIPLY', we2, -.5)); c = n.mix(n.mapr(low, .10, -.20, 0, .55), c, n.mix(.25, n.mix(1., c, (.46, .43, .37, 1), 'MULTIPLY'), rgba('5d5a3c')))
    h = M('ADD', M('MULTIPLY', g, .5), M('ADD', M('MULTIPLY', cl, .9), M('ADD', M('MULTIPLY', dr, .9), M('MULTIPLY', ms, .5))))
    return finish(m, n, c, rough, h, spec, strength=bump, dist=.0014, mean=tuple(x * .84 for x in mean_of(*palette)[:3]) + (1.,))

def joint_mat2(name, a1='857c6c', a2='a0967f'):
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; a = n.noise(pos, 9, 6, .68); g = n.noise(pos, 380, 3, .75); c = n.ramp(a, [(.3, srgb(a1)), (.7, srgb(a2))])
    c = n.mix(.8, c, n.ramp(g, [(.34, (.54, .53, .51)), (.5, (1, 1, 1)), (.68, (1.30, 1.28, 1.25))]), 'MULTIPLY')
    z = n('ShaderNodeSeparateXYZ', {0: pos}).outputs[2]; c = n.mix(n.mapr(n.math('ADD', z, n.math('MULTIPLY', a, -.5)), .10, -.20, 0, .55), c, n.mix(1., c, (.5, .48, .40, 1), 'MULTIPLY'))
    return finish(m, n, c, .97, g, .15, strength=.8, dist=.0016, mean=mean_of(a1, a2))

def joint_sheet(m, f, x0, x1, z0, z1, y=-.0048, res=.0045):
    """the face of the joints as one uneven sheet in the frame f"""
    x, z = np.meshgrid(np.linspace(x0, x1, max(2, int((x1 - x0) / res))), np.linspace(z0, z1, max(2, int((z1 - z0) / res))), indexing='ij'); P = np.stack([x + f.o[0] * 3, z, 0 * x + f.o[1] * 3], -1)
    yy = y + .0010 * fbm(P * 42, 2) + .0008 * fbm(P * 170, 2); return grid('joints', m, f.o + np.stack([x, yy, z], -1) @ f.A)

# ------------------------------------------------------------------ cast-stone caps
def cap_mat(name='cap', c1='98907f', c2='b2a995'):
    m, n = mat(name); V = V_(n); pos = n('ShaderNodeNewGeometry').outputs['Position']; nz = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeNewGeometry').outputs['Normal']}).outputs[2]; M = n.math
    at = n('ShaderNodeSeparateColor', {0: n('ShaderNodeAttribute', attribute_name='rnd').outputs['Color']}); low = at.outputs[0]          # red: how far below the top arris, green: near the drip
    a = n.noise(pos, 6, 5, .65); g = n.noise(pos, 330, 3, .72); c = n.ramp(a, [(.3, srgb(c1)), (.7, srgb(c2))]); c = n.mix(.7, c, n.ramp(g, [(.34, (.64, .63, .62)), (.5, (1, 1, 1)), (.66, (1.2, 1.19, 1.17))]), 'MULTIPLY')
    st = n.noise(V(pos, (26., 26., 3.), 'MULTIPLY'), 1., 5, .66); c = n.mix(M('MULTIPLY', n.mapr(st, .44, .62, .08, .78), n.mapr(at.outputs[1], 0, 1, .18, 1.)), c, n.mix(1., c, (.48, .46, .42, 1), 'MULTIPLY'))
    pa = n.noise(pos, 15, 6, .72); c = n.mix(M('MULTIPLY', n.mapr(pa, .50, .64, 0, .50), n.mapr(nz, .2, .9, .35, 1.)), c, rgba('6f6a5b'))          # soot in patches where water stands
    li = n('ShaderNodeTexVoronoi', {'Vector': V(pos, V(n('ShaderNodeTexNoise', {'Vector': pos, 'Scale': 90.}).outputs[1], (.014,) * 3, 'MULTIPLY')), 'Scale': 42.}); lq = n('ShaderNodeSeparateColor', {0: li.outputs['Color']}); c = n.mix(M('MULTIPLY', M('MULTIPLY', n.mapr(li.outputs['Distance'], .26, .16), M('GREATER_THAN', lq.outputs[0], .84)), .55), c, n.mix(M('GREATER_THAN', lq.outputs[1], .5), rgba('c2bca6'), rgba('8b8455')))
    return finish(m, n, c, .92, M('ADD', M('MULTIPLY', g, .8), M('MULTIPLY', pa, .8)), .2, strength=.6, dist=.0022, mean=mean_of(c1, c2))

def cap(m, cx, cy, half, z, h=.058, rise=.10, res=56):
    """square cap: drip groove, fascia with a worn arris, four slopes"""
    prof = [(half - .062, 0.), (half - .030, 0.), (half - .028, .009), (half - .020, .009), (half - .018, 0.), (half - .005, 0.), (half - .0015, .0015), (half, .005)]
    prof += [(half, t) for t in np.linspace(.012, h - .008, 7)] + [(half - .001, h - .004), (half - .004, h - .0008), (half - .009, h + .001)]
    prof += [(half * (1 - t), h + .001 + rise * t) for t in np.linspace(.05, 1., 26)]
    prof = np.array(prof); t = np.linspace(-1, 1, res); sq = np.concatenate([np.c_[t, 0 * t - 1], np.c_[0 * t + 1, t], np.c_[-t, 0 * t + 1], np.c_[0 * t - 1, -t]]); a = np.abs(sq).min(1)      # corners slightly worn
    sq = sq * (1 - .012 * smooth(.965, 1., a))[:, None]
    V = np.stack([np.concatenate([sq * r + [cx, cy], np.full((len(sq), 1), z + zz)], 1) for r, zz in prof]); P = V + [cx * 3, cy * 5, 0]; out = V - [cx, cy, z - .15]; out /= np.linalg.norm(out, axis=2, keepdims=True)
    e = np.exp(-((prof[:, 1] - h) / .006) ** 2)[:, None] * (prof[:, 0] > half - .03)[:, None] + smooth(.94, 1., a)[None] * .7
    d = .0011 * fbm(P * 16, 3) + .0008 * fbm(P * 95, 2) - .0013 * smooth(.72, .84, vnoise(P * 120)) - e * .0035 * smooth(.62, .80, vnoise(P * 38 + 2))
    V = V + out * d[..., None]; V[..., 2] -= .006 * (V[..., 2] < -9)
    g = np.where(prof[:, 1] <= h, smooth(h, .004, prof[:, 1]) * .7 + .3, smooth(.42, .0, (prof[:, 1] - h) / rise) * .75); rn = np.repeat(np.stack([prof[:, 1] * 5, g, g * 0], -1)[:, None], len(sq), 1)
    return grid('cap', m, V, rn)

# ------------------------------------------------------------------ engineering brick, kerb and paving
def clay_mat(name, palette, r0=.38, r1=.60, spec=.5, dust='8d8474', dustf=.4, coat=.0):
    """dense smooth brick: slight sheen, tone from brick to brick and within one, dust in the low places"""
    m, n = mat(name); V = V_(n); pos = n('ShaderNodeNewGeometry').outputs['Position']; rnd = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: rnd.outputs['Color']}); k = len(palette); M = n.math
    p = V(pos, V(rnd.outputs['Color'], (37., 53., 71.), 'MULTIPLY')); c = n.ramp(sp.outputs[0], [((i + .5) / k, srgb(q)) for i, q in enumerate(palette)]); c = n('ShaderNodeHueSaturation', {'Color': c, 'Value': n.mapr(sp.outputs[1], 0, 1, .78, 1.24)})
    a = n.noise(p, 14, 5, .66); g = n.noise(p, 300, 3, .7); c = n.mix(1., c, n.ramp(a, [(.28, (.66, .66, .70)), (.5, (1, 1, 1)), (.72, (1.34, 1.28, 1.20))]), 'MULTIPLY'); c = n.mix(.6, c, n.ramp(g, [(.34, (.68, .68, .68)), (.66, (1.24, 1.24, 1.24))]), 'MULTIPLY')
    d = n.noise(pos, 7, 6, .72); du = n.mapr(d, .44, .68, 0, dustf); c = n.mix(du, c, rgba(dust)); r = M('ADD', n.mapr(a, .3, .7, r0, r1), M('MULTIPLY', du, .5))
    return finish(m, n, c, r, M('ADD', M('MULTIPLY', a, .9), M('MULTIPLY', g, .35)), spec, strength=.45, dist=.0022, mean=mean_of(*palette))

def pave_mat(name, palette, tracks=(), sand='8f8169', edges=()):
    """tumbled concrete blocks: tone by block, stone chips, tyre marks along y at the x of tracks, sand and dirt washed to the edges"""
    m, n = mat(name); V = V_(n); pos = n('ShaderNodeNewGeometry').outputs['Position']; rnd = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: rnd.outputs['Color']}); k = len(palette); M = n.math
    p = V(pos, V(rnd.outputs['Color'], (37., 53., 71.), 'MULTIPLY')); c = n.ramp(sp.outputs[0], [((i + .5) / k, srgb(q)) for i, q in enumerate(palette)]); c = n('ShaderNodeHueSaturation', {'Color': c, 'Value': n.mapr(sp.outputs[1], 0, 1, .84, 1.14)})
    a = n.noise(p, 9, 5, .68); g = n.noise(p, 230, 4, .78); c = n.mix(1., c, n.ramp(a, [(.28, (.74, .73, .71)), (.5, (1, 1, 1)), (.72, (1.18, 1.17, 1.15))]), 'MULTIPLY'); c = n.mix(.85, c, n.ramp(g, [(.32, (.55, .54, .53)), (.5, (1, 1, 1)), (.68, (1.28, 1.27, 1.25))]), 'MULTIPLY')
    v = n('ShaderNodeTexVoronoi', {'Vector': p, 'Scale': 230.}); q = n('ShaderNodeSeparateColor', {0: v.outputs['Color']}); s = n.mapr(v.outputs['Distance'], .48, .34); c = n.mix(M('MULTIPLY', M('MULTIPLY', s, M('GREATER_THAN', q.outputs[0], .84)), .6), c, n.ramp(q.outputs[1], [(.2, srgb('4f463d')), (.5, srgb('7d7264')), (.8, srgb('b7ac99'))]))
    big = n.noise(pos, .75, 6, .66); med = n.noise(pos, 4.2, 6, .72)
    c = n.mix(n.mapr(big, .44, .70, 0, .50), c, n.mix(1., c, (.66, .65, .62, 1), 'MULTIPLY')); c = n.mix(n.mapr(med, .54, .70, 0, .50), c, n.mix(1., c, (.64, .63, .60, 1), 'MULTIPLY'))
    xyz = n('ShaderNodeSeparateXYZ', {0: pos}); x = M('ADD', xyz.outputs[0], M('MULTIPLY', M('SUBTRACT', n.noise(V(pos, (0., .35, 0.), 'MULTIPLY'), 1., 2), .5), .5)); rub = n.noise(V(pos, (26., 1.1, 1.), 'MULTIPLY'), 1., 4, .7)
    for t, wd, am in tracks: c = n.mix(M('MULTIPLY', M('MULTIPLY', n.mapr(M('ABSOLUTE', M('SUBTRACT', x, t)), wd, wd * .45), n.mapr(rub, .25, .70)), am), c, n.mix(1., c, (.50, .49, .48, 1), 'MULTIPLY'))
    for t, sg in edges: c = n.mix(M('MULTIPLY', n.mapr(M('ADD', M('MULTIPLY', M('SUBTRACT', xyz.outputs[0], t), sg), M('MULTIPLY', med, -.5)), .06, -.20), .6), c, n.mix(.5, rgba('6b6047'), n.ramp(g, [(.3, (.6, .6, .6)), (.7, (1.3, 1.3, 1.3))]), 'MULTIPLY'))
    vn = n.noise(p, 150, 3, .7); return finish(m, n, c, .90, M('ADD', M('MULTIPLY', g, .8), M('MULTIPLY', a, .5)), .22, strength=.6, dist=.0022, mean=mean_of(*palette))

def sand_mat(name, c1='7a6e5c', c2='958974'):
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; a = n.noise(pos, 3.4, 6, .7); g = n.noise(pos, 300, 3, .78); c = n.ramp(a, [(.34, srgb('5a523f')), (.5, srgb(c1)), (.68, srgb(c2))]); c = n.mix(.85, c, n.ramp(g, [(.34, (.5, .5, .5)), (.66, (1.35, 1.33, 1.3))]), 'MULTIPLY')
    return finish(m, n, c, .97, g, .1, strength=.8, dist=.002, mean=mean_of(c1, c2))

# ------------------------------------------------------------------ plants
def leaf6(V, Q, rn, c, d, nn, L, w, cup, r3):
    """a pointed leaf of six vertices, folded along its midrib"""
    s = np.cross(d, nn); b = len(V)
    V += [c, c + d * L * .32 + s * w + nn * cup * w, c + d * L * .70 + s * w * .72 + nn * (cup * w * .6 - .06 * L), c + d * L - nn * .16 * L, c + d * L * .70 - s * w * .72 + nn * (cup * w * .6 - .06 * L), c + d * L * .32 - s * w + nn * cup * w]
    Q += [(b, b + 1, b + 2, b + 3), (b, b + 3, b + 4, b + 5)]; rn += [r3] * 6

def clump(name, m, n=90, r=.5, leaf=.16, aspect=.5, up=.5):
    """leaves with their faces towards the light (+z of the clump), the inner ones darker"""
    V, Q, rn = [], [], []; R = lib.R
    for i in range(n):
        c = R.normal(size=3); rr = R.random() ** .45; c = c / np.linalg.norm(c) * r * rr; c[2] *= .8
        nn = c / (np.linalg.norm(c) + 1e-6) * .45 + [0, 0, up] + R.normal(size=3) * .55; nn /= np.linalg.norm(nn); d = np.cross(nn, R.normal(size=3)); d /= np.linalg.norm(d)
        L = leaf * R.uniform(.6, 1.15); leaf6(V, Q, rn, c - d * L * .5, d, nn, L, L * aspect / 2, .45, np.array([rr * np.clip(.5 + c[2] / r * .8, .2, 1), R.random(), R.random()]))
    return raw_mesh(name, np.array(V), [np.array(Q)], m, np.array(rn), link=False, smooth=False)

def leaf_mat2(name, cols, trans=.22, spec=.22, rough=.6, inner=.45, patch=.25):
    m, n = mat(name); oi = n('ShaderNodeObjectInfo'); sp = n('ShaderNodeSeparateColor', {0: n('ShaderNodeAttribute', attribute_name='rnd').outputs['Color']}); M = n.math; pos = n('ShaderNodeNewGeometry').outputs['Position']
    f = M('ADD', M('MULTIPLY', sp.outputs[1], .62), M('MULTIPLY', oi.outputs['Random'], .38)); c = n.ramp(f, [((i + .5) / len(cols), srgb(q)) for i, q in enumerate(cols)])
    c = n.mix(1., c, n.ramp(sp.outputs[0], [(.15, (inner,) * 3), (.75, (1, 1, 1))]), 'MULTIPLY'); c = n.mix(n.mapr(n.noise(pos, 1.8, 4, .62), .42, .66, 0, patch), c, n.mix(1., c, (.66, .70, .62, 1), 'MULTIPLY'))
    d = n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': rough, 'Specular': spec}); tr = n('ShaderNodeBsdfTranslucent', {0: n.mix(1., c, (1.25, 1.4, .7, 1), 'MULTIPLY')})
    return surface(m, n, n('ShaderNodeMixShader', {0: trans, 1: d, 2: tr}), mean_of(*cols))

def hedge2(x1, y0, y1, z0, h, depth, kids, dens, size, core):
    """clipped hedge: the face towards +x at x1 and its top, slightly uneven"""
    R = lib.R; n1, n2 = int((y1 - y0) * (h - z0) * dens), int((y1 - y0) * depth * dens * .8)
    wav = lambda y, z: .035 * fbm(np.stack([y * 1.3, z * 1.6, 0 * y], -1), 3) + .015 * fbm(np.stack([y * 6, z * 6, 0 * y + 4], -1), 2)
    y, z = R.uniform(y0, y1, n1), R.uniform(z0, h, n1); P = np.stack([x1 + wav(y, z) - np.abs(R.normal(size=n1)) * .035, y, z], -1); N = np.tile([1, 0, .35], (n1, 1))
    y, x = R.uniform(y0, y1, n2), R.uniform(x1 - depth, x1, n2); P2 = np.stack([x, y, h + wav(y, x) * .8 - np.abs(R.normal(size=n2)) * .02 - .06 * smooth(.12, 0, x1 - x)], -1); P = np.concatenate([P, P2]); N = np.concatenate([N, np.tile([.15, 0, 1.], (n2, 1))])
    N = N + R.normal(size=N.shape) * .30; k = R.integers(0, len(kids), len(P))
    for i, kid in enumerate(kids): scatter('hedge', P[k == i], size * R.uniform(.75, 1.25, (k == i).sum()), kid, N[k == i])
    b = MB('hedgecore', core, .05); b.box(W, (x1 - depth, y0, .0), (x1 - .085, y1, h - .085)); b.done()

def lavender(name, leafm, flm, seed, n=620, stems=85, r=1.):
    """a bush one unit in radius: narrow grey leaves in tufts, stems with spikes above them; leaves and flowers are one mesh with two materials"""
    rr = np.random.default_rng(seed); V, Q, rn = [], [], []
    for i in range(n):
        d = rr.normal(size=3); d[2] = abs(d[2]) * .9 + .25; d /= np.linalg.norm(d); rad = rr.random() ** .35; c = d * rad * np.array([.80, .80, .62]); dd = d + rr.normal(size=3) * .45 + [0, 0, .35]; dd /= np.linalg.norm(dd); nn = np.cross(dd, rr.normal(size=3)); nn /= np.linalg.norm(nn)
        L = rr.uniform(.12, .24); leaf6(V, Q, rn, c, dd, nn, L, L * .065, .3, np.array([rad * .6 + .4 * d[2], rr.random(), 0.]))
    nl = len(Q)
    for i in range(stems):
        a = rr.random() * 6.283; q = rr.random() ** .6; d = np.array([math.cos(a) * q * .75, math.sin(a) * q * .75, 1.]) + rr.normal(size=3) * .10; d /= np.linalg.norm(d); b0 = np.array([math.cos(a) * q * .62, math.sin(a) * q * .62, .40 + .12 * (1 - q)]); L = rr.uniform(.50, .95); s = np.cross(d, rr.normal(size=3)); s /= np.linalg.norm(s); u = np.cross(d, s)
        bend = rr.normal(size=3) * .08; pt = lambda t: b0 + d * L * t + bend * t * t
        for sv in (s, u):
            k = len(V); V += [pt(0) - sv * .006, pt(0) + sv * .006, pt(1) + sv * .005, pt(1) - sv * .005]; Q.append((k, k + 1, k + 2, k + 3)); rn += [np.array([.9, .35 + rr.random() * .3, 0.])] * 4
        sl = rr.uniform(.18, .30); nw = int(sl / .030)
        for w in range(nw):
            t = 1 - (nw - 1 - w) * .030 / L; wr = .030 * (1 - .55 * w / nw) * rr.uniform(.8, 1.2)
            if w == 1 and rr.random() < .5: continue
            for j in range(5):
                an = rr.random() * 6.283; o = s * math.cos(an) + u * math.sin(an); o2 = np.cross(d, o); tip = pt(t) + o * wr * 1.25 + d * .022; k = len(V); V += [pt(t), pt(t) + o * wr * .7 + o2 * wr * .55 + d * .006, tip, pt(t) + o * wr * .7 - o2 * wr * .55 + d * .006]; Q.append((k, k + 1, k + 2, k + 3)); rn += [np.array([.8 + .2 * rr.random(), rr.random(), 1.])] * 4
    return raw_mesh(name, np.array(V), [np.array(Q)], leafm, np.array(rn), link=False)

def lav_mat(name, leaf=('66755a', '7f8d75', '98a38c'), fl=('5f5379', '786994', '9083ab', '857a92')):
    m, n = mat(name); oi = n('ShaderNodeObjectInfo'); sp = n('ShaderNodeSeparateColor', {0: n('ShaderNodeAttribute', attribute_name='rnd').outputs['Color']}); f = n.math('ADD', n.math('MULTIPLY', sp.outputs[1], .75), n.math('MULTIPLY', oi.outputs['Random'], .25)); rm = lambda q: n.ramp(f, [((i + .5) / len(q), srgb(x)) for i, x in enumerate(q)])
    c = n.mix(n.math('GREATER_THAN', sp.outputs[2], .5), rm(leaf), rm(fl)); c = n.mix(1., c, n.ramp(sp.outputs[0], [(.2, (.5, .52, .46)), (.8, (1, 1, 1))]), 'MULTIPLY')
    d = n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': .75, 'Specular': .12}); tr = n('ShaderNodeBsdfTranslucent', {0: c}); return surface(m, n, n('ShaderNodeMixShader', {0: .18, 1: d, 2: tr}), mean_of(*leaf))

def chips(name, m, n=60, seed=1):
    """bark mulch, one unit across"""
    rr = np.random.default_rng(seed); b = MB(name, m, .008)
    for i in range(n):
        c = np.array([*rr.uniform(-.5, .5, 2), rr.uniform(-.02, .07)]); L = rr.uniform(.03, .13) if i % 5 else rr.uniform(.12, .22); wd = L * rr.uniform(.14, .34); A = rotm(2, rr.uniform(0, 360)); b.box(W, c - [L, wd, .010], c + [L, wd, .010], rot=rotm(1, rr.normal() * 22) @ rotm(0, rr.normal() * 22) @ A, rnd=rr.random(3))
    ob = b.done(); lib.bpy.context.scene.collection.objects.unlink(ob); return ob

def fallen(name, m, P, yaw, size, z0):
    """a few curled leaves lying on the ground"""
    V, Q, rn = [], [], []; rr = np.random.default_rng(5)
    for (x, y), a, L in zip(P, yaw, size):
        t = np.linspace(0, 1, 9); w = np.linspace(-1, 1, 5); T, Wd = np.meshgrid(t, w, indexing='ij'); hw = L * .26 * np.sin(np.pi * np.clip(T, 0, 1) ** .8) ** .8; lx = (T - .5) * L; ly = Wd * hw; lz = .10 * L * (Wd ** 2) * rr.uniform(.5, 1.6) + .16 * L * (T - .5) ** 2 * 4 * rr.uniform(.3, 1.3) + .002 + .01 * L * rr.normal(size=T.shape); k = len(V); ca, sa = math.cos(a), math.sin(a)
        V += [np.array([x + u * ca - v * sa, y + u * sa + v * ca, z0 + q]) for u, v, q in zip(lx.ravel(), ly.ravel(), lz.ravel())]; i = np.arange(45).reshape(9, 5) + k; Q += [tuple(r) for r in np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4)]; rn += [np.array([.9, *rr.random(2)])] * 45
    return raw_mesh(name, np.array(V), [np.array(Q)], m, np.array(rn), smooth=True)
