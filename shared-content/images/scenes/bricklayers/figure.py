"""A bricklayer, from behind. Units: metres."""
from closeup import *
import lib
# ------------------------------------------------------------------ the bricklayer, from behind
GRID = grid
def LIMB(name, m, pts, rad, fold=.006, seed=0, n=40, k=70, flat=None, freq=(5, 16), post=lambda q: q):
    pts = np.array(pts, float); t = np.linspace(0, 1, len(pts)); T = np.linspace(0, 1, k); C = np.stack([np.interp(T, t, pts[:, i]) for i in range(3)], -1)
    for _ in range(5): C[1:-1] = (C[:-2] + 2 * C[1:-1] + C[2:]) / 4
    rr = np.interp(T, t, rad); d = np.gradient(C, axis=0); d /= np.linalg.norm(d, axis=1, keepdims=True); u = np.cross(d, [0.05, 1., .03]); u /= np.linalg.norm(u, axis=1, keepdims=True); w = np.cross(d, u); a = np.linspace(0, 2 * np.pi, n + 1)
    L = np.r_[0, np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))]; A, S = np.meshgrid(a, L); q = np.stack([np.cos(A) * .55 + seed, np.sin(A) * .55, S * freq[1] + .9 * np.cos(A + seed)], -1)
    f_ = fold * (fbm(q, 3, .5) + .5 * fbm(np.stack([np.cos(A) + 3, np.sin(A), S * freq[0] + seed], -1), 2)); R_ = rr[:, None] + f_; fy = 1. if flat is None else np.interp(T, t, flat)[:, None]
    return GRID(name, m, post(C[:, None] + u[:, None] * (R_ * np.cos(a))[..., None] + w[:, None] * (R_ * fy * np.sin(a))[..., None]))
def cloth(name, a, b, rough=.9):
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; c = n.ramp(n.noise(pos, 11, 5, .65), [(.3, srgb(a)), (.7, srgb(b))]); c = n.mix(n.mapr(n.noise(pos, 7, 6, .7), .56, .80, 0, .35), c, rgba('6f6a62'))
    wr = n.noise(n('ShaderNodeVectorMath', {0: pos, 1: (1., 1., 1.9)}, operation='MULTIPLY').outputs[0], 7.5, 5, .5, 1.6); hh = n.math('ADD', n.math('MULTIPLY', n.math('ABSOLUTE', n.math('SUBTRACT', wr, .5)), -1.6), n.math('MULTIPLY', n.noise(pos, 300, 2, .6), .02))
    return finish(m, n, c, rough, hh, .12, strength=.48, dist=.05)
TROUS, SWEAT, boot, glov, skin = cloth('trous', '2b2f36', '3a3f47'), cloth('sweat', '4d555e', '626a73'), cloth('boot', '5f452c', '78593a', .7), cloth('glov', '8a8478', 'aaa497'), plain('skin', '9c6a50', .5)
def hivis(name, c1, c2, c3):
    m, n = mat(name); pos = n('ShaderNodeNewGeometry').outputs['Position']; at = n('ShaderNodeSeparateColor', {0: n('ShaderNodeAttribute', attribute_name='rnd').outputs['Color']}); s_ = at.outputs[0]
    near = lambda v, w: n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', s_, v)), w)
    band = n.math('MAXIMUM', near(.20, .032), near(.40, .032)); band = n.math('MAXIMUM', band, n.math('MULTIPLY', n.math('GREATER_THAN', s_, .43), n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', at.outputs[1], .48)), .025)))
    c = n.ramp(n.noise(pos, 7, 5, .6), [(.3, srgb(c1)), (.55, srgb(c2)), (.75, srgb(c3))]); c = n.mix(n.mapr(n.noise(pos, 9, 5, .7), .50, .72, 0, .55), c, rgba('7a6148')); c = n.mix(band, c, n.ramp(n.noise(pos, 26, 5, .7), [(.3, srgb('77797a')), (.7, srgb('979998'))]))
    wr = n.noise(n('ShaderNodeVectorMath', {0: pos, 1: (1., 1., 1.5)}, operation='MULTIPLY').outputs[0], 6.5, 5, .5, 1.8); hh = n.math('ADD', n.math('MULTIPLY', n.math('ABSOLUTE', n.math('SUBTRACT', wr, .5)), -1.5), n.math('MULTIPLY', n.noise(pos, 240, 2), .02))
    return finish(m, n, c, .85, hh, .12, strength=.6, dist=.045)
HIV = hivis('hivis', '96451f', 'a85228', 'ad663e'); YEL = hivis('hivisy', '83862f', '94973d', '9d9d5a')
LEFT = ([(.10, .03, 1.415), (.180, .02, 1.405), (.25, .06, 1.24), (.265, .10, 1.12), (.24, .24, 1.10), (.20, .37, 1.14)], [(.20, .365, 1.137), (.192, .41, 1.135), (.185, .45, 1.118), (.182, .47, 1.10)])
RIGHT = ([(-.10, .03, 1.415), (-.180, .02, 1.405), (-.255, .05, 1.26), (-.285, .09, 1.14), (-.25, .24, 1.13), (-.215, .36, 1.19)], [(-.214, .355, 1.187), (-.205, .40, 1.205), (-.20, .43, 1.21), (-.20, .45, 1.21)])
def figure(x, y, z, yaw, lean=0., left=None, right=None, hiv=None, hat='bfbdb4', trous=None, sweat=None, head=0., turn=0.):
    obs = []; hiv = hiv or HIV; trous = trous or TROUS; sweat = sweat or SWEAT; la, lh = left or LEFT; ra, rh = right or RIGHT
    def bend(P, w=1., k=1.):
        a = math.radians(lean) * k * smooth(.80, 1.10, P[..., 2]) * w; Z = P[..., 2] - .93; Y = P[..., 1] - .0
        return np.stack([P[..., 0], np.cos(a) * Y + np.sin(a) * Z - .10 * smooth(.5, 1., P[..., 2]) * lean / 30, .93 + np.cos(a) * Z - np.sin(a) * Y], -1)
    def grid(name, m, V, rnd=None): return GRID(name, m, bend(V), rnd)
    def limb(*a, **k): return LIMB(*a, post=bend, **k)
    def nod(V):
        a, t = math.radians(head), math.radians(turn); X, Y, Z = V[..., 0], V[..., 1] - .06, V[..., 2] - 1.58; X, Y = np.cos(t) * X - np.sin(t) * Y, np.sin(t) * X + np.cos(t) * Y
        return np.stack([X, .06 + np.cos(a) * Y + np.sin(a) * Z, 1.58 + np.cos(a) * Z - np.sin(a) * Y], -1)
    leg = lambda s, kx, ky, fx, fy: [limb('leg', trous, [(s * .095, 0, .96), (s * .105, .012, .80), (s * .11 + kx, .03 + ky, .52), (s * .115 + (kx + fx) / 2, .005 + (ky + fy) / 2, .28), (s * .12 + fx, -.005 + fy, .075)], [.102, .100, .084, .080, .080], .016, s + 3, freq=(4, 13)),
        limb('shoe', boot, [(s * .12 + fx, -.075 + fy, .045), (s * .12 + fx, -.02 + fy, .055), (s * .125 + fx, .09 + fy, .052), (s * .13 + fx, .19 + fy, .034), (s * .13 + fx, .215 + fy, .030)], [.02, .048, .048, .044, .012], .001, s, k=40, flat=[1, 1, 1, .75, .7]), limb('ankle', boot, [(s * .12 + fx, -.015 + fy, .05), (s * .12 + fx, -.01 + fy, .16)], [.055, .055], .002, s)]
    obs += leg(-1, -.01, .02, -.02, .06) + leg(1, .02, -.02, .04, -.08)
    # torso: half widths and depths by height, leaning forward a little
    H = [.90, .98, 1.06, 1.16, 1.28, 1.38, 1.44, 1.48, 1.505]; Wd = [.175, .180, .178, .182, .200, .212, .195, .135, .070]; Dp = [.125, .128, .122, .122, .130, .128, .110, .085, .065]; yc = [.0, .0, .005, .012, .022, .026, .028, .030, .034]
    def torso(m, grow, h0, h1, hem=0.):
        h = np.linspace(h0, h1, 60); a = np.linspace(0, 2 * np.pi, 81); fl = .024 * (grow > 0) * smooth(1.10, .92, h); w, d, c_ = np.interp(h, H, Wd) + grow + fl, np.interp(h, H, Dp) + grow + fl, np.interp(h, H, yc); A, Hh = np.meshgrid(a, h)
        fo = ((.017 * fbm(np.stack([np.cos(A) * 1.6, np.sin(A) * 1.6, Hh * 9 + .9 * np.cos(A * 2)], -1), 3) + .006 * fbm(np.stack([np.cos(A) * 4, np.sin(A) * 4, Hh * 4 + 2 * np.cos(A)], -1), 2)) + hem * np.maximum(0, (h0 + .10 - Hh) / .1) * np.sin(A * 7))
        e = 2.5; cx = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** (2 / e); sy = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** (2 / e)
        V = np.stack([(w[:, None] + fo) * cx, c_[:, None] + (d[:, None] + fo) * sy, Hh], -1); rn = np.stack([(Hh - h0) / (h1 - h0), .5 + np.abs(V[..., 0]) - .12, 0 * Hh], -1); return grid('torso', m, V, rn)
    obs += [torso(sweat, 0, .92, 1.505), torso(hiv, .014, .80, 1.47, .006)]
    obs += [limb('arm', sweat, la, [.060, .080, .074, .062, .055, .048], .016, 8, freq=(9, 22)), limb('hand', glov, lh, [.040, .047, .042, .018], .003, 3, k=40, flat=[1, .75, .65, .6])]
    obs += [limb('arm', sweat, ra, [.060, .080, .074, .062, .055, .047], .016, 5, freq=(9, 22)), limb('hand', glov, rh, [.040, .047, .042, .018], .003, 4, k=40, flat=[1, .75, .7, .6])]
    obs += [limb('neck', skin, [(0, .035, 1.46), (0, .05, 1.60)], [.058, .055], 0.), limb('collar', sweat, [(0, .032, 1.475), (0, .036, 1.525)], [.078, .066], .003, 2)]
    th, ph = np.meshgrid(np.linspace(0, 2 * np.pi, 50), np.linspace(-np.pi / 2, np.pi / 2, 30), indexing='ij'); hc = np.array([0, .075, 1.665]); obs.append(grid('head', skin, nod(np.stack([hc[0] + .075 * np.cos(ph) * np.cos(th), hc[1] + .095 * np.cos(ph) * np.sin(th), hc[2] + .115 * np.sin(ph)], -1))))
    obs += [LIMB('ear', skin, [(s * .076, .07, 1.635), (s * .084, .06, 1.665), (s * .078, .065, 1.69)], [.010, .016, .010], 0., k=20, post=lambda q: bend(nod(q))) for s in (-1, 1)]
    hair = cloth('hair', '2c221b', '3d3026'); ph2 = np.linspace(-.55, .6, 20); th2 = np.linspace(np.pi * 1.0, np.pi * 2.0, 40); A, Pp = np.meshgrid(th2, ph2); obs.append(grid('hair', hair, nod(np.stack([hc[0] + .079 * np.cos(Pp) * np.cos(A), hc[1] + .0 + .099 * np.cos(Pp) * np.sin(A), hc[2] + .118 * np.sin(Pp)], -1))))
    hat = plain('hat' + hat, hat, .32); th, ph = np.meshgrid(np.linspace(0, 2 * np.pi, 60), np.linspace(0, np.pi / 2, 24), indexing='ij'); rr = np.cos(ph) ** .75; tl = -.16
    hz = .018 + .125 * np.sin(ph) + .006 * np.exp(-((.11 * rr * np.cos(th)) / .012) ** 2) * np.sin(ph); hx, hy = .108 * rr * np.cos(th), .138 * rr * np.sin(th); obs.append(grid('hat', hat, nod(np.stack([hc[0] + hx, hc[1] + hy, hc[2] + .02 + hz + tl * hy * -1 * .5], -1))))
    a = np.linspace(0, 2 * np.pi, 60); brim = np.stack([np.stack([hc[0] + (.108 + q) * np.cos(a), hc[1] + (.138 + q + .03 * (np.sin(a) > .5) * (q > 0) * (np.sin(a) - .5) * 2) * np.sin(a), hc[2] + .038 - dz + tl * -.5 * (.138 * np.sin(a))], -1) for q, dz in ((-.004, -.004), (.012, .002), (.016, .006), (.012, .010), (-.004, .006))]); obs.append(grid('brim', hat, nod(brim)))
    from mathutils import Matrix
    place([o_ for o_ in obs], (x, y, z), (0, 0, yaw))
    return obs
