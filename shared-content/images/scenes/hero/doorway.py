"""The front door of a Victorian London house. Units: metres; the wall is the plane y = 0, outside is -y."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stocks import *
import stocks, lib, cloth
from cloth import fabric, own, lathe, room2, drape, lit, sprigs
from wallparts import clump, leaf_mat2, lavender, lav_mat, fallen, sand_mat
ARG = dict(x.split('=') for x in sys.argv[sys.argv.index('--') + 1:])
LOD = float(ARG.get('lod', 1))
reset(12)
TONES = ['8c5443', '945a45', '9c614c', '965b48', '8a5242', 'a1684f', '925744', '9a5f4a']
class replaced:
    """what is built in here only draws its random numbers and is then taken away: all the rest of the scene stays where it was"""
    def __enter__(s): s.old, s.sc = set(bpy.data.objects), set(bpy.context.scene.collection.objects)
    def __exit__(s, *a):
        for o in [o for o in bpy.context.scene.collection.objects if o not in s.sc]: bpy.context.scene.collection.objects.unlink(o)
        for o in [o for o in bpy.data.objects if o not in s.old]: bpy.data.objects.remove(o)
from mend import *
_fin = stocks.finish
def _weather(m, n, col, *a, **k):
    """splashes and a little moss at the foot of the wall, soot under the string course, run-off at the ends of the sill"""
    if m.name.split('.')[0] in ('stock', 'mortar'):
        pos = n('ShaderNodeNewGeometry').outputs['Position']; M_ = n.math; q = n('ShaderNodeSeparateXYZ', {0: pos}); ns = n.noise(pos, 7, 5, .68); col = grime(n, pos, col, .50, .10)
        col = n.mix(n.mapr(M_('ADD', q.outputs[2], M_('MULTIPLY', ns, -.22)), .02, -.09, 0, .5), col, rgba('4e5236'))
        fine = n.noise(n('ShaderNodeVectorMath', {0: pos, 1: (30., 30., 1.4)}, operation='MULTIPLY').outputs[0], 1., 4, .65)
        for xs in (.215 + 13 * .3375 - .03, .215 + 13 * .3375 + 1.135 + .03):
            w_ = n.mapr(M_('ADD', M_('ABSOLUTE', M_('SUBTRACT', q.outputs[0], xs)), M_('MULTIPLY', M_('SUBTRACT', fine, .5), -.16)), .085, .01); h_ = M_('MULTIPLY', n.mapr(q.outputs[2], .755, .745), n.mapr(M_('ADD', q.outputs[2], M_('MULTIPLY', ns, -.3)), .05, .55, .1, 1.))
            col = n.mix(M_('MULTIPLY', M_('MULTIPLY', w_, h_), .62), col, n.mix(1, col, (.50, .49, .46, 1), 'MULTIPLY'))
        so = M_('MULTIPLY', M_('MULTIPLY', n.mapr(q.outputs[2], 3.297, 3.292), n.mapr(M_('ADD', q.outputs[2], M_('MULTIPLY', fine, .34)), 3.18, 3.46)), n.mapr(fine, .38, .62)); col = n.mix(M_('MULTIPLY', so, .5), col, n.mix(1, col, (.52, .50, .48, 1), 'MULTIPLY'))
    return _fin(m, n, col, *a, **k)
stocks.finish = _weather
red = stock_mat('stock', TONES, burnt=('804a3f', '754640', '683f3d', '583c3b', '4d393a'), mortar='c4b9a6', pale='b07a60', bump=.9)
far = brick_mat('far', TONES, foot=.3)
gauged = rubbed_mat('gauged', ['8c4a37', '99543f', 'a05a44', '9a5640', 'a6604a']); putty = lime_mat('putty', 'd8d0c0', 'e6dfd2', .25)
mortar = lime_mat('mortar', '968a73', 'ac9f89')
stone = rough_mat('stone', 'b3a890', 'cdc2ac', 5, .45, 180, wall=(.25, .55)); string = rough_mat('string', 'b7ac95', 'cfc5b0', 6, .4, 160, wall=(.0, .6))
def gloss_white(name, hexc='dedad0', rough=.32):
    """old gloss paint: brush marks, dust on what faces up, splashes at the foot, soot under the arch"""
    m, n = mat(name); g = n('ShaderNodeNewGeometry'); pos = g.outputs['Position']; M_ = n.math; xyz = n('ShaderNodeSeparateXYZ', {0: pos}); nz = n('ShaderNodeSeparateXYZ', {0: g.outputs['Normal']}).outputs[2]
    a = n.noise(pos, 5, 5, .65); br = n.noise(n('ShaderNodeVectorMath', {0: pos, 1: (150., 150., 14.)}, operation='MULTIPLY').outputs[0], 1., 3, .6)
    c = n.mix(1, rgba(hexc), n.ramp(a, [(.3, (.90, .89, .87)), (.7, (1.03, 1.03, 1.03))]), 'MULTIPLY'); sp_ = n.noise(pos, 38, 5, .75)
    c = n.mix(n.mapr(M_('ADD', xyz.outputs[2], M_('MULTIPLY', sp_, -.42)), .16, -.06, 0, .62), c, rgba('8b8171')); c = n.mix(M_('MULTIPLY', n.mapr(nz, .5, .95), n.mapr(sp_, .35, .6, .1, .55)), c, rgba('8f887a'))
    st = n.noise(n('ShaderNodeVectorMath', {0: pos, 1: (24., 24., 1.6)}, operation='MULTIPLY').outputs[0], 1., 4, .65); c = n.mix(n.mapr(st, .52, .72, 0, .22), c, rgba('a59c8a'))
    return finish(m, n, c, rough, n.math('ADD', br, n.math('MULTIPLY', n.noise(pos, 40, 3), .8)), .5, strength=.10, dist=.002)
white = gloss_white('paint')
B = MB('bricks', far, .0024); PT = MB('putty', putty, .0005); M = MB('mortar', mortar, .0005)
S = MB('stone', stone, .006); ST = MB('string', string, .004); P = MB('frame', white, .0035); GL = MB('glass', glass(wob=.012, ior=2.2, more=.13), .0001)
f = F((0, 0, 0), 0); U = .3375
Wd = 1.135; da = .215 + 5 * U; db = da + Wd; wa = .215 + 13 * U; wb = wa + Wd; HZ = 36 * CO
SILL = 12 * CO; OX = 5 * U; L = .215 + 19 * U
door = (da, db, -1., HZ); win = (wa, wb, SILL - J, HZ); ops = [door, win]
H4, SK, AZ = 4 * CO, .105, HZ
arch = [q for a, b, c, d in ops for q in arch_cuts(a, b, d, H4, SK)]
sill = [(wa - .0475, wb + .0475, win[2] - 2 * CO + J, win[2])]
band = [(-9, 99, 44 * CO, 46 * CO)]
wall(f.at(-OX, 0, 0), L + OX, 66 * CO, B, M, [(a + OX, b + OX, c, d) for a, b, c, d in ops + arch + sill + band], 'flemish', corner1=True, jit=.0013, raked=.0065)
for n in range(1, 66, 2):
    if n not in (44, 45): B.box(f, (L - BH, -BL, n * CO), (L + R.normal() * .001, R.normal() * .001, n * CO + BT))
r = np.random.default_rng(5); stt, hd, solids = [], [], []
sk = lambda a, b, t, z: (b if t > 0 else a) + t * (SK * (z - AZ) / H4 + .0048)
for C, h, A, rn in zip(B.C, B.H, B.M, B.Rn):
    x, z = C[0], C[2]; head = h[0] < .056; rn = r.random(3); old_ = r.random() <= (.07 if head else .004) and r.random(); rn[0] = burn(x, z, rn[0], .049 < h[0] < .0535); rn[1] = .2 + .6 * rn[1]
    x0, x1, za, zb = x - h[0], x + h[0], z - h[2], z + h[2]; warp = None; fn = lambda X, Z, x=x, z=z, h=h: np.maximum(abs(X - x) - h[0], abs(Z - z) - h[2])
    if AZ < z < AZ + H4:
        for a, b, c, d in ops:
            for t, xe, xo in ((-1, x1, x0), (1, x0, x1)):
                if abs(xe - sk(a, b, t, z)) < .006:
                    warp = lambda Q, a=a, b=b, t=t, xe=xe - x, xo=xo - x, x=x, z=z: np.stack([xo + (Q[:, 0] - xo) * (sk(a, b, t, Q[:, 2] + z) - x - xo) / (xe - xo), Q[:, 1], Q[:, 2]], -1)
                    fn = lambda X, Z, a=a, b=b, t=t, x=x, z=z, h=h, xo=xo: np.maximum(np.maximum(-t * (X - sk(a, b, t, Z)), t * (X - xo)), abs(Z - z) - h[2])
    (hd if head else stt).append((C, h, A, rn, warp)); solids.append(((x0, x1, za, zb), fn))
B.C, B.H, B.M, B.Rn = [], [], [], []
nb = (40, 2, 16) if LOD else (12, 2, 6)
bricks('stretchers', red, stt, nb, .0013, (.1075, .05125, .0325), 22, seed=3, chip=.7, pits=.8, soft=.5); bricks('headers', red, hd, (20 if LOD else 6, 2, nb[2]), .0013, (.05125, .05125, .0325), 22, seed=4, chip=.7, pits=.8, soft=.5)
# gauged arches
N, g, ah, az = 17, .0019, H4 - .012, HZ + .004; ar = []
for ai, (a, b, c, d) in enumerate(ops):
    w0, w1, CX = b - a, b - a + 2 * SK, (a + b) / 2
    for i in range(N):
        wm = (w0 + w1) / 2 / N - 2 * g; t = (i + .5) / N - .5
        warp = lambda Q, t=t, wm=wm, w0=w0, w1=w1: np.stack([t * (w0 + (w1 - w0) * (Q[:, 2] / ah + .5)) + Q[:, 0] * ((w0 + (w1 - w0) * (Q[:, 2] / ah + .5)) / N - 2 * g) / wm, Q[:, 1], Q[:, 2]], -1)
        rn = r.random(3); rn[0] = .2 + .8 * rn[0] if r.random() > .14 else .15 * rn[0]
        ar.append((f.p(CX, -BH / 2 + float(np.clip(r.normal() * .0003, -.0005, .0006)), az + ah / 2), (wm / 2, BH / 2, ah / 2), f.A, rn, warp))
    PT.prism(f, [(a + .001, az + .003), (b - .001, az + .003), (CX + w1 / 2 - .001, az + ah), (CX - w1 / 2 + .001, az + ah)], -BH + .006, -.0010, rnd=(.5, .5, .5))
    solids.append(((a - SK, b + SK, az, az + ah), lambda X, Z, CX=CX, w0=w0, w1=w1: np.maximum(abs(X - CX) - (w0 + (w1 - w0) * (Z - az) / ah) / 2, np.maximum(az - Z, Z - az - ah))))
    for e, t in ((a, -1), (b, 1)):
        M.prism(f, [(e + t * SK, d + H4 - .008), (e + t * (SK + .034), d + H4 - .008), (e + t * .034, d), (e, d)], -.06, -.0075, rnd=(.5, .5, .5)); M.box(f, (e + t * .0024, -BH, max(c, 0)), (e + t * .04, -.0046, d), rnd=(.5, .5, .5))
bricks('arch', gauged, ar, (12, 4, 40), .0012, (wm / 2, BH / 2, ah / 2), 17, soft=.25, chip=.03, body=.28, drag=0., pits=.15, seed=9)
if LOD:
    hol = [lambda X, Z, a=a, b=b, c=c, d=d: np.maximum(np.maximum(a - X, X - b), np.maximum(Z - d - .003, c - Z)) for a, b, c, d in ops] + [lambda X, Z, CX=(a + b) / 2, w0=b - a: np.maximum(abs(X - CX) - (w0 + 2 * SK * (Z - az) / ah) / 2 + .004, np.maximum(Z - az - .012 - ah, az - .02 - Z)) for a, b, c, d in ops] + [lambda X, Z: np.maximum(np.maximum(wa - .05 - X, X - wb - .05), np.maximum(Z - win[2] + .002, win[2] - 2 * CO + J - Z)), lambda X, Z: np.maximum(44 * CO - .004 - Z, Z - 46 * CO + .006)]
    joints('joints', mortar, f.at(0, .0003, 0), -.45, L - .003, .20, 4.93, solids, hol, step=.0030)
# plinth: two courses and a splayed one
pl = F((0, -.035, 0), 0); BP = MB('plinth', far, .003); Lp = L + .035; PP = []
wall(pl.at(-OX, 0, 0), Lp + OX, 2 * CO, BP, M, [(da + OX - .0, db + OX, -1, 9)], 'flemish', jit=.0013, raked=.0045)
for C, h, A in zip(BP.C, BP.H, BP.M):
    rn = r.random(3); rn[0] *= .93; PP.append((C, h, A, rn, None))
BP.C, BP.H, BP.M, BP.Rn = [], [], [], []
x = -OX
while x < Lp:
    q = min(x + BL, Lp); spl = lambda Q: np.stack([Q[:, 0], np.where(Q[:, 1] > 0, Q[:, 1] - .037 * np.clip((Q[:, 2] + .012) / .0445, 0, 1), Q[:, 1]), Q[:, 2]], -1)
    if not (q > da + .02 and x < db - .02) and q - x > .03: rn = r.random(3); rn[0] *= .93; PP.append((f.p((x + q) / 2, .035 - .0325, 2 * CO + .0325), ((q - x) / 2, .0325, .0325), f.A, rn, spl))
    x += BL + J
for a_, b_ in ((-OX, da), (db, Lp)): M.box(f, (a_ + .002, -.03, 2 * CO - J), (b_ - .002, .0300, 2 * CO + .010), rnd=(.5,) * 3); M.box(f, (a_ + .002, -.03, 2 * CO - J), (b_ - .002, -.0005, 3 * CO - .004), rnd=(.5,) * 3)
bricks('plinthb', red, PP, nb, .0022, (.1075, .05125, .0325), 12, seed=14)
# string course: fascia, ovolo, weathering; joints every 0.9 m
def run(prof, x0, x1, m, name, step=.02, mitre=False):
    """a moulding: profile (outward, up) run along the wall, slightly uneven"""
    X = np.arange(x0, x1 + 1e-6, step); pr = np.array(prof); V = np.zeros((len(X), len(pr), 3)); V[..., 0] = X[:, None]; V[..., 1] = -pr[None, :, 0]; V[..., 2] = pr[None, :, 1]
    if mitre: V[-1, :, 0] = L + np.maximum(pr[:, 0], 0)
    V[..., 1:] += (.0007 * fbm(V * 14, 2))[..., None]; return grid(name, m, V)
z0 = 44 * CO - .004; t_ = np.linspace(0, np.pi / 2, 6)
pr = [(-.05, z0), (.020, z0), (.0215, z0 + .0015), (.022, z0 + .052)] + [(.024 + .034 * (1 - math.cos(q)), z0 + .055 + .036 * math.sin(q)) for q in t_] + [(.060, z0 + .093), (.062, z0 + .096), (.062, z0 + .122), (.060, z0 + .125), (0, z0 + .143), (-.05, z0 + .144)]
sj = run([(y - .0022, z - (.0012 if z > z0 + .1 else -.0012)) for y, z in pr], -OX, L, mortar, 'stringjoint'); x = -OX; k_ = 0
while x < L + .06:
    e = min(x + .84 + .12 * ((k_ * 7) % 3 - 1) * .5, L + .062); e = L + .062 if L - e < .5 else e; ob = run(pr, x + .0010, e - .0010, string, 'string', mitre=e > L); ob.location.y = R.normal() * .0006; x = e; k_ += 1
ST.box(f, (L - .05, -.3, z0 + .001), (L + .0625, .0615, z0 + .124)) if False else None
M.box(f, (-OX, -.1, z0 - .006), (L, .012, z0 + .15), rnd=(.5,) * 3)
# ------------------------------------------------------------------ joinery
def ring(m, rect, prof, name, sides=(0, 1, 2, 3), close=None):
    """mitred moulding round the rectangle (x0, z0, x1, z1): profile of (inset, outward)"""
    x0, z0, x1, z1 = rect; pr = np.array(prof); V, Q = [], []
    for s in sides:
        k = len(V); n = len(pr)
        for i, y in pr:
            c = ((x0 + i, z0 + i), (x1 - i, z0 + i), (x1 - i, z1 - i), (x0 + i, z1 - i)); V += [f.p(c[s][0], y, c[s][1]), f.p(c[(s + 1) % 4][0], y, c[(s + 1) % 4][1])]
        Q += [(k + 2 * j, k + 2 * j + 1, k + 2 * j + 3, k + 2 * j + 2) for j in range(n - 1)]
    raw_mesh(name, np.array(V), [np.array(Q)], m)
    if close is not None:
        i, y = pr[-1]; raw_mesh(name + 'f', np.array([f.p(x0 + i, y, z0 + i), f.p(x1 - i, y, z0 + i), f.p(x1 - i, y, z1 - i), f.p(x0 + i, y, z1 - i)]), [np.array([[0, 1, 2, 3]])], close)
def door_paint(name, hexc, rough=.25):
    """satin paint: brush marks along the grain, faint unevenness, worn low down"""
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; V = lambda a, b: n('ShaderNodeVectorMath', {0: a, 1: b}, operation='MULTIPLY').outputs[0]
    br = n.noise(V(pos, (160., 160., 9.)), 1., 3, .6); or_ = n.noise(pos, 34, 3, .6); big = n.noise(pos, 1.6, 4, .6)
    c = n.mix(1., rgba(hexc), n.ramp(big, [(.3, (.86, .88, .9)), (.7, (1.14, 1.12, 1.1))]), 'MULTIPLY'); z = n('ShaderNodeSeparateXYZ', {0: pos}).outputs[2]
    c = n.mix(n.mapr(n.math('ADD', z, n.math('MULTIPLY', n.noise(pos, 9, 5, .7), -.35)), .28, .02, 0, .30), c, rgba('6f6a5c'))
    return finish(m, n, c, n.mapr(big, .3, .7, rough - .05, rough + .08), n.math('ADD', n.math('MULTIPLY', br, .7), or_), .5, strength=.12, dist=.0016)
paint = door_paint('doorpaint', ARG.get('paint', '233e3a')); D = MB('door', paint, .0025)
a, b, T0 = da, db, .165                     # the threshold
fw, yF, yL = .088, -.080, -.128
tz = T0 + 2.005; x0, x1 = a + fw, b - fw      # top of the leaf, its sides
# frame: jambs, head, transom, each with an ovolo and a bead to the wall
for q in ((a, a + fw), (b - fw, b)): P.box(f, (q[0], yF - .10, T0 - .02), (q[1], yF, HZ))
P.box(f, (a, yF - .1, HZ - .058), (b, yF + .001, HZ)); P.box(f, (a + .02, yF - .11, tz + .004), (b - .02, yF + .004, tz + .074))
P.box(f, (a + .012, yF - .05, tz + .062), (b - .012, yF + .026, tz + .082), rot=(0, -6)); P.box(f, (a + fw - .03, yF - .02, tz + .010), (b - fw + .03, yF + .012, tz + .022))
pr = [(.0, yF - .01), (.0, yF + .012), (.010, yF + .014), (.016, yF + .008), (.020, yF + .001)]; ring(white, (a, T0 - .5, b, HZ), pr, 'bead', (1, 2, 3))
ov = [(0, 0), (.003, 0), (.006, -.006), (.011, -.013), (.018, -.018), (.027, -.020), (.029, -.022), (.029, -.06)]
ring(white, (x0 - .030, T0 - .5, x1 + .030, tz + .03), [(i, yF + .001 + y) for i, y in ov], 'jambov', (1, 2, 3))
for q in (a, b - .10): P.box(f, (q + .006, yF - .02, T0 - .01), (q + .094, yF + .010, T0 + .19))      # plinth blocks
# the leaf
st, mu = .118, .108; cx = (a + b) / 2; rows = [(T0 + .235, T0 + .765), (T0 + .945, T0 + 1.575), (T0 + 1.675, T0 + 1.895)]
zs = [T0 + .006] + [q for p in rows for q in p] + [tz - .002]
D.box(f, (x0 + .002, yL - .044, zs[0]), (x0 + st, yL, zs[-1])); D.box(f, (x1 - st, yL - .044, zs[0]), (x1 - .002, yL, zs[-1]))
for k in range(0, 8, 2): D.box(f, (x0 + st, yL - .044, zs[k]), (x1 - st, yL - .0004, zs[k + 1]))
for p, q in rows: D.box(f, (cx - mu / 2, yL - .044, p), (cx + mu / 2, yL - .0007, q))
bol = [(-.010, .0), (-.0095, .006), (-.006, .0085), (-.001, .0085), (.004, .005), (.009, -.001), (.015, -.006), (.022, -.0085), (.025, -.010), (.025, -.014), (.033, -.0145), (.060, -.0055), (.0615, -.0025), (.063, -.002)]
for p, q in rows:
    for u, v in ((x0 + st, cx - mu / 2), (cx + mu / 2, x1 - st)): ring(paint, (u, p, v, q), [(i, yL + y) for i, y in bol], 'panel', close=paint)
seal = plain('gap', '0b0c0c', .8); SE = MB('gap', seal, .0005); SE.box(f, (x0 - .004, yL - .05, T0), (x1 + .004, yL - .04, tz + .006)); SE.done()
D.box(f, (x0 + .012, yL - .01, T0 + .012), (x1 - .012, yL + .036, T0 + .062), rot=(0, -9))       # weather board
# brass
def brass_mat():
    m, n = mat('brass'); pos = n('ShaderNodeNewGeometry').outputs['Position']; a = n.noise(pos, 30, 4, .6); c = n.ramp(a, [(.3, srgb('a8823c')), (.7, srgb('d3b068'))])
    return finish(m, n, c, n.mapr(a, .3, .7, .18, .34), a, .5, 1., strength=.05, dist=.002)
brass = brass_mat(); BR = MB('brassb', brass, .003)
zl = T0 + .855; BR.box(f, (cx - .135, yL - .002, zl - .038), (cx + .135, yL + .005, zl + .038)); BR.box(f, (cx - .112, yL, zl - .023), (cx + .112, yL + .010, zl + .021), rot=(0, 4))
def turned(x, z, prof, m=brass, n=36):
    """a body turned on an axis that stands out of the door: profile (radius, outward)"""
    t = np.linspace(0, 2 * np.pi, n + 1); pp = np.array(prof); X = x + pp[:, :1] * np.cos(t); Z = z + pp[:, :1] * np.sin(t); Y = np.repeat(pp[:, 1:], n + 1, 1); return cloth.sheet('turned', f, X, Y, Z, m)
kx = x1 - .060; turned(kx, zl + .02, [(.0, yL + .074)] + [(.033 * math.sin(q), yL + .046 + .028 * math.cos(q)) for q in np.linspace(.2, 2.5, 12)] + [(.013, yL + .020), (.013, yL + .010), (.026, yL + .008), (.032, yL + .004), (.034, yL - .001)])
turned(kx, T0 + 1.36, [(.0, yL + .008), (.010, yL + .008), (.011, yL + .004), (.020, yL + .004), (.021, yL - .001)])
kz = T0 + 1.40; turned(cx, kz, [(0, yL + .030), (.012, yL + .028), (.019, yL + .020), (.014, yL + .010), (.027, yL + .006), (.030, yL - .001)])
tt = np.linspace(-.25, 2 * np.pi + .25 - 0, 60) ; cr = []
for q in np.linspace(.22, 2 * np.pi - .22, 48):
    rr_ = .052; cxx, czz = rr_ * math.sin(q), -.058 + rr_ * 1.12 * math.cos(q); th = .0065 + .0035 * (1 - math.cos(q)) / 2
    w_ = np.linspace(0, 2 * np.pi, 13); cr.append(np.stack([cx + cxx + th * np.cos(w_) * math.sin(q), yL + .022 - .006 * (1 - math.cos(q)) + th * np.sin(w_), kz + czz + th * np.cos(w_) * math.cos(q)], -1))
cr = np.array(cr); cloth.sheet('knocker', f, cr[..., 0], cr[..., 1], cr[..., 2], brass); turned(cx, kz - .118, [(0, yL + .018), (.011, yL + .015), (.013, yL + .004), (.016, yL - .001)])
FONT = ARG.get('font', 'DejaVuSerif.ttf')
tx = bpy.data.curves.new('no', 'FONT'); tx.body = '12'; tx.size = .118; tx.align_x = 'CENTER'; tx.align_y = 'CENTER'; tx.extrude = .003; tx.bevel_depth = .001
if os.path.exists(FONT): tx.font = bpy.data.fonts.load(FONT)
to = bpy.data.objects.new('no', tx); to.data.materials.append(brass); to.rotation_euler = (math.pi / 2, 0, 0); to.location = f.p(cx, yL + .004, T0 + 1.622); bpy.context.scene.collection.objects.link(to)
# fanlight: three panes with a margin of putty, slender bars
fz0, fz1 = tz + .074, HZ - .058; fx = [x0 + .0, x0 + (x1 - x0) * .26, x1 - (x1 - x0) * .26, x1]
ring(white, (x0 - .004, fz0 - .004, x1 + .004, fz1 + .004), [(0, yF - .002), (.004, yF - .010), (.012, yF - .024), (.020, yF - .030), (.022, yF - .048)], 'fanov')
for q in fx[1:3]: P.box(f, (q - .011, yF - .066, fz0), (q + .011, yF - .026, fz1)); P.box(f, (q - .005, yF - .03, fz0), (q + .005, yF - .018, fz1))
with replaced():
    FG = MB('fglass', glass('fglass', wob=.010, ior=1.6, more=.05), .0001); FG.box(f, (x0, yF - .052, fz0), (x1, yF - .051, fz1)); FG.done()
with own(51): fan_panes(f, fx, fz0, fz1, yF)
for k in range(3): bead(P, f, fx[k] + (.010 if k else .02), fx[k + 1] - (.010 if k < 2 else .02), fz0 + .02, fz1 - .02, yF - .036, .010)
# the hall behind it: warm, a lantern on a chain
hx, hy, hz_ = cx + .16, -1.25, 2.55
def glow_mat(name, z0, h):
    """old glass in front of a flame: brightest in the middle, dim at the edges"""
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; t = n.mapr(n('ShaderNodeSeparateXYZ', {0: pos}).outputs[2], z0, z0 + h); fc = n('ShaderNodeLayerWeight', {0: .5}).outputs['Facing']
    g = n.math('MULTIPLY', n.ramp(t, [(0, (.55,) * 3), (.42, (1.,) * 3), (1., (.38,) * 3)]), n.mapr(fc, .02, .75, 2.3, .42)); n('ShaderNodeOutputMaterial', {'Surface': n('ShaderNodeEmission', {0: n.mix(n.mapr(fc, .1, .7), rgba('ffd79c'), rgba('f09a48')), 1: g})}); m.cycles.sample_as_light = False; return m
def hall_mat(name, hexc, k):
    """wall of the hall, lit by its lantern"""
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; d_ = n('ShaderNodeVectorMath', {0: pos, 1: tuple(f.p(hx, hy, hz_))}, operation='DISTANCE').outputs['Value']; M_ = n.math
    g = M_('MULTIPLY', M_('DIVIDE', 1., M_('ADD', .22, M_('POWER', d_, 1.8))), n.mapr(n.noise(pos, 2.2, 3), .3, .7, .85 * k, 1.15 * k)); c = rgba(hexc)
    n('ShaderNodeOutputMaterial', {'Surface': n('ShaderNodeAddShader', {0: n('ShaderNodeBsdfDiffuse', {0: c}), 1: n('ShaderNodeEmission', {0: n.mix(1, c, (1., .80, .55, 1), 'MULTIPLY'), 1: g})})}); m.cycles.sample_as_light = False; return m
with replaced():
    HW, HC_ = MB('hallw', hall_mat('hallw', 'b4946a', 2.1), .001), MB('hallc', hall_mat('hallc', 'd8c8ac', 1.5), .004); h0, h1, hd_, ht = a - .30, b + .92, 3.3, 3.12
    HW.box(f, (h0, -hd_, .1), (h1, -hd_ - .05, ht)); HW.box(f, (h0 - .04, -hd_, .1), (h0, -.17, ht)); HW.box(f, (h1, -hd_, .1), (h1 + .04, -.17, ht)); HC_.box(f, (h0, -hd_, ht), (h1, -.17, ht + .05))
    for q_, e_ in ((0, .16), (.05, .10)): HC_.box(f, (h0, -hd_, ht - .06 - q_), (h1, -hd_ + e_ - .02, ht - q_)); HC_.box(f, (h1 - e_ + .02, -hd_, ht - .06 - q_), (h1, -.2, ht - q_)); HC_.box(f, (h0, -hd_, ht - .06 - q_), (h0 + e_ - .02, -.2, ht - q_))
    HC_.box(f, (cx + .25, -hd_ + .0, 1.), (cx + .33, -hd_ + .05, 2.42)); HC_.box(f, (cx + 1.05, -hd_ + .0, 1.), (cx + 1.13, -hd_ + .05, 2.42)); HC_.box(f, (cx + .22, -hd_, 2.42), (cx + 1.16, -hd_ + .07, 2.52)); HW.done(); HC_.done()
    em = emit('hall', 'ffb564', 3.2); lathe(f, (hx, hy, hz_), [(.0, .105), (.018, .10), (.024, .08), (.025, .03), (.018, .015), (0, .01)], em)
    IH = MB('hallfr', seal, .001)
    for k in range(6):
        w_ = k * math.pi / 3; p = lambda r_, z: tuple(f.p(hx + r_ * math.cos(w_), hy + r_ * math.sin(w_), z)); cyl('hbar', p(.058, hz_ - .02), p(.085, hz_ + .15), .004, seal, 6); cyl('hbar', p(.085, hz_ + .15), p(.03, hz_ + .22), .004, seal, 6)
    lathe(f, (hx, hy, hz_), [(.02, .235), (.032, .215), (.088, .155), (.088, .147), (.08, .147)], seal); lathe(f, (hx, hy, hz_ - .03), [(0, 0), (.058, .004), (.060, .014), (0, .016)], seal); cyl('chain', tuple(f.p(hx, hy, hz_ + .22)), tuple(f.p(hx, hy, 3.1)), .005, seal, 8)
    lathe(f, (hx, hy, hz_), [(.056, -.015), (.083, .146)], glow_mat('hallglow', hz_, .147))
with own(52): hall(f, a, b, cx)
# window
a, b, c, d = win; S.box(f, (a - .045, -.10, c - 2 * CO + J + .002), (b + .045, .062, c - .004)); M.box(f, (a - .07, -.1, c - 2 * CO + .002), (b + .07, -.012, c - .006))
sash(f, a, b, c, d, P, GL)
def shade_mat(z0, h):
    """a lit linen shade: brightest low in the middle, dimmer at its sides and top"""
    m, n = mat('shade'); pos = n('ShaderNodeNewGeometry').outputs['Position']; z = n('ShaderNodeSeparateXYZ', {0: pos}).outputs[2]; fc = n('ShaderNodeLayerWeight', {0: .5}).outputs['Facing']; t = n.mapr(z, z0, z0 + h); M_ = n.math
    g = M_('MULTIPLY', n.ramp(t, [(0, (.75,) * 3), (.10, (1.,) * 3), (.35, (1.15,) * 3), (1., (.42,) * 3)]), n.mapr(fc, .0, .8, 1.05, .45)); g = M_('MULTIPLY', g, n.mapr(n.noise(pos, 60, 2), .3, .7, .93, 1.07))
    n('ShaderNodeOutputMaterial', {'Surface': n('ShaderNodeEmission', {0: n.mix(t, rgba('ffcb8e'), rgba('ffb26a')), 1: g})}); m.cycles.sample_as_light = False; return m
with own(77):
    linen = fabric('linen', 'd8cbb0', .5, h2='e6dcc8', glow=.12); tieb = fabric('tieband', '9c8b70', .1)
    drape(f, a - .04, 1, .50, c - .4, d + .06, -.268, linen, 21, folds=6, amp=.025, tie=c + .62, tight=.55, band=tieb); drape(f, b + .05, -1, .46, c - .4, d + .06, -.272, linen, 34, folds=6, amp=.023, tie=c + .66, tight=.56, band=tieb)
    room2(f, a - .5, b + .72, c, d, 3.6, 'a08662', .075); lx = b + .12
    lathe(f, (lx, -1.05, c + .50), [(.205, 0), (.20, .004), (.115, .27), (.11, .27)], shade_mat(c + .50, .27)); lathe(f, (lx, -1.05, c + .06), [(.09, 0), (.095, .02), (.03, .06), (.055, .16), (.07, .24), (.04, .34), (.02, .38), (.015, .5)], plain('lampfoot', '48575a', .3)); MBt = MB('table', wood('tablew', '4a3526', '6a4d36', 0, .35), .004); MBt.box(f, (lx - .5, -1.4, c + .03), (lx + .5, -.75, c + .06)); MBt.done()
for x in (M, S, P, GL, PT, D, BR): x.done()
K = MB('back', plain('dark', '1a1714', .95), .001); K.box(f, (-4, -5.2, 0), (L - .02, -5.1, 5)); K.box(f, (-4, -5.1, 4.55), (L - .02, -.12, 4.9)); K.box(f, (-6, -5.2, -.1), (-1.6, -.02, 7)); K.box(f, (L - .12, -5.2, 0), (L - .005, -.11, 5)); K.box(f, (da - .6, -5, -.05), (db + 1.2, -.12, .10)); K.done()
# step, worn where people tread; mat
X = np.linspace(da - .17, db + .17, 110); q = np.linspace(0, np.pi / 2, 7); sd = .40; pr = [(y, .150) for y in np.linspace(-.16, sd - .02, 26)] + [(sd - .018 + .018 * math.sin(t), .132 + .018 * math.cos(t)) for t in q] + [(sd - .001, z) for z in np.linspace(.12, .03, 8)] + [(sd - .001, -.05)]
pr = np.array(pr); V = np.zeros((len(X), len(pr), 3)); V[..., 0] = X[:, None]; V[..., 1] = -pr[None, :, 0]; V[..., 2] = pr[None, :, 1]
wear = np.exp(-((X - cx - .03) / .34) ** 2)[:, None] * smooth(-.05, sd, pr[:, 0])[None] * (pr[:, 1] > .12)[None]; V[..., 2] -= .013 * wear - .0012 * fbm(V * 9, 3); V[..., 1] += .0025 * fbm(V * 16, 3); V[..., 0] += .002 * fbm(V * 20 + 9, 2)
york = rough_mat('york', '8d816b', 'b1a48c', 4, .55, 140, wall=(.35, .2), dirt=.4, var=.10); grid('step', york, V)
SS = MB('stepends', york, .006); SS.box(f, (da - .172, .0, -.05), (da - .166, sd - .012, .146)); SS.box(f, (db + .166, .0, -.05), (db + .172, sd - .012, .146)); SS.box(f, (da + .0, -.2, .10), (db - .0, -.085, T0 + .002)); SS.done()
coir = leaf_mat('coir', '5a4428', '82653c', '9c7c4c', .1, .1); kids_ = [grass_clump(f'coir{i}', coir, n=70, h=.020, spread=.022, w=.0011, bend=.5) for i in range(3)]
gx, gy = np.meshgrid(np.linspace(cx - .36, cx + .36, 30), np.linspace(.045, .335, 13)); Pm = np.c_[gx.ravel(), -gy.ravel(), np.full(gx.size, .150)]; Pm[:, :2] += R.normal(size=(len(Pm), 2)) * .003
for i in range(3): scatter(f'coirs{i}', Pm[i::3], R.uniform(.9, 1.15, len(Pm[i::3])), kids_[i])
cm = MB('coirb', plain('coirbase', '46351f', .95), .004); cm.box(f, (cx - .385, .02, .138), (cx + .385, .36, .152)); cm.done()
# ground: flags, beds, lawn
soil = rough_mat('soil', '4a5a2c', '5c6c36', 3, .4); gr = MB('ground', soil, .001); gr.box(W, (-25, -70, -.25), (80, 60, -.03)); gr.done()
px0, px1 = da - .42, db + .42
sd_ = MB('sand', sand_mat('sand', '4c4a30', '6d6549'), .001); sd_.box(W, (px0 - .02, -9, -.2), (px1 + .02, 0, -.008)); sd_.done()
flagm = flag_mat('flagm'); JO = []; y = -.402; rr = np.random.default_rng(8); row = 0
def flag(x0, x1, y0, y1):
    z_, t0_, t1_, q_ = rr.normal() * .0018, rr.normal() * .22, rr.normal() * .18, rr.random(3); flag_stone(flagm, x0 + .004, x1 - .004, y0 + .004, y1 - .004, z_, t0_, t1_, q_); JO.extend(((x0, x1, y0, y0), (x0, x0, y0, y1)))
for u, v in ((px0, da - .17), (db + .17, px1)): flag(u, v, -.402, -.03)
while y > -8.8:
    h_ = rr.uniform(.42, .66); x = px0; cuts = sorted([px0, px1] + [px0 + (px1 - px0) * (k + rr.uniform(-.16, .16)) / 3 * 1. for k in (1, 2)]) if row % 2 else [px0, px0 + (px1 - px0) * rr.uniform(.38, .6), px1]
    for u, v in zip(cuts[:-1], cuts[1:]): flag(u, v, y - h_, y)
    y -= h_; row += 1
with own(53): moss(JO, px0, px1)
ed = MB('edging', far, .006)
for xe in (px0 - .075, px1 + .012):
    y = -.0
    while y > -8: ed.box(W, (xe, y - .215, -.1), (xe + .063, y, .022 + R.normal() * .003), rot=(2, R.normal() * .8)); y -= .222
y_ = .72
for u, v in ((-3, px0 - .08), (px1 + .08, L + .8)):
    x = u
    while x < v - .05: ed.box(W, (x, -y_ - .07, -.1), (min(x + .215, v), -y_, .018 + R.normal() * .003), rot=(2, R.normal() * .8)); x += .222
ed.done()
bed = MB('bed', rough_mat('compost', '2a2119', '40342a', 22, .9, 70, dist=.02), .02); bed.box(W, (-3, -y_, -.2), (px0 - .07, 0, .012)); bed.box(W, (px1 + .07, -y_, -.2), (L + .8, 0, .012)); bed.box(W, (L, -.1, -.2), (L + .8, 3, .012)); bed.done()
gm = leaf_mat('grass', '3c5426', '526b34', '74824a', .26, .15, .45)
with replaced():
    lawn(-2.2, px0 - .06, -4.6, -y_ - .06, gm, .045, .13, z=-.03); lawn(px1 + .06, 15, -3.4, -y_ - .06, gm, .045, .14, z=-.03); lawn(L + .8, 17, -y_ - .1, 5, gm, .05, .16, z=-.03); lawn(8, 22, 5, 9, gm, .06, .22, z=-.03)
with own(54): lawns(px0, px1, L, y_)
bark = rough_mat('bark', '4a3b2e', '6b5743', 12, .8, 60); core = plain('core', '1a2412', .9)
boxm = leaf_mat2('boxm', ['355226', '466630', '587a3a', '6e8e48']); bk = [clump(f'bx{i}', boxm, 70, .5, .20, .52) for i in range(3)]
def low_hedge(x0, x1, y0, y1, h, n=1500):
    """a clipped box hedge: leaves on a slightly uneven cushion"""
    u, v, w = R.uniform(x0, x1, n), R.uniform(0, 1, n), R.random(n); wd = y1 - y0; per = 2 * h + wd; s = v * per
    yy = np.where(s < h, y0, np.where(s < h + wd, y0 + s - h, y1)); zz = np.where(s < h, s, np.where(s < h + wd, h, per - s)); nn = np.stack([0 * u, np.where(s < h, -1., np.where(s < h + wd, 0, 1.)), np.where((s > h) & (s < h + wd), 1., .25)], -1)
    rad = np.exp(-(np.minimum(np.abs(s - h), np.abs(s - h - wd)) / .05) ** 2) * .03; Q = np.stack([u, yy, zz], -1); c_ = np.stack([u, 0 * u + (y0 + y1) / 2, 0 * u + h / 2], -1); Q = Q + nn * (.020 * fbm(Q * 3.1, 2) + .012 * fbm(Q * 11, 2))[:, None] - (Q - c_) * (rad / .2)[:, None]
    k = R.integers(0, 3, n)
    for i in range(3): scatter('lowhedge', Q[k == i], R.uniform(.07, .12, (k == i).sum()), bk[i], nn[k == i] + R.normal(size=((k == i).sum(), 3)) * .35)
    m_ = MB('hc', core, .03); m_.box(W, (x0, y0 + .04, 0), (x1, y1 - .04, h - .045)); m_.done()
with replaced(): low_hedge(-1.6, px0 - .50, -.62, -.30, .40, 2600)
with own(55): box_hedge(-1.6, px0 - .50, -.62, -.30, .40, core)
lm = lav_mat('lavm'); lk = [lavender(f'lav{i}', lm, lm, 4 + i, 520, 70) for i in range(3)]
for i, x in enumerate(np.arange(px1 + .30, L + .65, .36)):
    lk_ = lk[i % 3]; scatter('lavs', np.array([[x + R.uniform(-.06, .06), -.40 + R.uniform(-.08, .06), .0]]), np.array([R.uniform(.27, .36)]), lk_)
# lead tub with a clipped bay
tx_, ty_ = px0 - .02 + .12, -.34; lead = rough_mat('lead', '3d444a', '596168', 7, .35, 70, .55, .4, wall=(.5, .3)); TU = MB('tub', lead, .008); tw = .19
tx_ = da - .47
for i in range(1): TU.box(f, (tx_ - tw, -ty_ - tw, .03), (tx_ + tw, -ty_ + tw, .37)); TU.box(f, (tx_ - tw - .014, -ty_ - tw - .014, .335), (tx_ + tw + .014, -ty_ + tw + .014, .385)); TU.box(f, (tx_ - tw - .012, -ty_ - tw - .012, .03), (tx_ + tw + .012, -ty_ + tw + .012, .075)); TU.box(f, (tx_ - tw + .045, -ty_ + tw - .005, .115), (tx_ + tw - .045, -ty_ + tw + .007, .125)); TU.box(f, (tx_ - tw + .045, -ty_ + tw - .005, .290), (tx_ + tw - .045, -ty_ + tw + .007, .300)); TU.box(f, (tx_ - tw + .045, -ty_ + tw - .005, .115), (tx_ - tw + .055, -ty_ + tw + .007, .30)); TU.box(f, (tx_ + tw - .055, -ty_ + tw - .005, .115), (tx_ + tw - .045, -ty_ + tw + .007, .30))
for sx in (-1, 1):
    for sy in (-1, 1): TU.box(f, (tx_ + sx * .15 - .03, -ty_ + sy * .15 - .03, .0), (tx_ + sx * .15 + .03, -ty_ + sy * .15 + .03, .035))
TU.done(); so = MB('tubsoil', rough_mat('tubs', '241c15', '3a2f25', 30, .9, 90), .002); so.box(f, (tx_ - tw + .02, -ty_ - tw + .02, .3), (tx_ + tw - .02, -ty_ + tw - .02, .388)); so.done()
bz = 1.20; br_ = .275; pts = [np.array([tx_, ty_, .38]), np.array([tx_ + .012, ty_ - .004, .62]), np.array([tx_ - .006, ty_ + .006, .85]), np.array([tx_, ty_, bz])]
for p, q in zip(pts[:-1], pts[1:]): cyl('baystem', tuple(p), tuple(q), .017, bark, 12, r1=.016)
baym = leaf_mat2('baym', ['304e26', '406030', '537639', '6c8c4a'], spec=.35, rough=.45); yk = [clump(f'by{i}', baym, 46, .5, .42, .40) for i in range(3)]
with replaced():
    n_ = 640; dv = R.normal(size=(n_, 3)); dv /= np.linalg.norm(dv, axis=1, keepdims=True); rad = br_ * (1 + .11 * fbm(dv * 1.7 + 5, 3) + .055 * R.normal(size=n_)) * np.where(R.random(n_) < .2, R.uniform(.75, 1., n_), 1.)
    k = R.integers(0, 3, n_)
    for i in range(3): scatter('bay', np.array([tx_, ty_, bz]) + (dv * rad[:, None] * [1, 1, .96])[k == i], R.uniform(.13, .20, (k == i).sum()), yk[i], dv[k == i] + R.normal(size=((k == i).sum(), 3)) * .35)
    sphere('baycore', (tx_, ty_, bz), br_ * .86, core)
with own(56): bay_ball(tx_, ty_, bz, br_, core)
# wall lantern: iron, four panes, a warm bulb; terracotta pots by the step
iron = plain('iron', '17191b', .45, bump=.15); IR = MB('iron', iron, .0025); lx, lz, ly = db + .36, 2.02, .165; hw_, lh = .068, .25
IR.box(f, (lx - .035, -.004, lz - .16), (lx + .035, .012, lz + .10)); IR.box(f, (lx - .010, .0, lz + .285), (lx + .010, ly, lz + .303)); IR.box(f, (lx - .010, .0, lz + .02), (lx + .010, .02, lz + .30))
def frustum(mb, z0, h0, z1, h1): V = [f.p(lx + sx * h, ly + sy * h, z) for z, h in ((z0, h0), (z1, h1)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]; mb.X.append((np.array(V), [np.array([[0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7], [4, 5, 6, 7], [3, 2, 1, 0]])], R.random(3)))
frustum(IR, lz + .155, .098, lz + .235, .030); frustum(IR, lz + .145, .102, lz + .157, .102); frustum(IR, lz + .235, .034, lz + .275, .022); frustum(IR, lz - .105, .046, lz - .085, .056); frustum(IR, lz - .135, .012, lz - .105, .03)
for sx in (-1, 1):
    for sy in (-1, 1):
        p0, p1 = f.p(lx + sx * .052, ly + sy * .052, lz - .09), f.p(lx + sx * .088, ly + sy * .088, lz + .15); cyl('lbar', tuple(p0), tuple(p1), .0055, iron, 8)
LG = MB('lglass', glass('lglass', wob=.004, ior=1.5), .0001); frustum(LG, lz - .085, .050, lz + .145, .085); LG.done(); sphere('bulb', tuple(f.p(lx, ly, lz + .005)), .021, emit('bulb', 'ffbe78', 3.6)); cyl('bulbf', tuple(f.p(lx, ly, lz - .09)), tuple(f.p(lx, ly, lz - .015)), .011, iron, 10); IR.done()
terra = rough_mat('terra', '8e5339', 'b0745a', 9, .4, 140, wall=(.5, .3), var=.10); qx, qy = db + .325, .150
def flower_pot(x, y, z, k, m, tilt=0.): lathe(f, (x, y, z), [(q_ * k, w_ * k) for q_, w_ in [(.0, .004), (.070, .0), (.073, .004), (.098, .135), (.107, .136), (.110, .140), (.114, .185), (.112, .189), (.103, .190), (.098, .184), (.094, .130), (.068, .02)]], m)
flower_pot(qx, qy, .0, 1.15, terra); flower_pot(qx + .006, qy - .004, .075, 1.08, rough_mat('terra2', '9a6046', 'b98468', 11, .4, 140, var=.10)); flower_pot(qx + .07, qy + .235, .0, .84, rough_mat('terra3', '7d4c38', 'a06a52', 8, .4, 140, wall=(.6, .2), var=.10))
# a pair of wellingtons on the step
rub = plain('rubber', '2c3a2a', .42, bump=.2, scale=25); sole = plain('sole', '17181a', .7); dry = plain('welly', '6b5f4a', .9)
def boot(x, y, yaw, lean, side):
    """leg: rings up the shaft; foot: rings from heel to toe; sole under it"""
    A = rotm(2, yaw); lv = np.array([lean, .02, 0]); t = np.linspace(0, 2 * np.pi, 33)
    def put(P): P = P + np.maximum(P[..., 2:] - .1, 0) * lv / .28; return np.stack([(P[..., 0] * A[0, 0] + P[..., 1] * A[1, 0]) + x, -((P[..., 0] * A[0, 1] + P[..., 1] * A[1, 1]) + y), P[..., 2] + .150], -1)
    R1 = []
    for z, rx, ry, cy in ((.055, .040, .055, .0), (.085, .041, .055, .0), (.115, .043, .056, .002), (.15, .047, .057, -.001), (.20, .052, .060, -.006), (.26, .057, .065, -.010), (.32, .060, .069, -.012), (.345, .061, .070, -.012), (.352, .063, .072, -.012), (.366, .063, .072, -.012), (.368, .060, .069, -.012), (.30, .055, .063, -.012)):
        w = .0016 * np.sin(3 * t + z * 40 + side) + .0012 * np.sin(5 * t - z * 65); R1.append(np.stack([(rx + w) * np.cos(t), cy + (ry + w) * np.sin(t), 0 * t + z], -1))
    grid('bootleg', rub, put(np.array(R1))); R2 = []
    for yy, hw, ht in ((-.062, .004, .05), (-.058, .024, .075), (-.045, .034, .10), (-.01, .039, .125), (.03, .039, .128), (.065, .040, .108), (.10, .044, .084), (.14, .047, .068), (.175, .044, .060), (.20, .034, .052), (.214, .018, .042), (.219, .004, .03)):
        u = np.cos(t); v = np.sin(t); R2.append(np.stack([hw * np.sign(u) * np.abs(u) ** .8 + .006 * side * max(yy, 0) / .2, 0 * t + yy, .012 + (ht - .012) * np.clip(.5 + .5 * np.sign(v) * np.abs(v) ** .75, 0, 1)], -1))
    grid('bootfoot', rub, put(np.array(R2))); R3 = []
    for yy, hw in ((-.066, .006), (-.062, .026), (-.048, .037), (-.01, .041), (.05, .040), (.10, .047), (.145, .050), (.18, .047), (.205, .037), (.220, .020), (.225, .005)):
        q_ = np.array([(-1, 0), (1, 0), (1, .022), (-1, .022), (-1, 0)]); R3.append(np.stack([q_[:, 0] * hw + .006 * side * max(yy, 0) / .2, 0 * q_[:, 0] + yy, q_[:, 1]], -1))
    grid('bootsole', sole, put(np.array(R3)), smooth_=False)
boot(db + .005, .085, 6, .012, 1); boot(db + .118, .105, -13, -.022, -1)
# leaves on the path and in the corners
lfm = leaf_mat('fallen', '6b4a26', '8f6a30', 'a88a44', .25, .2); nl = 46; lp = []
for i in range(nl):
    if i < 20: lp.append((R.choice([px0 + .06, px1 - .06]) + R.normal() * .06, R.uniform(-2.6, -.1)))
    else: lp.append((R.uniform(px0, px1), -R.random() ** 1.6 * 3.2 - .42))
fallen('leaves', lfm, lp, R.uniform(0, 6.28, nl), R.uniform(.03, .065, nl), .002)
# garden beyond the corner
kids = [leaf_clump('lc', leaf_mat('leaf', '3f5a22', '5d7630', '87913c'), 30, .5, .2), leaf_clump('lc2', leaf_mat('leaf2', '4a5c2a', '707f3c', '9a9a4c'), 26, .5, .17), leaf_clump('lc3', leaf_mat('leaf3', '2e4426', '44602f', '5f7440'), 34, .5, .24)]
hk = leaf_clump('hd', leaf_mat('hed', '2f4a21', '466429', '5f7c38'), 40, .5, .24, .5)
with replaced(): hedge(9, 30, 9.0, 10, 1.85, hk, 60, 0, .26, core)
with own(57): far_hedge(9, 30, 9.0, 10., 1.85)
for i, (x, y, h, k) in enumerate([(17.5, 12.5, 7.0, 0), (23.5, 15, 9.0, 2), (30, 15.5, 8.2, 1), (14.2, 19, 8.5, 1), (38, 20, 10, 0), (20, 26, 10, 2)]): tree((x, y, 0), h, kids[k], bark, n=1300, size=h * .062, seed=[3, int(ARG.get('tseed', 33)), 5, 6, 7, 8][i], bare=.16)
# what the panes mirror
farcore = leaf_mat('farcore', '4a5e34', '5a6e40', haze=.09); fk = [leaf_clump('fc', leaf_mat('farl', '6d8a48', '88a35c', 'a9b565', .55, .2, haze=.10), 30, .5, .24), leaf_clump('fc2', leaf_mat('farl2', '7a8a4e', '97a360', 'b9b578', .55, .2, haze=.10), 26, .5, .22), leaf_clump('fc3', leaf_mat('farl3', '5c7c4c', '769464', '93a878', .55, .2, haze=.10), 34, .5, .26)]
for i, (x, y, h, k) in enumerate([(8, -41, 8.4, 1), (13.5, -38, 6.0, 0), (18, -36, 7.2, 2), (22.5, -32, 5.2, 1), (27, -31, 6.4, 0), (32, -29, 5.2, 1), (37, -27, 7.2, 2), (43, -25, 6.0, 0), (49, -22, 7, 1)]): tree((x, y, 0), h, fk[k], bark, n=700, size=h * .085, seed=i + 40, bare=.12)
hedge(2, 54, -34, -33, 1.7, fk[0], 10, 0, .5, farcore)
with own(58): mirrored(bark)
# the tree outside the picture, whose shade plays on the wall
EL, AZM = math.radians(float(ARG.get('elev', 25))), math.radians(float(ARG.get('az', 237))); SUN = np.array([math.sin(AZM) * math.cos(EL), math.cos(AZM) * math.cos(EL), math.sin(EL)])
def sprays(targets, seed, kid):
    """foliage towards the sun, so that its shade falls about the points (x, y, z, radius, distance)"""
    q = np.random.default_rng(seed); P = []
    for x, y, z, r_, t in targets:
        c = np.array([x, y, z]) + SUN * t; k = int(62 * (r_ / .5) ** 2 * q.uniform(.7, 1.25)); d_ = q.normal(size=(k, 3)); d_ /= np.linalg.norm(d_, axis=1, keepdims=True); P.append(c + d_ * (r_ * q.random((k, 1)) ** .55) * [1.25, 1.25, .75])
        cyl('twig', tuple(c + q.normal(size=3) * .1), tuple(c + SUN * q.normal() * .5 + q.normal(size=3) * [.9, .5, .5]), .012, bark, 6)
    P = np.concatenate(P); scatter('spray', P, .46 * q.uniform(.6, 1.25, len(P)), kid, q.normal(size=(len(P), 3)))
q = np.random.default_rng(int(ARG.get('sseed', 9))); T_ = []
for i in range(84):      # the left of the wall, thinning out towards the door
    x, z = q.uniform(-1.5, 1.75), q.uniform(-.2, 4.9)
    if q.random() < np.clip(.95 - .40 * (x + .9) + .20 * (z - 2.4), .03, .97): T_.append((x, 0, z, q.uniform(.22, .52), q.uniform(5.5, 8.5)))
for i in range(17): T_.append((q.uniform(1.2, 4.2), 0, 3.55 + q.random() * 1.3, q.uniform(.2, .45), q.uniform(7, 9.5)))
for i in range(18): x = q.uniform(4.6, 7.); T_.append((x, 0, 4.9 - q.random() ** 1.5 * 1.6, q.uniform(.2, .45), q.uniform(7, 10)))
for x, z in ((4.05, .75), (5.9, 1.9), (2.2, 2.9)): T_.append((x, 0, z, .20, 7.))
for i in range(26): x = q.uniform(-1.2, 5.); T_.append((x, -1.5 - q.random() * 2.2 - max(0, x - 2.5) * .25, 0, q.uniform(.25, .5), q.uniform(6, 9)))
if ARG.get('spray', '1') == '1': sprays(T_, 5, kids[1])
world(elev=float(ARG.get('elev', 25)), az=float(ARG.get('az', 237)), strength=.100, sun=6.8, sun_col='ffd3a4', angle=.8, clouds=.9, cam_gain=1.25, cl_at=.47, trees=.10)
CX, CY, yaw = .92, -6.1, math.radians(21)
camera((CX, CY, 1.60), (CX + math.sin(yaw), CY + math.cos(yaw), 1.60), 28.5, 1.5, None, shift_y=0)
cd = bpy.context.scene.camera.data; cd.dof.focus_distance = 6.6; cd.shift_y = -float(ARG.get('hz', 27)) / 1680
render('doorway', spp=96, exposure=.2, dk=.2)
