"""What is seen behind panes: gathered curtains, roller blind, vase, rooms. Uses its own random numbers, so that the rest of a scene stays where it was."""
import math, numpy as np, bpy, lib
from lib import *
class own:
    """random numbers apart from the scene's"""
    def __init__(s, seed): s.seed = seed
    def __enter__(s): s.old = lib.R; lib.R = np.random.default_rng(s.seed); return lib.R
    def __exit__(s, *a): lib.R = s.old
def fabric(name, hexc, trans=.35, weave=900, h2=None, glow=0.):
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']
    c = n.ramp(n.noise(n('ShaderNodeVectorMath', {0: pos, 1: (14, 14, 3.)}, operation='MULTIPLY').outputs[0], 1., 4, .65), [(.3, srgb(hexc)), (.7, srgb(h2 or hexc))])
    b = n('ShaderNodeBump', {'Height': n.noise(pos, weave, 2, .6), 'Strength': .25, 'Distance': .002})
    d = n('ShaderNodeBsdfDiffuse', {0: c, 'Normal': b}); t = n('ShaderNodeBsdfTranslucent', {0: c}); x = n('ShaderNodeMixShader', {0: trans, 1: d, 2: t})
    if glow: x = n('ShaderNodeAddShader', {0: x, 1: n('ShaderNodeEmission', {0: c, 1: n.math('MULTIPLY', glow, n.math('POWER', n.math('ABSOLUTE', n('ShaderNodeSeparateXYZ', {0: n('ShaderNodeNewGeometry').outputs['Normal']}).outputs[1]), 2.))})}); m.cycles.sample_as_light = False      # light from the room that the few bounces do not bring
    n('ShaderNodeOutputMaterial', {'Surface': x}); return m
def sheet(name, f, X, Y, Z, m):
    V = f.o + np.stack([X, Y, Z], -1).reshape(-1, 3) @ f.A; r, k = X.shape; i = np.arange(r * k).reshape(r, k)
    return raw_mesh(name, V, [np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)], m, smooth=True)
def drape(f, e, sg, w, z0, z1, y, m, seed, folds=6, amp=.030, tie=None, tight=.62, band=None, lean=.0):
    """a curtain gathered on a rail: e jamb edge, sg direction to the middle, w width at the rail; tie: height of the tie-back or None"""
    r = np.random.default_rng(seed); nu, nv = 260, 120; u = np.linspace(0, 1, nu); z = np.linspace(z0, z1, nv); U, Z = np.meshgrid(u, z)
    k = np.sort(r.uniform(.55, 1.5, folds)); r.shuffle(k); knots = np.concatenate([[0], np.cumsum(k) / k.sum()]); ph = np.interp(u, knots, np.arange(folds + 1)); ph = np.convolve(np.pad(ph, 12, mode='reflect', reflect_type='odd'), np.ones(25) / 25, 'valid')
    am = np.interp(u, np.linspace(0, 1, folds + 2), r.uniform(.45, 1.25, folds + 2)); sh = np.interp(u, np.linspace(0, 1, 6), r.normal(size=6)); sl = np.interp(u, np.linspace(0, 1, 5), r.normal(size=5))
    h = (Z - z0) / (z1 - z0)
    if tie is not None:
        q = np.where(Z > tie, np.exp(-np.abs((Z - tie) / .62) ** 1.5), np.exp(-np.abs((Z - tie) / .95) ** 1.4)); ww = w * (1 - tight * q) + .0
    else: q = 0 * Z; ww = w * (1.0 - .05 * h + .03 * np.sin(2.1 * Z + r.random() * 6))
    ph2 = ph[None] + .10 * sh[None] * (1 - h) + .06 * np.sin(3.1 * Z + 5 * U + r.random() * 6) * (1 - q)
    s = np.sin(2 * np.pi * ph2); s = s * (1 - .22 * s * s)       # rounded crests
    A = amp * am[None] * (.62 + .5 * (1 - h)) * (1 - .30 * q)
    Y = y + A * s + .35 * A * np.sin(4 * np.pi * ph2 + 1.3 + 2 * sl[None]) * (1 - h) + .006 * np.sin(7 * Z + 11 * U + 1) * q + .004 * np.sin(19 * U * (1 + .2 * Z) + 3 * Z)
    X = e + sg * (U * ww + .010 * np.cos(2 * np.pi * ph2) * (1 - .5 * q) + .012 * sl[None] * (1 - h) + lean * (1 - h))
    sheet('cloth', f, X, Y, Z, m)
    if band:
        zz = np.linspace(tie - .035, tie + .03, 7); u2 = np.linspace(-.06, 1.05, 60); U2, Z2 = np.meshgrid(u2, zz); w2 = w * (1 - tight); Z3 = Z2 + .05 * (U2 - .5) - .02
        sheet('band', f, e + sg * U2 * w2, y + amp * .75 * np.sqrt(np.clip(1 - (2 * U2 - 1) ** 2 * .9, 0, 1)) + .012, Z3, band)
        sheet('band', f, e + sg * U2 * w2, y - amp * .75 * np.sqrt(np.clip(1 - (2 * U2 - 1) ** 2 * .9, 0, 1)) - .012, Z3, band)
def blind(f, a, b, z1, drop, y, m, bar, cord, tilt=.003):
    x = np.linspace(a, b, 60); z = np.linspace(z1 - drop, z1, 30); X, Z = np.meshgrid(x, z); h = (z1 - Z) / drop
    sheet('blind', f, X, y + .004 * np.sin(4.2 * X) * h + .0015 * np.sin(13 * X + 2) * h - .006 * h, Z + tilt * (X - a) * h, m)
    B_ = MB('bbar', bar, .004); B_.box(f, (a, y - .012, z1 - drop - .022), (b, y + .006, z1 - drop + .006), rot=(1, 0) if False else None); B_.done()
    p = lambda *c: tuple(f.p(*c)); cyl('cord', p((a + b) / 2 + .02, y + .002, z1 - drop - .11), p((a + b) / 2 + .02, y + .002, z1 - drop - .02), .0036, cord, 8); sphere('acorn', p((a + b) / 2 + .02, y + .002, z1 - drop - .12), .011, cord)
def lathe(f, c, prof, m, n=48):
    a = np.linspace(0, 2 * np.pi, n + 1); P = np.array(prof); X = c[0] + P[:, :1] * np.cos(a); Y = c[1] + P[:, :1] * np.sin(a); Z = c[2] + np.repeat(P[:, 1:], n + 1, 1); return sheet('vase', f, X, Y, Z, m)
def sprigs(f, c, h, spread, n, m, bark, leaf=.055, seed=1, per=13):
    r = np.random.default_rng(seed); V, Q, rn = [], [], []
    for i in range(n):
        a = r.random() * 6.283; t = np.linspace(0, 1, per + 5); out = spread * r.uniform(.45, 1.1); hh = h * r.uniform(.62, 1.08)
        P = np.stack([c[0] + np.cos(a) * out * t ** 1.8, c[1] + np.sin(a) * out * .55 * t ** 1.8, c[2] + hh * (t - .12 * t * t)], -1)
        for p, q in zip(P[:-1], P[1:]): cyl('stem', tuple(f.p(*p)), tuple(f.p(*q)), .0028 * (1.2 - .7 * i / n), bark, 6)
        for j in range(3, per + 5):
            for s_ in (0, 1):
                b = r.normal(size=3) * .6 + [math.cos(a + s_ * 3 + 1.5), math.sin(a + s_ * 3 + 1.5), .35]; b /= np.linalg.norm(b); s = np.cross(b, r.normal(size=3)); s /= np.linalg.norm(s); l = leaf * r.uniform(.6, 1.15) * (1.1 - .4 * t[j]); w = l * .36; k = len(V); o = P[j]
                V += [o, o + b * l * .35 + s * w, o + b * l * .75 + s * w * .7, o + b * l, o + b * l * .75 - s * w * .7, o + b * l * .35 - s * w]; Q.append((k, k + 1, k + 2, k + 3, k + 4, k + 5)); rn += [r.random(3)] * 6
    V = f.o + np.array(V) @ f.A; raw_mesh('sprig', V, [np.array(Q)], m, np.array(rn))
def lit(name, hexc, glow):
    """a wall that lamps and many bounces light a little: a lamp in each room would cost the sun its samples"""
    m, n = mat(name); c = rgba(hexc); x = n('ShaderNodeAddShader', {0: n('ShaderNodeBsdfDiffuse', {0: c}), 1: n('ShaderNodeEmission', {0: c, 1: glow})}); m.cycles.sample_as_light = False; n('ShaderNodeOutputMaterial', {'Surface': x}); return m
def room2(f, x0, x1, z0, z1, d, wallc, glow=.03):
    w = lit('rwall' + wallc, wallc, glow); I = MB('room', w, .001); fl = MB('rfloor', wood('rfl' + wallc, '5c4632', '7a6045', 1, .45), .001)
    I.box(f, (x0, -d, z0 - .6), (x1, -d - .05, z1 + .35)); I.box(f, (x0 - .03, -d, z0 - .6), (x0, -.15, z1 + .35)); I.box(f, (x1, -d, z0 - .6), (x1 + .03, -.15, z1 + .35)); fl.box(f, (x0, -d, z0 - .65), (x1, -.15, z0 - .6)); I.box(f, (x0, -d, z1 + .35), (x1, -.15, z1 + .4)); I.done(); fl.done()
