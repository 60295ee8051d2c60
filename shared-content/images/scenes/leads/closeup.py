"""Parts for the close-up scenes: displaced bricks, height-field sheets of mortar, hand tools. Units: metres."""
from lib import *
import lib
from lib import _rounded

# ------------------------------------------------------------------ noise on points
def vnoise(P):
    """value noise in 0..1 at points P (..., 3)"""
    P = np.asarray(P, float); i = np.floor(P).astype(np.int64); f = P - i; f = f * f * (3 - 2 * f); out = 0.
    for dx in (0, 1):
        for dy in (0, 1):
            for dz in (0, 1):
                h = ((i[..., 0] + dx) * 73856093) ^ ((i[..., 1] + dy) * 19349663) ^ ((i[..., 2] + dz) * 83492791)
                h = (h ^ (h >> 13)) * 1274126177 & 0xffffffff; h = ((h ^ (h >> 16)) * 2246822519 & 0xffffffff) / 4294967296.
                w = (f[..., 0] if dx else 1 - f[..., 0]) * (f[..., 1] if dy else 1 - f[..., 1]) * (f[..., 2] if dz else 1 - f[..., 2])
                out = out + w * h
    return out
def fbm(P, octaves=4, gain=.5):
    """layered value noise, about -1..1"""
    s, a, t = 0., 1., 0.
    for k in range(octaves): s = s + a * (vnoise(P * 2 ** k + 17.3 * k) - .5) * 2; t += a; a *= gain
    return s / t
def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1); return t * t * (3 - 2 * t)

# ------------------------------------------------------------------ bricks with modelled faces
def hd_bricks(name, m, items, n=(84, 18, 26), b=.0025, low=.0006, fine=.0003, chip=.002, pit=.0, frog=0.):
    """items: (centre, half sizes, 3x3 rotation, rnd). low, fine: swing of the face; chip: loss along the arrises; pit: depth of pits; frog: depth of the frog in the top"""
    G, q = _rounded(n); VV, FF, RR, base = [], [], [], 0
    for c, h, A, rn in items:
        h = np.asarray(h, float); parts = []; top = []
        for ax, sg, u, v, gu, gv in G:
            p = np.zeros((len(gu), 3)); k = 4
            for w, g in ((u, gu), (v, gv)):
                nl = n[w] + 8; t = np.round(g * nl); inn = (t - k) / (nl - 2 * k); hh = h[w]
                p[:, w] = np.where(t < k, -hh + b * t / k, np.where(t > nl - k, hh - b * (nl - t) / k, (-hh + b) + inn * 2 * (hh - b)))
            p[:, ax] = sg * h[ax]; parts.append(p); top.append(np.full(len(p), ax == 2 and sg > 0))
        P = np.concatenate(parts); top = np.concatenate(top)
        gap = np.sort(h - np.abs(P), axis=1)[:, 1]; edge = np.exp(-(gap / .005) ** 2)
        inn = np.clip(P, -h + b, h - b); d = P - inn; Ln = np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-9)
        nr = d / Ln; P = inn + nr * b
        Q = P + np.asarray(rn) * 37
        D = low * (.45 * fbm(Q * 30, 3) + .55 * fbm(Q * np.array([40, 90, 150]), 3)) + fine * fbm(Q * 260, 4, .7) - chip * edge * smooth(.58, .78, vnoise(Q * 75)) * vnoise(Q * 260) * 1.6
        if pit: D = D - pit * smooth(.68, .80, vnoise(Q * 170 + 5)) - pit * .6 * smooth(.66, .8, vnoise(Q * 420))
        P = P + nr * D[:, None]
        if frog:
            mx = smooth(0, .014, h[0] - .032 - np.abs(P[:, 0])); my = smooth(0, .014, h[1] - .020 - np.abs(P[:, 1])); P[:, 2] -= np.where(top, frog * mx * my, 0)
        VV.append(P @ A + np.asarray(c)); FF.append(q + base); RR.append(np.repeat(np.asarray(rn)[None], len(P), 0)); base += len(P)
    return raw_mesh(name, np.concatenate(VV), [np.concatenate(FF)], m, np.concatenate(RR), smooth=True)

def grid(name, m, V, rnd=None, smooth_=True):
    """V: (a, b, 3) points of a sheet"""
    a, b, _ = V.shape; i = np.arange(a * b).reshape(a, b)
    q = np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4)
    return raw_mesh(name, V.reshape(-1, 3), [q], m, None if rnd is None else rnd.reshape(-1, 3), smooth=smooth_)

def blob(name, m, c, r, seed=0, squash=.6, lump=.25, n=24, freq=1.6, fresh=0.):
    """a lump of mortar or a crumb"""
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 2 * n + 1), np.linspace(0, np.pi, n), indexing='ij')
    D = np.stack([np.cos(u) * np.sin(v), np.sin(u) * np.sin(v), np.cos(v)], -1)
    rr = 1 + lump * 2 * fbm(D * freq + seed * 7.1, 4, .6); P = D * rr[..., None] * r; P[..., 2] *= squash
    return grid(name, m, P + np.array(c), np.full(P.shape, fresh, 'f'))

# ------------------------------------------------------------------ tools
def place(obs, loc, rot):
    """turn and move a group of objects that are built about the origin"""
    from mathutils import Euler, Matrix
    M_ = Matrix.Translation(Vector(loc)) @ Euler([math.radians(a) for a in rot], 'XYZ').to_matrix().to_4x4()
    for o in obs: o.matrix_world = M_ @ o.matrix_world
    return obs

def lathe(name, m, prof, axis0=(0, 0, 0), n=40):
    """surface of revolution about x: prof is (x, r)"""
    a = np.linspace(0, 2 * np.pi, n + 1); pr = np.array(prof, float)
    V = np.stack([np.repeat(pr[:, :1], n + 1, 1), pr[:, 1:] * np.cos(a), pr[:, 1:] * np.sin(a)], -1) + np.array(axis0)
    return grid(name, m, V)

def tube(name, m, pts, rad, n=18):
    pts = np.array(pts, float); rad = np.broadcast_to(rad, (len(pts),)); t = np.gradient(pts, axis=0); t /= np.linalg.norm(t, axis=1, keepdims=True)
    ref = np.array([.02, 1., .01]); u = np.cross(t, ref); u /= np.linalg.norm(u, axis=1, keepdims=True); v = np.cross(t, u); a = np.linspace(0, 2 * np.pi, n + 1)
    V = pts[:, None] + (u[:, None] * np.cos(a)[None, :, None] + v[:, None] * np.sin(a)[None, :, None]) * rad[:, None, None]
    return grid(name, m, V)

def steel_mat(name='steel', base='b9bcbd', rough=.28, stain=.5, stainc='b8ab94'):
    """worn steel with fine scratches and dried mortar"""
    m, n = mat(name); oc = n('ShaderNodeTexCoord').outputs['Object']
    st = n('ShaderNodeVectorMath', {0: oc, 1: (30., 900., 300.)}, operation='MULTIPLY'); sc = n.noise(st, 1., 3, .6); bl = n.noise(oc, 38, 5, .62)
    r = n.math('ADD', n.mapr(sc, .3, .7, rough - .08, rough + .14), n.mapr(bl, .4, .7, 0, .12))
    c = n.mix(n.mapr(bl, .45, .75, 0, .45), rgba(base), rgba('77746f'))
    b1 = n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Metallic': 1., 'Roughness': r, 'Normal': n('ShaderNodeBump', {'Height': sc, 'Strength': .12, 'Distance': .0004})})
    b2 = n('ShaderNodeBsdfPrincipled', {'Base Color': rgba(stainc), 'Roughness': .95, 'Specular': .1, 'Normal': n('ShaderNodeBump', {'Height': n.noise(oc, 500, 3), 'Strength': .6, 'Distance': .001})})
    mx = n('ShaderNodeMixShader', {0: n.mapr(n.noise(oc, 26, 5, .7), .62 - stain * .12, .68 - stain * .12), 1: b1, 2: b2}); n('ShaderNodeOutputMaterial', {'Surface': mx}); return m

def handle_wood(name='ash', c1='8a6238', c2='b98f5c'):
    m, n = mat(name); oc = n('ShaderNodeTexCoord').outputs['Object']
    p = n('ShaderNodeVectorMath', {0: oc, 1: (14., 160., 160.)}, operation='MULTIPLY'); a = n.noise(p, 1.3, 5, .6, .8); d = n.noise(oc, 55, 4, .65)
    c = n.mix(n.mapr(d, .5, .75, 0, .5), n.ramp(a, [(.3, srgb(c1)), (.7, srgb(c2))]), rgba('5d4a37'))
    return finish(m, n, c, .42, a, .4, strength=.12, dist=.0006)

def trowel(steel, woodm, L=.16, w=.045, name='trowel', handle=.125, up=.034):
    """a leaf-shaped trowel: heel at the origin, tip at +x, blade in the xy plane"""
    t = np.linspace(0, 1, 60); hw = w * np.minimum(1, (t / .10 + .001)) ** .5 * np.clip(1.06 - t, 0, 1) ** .62; hw = np.maximum(hw - w * .10 * smooth(.9, 1., t), .0004)
    s = np.linspace(-1, 1, 25); obs = []
    for z in (.0007, -.0007):
        V = np.stack([np.repeat((t * L)[:, None], 25, 1), hw[:, None] * s[None], np.full((60, 25), z) + .003 * (t[:, None] - .5) ** 2 * 4], -1); obs.append(grid(name, steel, V))
    edge = np.concatenate([np.stack([t * L, hw], -1), np.stack([t * L, -hw], -1)[::-1]]); e3 = np.c_[edge, .003 * (np.r_[t, t[::-1]] - .5) ** 2 * 4]
    obs.append(grid(name, steel, np.stack([e3 + [0, 0, .0007], e3 - [0, 0, .0007]], 1), smooth_=False))
    pts = [(.045 * L / .16, 0, .002), (.02, 0, .004), (.0, 0, .008), (-.012, 0, .016), (-.020, 0, up * .78), (-.030, 0, up), (-.05, 0, up)]
    k = np.linspace(0, 1, 40); pp = np.array([[np.interp(x, np.linspace(0, 1, 7), [p[i] for p in pts]) for i in range(3)] for x in k]); pp[1:-1] = (pp[:-2] + pp[1:-1] * 2 + pp[2:]) / 4; pp[1:-1] = (pp[:-2] + pp[1:-1] * 2 + pp[2:]) / 4
    obs.append(tube(name, steel, pp, np.interp(k, [0, .2, .5, 1], [.0015, .0048, .0052, .0046])))
    x0 = -.044; obs.append(lathe(name, steel, [(x0, .004), (x0, .0098), (x0 - .002, .0104), (x0 - .018, .0112), (x0 - .0185, .0)], (0, 0, up)))
    h = handle; obs.append(lathe(name, woodm, [(x0 - .017, .0107), (x0 - .024, .0128), (x0 - .018 - .22 * h, .0158), (x0 - .018 - .5 * h, .0168), (x0 - .018 - .75 * h, .0145), (x0 - .018 - .88 * h, .0152), (x0 - .018 - .96 * h, .0150), (x0 - .018 - .995 * h, .0118), (x0 - .018 - 1.003 * h, .006), (x0 - .018 - 1.004 * h, 0)], (0, 0, up)))
    return obs

def mortar_mat(name, fresh1, fresh2, old1, old2, bump=.7):
    """mortar between a fresh and an old state, by the first channel of rnd"""
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']})
    a = n.noise(pos, 22, 5, .62); g = n.noise(pos, 900, 2, .6); g2 = n('ShaderNodeTexVoronoi', {'Vector': pos, 'Scale': 620})
    cf = n.ramp(a, [(.3, srgb(fresh1)), (.7, srgb(fresh2))]); co = n.ramp(a, [(.3, srgb(old1)), (.7, srgb(old2))]); c = n.mix(sp.outputs[0], co, cf)
    c = n.mix(.5, c, n.ramp(g, [(.3, (.55, .54, .52)), (.5, (1, 1, 1)), (.72, (1.35, 1.33, 1.3))]), 'MULTIPLY')
    c = n.mix(n.mapr(g2.outputs[0], .22, .10, 0, .35), c, n.ramp(n.noise(pos, 300, 1), [(.4, srgb('6a5844')), (.6, srgb('d8cfbf'))]))
    return finish(m, n, c, n.mapr(sp.outputs[0], 0, 1, .98, .8), n.math('ADD', g, n.math('MULTIPLY', g2.outputs[0], .6)), .22, strength=bump, dist=.0012)

def board_mat(name, c1='8d7a60', c2='b39f80', splash=.5):
    """a weathered scaffold board along x, with mortar splashes"""
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; at = n('ShaderNodeAttribute', attribute_name='rnd')
    p = n('ShaderNodeVectorMath', {0: n('ShaderNodeVectorMath', {0: pos, 1: (2.2, 60., 60.)}, operation='MULTIPLY').outputs[0], 1: n('ShaderNodeVectorMath', {0: at.outputs[0], 1: (40, 30, 50)}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]
    a = n.noise(p, 1.4, 6, .65, 1.5); fib = n.noise(p, 9., 3, .6)
    c = n.ramp(a, [(.28, srgb(c1)), (.5, srgb(c2)), (.72, srgb('a0947f'))]); c = n.mix(.35, c, n.ramp(fib, [(.3, (.72, .70, .68)), (.7, (1.12, 1.12, 1.12))]), 'MULTIPLY')
    dirt = n.noise(pos, 9, 5, .65); c = n.mix(n.mapr(dirt, .40, .72, 0, .75), c, rgba('6d6356'))
    sp = n.noise(pos, 32, 4, .6); ms = n.mapr(sp, .64, .67, 0, splash); c = n.mix(ms, c, rgba('c3b59c'))
    h = n.math('ADD', n.math('MULTIPLY', fib, .7), n.math('MULTIPLY', ms, .6))
    return finish(m, n, c, .85, h, .2, strength=.7, dist=.0015)
