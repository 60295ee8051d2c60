"""Plants of the raised bed and the border, furniture, panes' dust"""
from lib import *
import lib
def leaf6(V, Q, rn, c, d, nn, L, w, cup, r3):
    """a pointed leaf of six vertices, folded along its midrib"""
    s = np.cross(d, nn); b = len(V)
    V += [c, c + d * L * .32 + s * w + nn * cup * w, c + d * L * .70 + s * w * .72 + nn * (cup * w * .6 - .06 * L), c + d * L - nn * .16 * L, c + d * L * .70 - s * w * .72 + nn * (cup * w * .6 - .06 * L), c + d * L * .32 - s * w + nn * cup * w]
    Q += [(b, b + 1, b + 2, b + 3), (b, b + 3, b + 4, b + 5)]; rn += [r3] * 6

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

def worn(name, base='3c4b45', chalk='6f7a72', bare='6b5a49'):
    """painted metal that has stood outside: chalky in patches, chipped in spots"""
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; a = n.noise(pos, 7, 5, .65); b = n.noise(pos, 38, 4, .7)
    c = n.mix(n.mapr(a, .42, .70, 0, .75), rgba(base), rgba(chalk)); c = n.mix(n.mapr(b, .64, .68, 0, .8), c, rgba(bare))
    return finish(m, n, c, .55, b, .35, strength=.15, dist=.002)

def fabric(name, c1, c2=None, stripe=.0):
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; c = rgba(c1)
    if c2: x = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeNewGeometry').outputs['Position']}); c = n.mix(n.math('GREATER_THAN', n.math('SINE', n.math('MULTIPLY', n.math('ADD', x.outputs[0], x.outputs[2]), 2 * math.pi / stripe)), .55), c, rgba(c2))
    w = n.noise(pos, 90, 3, .7); c = n.mix(.4, c, n.ramp(w, [(.3, (.75, .75, .75)), (.7, (1.2, 1.2, 1.2))]), 'MULTIPLY'); return finish(m, n, c, .95, w, .08, strength=.4, dist=.003)

def pillow(f, c, a, b, h, m, p=.5):
    u, v = np.linspace(-np.pi, np.pi, 49), np.linspace(-np.pi / 2, np.pi / 2, 21); U, V_ = np.meshgrid(u, v, indexing='ij'); sg = lambda t, e: np.sign(t) * np.abs(t) ** e
    x, y, z = a * sg(np.cos(V_), .6) * sg(np.cos(U), p), b * sg(np.cos(V_), .6) * sg(np.sin(U), p), h * sg(np.sin(V_), .8); z = z + .006 * np.sin(x * 31 + 1) * np.sin(y * 27) - .012 * np.exp(-(x ** 2 + y ** 2) / .008)
    P = np.array([f.p(c[0] + i, c[1] + j, c[2] + k) for i, j, k in zip(x.ravel(), y.ravel(), z.ravel())]); i = np.arange(U.size).reshape(U.shape)
    return raw_mesh('pillow', P, [np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4)], m, smooth=True)

def drape(f, x0, x1, y, z, front, back, m, seed=3):
    """a cloth hung over a rail at height z: down in front and behind, uneven"""
    rr = np.random.default_rng(seed); t = np.linspace(-1, 1, 41); xs = np.linspace(0, 1, 19); V = []
    for q in t:
        L = front if q > 0 else back
        for s in xs:
            d = abs(q) * L; k = .018 if q > 0 else -.018
            wv = .010 * math.sin(s * 9 + q * 1.5) * min(1, abs(q) * 2) + .006 * math.sin(s * 21 + 2); dz = d * (1 + .10 * (s - .5) * (1 if q > 0 else -1.4)) if abs(q) > .08 else 0
            V.append(f.p(x0 + (x1 - x0) * s + .02 * abs(q) * math.sin(3 * q), y + k * min(1, abs(q) / .08) + wv, z + .012 - dz + .004 * math.sin(s * 14)))
    i = np.arange(len(t) * len(xs)).reshape(len(t), len(xs)); return raw_mesh('drape', np.array(V), [np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4)], m, smooth=True)

def gchair(x, y, yaw, m, z=-.016):
    """garden chair of tubes and slats; it looks along the frame's outward side"""
    f = F((x, y, z), yaw); g = lambda *c: tuple(f.p(*c)); mb = MB('gslat', m, .003); t = lambda a, b, r=.0115: cyl('gt', g(*a), g(*b), r, m, 12)
    for s in (-1, 1):
        t((s * .205, .205, 0), (s * .19, .185, .44)); t((s * .205, -.225, 0), (s * .19, -.185, .44)); t((s * .19, -.185, .44), (s * .185, -.25, .86)); t((s * .19, .185, .44), (s * .19, -.185, .44)); t((s * .198, .195, .2), (s * .198, -.205, .2), .008)
    t((-.19, .185, .43), (.19, .185, .43)); t((-.19, -.185, .43), (.19, -.185, .43)); t((-.185, -.25, .86), (.185, -.25, .86)); t((-.198, 0, .2), (.198, 0, .2), .008)
    for i in range(6): q = -.18 + i * .062; mb.box(f, (-.2, q, .441), (.2, q + .044, .452))
    for k, zz in enumerate((.56, .645, .73)): q = -.185 - (zz - .44) * .155; mb.box(f, (-.185, q + .004, zz), (.185, q + .012, zz + .05), rot=(0, 8))
    mb.done(); return f

def gtable(x, y, m, z=-.016):
    cyl('ttop', (x, y, .705 + z), (x, y, .722 + z), .36, m, 48); cyl('trim', (x, y, .690 + z), (x, y, .712 + z), .352, m, 48)
    for k in range(3):
        a = k * 2.094 + .5; c, s = math.cos(a), math.sin(a); cyl('tl', (x + .10 * c, y + .10 * s, .695 + z), (x + .05 * c, y + .05 * s, .36 + z), .012, m, 12); cyl('tl', (x + .05 * c, y + .05 * s, .36 + z), (x + .29 * c, y + .29 * s, z), .012, m, 12)
    cyl('tr', (x, y, .345 + z), (x, y, .372 + z), .062, m, 20)

def dust_mat():
    m, n = mat('dust'); pos = n('ShaderNodeNewGeometry').outputs['Position']; z = n('ShaderNodeSeparateXYZ', {0: pos}).outputs[2]
    st = n.noise(n('ShaderNodeVectorMath', {0: pos, 1: (3.5, 3.5, .6)}, operation='MULTIPLY').outputs[0], 1.6, 5, .65)
    low = n.mapr(n.math('ADD', z, n.math('MULTIPLY', n.noise(pos, 3, 4, .6), -.35)), -.10, .34, .24, 0); f = n.math('ADD', low, n.mapr(st, .5, .72, .006, .045))
    n('ShaderNodeOutputMaterial', {'Surface': n('ShaderNodeMixShader', {0: f, 1: n('ShaderNodeBsdfTransparent'), 2: n('ShaderNodeBsdfDiffuse', {0: rgba('b9b3a4')})})}); m.pass_index = 9; return m
