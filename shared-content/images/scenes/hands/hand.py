"""A gloved right hand round a handle: the mesh is the generic hand of the npm package @webxr-input-profiles/assets 1.0.20 (MIT), posed, thickened and dressed here. Units: metres.
IMG_HAND names its file dist/profiles/generic-hand/right.glb."""
from closeup import *
import json, struct
GLB = os.environ.get('IMG_HAND', 'right.glb')

def load():
    d = open(GLB, 'rb').read(); n = struct.unpack('<I', d[12:16])[0]; j = json.loads(d[20:20 + n]); b = d[28 + n:]
    def acc(i):
        a = j['accessors'][i]; v = j['bufferViews'][a['bufferView']]; t = {5126: '<f4', 5123: '<u2', 5121: 'u1'}[a['componentType']]; k = {'SCALAR': 1, 'VEC3': 3, 'VEC4': 4, 'MAT4': 16}[a['type']]
        return np.frombuffer(b, t, a['count'] * k, v.get('byteOffset', 0) + a.get('byteOffset', 0)).reshape(a['count'], k)
    p = j['meshes'][0]['primitives'][0]; at = p['attributes']; sk = j['skins'][0]
    B = np.linalg.inv(acc(sk['inverseBindMatrices']).reshape(-1, 4, 4).transpose(0, 2, 1).astype(float)); names = [j['nodes'][q]['name'] for q in sk['joints']]
    P, J, Wt, T = acc(at['POSITION']).astype(float), acc(at['JOINTS_0']).astype(int), acc(at['WEIGHTS_0']).astype(float), acc(p['indices']).reshape(-1, 3).astype(int)
    key = np.round(P, 5); _, first, inv = np.unique(key, axis=0, return_index=True, return_inverse=True); inv = inv.ravel()      # one vertex where texture seams made two
    P, J, Wt, T = P[first], J[first], Wt[first], inv[T]; T = T[(T[:, 0] != T[:, 1]) & (T[:, 1] != T[:, 2]) & (T[:, 0] != T[:, 2])]
    w = B[names.index('wrist')]; Q = np.linalg.inv(w)       # into the wrist's frame: x to the little finger, y to the back of the hand, fingers along -z
    B = Q @ B; P = P @ Q[:3, :3].T + Q[:3, 3]
    return P, J, Wt / Wt.sum(1, keepdims=True), T, dict(zip(names, B)), names

def rx(a, ax=0):
    m = np.eye(4); m[:3, :3] = rotm(ax, a).T; return m

CHAIN = {f: [f'{f}-finger-metacarpal', f'{f}-finger-phalanx-proximal', f'{f}-finger-phalanx-intermediate', f'{f}-finger-phalanx-distal', f'{f}-finger-tip'] for f in ('index', 'middle', 'ring', 'pinky')}
CHAIN['thumb'] = ['thumb-metacarpal', 'thumb-phalanx-proximal', 'thumb-phalanx-distal', 'thumb-tip']

def posed(curl):
    """curl: finger -> per joint of its chain (flexion, spread, twist) in degrees; gives posed points, rest points, faces, joints"""
    P, J, Wt, T, B, names = load(); M = {'wrist': B['wrist']}
    for f, ch in CHAIN.items():
        par = 'wrist'
        for k, nm in enumerate(ch):
            a = curl.get(f, ())[k] if k < len(curl.get(f, ())) else (0, 0, 0)
            M[nm] = M[par] @ np.linalg.inv(B[par]) @ B[nm] @ rx(-a[0]) @ rx(a[1], 1) @ rx(a[2], 2); par = nm
    K = np.array([M[n] @ np.linalg.inv(B[n]) for n in names]); V = np.einsum('vk,vkij,vj->vi', Wt, K[J], np.c_[P, np.ones(len(P))])[:, :3]
    return V, P, T, {n: M[n][:3, 3] for n in names}

def vnormals(V, T):
    n = np.cross(V[T[:, 1]] - V[T[:, 0]], V[T[:, 2]] - V[T[:, 0]]); N = np.zeros_like(V)
    for i in range(3): np.add.at(N, T[:, i], n)
    return N / np.maximum(np.linalg.norm(N, axis=1, keepdims=True), 1e-12)

def relax(V, T, k, lam=.5):
    E = np.concatenate([T[:, [0, 1]], T[:, [1, 2]], T[:, [2, 0]]]); E = np.concatenate([E, E[:, ::-1]])
    for _ in range(k):
        S = np.zeros_like(V); c = np.zeros(len(V)); np.add.at(S, E[:, 0], V[E[:, 1]]); np.add.at(c, E[:, 0], 1); V = V + lam * (S / c[:, None] - V)
    return V

def finer(V, A, T, levels=2):
    """smooth subdivision by Blender, with the attribute A (n, 3) carried along"""
    ob = raw_mesh('sub', V, [T], None, A, smooth=True); m = ob.modifiers.new('s', 'SUBSURF'); m.levels = m.render_levels = levels
    dg = bpy.context.evaluated_depsgraph_get(); e = ob.evaluated_get(dg).to_mesh(); n = len(e.vertices)
    v = np.empty(n * 3, 'f'); e.vertices.foreach_get('co', v); a = np.empty(n * 4, 'f'); e.attributes['rnd'].data.foreach_get('color', a)
    q = np.empty(len(e.loops), 'i'); e.loops.foreach_get('vertex_index', q); out = v.reshape(-1, 3).astype(float), a.reshape(-1, 4)[:, :3].astype(float), q.reshape(-1, 4)
    bpy.data.objects.remove(ob); return out

def grip(J):
    """the axis of the handle that the fingers are closed round: centre and direction (towards the forefinger)"""
    C = []
    for f in ('index', 'middle', 'ring', 'pinky'):
        p = np.array([J[n] for n in CHAIN[f][1:]]); n = np.cross(p[1] - p[0], p[2] - p[1]); n /= np.linalg.norm(n); u = p[1] - p[0]; u /= np.linalg.norm(u); v = np.cross(n, u); q = np.stack([(p - p[0]) @ u, (p - p[0]) @ v], 1)
        A = np.c_[2 * q, np.ones(len(q))]; s = np.linalg.lstsq(A, (q ** 2).sum(1), rcond=None)[0]; C.append(p[0] + u * s[0] + v * s[1])
    C = np.array(C); d = C[0] - C[3]; return C.mean(0), d / np.linalg.norm(d), C

def glove_mat(name='glove'):
    """rnd: x is the coat of nitrile (0 knit, 1 coat), y runs round the hand, z along it (metres x 10); cav: x creases, y the ground of a rib"""
    m, n = mat(name); M = n.math; at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']}); oc = n('ShaderNodeTexCoord').outputs['Object']
    cv = n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeAttribute', attribute_name='cav').outputs['Vector']}); cav, gro = cv.outputs[0], cv.outputs[1]
    coat = n.mapr(sp.outputs[0], .47, .53)
    yz = n('ShaderNodeCombineXYZ', {0: sp.outputs[1], 1: sp.outputs[2], 2: 0.})
    w1 = n('ShaderNodeTexWave', {'Vector': n('ShaderNodeVectorMath', {0: yz, 1: (1., 0., 0.)}, operation='MULTIPLY'), 'Scale': 8.7, 'Distortion': .35, 'Detail': 1.})
    w2 = n('ShaderNodeTexWave', {'Vector': n('ShaderNodeVectorMath', {0: yz, 1: (0., 1., 0.)}, operation='MULTIPLY'), 'Scale': 13., 'Distortion': .5, 'Detail': 1.}, bands_direction='Y')
    knit = M('MULTIPLY', w1.outputs[1], n.mapr(w2.outputs[1], 0, 1, .55, 1.))
    dirt = n.mapr(n.noise(oc, 42, 5, .68), .46, .72, 0, .6); blot = n.noise(oc, 62, 6, .72)
    kc = n.mix(n.mapr(knit, 0, .9, 0, 1.), rgba('655f53'), rgba('a8a191')); kc = n.mix(dirt, kc, n.mix(1., kc, (.62, .55, .46, 1), 'MULTIPLY')); kc = n.mix(M('MULTIPLY', gro, .55), kc, rgba('4a453b')); kc = n.mix(M('MULTIPLY', cav, .55), kc, rgba('4a443a'))
    lc = n.mix(n.noise(oc, 60, 3), rgba('262c30'), rgba('394145'))
    mo = n.mapr(M('ADD', blot, M('MULTIPLY', cav, .10)), .595, .665, 0, .70); film = n.mapr(n.noise(oc, 24, 4, .6), .36, .70, .10, .50); md = n.mix(.5, rgba('978d7e'), n.ramp(n.noise(oc, 700, 2, .6), [(.3, (.6, .59, .57)), (.7, (1.25, 1.22, 1.2))]), 'MULTIPLY')
    lc = n.mix(film, lc, rgba('6f6b63')); lc = n.mix(mo, lc, md); kc = n.mix(n.mapr(blot, .60, .66, 0, .7), kc, md)
    cr = n('ShaderNodeTexVoronoi', {'Vector': n('ShaderNodeVectorMath', {0: oc, 1: n('ShaderNodeVectorMath', {0: n('ShaderNodeTexNoise', {'Vector': oc, 'Scale': 180.}).outputs[1], 1: (.006, .006, .006)}, operation='MULTIPLY').outputs[0]}, operation='ADD'), 'Scale': 330.}, feature='SMOOTH_F1')
    h = M('ADD', M('MULTIPLY', knit, M('SUBTRACT', 1., coat)), M('MULTIPLY', M('ADD', M('MULTIPLY', cr, .6), M('ADD', M('MULTIPLY', n.noise(oc, 150, 3), .8), M('MULTIPLY', mo, .5))), coat))
    return finish(m, n, n.mix(coat, kc, lc), n.mapr(coat, 0, 1, .97, n.mapr(mo, 0, 1, .44, .95)) if False else n.mix(coat, (.97,) * 3 + (1,), n.mix(mo, (.46,) * 3 + (1,), (.95,) * 3 + (1,))), h, n.mapr(coat, 0, 1, .08, .40), strength=.85, dist=.0013)

def cavity(ob, cav, rib=None):
    a = ob.data.attributes.new('cav', 'FLOAT_VECTOR', 'POINT'); a.data.foreach_set('vector', np.stack([cav, cav * 0 if rib is None else rib, cav * 0], 1).astype('f').ravel()); return ob

def gloved(curl, thick=.0016, coat=0.):
    """meshes of the glove, in the wrist's frame; returns the objects and the joints"""
    V, P, T, J = posed(curl); V = relax(V, T, 3, .4); V = V + vnormals(V, T) * (thick + .0006)
    x, y, z = P.T
    dip = -(y - .012 + .010 * smooth(-.09, -.02, -np.abs(z + .05)) ) / .012                 # the palm's side
    finger = (-z - .118) / .012; dip = np.maximum(dip, finger)                           # and the fingers from the middle joint on
    th = smooth(-.030, -.045, x) * smooth(-.10, -.02, z + 0); dip = np.maximum(dip, np.where(x < -.046, (-.046 - x) / .006, -9))
    dip = np.where(z > -.012, np.minimum(dip, (-.012 - z) / .008), dip)
    A = np.stack([np.clip(dip * .25 + .5, 0, 1), x * 10 + 5, z * 10 + 5], 1)
    V, A, q = finer(V, A, T, 3); T2 = np.concatenate([q[:, [0, 1, 2]], q[:, [0, 2, 3]]]); N = vnormals(V, T2)
    R0 = np.stack([A[:, 1] - 5, A[:, 2] - 5], 1) / 10; Q3 = np.c_[R0, V[:, 1] * .5]
    d0 = A[:, 0] + .10 * fbm(Q3 * 34, 2) + .03 * fbm(Q3 * 160, 2); c = smooth(.485, .515, d0); A[:, 0] = np.clip(.5 + (d0 - .5) * 4, 0, 1)
    fold = fbm(V * np.array([26, 60, 95]) + 3, 3, .55); D = .0013 * fold + .0008 * fbm(V * 70 + 9, 2) + .0009 * c + .0006 * np.exp(-((d0 - .52) / .025) ** 2)      # the coat ends in a rim
    long_ = np.exp(-(fbm(V * np.array([14, 24, 52]), 2) / .05) ** 2); cav = long_ * .8 * c; D = D - .0014 * long_ * c - .0016 * (1 - c) * smooth(.25, -.5, fbm(V * np.array([18, 70, 40]) + 5, 2))
    for f, ch in CHAIN.items():                     # wrinkles across the joints; knuckles stand out
        for k in range(0 if f == 'thumb' else 1, len(ch) - 1):
            p = J[ch[k]]; u = J[ch[k + 1]] - J[ch[max(k - 1, 0)]] if k else J[ch[1]] - p; u = u / np.linalg.norm(u); r = V - p; t = r @ u; rad = np.linalg.norm(r - t[:, None] * u, axis=1); far = np.linalg.norm(r, axis=1)
            reach = np.exp(-(rad / .024) ** 4) * np.exp(-(t / (.015 if f == 'thumb' else .011)) ** 2); wob = .0016 * fbm(V * 85 + k * 3, 2); step = .0058 if f == 'thumb' else .0048
            w = np.exp(-((((t + wob) / step + .5) % 1 - .5) * step / .0010) ** 2) * reach * smooth(-.35, .25, fbm(V * 48 + 5 * k, 2) + .2); D = D - .0019 * w + .0011 * reach; cav = np.maximum(cav, w)
            if k == 1 and f != 'thumb': D = D + .0016 * np.exp(-(far / .014) ** 2)
    V = V + N * D[:, None]
    return cavity(raw_mesh('glove', V, [q], glove_mat(), A, smooth=True), cav), J

def cuff(m, r0=(.0335, .0265), z0=-.012, z1=.062, at=(0, 0, 0)):
    """the elastic wrist of the glove: ribs along it, rucked"""
    t, a = np.meshgrid(np.linspace(0, 1, 150), np.linspace(0, 2 * np.pi, 601), indexing='ij'); P = np.stack([np.cos(a) * 2, np.sin(a) * 2, t * 5], -1)
    tw = a + .05 * fbm(P * .5 + 2, 2); rs = np.abs(np.sin(tw * 20)); rib = .0019 * rs ** .8; ruck = .0013 * np.sin(t * 26 + 3 * fbm(P * .7, 2)) + .0012 * fbm(P * 1.6, 3); neck = -.002 * np.exp(-((t - .35) / .25) ** 2) + .0035 * t ** 3; roll = -.004 * smooth(.955, 1., t) - .003 * smooth(.05, 0, t)
    g = rib + ruck + neck + roll; X = (r0[0] + g) * np.cos(a) + at[0]; Y = (r0[1] + g) * np.sin(a) + at[1]; Z = z0 + (z1 - z0) * t + .002 * fbm(P * .8 + 4, 2)
    A = np.stack([np.zeros_like(t), tw * .23, t * .7 + 5], -1); return cavity(grid('cuff', m, np.stack([X, Y, Z], -1), A), smooth(.2, -1., np.sin(t * 26 + 3 * fbm(P * .7, 2))).ravel() * .5, (1 - smooth(.10, .62, rs)).ravel())
