"""Shared helpers for the brickwork renders (Blender 3.4, Cycles CPU). Units: metres."""
import bpy, math, os, sys, time
import numpy as np
from mathutils import Vector
R = np.random.default_rng(7)
OUT = os.environ.get('IMG_OUT', 'out')
TMP = os.environ.get('IMG_TMP', 'work')

def reset(seed=7):
    global R
    R = np.random.default_rng(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)

# ------------------------------------------------------------------ meshes
def raw_mesh(name, V, faces, mat=None, rnd=None, smooth=False, link=True):
    """faces: list of (n,k) int arrays."""
    me = bpy.data.meshes.new(name)
    V = np.asarray(V, 'f')
    me.vertices.add(len(V)); me.vertices.foreach_set('co', V.ravel())
    idx = np.concatenate([np.asarray(f).ravel() for f in faces])
    tot = np.concatenate([np.full(len(f), np.asarray(f).shape[1]) for f in faces])
    st = np.concatenate([[0], np.cumsum(tot)[:-1]])
    me.loops.add(len(idx)); me.loops.foreach_set('vertex_index', idx.astype('i'))
    me.polygons.add(len(tot))
    me.polygons.foreach_set('loop_start', st.astype('i')); me.polygons.foreach_set('loop_total', tot.astype('i'))
    if smooth: me.polygons.foreach_set('use_smooth', np.ones(len(tot), bool))
    if rnd is not None:
        a = me.attributes.new('rnd', 'FLOAT_COLOR', 'POINT')
        a.data.foreach_set('color', np.c_[rnd, np.ones(len(rnd))].astype('f').ravel())
    me.update(calc_edges=True); me.validate()
    if mat: me.materials.append(mat)
    ob = bpy.data.objects.new(name, me)
    if link: bpy.context.scene.collection.objects.link(ob)
    return ob

def _chamfer():
    S, O = [], []
    key = {}
    for sx in (-1, 1):
        for sy in (-1, 1):
            for sz in (-1, 1):
                for ax in range(3):
                    key[(sx, sy, sz, ax)] = len(S); S.append((sx, sy, sz))
                    o = [-sx, -sy, -sz]; o[ax] = 0; O.append(o)
    S = np.array(S, float); O = np.array(O, float); P = S * 1 + O * .1
    quads, tris = [], []
    def orient(f):
        a, b, c = P[f[0]], P[f[1]], P[f[2]]
        n = np.cross(b - a, c - a)
        return f if n @ P[f].mean(0) > 0 else f[::-1]
    for ax in range(3):
        u, v = [i for i in range(3) if i != ax]
        for s in (-1, 1):
            f = []
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                k = [0, 0, 0]; k[ax] = s; k[u] = a; k[v] = b; f.append(key[(*k, ax)])
            quads.append(orient(f))
    for e in range(3):                    # edges running along axis e
        u, v = [i for i in range(3) if i != e]
        for a in (-1, 1):
            for b in (-1, 1):
                k0 = [0, 0, 0]; k1 = [0, 0, 0]
                k0[e] = -1; k1[e] = 1; k0[u] = k1[u] = a; k0[v] = k1[v] = b
                quads.append(orient([key[(*k0, u)], key[(*k1, u)], key[(*k1, v)], key[(*k0, v)]]))
    for sx in (-1, 1):
        for sy in (-1, 1):
            for sz in (-1, 1):
                tris.append(orient([key[(sx, sy, sz, i)] for i in range(3)]))
    return S, O, np.array(quads), np.array(tris)
CH = _chamfer()

def _rounded(n=(8, 2, 3)):
    """subdivided cube as sign grid + faces, for close-up bricks"""
    V, F, base = [], [], 0
    for ax in range(3):
        u, v = [i for i in range(3) if i != ax]
        def line(k):
            e = np.array([0, .25, .5, .75, 1.])  # extra lines inside the round edge
            return e, k
        nu, nv = n[u], n[v]
        for s in (-1, 1):
            gu, gv = np.meshgrid(np.linspace(0, 1, nu + 9), np.linspace(0, 1, nv + 9), indexing='ij')
            g = np.zeros((gu.size, 3)); g[:, ax] = s; g[:, u] = gu.ravel(); g[:, v] = gv.ravel()
            V.append((ax, s, u, v, gu.ravel(), gv.ravel()))
            i = np.arange((nu + 9) * (nv + 9)).reshape(nu + 9, nv + 9)
            q = np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4)
            if (s > 0) != (ax != 1): q = q[:, ::-1]
            F.append(q + base); base += gu.size
    return V, np.concatenate(F)

class F:
    """local frame: x along the wall, y outward, z up"""
    def __init__(s, o=(0, 0, 0), yaw=0.0):
        a = math.radians(yaw); s.o = np.array(o, float)
        s.A = np.array([[math.cos(a), math.sin(a), 0], [math.sin(a), -math.cos(a), 0], [0, 0, 1.]])
        # yaw 0: x=+X, outward=-Y ; yaw 90: x=+Y, outward=+X ; yaw 180: x=-X, outward=+Y ; 270: x=-Y, outward=-X
    def p(s, *c): return s.o + np.array(c, float) @ s.A
    def at(s, *c):
        f = F(); f.A = s.A; f.o = s.p(*c); return f
W = F(); W.A = np.eye(3)

class MB:
    """collects boxes that share a material, built as one mesh"""
    def __init__(s, name, mat, bevel=.003, hi=False, rough=0.0, chip=0.):
        s.n, s.mat, s.b, s.hi, s.rough, s.chip = name, mat, bevel, hi, rough, chip
        s.C, s.H, s.M, s.Rn, s.X = [], [], [], [], []
    def box(s, f, lo, hi, rot=None, rnd=None):
        """rot: (axis index, degrees) or 3x3 in local frame about box centre"""
        lo, hi = np.minimum(lo, hi), np.maximum(lo, hi)
        c = (np.array(lo, float) + hi) / 2
        A = f.A
        if rot is not None: A = (rotm(*rot) if isinstance(rot, tuple) else rot) @ f.A
        s.C.append(f.o + c @ f.A); s.H.append((np.array(hi, float) - lo) / 2); s.M.append(A)
        s.Rn.append(R.random(3) if rnd is None else rnd)
    def prism(s, f, poly, y0, y1, rnd=None):
        """polygon in local x,z extruded between y0..y1"""
        n = len(poly)
        V = np.array([f.p(x, y, z) for y in (y0, y1) for x, z in poly])
        fs = [np.array([[i, (i + 1) % n, n + (i + 1) % n, n + i] for i in range(n)]),
              np.array([list(range(n))[::-1], [n + i for i in range(n)]])]
        s.X.append((V, fs, R.random(3) if rnd is None else np.array(rnd)))
    def done(s):
        V, FS, RN, base = [], [], [], 0
        if s.C:
            C, H, M, Rn = map(np.array, (s.C, s.H, s.M, s.Rn)); n = len(C)
            if s.hi:
                G, q = _rounded(); parts = []
                b = s.b
                for ax, sg, u, v, gu, gv in G:
                    h = H[:, None, :]
                    p = np.zeros((n, len(gu), 3))
                    def spread(g, hh):   # denser at edges
                        k = 4
                        nl = int(round(len(np.unique(g)))) - 1
                        t = np.round(g * nl)
                        inner = (t - k) / (nl - 2 * k)
                        e0 = -hh + b * (t / k); e1 = hh - b * ((nl - t) / k); mid = (-hh + b) + inner * 2 * (hh - b)
                        return np.where(t < k, e0, np.where(t > nl - k, e1, mid))
                    p[:, :, ax] = sg * h[:, :, ax]
                    p[:, :, u] = spread(gu[None], h[:, :, u]); p[:, :, v] = spread(gv[None], h[:, :, v])
                    inn = np.clip(p, -h + b, h - b); d = p - inn
                    L = np.linalg.norm(d, axis=2, keepdims=True); p = inn + d / np.maximum(L, 1e-9) * b
                    parts.append(p)
                P = np.concatenate(parts, 1)
                nrm = P - np.clip(P, -H[:, None] + b, H[:, None] - b); nrm /= np.maximum(np.linalg.norm(nrm, axis=2, keepdims=True), 1e-9)
                if s.rough:
                    d = np.zeros(P.shape[:2]); rr = np.random.default_rng(3)
                    for k, a in ((18, 1.), (45, .7), (110, .45), (240, .35)):
                        for _ in range(3):
                            w = rr.normal(size=3) * k; ph = rr.random(n)[:, None] * 6.28 + Rn[:, :1] * 50
                            d += a * np.sin(P @ w + ph) * np.sin(P @ (w[[1, 2, 0]] * .7) + ph * 1.7)
                    d = np.clip(d, -2.2, 2.2) * s.rough
                    if s.chip:      # arrises knocked off here and there, pits in the face
                        from closeup import vnoise, smooth
                        gap = np.sort(H[:, None] - np.abs(P), axis=2)[:, :, 1]; edge = np.exp(-(gap / .006) ** 2); Q = P + Rn[:, None] * 37
                        d = d - s.chip * edge * smooth(.62, .86, vnoise(Q * 70)) * (.4 + vnoise(Q * 210)) - s.chip * .35 * smooth(.70, .82, vnoise(Q * 110 + 5))
                    P = P + nrm * d[..., None]
                V.append((np.einsum('nvi,nij->nvj', P, M) + C[:, None]).reshape(-1, 3)); k = P.shape[1]
                FS.append((q[None] + (np.arange(n) * k)[:, None, None]).reshape(-1, 4))
            else:
                S, O, q, t = CH; b = np.minimum(s.b, H.min(1) * .45)[:, None, None]
                P = S[None] * H[:, None] + O[None] * b
                V.append((np.einsum('nvi,nij->nvj', P, M) + C[:, None]).reshape(-1, 3)); k = len(S)
                off = (np.arange(n) * k)[:, None, None]
                # the local frame (x, outward, up) is left-handed for walls; flip where needed
                det = np.linalg.det(M) < 0
                for f_ in (q, t):
                    a = np.repeat(f_[None], n, 0); a[det] = a[det][:, :, ::-1]
                    FS.append((a + off).reshape(-1, f_.shape[1]))
            RN.append(np.repeat(Rn, k, 0)); base = n * k
        for v, fs, r in s.X:
            V.append(v); RN.append(np.repeat(r[None], len(v), 0))
            FS += [x + base for x in fs]; base += len(v)
        if not V: return None
        ob = raw_mesh(s.n, np.concatenate(V), FS, s.mat, np.concatenate(RN), smooth=s.hi)
        return ob

def rotm(ax, deg):
    a = math.radians(deg); c, s_ = math.cos(a), math.sin(a)
    return np.array({0: [[1, 0, 0], [0, c, s_], [0, -s_, c]], 1: [[c, 0, -s_], [0, 1, 0], [s_, 0, c]], 2: [[c, s_, 0], [-s_, c, 0], [0, 0, 1]]}[ax])

# ------------------------------------------------------------------ brickwork (UK metric: 215 x 102.5 x 65, 10 mm joints)
BL, BH, BT, J = .215, .1025, .065, .010
CO = BT + J
def courses(bond, n, L):
    """brick intervals of course n over [0,L]"""
    out, x = [], 0.
    if bond == 'stretcher':
        if n % 2: out.append((0, BH)); x = BH + J
        while x < L - 1e-6: out.append((x, min(x + BL, L))); x += BL + J
    elif bond == 'flemish':
        if n % 2:
            out += [(0, BH), (BH + J, BH + J + .04625)]; x = .16875
        k = 0
        while x < L - 1e-6:
            w = BH if k % 2 else BL
            out.append((x, min(x + w, L))); x += w + J; k += 1
    elif bond == 'soldier':
        while x < L - 1e-6: out.append((x, min(x + BT, L))); x += BT + J
    return out

def closers(iv, cut):
    """Flemish jambs: where a cut leaves a sliver beside an opening, header and closer change places, so that a full header stands at the edge."""
    for i, (u, v) in enumerate(iv):
        w = v - u
        if w > .062: continue
        if i and any(abs(v - p) < .008 for p, q in cut):
            a, b = iv[i - 1]
            if abs(b + J - u) < .004 and abs(b - a - BH) < .01: iv[i - 1] = (a, a + w); iv[i] = (a + w + J, v)
        elif i + 1 < len(iv) and any(abs(u - q) < .008 for p, q in cut):
            a, b = iv[i + 1]
            if abs(v + J - a) < .004 and abs(b - a - BH) < .01: iv[i] = (u, u + b - a); iv[i + 1] = (u + b - a + J, b)
    return iv

def under(top, u, v, z0, z1):
    """outline of the rectangle u..v, z0..z1 below the line z = top(x), or None where nothing of it is left"""
    xs = np.linspace(u, v, 41); t = np.array([top(x) for x in xs]); ok = t > z0 + .001
    if not ok.any(): return None
    lo, hi = xs[ok][0], xs[ok][-1]; xs = xs[ok][::-1]
    up = [(x, min(z1, top(x))) for x in xs]
    keep = [up[0]] + [q for p, q, r in zip(up, up[1:], up[2:]) if abs((q[1] - p[1]) * (r[0] - q[0]) - (r[1] - q[1]) * (q[0] - p[0])) > 1e-9] + [up[-1]]
    return [(lo, z0), (hi, z0)] + keep

def wall(f, L, H, bricks, mortar, openings=(), bond='stretcher', corner0=False, corner1=False, par=0, top=None, depth=BH, jit=.0012, raked=.004):
    """openings: (x0,x1,z0,z1). corner0/1: wall turns there (other wall owns the alternate quoin). top: height limit as a function of x (gable)."""
    for n in range(int(round(H / CO))):
        z0 = n * CO; z1 = z0 + BT
        cut = sorted([(a, b) for a, b, c, d in openings if c < z1 - .02 and d > z0 + .02])
        def sub(a, b):
            r = [(a, b)]
            for p, q in cut:
                r = [s for u, v in r for s in ((u, min(v, p)), (max(u, q), v)) if s[1] - s[0] > 1e-4]
            return r
        odd = (n + par) % 2
        iv = courses(bond, odd, L)
        if iv and iv[-1][1] - iv[-1][0] < .04 and len(iv) > 1: iv = iv[:-2] + [(iv[-2][0], L)]
        if odd and corner1 and bond == 'flemish' and abs(iv[-1][1] - iv[-1][0] - .04625) < .004: u = iv[-2][0]; iv[-2:] = [(u, u + .04625), (u + .04625 + J, L)]      # closer beside the quoin header
        if odd and corner0: iv = iv[1:]
        if odd and corner1: iv = iv[:-1]
        iv = [s for a, b in iv for s in sub(a, b) if s[1] - s[0] > .018]
        if bond == 'flemish' and cut: iv = closers(iv, cut)
        for u, v in iv:
            if top and min(top(u), top(v)) < z1 + .001:      # a brick cut to the roof slope
                poly = under(top, u, v, z0, z1)
                if poly: bricks.prism(f, poly, -depth, 0)
                continue
            j = np.clip(R.normal(size=4) * jit, -2.2 * jit, 2.2 * jit)
            bricks.box(f, (u + j[0] * .5, -depth, z0 + j[1] * .5), (v + j[0] * .5, j[2], z1 + j[1] * .5 + j[3] * .4), rot=(2, R.normal() * jit * 160) if jit else None)
        lo = raked + .003 if corner0 else .002; hi = L - (raked + .003 if corner1 else .002)   # never coplanar with the other wall's joint face
        for u, v in sub(lo, hi):
            e0 = .004 if u > lo + .001 else 0; e1 = .004 if v < hi - .001 else 0
            if top and min(top(u), top(v)) < z1 + .012:
                poly = under(top, u, v, z0 - J, z1)
                if poly: mortar.prism(f, poly, -depth + .006, -raked, rnd=(.5, .5, .5))
                continue
            mortar.box(f, (u + e0, -depth + .006, z0 - J), (v - e1, -raked, z1), rnd=(.5, .5, .5))

def soldiers(f, x0, x1, z0, bricks, mortar, h=BL, depth=BH):
    n = int(round((x1 - x0 + J) / CO)); st = (x1 - x0 + J) / n
    for i in range(n):
        a = x0 + i * st; j = R.normal(size=3) * .001
        bricks.box(f, (a + j[0], -depth, z0), (a + st - J + j[0], j[1], z0 + h + j[2]))
    mortar.box(f, (x0 + .003, -depth + .006, z0 + .004), (x1 - .003, -.004, z0 + h + J), rnd=(.5, .5, .5))

def flat_arch(f, x0, x1, z0, bricks, mortar, h=.29, skew=.13, depth=BH, g=.0022):
    """gauged flat arch, bricks fanned to a common centre"""
    cx = (x0 + x1) / 2; n = int(round((x1 - x0) / .070)) | 1
    w0 = (x1 - x0); w1 = w0 + 2 * skew
    for i in range(n):
        t0, t1 = i / n, (i + 1) / n
        poly = [(x0 + w0 * t0 + g, z0), (x0 + w0 * t1 - g, z0), (cx + w1 * (t1 - .5) - g, z0 + h), (cx + w1 * (t0 - .5) + g, z0 + h)]
        y = float(np.clip(R.normal() * .0004, -.0005, .0008))
        bricks.prism(f, poly, -depth, y)
    mortar.prism(f, [(x0 + .002, z0 + .002), (x1 - .002, z0 + .002), (cx + w1 / 2 - .002, z0 + h), (cx - w1 / 2 + .002, z0 + h)], -depth + .006, -.0012, rnd=(.5, .5, .5))

def arch_cuts(a, b, z, h=4 * CO, skew=.066):
    """wall openings that follow the skewbacks of a flat arch, course by course"""
    return [(a - skew * (i + .5) * CO / h - .004, b + skew * (i + .5) * CO / h + .004, z + i * CO, z + (i + 1) * CO) for i in range(int(round(h / CO)))]

# ------------------------------------------------------------------ node helper + materials
class NT:
    def __init__(s, tree): s.t = tree; tree.nodes.clear()
    def __call__(s, typ, ins=None, **props):
        n = s.t.nodes.new(typ)
        for k, v in props.items(): setattr(n, k, v)
        for k, v in (ins or {}).items():
            sk = n.inputs[k]
            if isinstance(v, bpy.types.NodeSocket): s.t.links.new(v, sk)
            elif isinstance(v, bpy.types.Node): s.t.links.new(v.outputs[0], sk)
            else: sk.default_value = v
        return n
    def ramp(s, fac, stops, interp='LINEAR'):
        n = s('ShaderNodeValToRGB', {0: fac}); e = n.color_ramp.elements; n.color_ramp.interpolation = interp
        while len(e) < len(stops): e.new(.5)
        for el, (p, c) in zip(e, stops): el.position = p; el.color = (*c, 1) if len(c) == 3 else c
        return n
    def math(s, op, a, b=0., clamp=False): return s('ShaderNodeMath', {0: a, 1: b}, operation=op, use_clamp=clamp)
    def mix(s, fac, a, b, mode='MIX'): return s('ShaderNodeMixRGB', {0: fac, 1: a, 2: b}, blend_type=mode)
    def noise(s, vec, scale, detail=4, rough=.55, dist=0.): return s('ShaderNodeTexNoise', {'Vector': vec, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist})
    def mapr(s, v, a, b, c=0., d=1.): return s('ShaderNodeMapRange', {0: v, 1: a, 2: b, 3: c, 4: d})

def mat(name):
    m = bpy.data.materials.new(name); m.use_nodes = True
    return m, NT(m.node_tree)
def srgb(h):
    h = h.lstrip('#'); c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c)
def rgba(h): return (*srgb(h), 1)

def mean_of(*hexes): return (*np.mean([srgb(h) for h in hexes], 0), 1.)

def surface(m, n, b, mean=None):
    """the output; what a diffuse bounce meets is one even colour, so that it costs no textures"""
    if mean is not None: b = n('ShaderNodeMixShader', {0: n('ShaderNodeLightPath').outputs['Is Diffuse Ray'], 1: b, 2: n('ShaderNodeBsdfDiffuse', {0: mean})})
    n('ShaderNodeOutputMaterial', {'Surface': b}); return m

def finish(m, n, col, rough, bump=None, spec=.3, metallic=0., strength=.5, dist=.002, extra=None, mean=None):
    ins = {'Base Color': col, 'Roughness': rough, 'Specular': spec, 'Metallic': metallic}
    if bump is not None:
        ins['Normal'] = n('ShaderNodeBump', {'Height': bump, 'Strength': strength, 'Distance': dist})
    ins.update(extra or {})
    return surface(m, n, n('ShaderNodeBsdfPrincipled', ins), mean)

def grime(n, pos, c, foot=.35, streak=.25, z0=0.):
    """rain splash and damp at the foot of a wall, soot and streaks down it"""
    xyz = n('ShaderNodeSeparateXYZ', {0: pos}); h = n.math('SUBTRACT', xyz.outputs[2], z0)
    low = n.math('ADD', h, n.math('MULTIPLY', n.noise(pos, 2.6, 5, .62), -.55))
    c = n.mix(n.mapr(low, .32, -.28, 0, foot), c, n.mix(1, c, (.34, .33, .29, 1), 'MULTIPLY'))
    st = n.noise(n('ShaderNodeVectorMath', {0: pos, 1: (3.2, 3.2, .22)}, operation='MULTIPLY').outputs[0], 1., 5, .62)
    c = n.mix(n.mapr(st, .50, .74, 0, streak), c, n.mix(1, c, (.45, .44, .43, 1), 'MULTIPLY'))
    return n.mix(n.mapr(n.noise(pos, 1.1, 5, .6), .60, .78, 0, streak * .5), c, n.mix(1, c, (1.35, 1.34, 1.32, 1), 'MULTIPLY'))

def brick_mat(name, palette, dark=.35, smear=.10, bump=.6, close=False, foot=.35, streak=.25, z0=0., mottle=1.):
    """palette: list of hex colours (per brick); mottled, pitted, slightly mortar-smeared clay"""
    m, n = mat(name)
    at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']})
    pos = n('ShaderNodeNewGeometry').outputs['Position']
    off = n('ShaderNodeVectorMath', {0: at.outputs['Color'], 1: (37, 53, 71)}, operation='MULTIPLY')
    p = n('ShaderNodeVectorMath', {0: pos, 1: off.outputs[0]}, operation='ADD').outputs[0]
    k = len(palette)
    base = n.ramp(sp.outputs[0], [(i / max(k - 1, 1), srgb(c)) for i, c in enumerate(palette)])
    val = n.mapr(sp.outputs[1], 0, 1, .70, 1.18)
    c = n('ShaderNodeHueSaturation', {'Color': base, 'Value': val, 'Saturation': n.mapr(sp.outputs[2], 0, 1, .85, 1.08)})
    mott = n.noise(p, 28, 4, .62)
    c = n.mix(1, c, n.ramp(mott, [(.28, tuple(1 + mottle * (q - 1) for q in (.55, .50, .50))), (.5, (1, 1, 1)), (.75, tuple(1 + mottle * (q - 1) for q in (1.28, 1.2, 1.12)))]), 'MULTIPLY')
    burn = n.noise(p, 7, 2)
    c = n.mix(n.math('MULTIPLY', n.mapr(burn, .52, .75), dark), c, rgba('3a2420'))
    sm = n.noise(p, 16, 4, .7)
    c = n.mix(n.math('MULTIPLY', n.mapr(sm, .60, .74), smear * 3), c, rgba('b9a68f'))
    spk = n('ShaderNodeTexVoronoi', {'Vector': p, 'Scale': 260})
    c = n.mix(n.mapr(spk.outputs[0], .16, .08, 0, .45), c, rgba('2b1a16'))
    fine = n.noise(p, 420 if close else 200, 2, .7)
    c = n.mix(.35, c, n.ramp(fine, [(.3, (.55, .55, .55)), (.7, (1.35, 1.35, 1.35))]), 'MULTIPLY')
    big = n.noise(pos, .9, 1)      # weathering over the wall
    c = n.mix(1, c, n.ramp(big, [(.3, (.88, .87, .86)), (.7, (1.05, 1.05, 1.05))]), 'MULTIPLY')
    c = grime(n, pos, c, foot, streak, z0)
    h = n.math('ADD', n.math('MULTIPLY', n.noise(p, 60, 5 if close else 3, .7), .6), n.math('ADD', n.math('MULTIPLY', n.noise(p, 17, 3, .6), .5), n.math('MULTIPLY', n.noise(p, 330, 2, .6), .22 if close else .08)))
    return finish(m, n, c, .92, h, .18, strength=bump, dist=.004, mean=tuple(x * .84 for x in mean_of(*palette)[:3]) + (1.,))

def rough_mat(name, c1, c2, scale=8, bump=.4, fine=150, rough=.9, spec=.2, dist=.003, var=0., wall=None, dirt=0.):
    m, n = mat(name)
    pos = n('ShaderNodeNewGeometry').outputs['Position']
    at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']})
    if var:
        pos2 = n('ShaderNodeVectorMath', {0: pos, 1: n('ShaderNodeVectorMath', {0: at.outputs['Color'], 1: (31, 17, 43)}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]
    else: pos2 = pos
    a = n.noise(pos2, scale, 4, .6); b = n.noise(pos2, fine, 3, .65)
    c = n.ramp(a, [(.3, srgb(c1)), (.7, srgb(c2))])
    if var: c = n('ShaderNodeHueSaturation', {'Color': c, 'Value': n.mapr(sp.outputs[1], 0, 1, 1 - var, 1 + var)})
    c = n.mix(.4, c, n.ramp(b, [(.3, (.6, .6, .6)), (.7, (1.3, 1.3, 1.3))]), 'MULTIPLY')
    if wall: c = grime(n, pos, c, *wall)
    if dirt:        # trodden paving: patches at two scales
        c = n.mix(n.mapr(n.noise(pos, .8, 6, .62), .42, .72, 0, dirt), c, n.mix(1, c, (.42, .42, .36, 1), 'MULTIPLY')); c = n.mix(n.mapr(n.noise(pos, 5.5, 5, .7), .56, .72, 0, dirt * .8), c, n.mix(1, c, (.5, .48, .42, 1), 'MULTIPLY'))
    return finish(m, n, c, rough, b, spec, strength=bump, dist=dist, mean=tuple(x * .95 for x in mean_of(c1, c2)[:3]) + (1.,))

def plain(name, hexc, rough=.4, spec=.5, metallic=0., bump=.03, scale=60):
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']
    nz = n.noise(pos, scale, 4); g = n.noise(pos, 1.7, 4)
    c = n.mix(1, rgba(hexc), n.ramp(g, [(.3, (.93, .93, .93)), (.7, (1.03, 1.03, 1.03))]), 'MULTIPLY')
    return finish(m, n, c, rough, nz, spec, metallic, strength=bump, dist=.004)

def wood(name, c1, c2, axis=2, rough=.5):
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']
    at = n('ShaderNodeAttribute', attribute_name='rnd')
    sc = [18., 18., 18.]; sc[axis] = 1.2
    p = n('ShaderNodeVectorMath', {0: n('ShaderNodeVectorMath', {0: pos, 1: tuple(sc)}, operation='MULTIPLY').outputs[0], 1: n('ShaderNodeVectorMath', {0: at.outputs[0], 1: (40, 30, 50)}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]
    a = n.noise(p, 2.2, 5, .6, 1.2)
    c = n.ramp(a, [(.3, srgb(c1)), (.68, srgb(c2))])
    return finish(m, n, c, rough, a, .35, strength=.25, dist=.002)

def glass(name='glass', tint=(.90, .94, .94), wob=.02, ior=2.35, more=0.):
    m, n = mat(name)
    pos = n('ShaderNodeNewGeometry').outputs['Position']
    bmp = n('ShaderNodeBump', {'Height': n.noise(pos, 1.3, 2), 'Strength': wob, 'Distance': .3})
    fr = n('ShaderNodeFresnel', {'IOR': ior, 'Normal': bmp})
    t = n('ShaderNodeBsdfTransparent', {0: (*tint, 1)}); g = n('ShaderNodeBsdfGlossy', {0: (1, 1, 1, 1), 'Roughness': .0, 'Normal': bmp})
    front = n.math('SUBTRACT', 1., n('ShaderNodeNewGeometry').outputs['Backfacing'])      # inner face: no total internal reflection
    mx = n('ShaderNodeMixShader', {0: n.math('MULTIPLY', n.math('ADD', fr, more), front), 1: t, 2: g}); n('ShaderNodeOutputMaterial', {'Surface': mx}); m.pass_index = 9
    return m

def emit(name, hexc, s):
    m, n = mat(name); e = n('ShaderNodeEmission', {0: rgba(hexc), 1: s}); n('ShaderNodeOutputMaterial', {0: e})
    m.cycles.sample_as_light = False; return m      # an area light beside it lights the scene; sampling both would cost half of all light samples

def leaf_mat(name, c1, c2, c3=None, trans=.45, gloss=.5, patch=0., haze=0.):
    m, n = mat(name)
    oi = n('ShaderNodeObjectInfo'); at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']})
    f = n.math('FRACT', n.math('ADD', n.math('MULTIPLY', oi.outputs['Random'], .6), n.math('MULTIPLY', sp.outputs[0], .4)))
    st = [(.1, srgb(c1)), (.6, srgb(c2))] + ([(.95, srgb(c3))] if c3 else [])
    c = n.ramp(f, st)
    if patch:       # a lawn is not one green: dry and lush patches at two scales
        pos = n('ShaderNodeNewGeometry').outputs['Position']
        for sc, am in ((.35, patch), (1.6, patch * .7)): c = n.mix(n.mapr(n.noise(pos, sc, 4, .6), .40, .66, 0, am), c, n.mix(1, c, (1.45, 1.12, .62, 1), 'MULTIPLY'))
    d = n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': .55, 'Specular': gloss})
    tr = n('ShaderNodeBsdfTranslucent', {0: n.mix(1, c, (1.5, 1.6, .7, 1), 'MULTIPLY')})
    mx = n('ShaderNodeMixShader', {0: trans, 1: d, 2: tr})
    if haze: mx = n('ShaderNodeAddShader', {0: mx, 1: n('ShaderNodeEmission', {0: rgba('93a2ae'), 1: haze})}); m.cycles.sample_as_light = False      # air between the eye and a far tree
    return surface(m, n, mx, mean_of(c1, c2))

# ------------------------------------------------------------------ vegetation (face-instancing)
def scatter(name, P, size, child, Nrm=None, spin=None):
    """instance `child` on points P (N,3) with sizes; Nrm: (N,3) up-directions"""
    P = np.asarray(P, float); n = len(P)
    if n == 0: return
    size = np.broadcast_to(size, (n,)); Nrm = np.tile([0, 0, 1.], (n, 1)) if Nrm is None else Nrm / np.linalg.norm(Nrm, axis=1, keepdims=True)
    ref = np.where(np.abs(Nrm[:, 2:3]) > .9, [[1., 0, 0]], [[0, 0, 1.]])
    u = np.cross(ref, Nrm); u /= np.linalg.norm(u, axis=1, keepdims=True); v = np.cross(Nrm, u)
    a = R.random(n) * 2 * np.pi if spin is None else spin
    uu = u * np.cos(a)[:, None] + v * np.sin(a)[:, None]; vv = np.cross(Nrm, uu)
    h = (size / 2)[:, None]
    V = np.stack([P - uu * h - vv * h, P + uu * h - vv * h, P + uu * h + vv * h, P - uu * h + vv * h], 1).reshape(-1, 3)
    ob = raw_mesh(name, V, [np.arange(4 * n).reshape(n, 4)])
    ob.instance_type = 'FACES'; ob.use_instance_faces_scale = True; ob.show_instancer_for_render = False
    c = child.copy() if child.parent else child
    if c.name not in bpy.context.scene.collection.objects: bpy.context.scene.collection.objects.link(c)
    c.parent = ob
    return ob

def grass_clump(name, m, n=160, h=.06, spread=.13, w=.0022, bend=.6):
    V, Q, T, rn = [], [], [], []
    for i in range(n):
        x, y = R.uniform(-spread, spread, 2); a = R.random() * 6.283; hh = h * R.uniform(.55, 1.15)
        d = np.array([math.cos(a), math.sin(a)]) * hh * bend * R.uniform(.1, 1.1); s = np.array([-math.sin(a), math.cos(a)]) * w * R.uniform(.7, 1.3)
        b = len(V)
        for t, k in ((0, 1), (.45, .9), (.8, .55)):
            c = np.array([x, y]) + d * t ** 2; z = hh * (t - .18 * t * t)
            V += [(*(c - s * k), z), (*(c + s * k), z)]
        V.append((*(np.array([x, y]) + d), hh * .85))
        Q += [(b, b + 1, b + 3, b + 2), (b + 2, b + 3, b + 5, b + 4)]; T.append((b + 4, b + 5, b + 6))
        rn += [R.random(3)] * 7
    return raw_mesh(name, V, [np.array(Q), np.array(T)], m, np.array(rn), link=False)

def lawn(x0, x1, y0, y1, m, h=.055, step=.16, keep=None, z=0., cam=None):
    kids = [grass_clump(f'gc{i}_{R.integers(1e6)}', m, h=h * R.uniform(.9, 1.1)) for i in range(4)]
    gx, gy = np.meshgrid(np.arange(x0, x1, step), np.arange(y0, y1, step)); P = np.c_[gx.ravel(), gy.ravel()]
    P = P + R.uniform(-step / 2, step / 2, P.shape)
    P = P[(P[:, 0] > x0 + .05) & (P[:, 0] < x1 - .05) & (P[:, 1] > y0 + .05) & (P[:, 1] < y1 - .05)]
    if keep: P = P[[bool(keep(*p)) for p in P]]
    P = np.c_[P, np.full(len(P), z)]; k = R.integers(0, 4, len(P))
    for i in range(4): scatter(f'lawn{i}', P[k == i], R.uniform(.85, 1.2, (k == i).sum()), kids[i])

def leaf_clump(name, m, n=36, r=.5, leaf=.16, aspect=.55, droop=.2):
    V, Q, rn = [], [], []
    for i in range(n):
        c = R.normal(size=3); c = c / np.linalg.norm(c) * r * R.random() ** .4
        d = c / (np.linalg.norm(c) + 1e-6) + R.normal(size=3) * .7; d[2] -= droop; d /= np.linalg.norm(d)
        s = np.cross(d, R.normal(size=3)); s /= np.linalg.norm(s); nn = np.cross(d, s)
        L = leaf * R.uniform(.7, 1.2); w = L * aspect / 2; b = len(V)
        V += [c, c + d * L * .5 + s * w + nn * w * .35, c + d * L, c + d * L * .5 - s * w + nn * w * .35]
        Q += [(b, b + 1, b + 2), (b, b + 2, b + 3)]; rn += [R.random(3)] * 4
    return raw_mesh(name, np.array(V), [np.array(Q)], m, np.array(rn), link=False)

def hedge(x0, x1, y0, y1, h, kid, dens=90, z=0., size=.16, core=None):
    """box of leaf clumps (top + sides)"""
    lo, hi = np.array([x0, y0, z]), np.array([x1, y1, z + h]); P, Nn = [], []
    d = hi - lo
    for ax, s in ((0, 0), (0, 1), (1, 0), (1, 1), (2, 1)):
        u, v = [i for i in range(3) if i != ax]; n = int(d[u] * d[v] * dens)
        p = lo + R.random((n, 3)) * d; p[:, ax] = (lo, hi)[s][ax] + R.normal(size=n) * .02 + (.02 if s == 0 else -.02)
        q = np.zeros((n, 3)); q[:, ax] = 1 if s else -1; P.append(p); Nn.append(q + R.normal(size=(n, 3)) * .35)
    P = np.concatenate(P); scatter('hedge', P, size * R.uniform(.7, 1.3, len(P)), kid, np.concatenate(Nn))
    if core:
        b = MB('hedgecore', core, .05); b.box(W, lo + .06, hi - .06); b.done()

def shrub(c, r, kid, n=120, size=.2, squash=.8, shell=.5):
    d = R.normal(size=(n, 3)); d /= np.linalg.norm(d, axis=1, keepdims=True); d[:, 2] = np.abs(d[:, 2]) * .9 + d[:, 2] * .1
    P = np.array(c) + d * np.array([1, 1, squash]) * (r * R.uniform(shell, 1., (n, 1)))
    scatter('shrub', P, size * R.uniform(.7, 1.3, n), kid, d + R.normal(size=(n, 3)) * .4)

def tree(base, h, kid, bark, crown=.42, n=700, size=.55, trunk=.14, levels=4, seed=1, bare=.3):
    rr = np.random.default_rng(seed); V, Q, tips = [], [], []
    def seg(a, b, r0, r1):
        d = b - a; d = d / (np.linalg.norm(d) + 1e-9); u = np.cross(d, [.3, .5, .81]); u /= np.linalg.norm(u); v = np.cross(d, u); k = len(V); m = 7
        for p, r in ((a, r0), (b, r1)):
            for i in range(m): V.append(p + (u * math.cos(i * 6.283 / m) + v * math.sin(i * 6.283 / m)) * r)
        Q.extend([(k + i, k + (i + 1) % m, k + m + (i + 1) % m, k + m + i) for i in range(m)])
    def grow(p, d, L, r, lv):
        q = p
        for s in range(3):
            d2 = d + rr.normal(size=3) * (.05 if lv == levels - 1 else .14); d2[2] += .06; d2 /= np.linalg.norm(d2)
            nq = q + d2 * L / 3; seg(q, nq, r * (1 - .13 * s), r * (1 - .13 * (s + 1))); q, d = nq, d2
            if lv <= 1: tips.append(q)
            if lv > 0 and (s > 0 or lv == levels - 1):
                for _ in range(3 if lv == levels - 1 else 2):
                    b = d * .6 + rr.normal(size=3) * .8; b[2] = b[2] * .5 + .22; b /= np.linalg.norm(b); grow(q, b, L * rr.uniform(.55, .8) * (1 if lv < levels - 1 else 1 - .16 * s), r * .5, lv - 1)
        tips.append(q)
    base = np.array(base, float); seg(base, base + [0, 0, h * bare], trunk * 1.25, trunk)
    grow(base + [0, 0, h * bare], np.array([0, 0, 1.]), h * .38, trunk, levels - 1)
    raw_mesh('trunk', np.array(V), [np.array(Q)], bark, smooth=True)
    T = np.array(tips); P = T[rr.integers(0, len(T), n)] + rr.normal(size=(n, 3)) * h * (.06, .06, .045)
    c = T.mean(0); q = (P - c) / T.std(0); P = P[(P[:, 2] > base[2] + h * bare * .55) & ((q ** 2).sum(1) < 8.5)]; n = len(P)      # no sprig apart from the crown
    c = T.mean(0); D = P - c
    scatter('crown', P, size * rr.uniform(.6, 1.25, n), kid, D + rr.normal(size=(n, 3)) * h * .1)

# ------------------------------------------------------------------ world, camera, render
def world(elev=14, az=0, strength=.16, sun=4.0, sun_col='ffd2a0', angle=1.2, dust=2.5, clouds=.5, trees=.16, treecol='2a3520', air=1.2, cam_gain=1., cover=0., hdr=None, hdr_gain=1., hdr_turn=0., hdr_sat=1., cl_at=.50, cl_scale=.9, cl_seed=3.1):
    """az: direction the sun comes from, degrees, 0=+Y, 90=+X; cover: share of the sky that an even layer of cloud hides; hdr: picture that glossy surfaces mirror instead"""
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; n = NT(w.node_tree)
    sky = n('ShaderNodeTexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=math.radians(max(elev, 4)), sun_rotation=math.radians(az), air_density=air, dust_density=dust, ozone_density=1.5)
    d = n('ShaderNodeTexCoord').outputs['Generated']; xyz = n('ShaderNodeSeparateXYZ', {0: d})
    zz = n.math('ADD', n.math('MAXIMUM', xyz.outputs[2], .0), .12)
    uv = n('ShaderNodeCombineXYZ', {0: n.math('DIVIDE', xyz.outputs[0], zz), 1: n.math('DIVIDE', xyz.outputs[1], zz), 2: cl_seed})
    uv2 = n('ShaderNodeVectorMath', {0: uv, 1: (1.0, .45, 1)}, operation='MULTIPLY')
    uv3 = n('ShaderNodeVectorMath', {0: uv2, 1: (math.sin(math.radians(az)) * .16, math.cos(math.radians(az)) * .16, .05)}, operation='ADD')
    n1, n2 = n.noise(uv2, cl_scale, 10, .60, .35), n.noise(uv3, cl_scale, 6, .56, .35)
    cl = n.mapr(n1, cl_at, cl_at + .17); cl = n.math('MULTIPLY', cl, n.mapr(xyz.outputs[2], .0, .22, .30, 1.))
    lit = n.math('MULTIPLY', n.math('SUBTRACT', n1, n2), 3.4); lit = n.math('ADD', lit, .58, True)
    lum = n('ShaderNodeRGBToBW', {0: sky})
    cc = n.mix(1, n.mix(lit, rgba('b3b9c2'), rgba('fff6ea')), n.math('MULTIPLY', lum, 2.1), 'MULTIPLY')
    c = n.mix(n.math('MULTIPLY', cl, clouds), sky, cc)
    if cover:       # three times brighter overhead than at the horizon, with soft bands
        g = n.math('MULTIPLY', n.mapr(xyz.outputs[2], 0, 1, 3.4, 8.2), n.mapr(n.noise(uv2, .7, 5, .55, .5), .3, .7, .86, 1.12)); c = n.mix(cover, c, n.mix(1, rgba('dfe6ee'), g, 'MULTIPLY')); lum = n('ShaderNodeRGBToBW', {0: c})
    if trees:       # distant, hazy tree line for the camera and for reflections
        tl = n.noise(d, 7, 6, .62); th = n.math('ADD', n.math('MULTIPLY', tl, trees * 1.6), -trees * .35)
        msk = n.mapr(n.math('SUBTRACT', th, xyz.outputs[2]), -.004, .006)
        tc = n.mix(1, n.mix(n.noise(d, 60, 3, .7), rgba(treecol), rgba('6a7a48')), n.math('MULTIPLY', lum, .42), 'MULTIPLY')
        c = n.mix(msk, c, tc)
    lp = n('ShaderNodeLightPath')
    if hdr:
        e = n('ShaderNodeTexEnvironment', {0: n('ShaderNodeMapping', {0: d, 'Rotation': (0, 0, math.radians(hdr_turn))})}); e.image = bpy.data.images.load(f'{TMP}/{hdr}.exr')
        lim = n('ShaderNodeVectorMath', {0: n('ShaderNodeVectorMath', {0: e.outputs[0], 1: (4., 4., 4.)}, operation='MINIMUM').outputs[0], 1: (0., 0., 0.)}, operation='MAXIMUM')      # the sun's disc, and values below nought
        v = n('ShaderNodeVectorMath', {0: n('ShaderNodeHueSaturation', {'Color': lim.outputs[0], 'Saturation': hdr_sat}).outputs[0], 1: (hdr_gain,) * 3}, operation='MULTIPLY')
        c = n.mix(lp.outputs['Is Glossy Ray'], c, v.outputs[0])
    st = n.math('MULTIPLY', strength, n.mapr(lp.outputs['Is Camera Ray'], 0, 1, 1, cam_gain))
    bg = n('ShaderNodeBackground', {0: c, 1: st}); n('ShaderNodeOutputWorld', {0: bg})
    w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 512
    L = bpy.data.lights.new('sun', 'SUN'); L.energy = sun; L.color = srgb(sun_col); L.angle = math.radians(angle)
    o = bpy.data.objects.new('sun', L); bpy.context.scene.collection.objects.link(o)
    a, e = math.radians(az), math.radians(elev)
    v = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e))); o.rotation_euler = v.to_track_quat('Z', 'Y').to_euler()

def area(loc, target, size, power, hexc='ffd9a8', size_y=None):
    L = bpy.data.lights.new('a', 'AREA'); L.energy = power; L.color = srgb(hexc); L.size = size
    if size_y: L.shape = 'RECTANGLE'; L.size_y = size_y
    o = bpy.data.objects.new('a', L); o.location = loc; bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler(); o.visible_camera = False; return o

def camera(loc, look, lens=35, fstop=None, focus=None, shift_y=None):
    c = bpy.data.cameras.new('c'); o = bpy.data.objects.new('c', c); s = bpy.context.scene; s.collection.objects.link(o); s.camera = o
    c.lens = lens; o.location = loc; d = Vector(look) - Vector(loc)
    if shift_y is not None:
        dist = math.hypot(d.x, d.y); c.shift_y = shift_y + d.z / dist * lens / 36; d.z = 0    # verticals stay vertical
    o.rotation_euler = (-d).to_track_quat('Z', 'Y').to_euler(); c.clip_end = 500
    if fstop:
        c.dof.use_dof = True; c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus) - Vector(loc)).length if focus is not None else d.length

def _load(path):
    im = bpy.data.images.load(path); im.colorspace_settings.name = 'Linear'; a = np.empty(im.size[0] * im.size[1] * 4, 'f'); im.pixels.foreach_get(a)
    a = a.reshape(im.size[1], im.size[0], 4)[..., :3].copy(); bpy.data.images.remove(im); return a

def denoise(c, alb, nrm, glassm=None, rad=5, k=.55, kn=1., half=None, share=.5):
    """joint non-local means on albedo-demodulated light (this Blender has no OpenImageDenoise)"""
    from scipy.ndimage import uniform_filter
    bf = lambda x, s=3: uniform_filter(x, (s, s, 1) if x.ndim == 3 else s, mode='nearest')
    alb = np.clip(alb, 0, 4)
    if glassm is not None:      # panes: features behind clear glass are noisy, so smooth the guides and do not demodulate
        from scipy.ndimage import binary_dilation
        g = binary_dilation(glassm)[..., None]; nrm = np.where(g, bf(nrm, 5), nrm); guide = np.where(g, bf(alb, 5) + .7, alb); alb = np.where(g, 1., alb)
    else: guide = alb
    c = np.maximum(c, 0); ir = c / (alb + .03); lg = np.log1p(np.clip(ir, 0, 50))
    l1 = lg.mean(2)
    if half is None:
        var = np.maximum(bf(l1 * l1) - bf(l1) ** 2, 0); var = np.minimum(var, bf(var, 7)) + 1e-5; var = uniform_filter(var, 9)
    else:       # a part of the samples against the rest: what differs is noise, and what does not is relief
        other = (c - share * half) / (1 - share); la, lb = (np.log1p(np.clip(np.maximum(x, 0) / (alb + .03), 0, 50)).mean(2) for x in (half, other))
        d2 = (la - lb) ** 2 * share * (1 - share); var = uniform_filter(np.minimum(d2, bf(d2, 7) * 4), 7) + 1e-6
    A = np.log1p(4 * guide); num = ir.copy(); den = np.ones(ir.shape[:2], 'f'); H, Wd = den.shape
    for dy in range(0, rad + 1):
        for dx in range(-rad, rad + 1):
            if dy == 0 and dx <= 0: continue
            ys, yt = slice(0, H - dy), slice(dy, H); xs, xt = (slice(0, Wd - dx), slice(dx, Wd)) if dx >= 0 else (slice(-dx, Wd), slice(0, Wd + dx))
            vv = (var[ys, xs] + var[yt, xt])
            dc = uniform_filter(np.maximum((l1[ys, xs] - l1[yt, xt]) ** 2 - vv, -vv) / (vv * k + 1e-4), 5)
            df = ((A[ys, xs] - A[yt, xt]) ** 2).sum(2) / (.03 * kn) + ((nrm[ys, xs] - nrm[yt, xt]) ** 2).sum(2) / (.06 * kn)
            w = np.exp(-np.maximum(dc, 0) - df).astype('f')
            num[ys, xs] += ir[yt, xt] * w[..., None]; num[yt, xt] += ir[ys, xs] * w[..., None]; den[ys, xs] += w; den[yt, xt] += w
    return num / den[..., None] * (alb + .03)

def grade(c, bloom=.06, vig=.18, warm=(1.0, 1.0, 1.0)):
    from scipy.ndimage import gaussian_filter
    h, w = c.shape[:2]; s = w / 1800
    br = np.clip(c - .9, 0, 6); bl = sum(gaussian_filter(br, (r * s, r * s, 0)) for r in (6, 22, 70)) / 3
    c = c + bl * bloom * 4
    y, x = np.mgrid[0:h, 0:w]; d = np.hypot((x / w - .5) * 1.1, (y / h - .5)); c = c * (1 - vig * np.clip(d / .7, 0, 1) ** 2.2)[..., None]
    return c * np.array(warm)

def render(name, spp=64, w=900, h=600, exposure=0., look='Medium High Contrast', bounces=4, dn=True, clampi=6., dk=.55, **gr):
    a = dict(x.split('=') for x in sys.argv[sys.argv.index('--') + 1:]) if '--' in sys.argv else {}
    w = int(a.get('w', w)); h = int(a.get('h', w * 2 // 3)); spp = int(a.get('spp', spp)); name = a.get('name', name)
    s = bpy.context.scene; s.render.engine = 'CYCLES'; c = s.cycles; c.device = 'CPU'; c.samples = spp; c.use_adaptive_sampling = False
    c.max_bounces = int(a.get('bounces', bounces)); c.diffuse_bounces = 2; c.glossy_bounces = 2; c.transmission_bounces = 4; c.transparent_max_bounces = 16
    c.caustics_reflective = c.caustics_refractive = False; c.sample_clamp_indirect = clampi; c.use_denoising = False; c.blur_glossy = .5
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100; s.render.threads_mode = 'FIXED'; s.render.threads = 2
    c.use_light_tree = False if hasattr(c, 'use_light_tree') else None
    s.view_settings.view_transform = 'Filmic'; s.view_settings.look = look; s.view_settings.exposure = exposure
    vl = s.view_layers[0]; vl.cycles.denoising_store_passes = True; vl.use_pass_material_index = True; vl.pass_alpha_threshold = 0.
    s.use_nodes = True; nt = s.node_tree; nt.nodes.clear(); rl = nt.nodes.new('CompositorNodeRLayers'); fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = TMP; fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.file_slots.clear()
    ad = float(a.get('adaptive', 0)); vl.cycles.pass_debug_sample_count = bool(ad); cnt = (('cnt', 'Debug Sample Count'),) if ad else ()
    for lab, sock in (('col', 'Image'), ('alb', 'Denoising Albedo'), ('nrm', 'Denoising Normal'), ('idx', 'IndexMA')) + cnt:
        fo.file_slots.new(f'{name}_{lab}_'); nt.links.new(rl.outputs[sock], fo.inputs[-1])
    # samples come in chunks with a new seed each; their mean is kept on disk, so a render can stop (file stop_<name>) and go on later
    acc = f'{TMP}/{name}_{w}.npz'; t = time.time(); L, got, spent = {}, 0, 0.
    if os.path.exists(acc) and 'fresh' not in a: z = np.load(acc); got, spent = int(z['got']), float(z['spent']); L = {k: z[k] for k in ('col', 'alb', 'nrm', 'idx', 'ev', 'nev') if k in z}
    if 'part' in a:         # pixels from the top left: render this region afresh with as many samples and put it in
        x0, y0, x1, y1 = map(int, a['part'].split(',')); s.render.use_border = True; s.render.use_crop_to_border = False
        s.render.border_min_x, s.render.border_max_x, s.render.border_min_y, s.render.border_max_y = x0 / w, x1 / w, 1 - y1 / h, 1 - y0 / h
        c.samples = max(got, int(a.get('partspp', got))); c.seed = 991; bpy.ops.render.render(); sl = (slice(h - y1 + 1, h - y0 - 1), slice(x0 + 1, x1 - 1))
        for k in ('col', 'alb', 'nrm', 'idx'): L[k][sl] = _load(f'{TMP}/{name}_{k}_{s.frame_current:04d}.exr')[sl]
        np.savez(acc, got=got, spent=spent, **L); spp = got
    if 'crop' in a:         # a preview of this region alone, in pixels from the top left
        x0, y0, x1, y1 = map(int, a['crop'].split(',')); s.render.use_border = s.render.use_crop_to_border = True
        s.render.border_min_x, s.render.border_max_x, s.render.border_min_y, s.render.border_max_y = x0 / w, x1 / w, 1 - y1 / h, 1 - y0 / h
    s.render.use_persistent_data = True; chunk = int(a.get('chunk', 8)); budget = float(a.get('minutes', 1e9)) * 60
    while 'post' not in a and got < spp and time.time() - t < budget and not os.path.exists(f'{TMP}/stop_{name}'):
        n = min(chunk, spp - got); c.samples = n; c.seed = got * 7 + 1 + int(a.get('seed', 0)); c.use_adaptive_sampling = ad > 0; c.adaptive_threshold = ad; c.adaptive_min_samples = 16; c.time_limit = float(a.get('limit', 0)); bpy.ops.render.render()
        N = {k: _load(f'{TMP}/{name}_{k}_{s.frame_current:04d}.exr') for k in ('col', 'alb', 'nrm', 'idx')}
        if ad: q = _load(f'{TMP}/{name}_cnt_{s.frame_current:04d}.exr')[..., 0]; print(f'@@ {name} adaptive, samples: mean {q.mean() * (n if q.max() <= 1.01 else 1):.1f} of at most {n}, raw max {q.max():.3f} min {q.min():.3f}', flush=True)
        if (got // chunk) % 2 == 0: ev = L.get('ev'); L['ev'] = N['col'] if ev is None else (ev * L['nev'] + N['col'] * n) / (L['nev'] + n); L['nev'] = L.get('nev', 0) + n
        L.update({k: N[k] if k not in L or k == 'idx' else (L[k] * got + N[k] * n) / (got + n) for k in N}); got += n
        np.savez(acc + '.new.npz', got=got, spent=spent + time.time() - t, **L); os.replace(acc + '.new.npz', acc); print(f'@@ {name} {got}/{spp} {time.time() - t:.0f}s', flush=True)
    t1 = spent + time.time() - t; spp = got
    if 'samples' in a: print(f'@@ {name} {w}x{h} spp={spp} render={t1:.0f}s'); return
    t = time.time(); finish_picture(L, name, float(a.get('dk', dk)) if dn else None, exposure, look, got=got, **gr)
    print(f'@@ {name} {w}x{h} spp={spp} render={t1:.0f}s finish={time.time() - t:.0f}s')

def finish_picture(L, name, dk, exposure, look='Medium High Contrast', kn=1., got=0, **gr):
    """denoise, grade, tone-map and save the passes L as a PNG"""
    s = bpy.context.scene; s.view_settings.view_transform = 'Filmic'; s.view_settings.look = look; s.view_settings.exposure = exposure
    h, w = L['col'].shape[:2]
    col = L['col'] if dk is None else denoise(L['col'], L['alb'], L['nrm'], np.abs(L['idx'][..., 0] - 9) < .5, k=dk, kn=kn, **(dict(half=L['ev'], share=float(L['nev']) / got) if got and 'ev' in L and L['nev'] < got else {}))
    col = grade(col, **gr)
    im = bpy.data.images.new('o', w, h, float_buffer=True); im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.dstack([col, np.ones((h, w))]).astype('f').ravel())
    s.render.image_settings.file_format = 'PNG'; s.render.image_settings.color_mode = 'RGB'; s.render.image_settings.color_depth = '16'; s.use_nodes = False
    im.save_render(f'{OUT}/{name}.png', scene=s)

# ------------------------------------------------------------------ building parts
def box_room(f, x0, x1, z0, z1, d=2.6, col='8f7f6a', g=.26):
    I = MB('room', plain('room', col, .9), .001)
    I.box(f, (x0 - g, -d, z0 - .5), (x1 + g, -d - .05, z1 + .3)); I.box(f, (x0 - g - .03, -d, z0 - .5), (x0 - g, -.15, z1 + .3)); I.box(f, (x1 + g, -d, z0 - .5), (x1 + g + .03, -.15, z1 + .3))
    I.box(f, (x0 - g, -d, z0 - .55), (x1 + g, -.15, z0 - .5)); I.box(f, (x0 - g, -d, z1 + .3), (x1 + g, -.15, z1 + .35)); I.done()

def bead(mb, f, x0, x1, z0, z1, y, r=.013):
    """putty along the four sides of a pane: slopes from the bar to the glass"""
    for q in ([(x0, z0), (x1, z0), (x1 - r, z0 + r), (x0 + r, z0 + r)], [(x1, z0), (x1, z1), (x1 - r, z1 - r), (x1 - r, z0 + r)], [(x1, z1), (x0, z1), (x0 + r, z1 - r), (x1 - r, z1 - r)], [(x0, z1), (x0, z0), (x0 + r, z0 + r), (x0 + r, z1 - r)]):
        V = np.array([f.p(q[0][0], y, q[0][1]), f.p(q[1][0], y, q[1][1]), f.p(q[2][0], y - r, q[2][1]), f.p(q[3][0], y - r, q[3][1])]); mb.X.append((V, [np.array([[0, 1, 2, 3]])], R.random(3)))

def sash(f, a, b, c, d, P, GL, y=-.10, bars=1):
    """vertical sliding sash, 2-over-2: box frame with a staff bead, horns on the upper sash, puttied panes"""
    w = .055
    P.box(f, (a, y - .10, c), (a + w, y, d)); P.box(f, (b - w, y - .10, c), (b, y, d)); P.box(f, (a + w, y - .10, d - w), (b - w, y - .002, d)); P.box(f, (a, y - .098, c), (b, y + .03, c + .05))
    P.box(f, (a + w, y - .014, c + .05), (a + w + .012, y + .006, d - w)); P.box(f, (b - w - .012, y - .014, c + .05), (b - w, y + .006, d - w)); P.box(f, (a + w, y - .014, d - w - .012), (b - w, y + .006, d - w))
    P.box(f, (a - .01, y - .05, c - .012), (b + .01, y + .055, c + .014), rot=(0, -4))
    mid = (c + d) / 2
    for up, (q0, q1, yy) in ((1, (mid - .02, d - w, y - .02)), (0, (c + .05, mid + .02, y - .062))):
        P.box(f, (a + w, yy - .04, q0), (a + w + .045, yy, q1)); P.box(f, (b - w - .045, yy - .04, q0), (b - w, yy, q1)); P.box(f, (a + w + .045, yy - .039, q1 - .045), (b - w - .045, yy - .001, q1)); P.box(f, (a + w + .045, yy - .039, q0), (b - w - .045, yy - .001, q0 + (.04 if up else .075)))
        if up:
            for x in (a + w, b - w - .045): P.box(f, (x + .002, yy - .036, q0 - .055), (x + .043, yy - .003, q0 + .002)); P.box(f, (x + .008, yy - .034, q0 - .075), (x + .037, yy - .006, q0 - .05))
        e = [a + w + .045] + [a + (b - a) * (k + 1) / (bars + 1) for k in range(bars)] + [b - w - .045]
        for x in e[1:-1]: P.box(f, (x - .010, yy - .034, q0), (x + .010, yy - .004, q1))
        for k in range(len(e) - 1): bead(P, f, e[k] + (.009 if k else 0), e[k + 1] - (.009 if k < len(e) - 2 else 0), q0 + (.04 if up else .075), q1 - .045, yy - .006)
        GL.box(f, (a + w, yy - .022, q0), (b - w, yy - .021, q1))

def curtains(f, a, b, c, d, col='d8cbb4', y=-.30, n=8, step=.03, amp=.028):
    """a pair of drawn curtains, each one smooth folded sheet, n*step wide"""
    m = plain('cur', col, .9)
    for sg, e in ((1, a), (-1, b)):
        t = np.linspace(0, 1, n * 10); x = e + sg * t * n * step; ph = R.random() * 6
        V, k = [], len(t)
        for z, sw in ((c - .05, 1.), ((c + d) / 2, .9), (d + .02, .75)):
            V += [f.p(xx, y + amp * sw * math.sin(tt * n * math.pi + ph) + .3 * amp * math.sin(tt * n * 1.7 * math.pi + 2 * ph), z) for xx, tt in zip(x, t)]
        i = np.arange(k - 1); q = np.concatenate([np.c_[i, i + 1, i + 1 + k, i + k], np.c_[i + k, i + 1 + k, i + 1 + 2 * k, i + 2 * k]])
        raw_mesh('curtain', np.array(V), [q], m, smooth=True)

def casement(f, a, b, c, d, P, GL, y=-.07, lights=2, w=.058, hw=None, seal=None):
    """casement: outer frame with an ovolo step, cill, mullions, sashes that stand out, glazing bead, black seal, handles"""
    P.box(f, (a, y - .069, c), (b, y + .001, c + w)); P.box(f, (a, y - .069, d - w), (b, y + .001, d)); P.box(f, (a - .005, y - .05, c - .014), (b + .005, y + .068, c + .016), rot=(0, -5))
    for i in range(lights + 1):
        x = a + (b - a - w) * i / lights; P.box(f, (x, y - .07, c + w), (x + w, y, d - w))
    for i in range(lights):
        x0 = a + (b - a - w) * i / lights + w; x1 = a + (b - a - w) * (i + 1) / lights; z0, z1 = c + w, d - w; s = .046; g = .004
        if seal:
            for q in ((x0, z0, x0 + g, z1), (x1 - g, z0, x1, z1), (x0, z0, x1, z0 + g), (x0, z1 - g, x1, z1)): seal.box(f, (q[0], y - .03, q[1]), (q[2], y - .004, q[3]))
        x0, x1, z0, z1 = x0 + g, x1 - g, z0 + g, z1 - g
        P.box(f, (x0, y - .05, z0), (x0 + s, y + .014, z1)); P.box(f, (x1 - s, y - .05, z0), (x1, y + .014, z1)); P.box(f, (x0 + s, y - .049, z0), (x1 - s, y + .013, z0 + s)); P.box(f, (x0 + s, y - .049, z1 - s), (x1 - s, y + .013, z1))
        bead(P, f, x0 + s, x1 - s, z0 + s, z1 - s, y + .012, .018)
        if seal:
            q = .018; u0, u1, v0, v1 = x0 + s + q, x1 - s - q, z0 + s + q, z1 - s - q
            for t in ((u0, v0, u0 + g, v1), (u1 - g, v0, u1, v1), (u0, v0, u1, v0 + g), (u0, v1 - g, u1, v1)): seal.box(f, (t[0], y - .021, t[1]), (t[2], y - .006, t[3]))
        GL.box(f, (x0 + s, y - .022, z0 + s), (x1 - s, y - .021, z1 - s))
        if hw: hx = x1 - .02 if i == 0 else x0 + .02; hw.box(f, (hx - .008, y - .075, (z0 + z1) / 2 - .06), (hx + .008, y - .052, (z0 + z1) / 2 + .06))

def slope_frame(o, along, up):
    """frame on a roof plane: x along eaves, y outward normal, z up the slope"""
    f = F(); a = np.array(along, float); a /= np.linalg.norm(a); u = np.array(up, float); u /= np.linalg.norm(u); n = np.cross(a, u)
    if n[2] < 0: n = -n
    f.o = np.array(o, float); f.A = np.array([a, n, u]); return f

def roof(f, L, S, T, tw=.30, gauge=.25, tl=.36, th=.014, keep=None, gap=.0026, slip=.22):
    """tiles laid broken-bond on plane f, eaves length L, slope length S"""
    for r in range(int(math.ceil(S / gauge))):
        z = r * gauge; x = -(tw / 2) * (r % 2)
        while x < L:
            a, b = max(x, 0), min(x + tw, L)
            if b - a > .04 and (not keep or keep((a + b) / 2, z)):
                j = R.normal(size=2) * .0015
                T.box(f, (a + gap, .0 + j[0], z - .03 + j[1]), (b - gap, th + j[0], z - .03 + tl), rot=rotm(0, th * 1.1 / gauge * 57.3 + R.normal() * slip) @ rotm(1, R.normal() * slip))
            x += tw

def ridge(p0, p1, mb, r=.125, unit=.45):
    """half-round ridge tiles, each lapped by a collar, bedded on mortar-coloured edges"""
    p0, p1 = np.array(p0, float), np.array(p1, float); d = p1 - p0; L = np.linalg.norm(d); d /= L; n = max(1, int(round(L / unit))); up = np.array([0, 0, 1.]) - d * d[2]; up /= np.linalg.norm(up); s = np.cross(d, up)
    a = np.linspace(-.58 * np.pi, .58 * np.pi, 19)
    for i in range(n):
        t0, t1 = L * i / n + .002, L * (i + 1) / n - .002; k = R.normal() * .0015; rn = R.random(3); V = []
        for rad, tt in ((r - .016, t0), (r, t0), (r, t0 + .05), (r - .004, t0 + .054), (r - .004, t1), (r - .016, t1)): V.append(p0 + d * tt + (up * (np.cos(a) * rad - r * .45 + k)[:, None] + s * (np.sin(a) * rad)[:, None]))
        V = np.array(V); m, c = V.shape[:2]; ix = np.arange(m * c).reshape(m, c); mb.X.append((V.reshape(-1, 3), [np.stack([ix[:-1, :-1], ix[1:, :-1], ix[1:, 1:], ix[:-1, 1:]], -1).reshape(-1, 4)], rn))

def herringbone(x0, x1, y0, y1, mb, l=.2, w=.1, j=.003, z=0., t=.06, inside=None, ang=45):
    """block paving, 200x100, laid herringbone"""
    c, s = math.cos(math.radians(ang)), math.sin(math.radians(ang)); cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    rad = math.hypot(x1 - x0, y1 - y0) / 2 + .3; N = int(rad / w) + 2
    for i in range(-2 * N, 2 * N):
        for k in range(-N, N):
            for o in (0, 1):
                # unit: horizontal block then vertical block, stepping (w,w) and (2w,-2w)
                bx = i * w + k * 2 * w; by = i * w - k * 2 * w
                u, v, a, b = (bx + l / 2, by + w / 2, l, w) if o == 0 else (bx + l + w / 2 - l, by + w + l / 2, w, l)
                if abs(u) > rad or abs(v) > rad: continue
                X, Y = cx + u * c - v * s, cy + u * s + v * c
                if not (x0 < X < x1 and y0 < Y < y1): continue
                if inside and not inside(X, Y): continue
                q = R.normal(size=3) * (.0012, .0012, .0012); f = F((X + q[0], Y + q[1], z + q[2]), 0); f.A = np.array([[c, s, 0], [-s, c, 0], [0, 0, 1.]])
                tl = R.normal(size=2) * .25
                mb.box(f, (-a / 2 + j / 2, -b / 2 + j / 2, -t), (a / 2 - j / 2, b / 2 - j / 2, 0), rot=rotm(0, tl[0]) @ rotm(1, tl[1]))

def cyl(name, p0, p1, r, m, n=20, r1=None):
    p0, p1 = np.array(p0, float), np.array(p1, float); d = p1 - p0; d /= np.linalg.norm(d); u = np.cross(d, [.31, .57, .76]); u /= np.linalg.norm(u); v = np.cross(d, u); r1 = r if r1 is None else r1
    a = np.arange(n) * 2 * np.pi / n; ring = u * np.cos(a)[:, None] + v * np.sin(a)[:, None]
    V = np.concatenate([p0 + ring * r, p1 + ring * r1]); i = np.arange(n); q = np.c_[i, (i + 1) % n, n + (i + 1) % n, n + i]
    ob = raw_mesh(name, V, [q], m, smooth=True); raw_mesh(name + 'c', V, [np.array([list(range(n))[::-1], list(range(n, 2 * n))])], m); return ob

def sphere(name, c, r, m):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=r, location=c, segments=24, ring_count=14); o = bpy.context.object; o.data.materials.append(m); bpy.ops.object.shade_smooth(); return o

def pier_cap(f, x0, x1, y0, y1, z, mb, h=.05, rise=.09):
    """weathered stone cap"""
    mb.box(f, (x0, y0, z), (x1, y1, z + h))
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2; e = .012
    V = [f.p(*v) for v in ((x0 + e, y0 + e, z + h), (x1 - e, y0 + e, z + h), (x1 - e, y1 - e, z + h), (x0 + e, y1 - e, z + h), (cx, cy, z + h + rise))]
    mb.X.append((np.array(V), [np.array([[0, 1, 4], [1, 2, 4], [2, 3, 4], [3, 0, 4]])], R.random(3)))
