core = plain('core', '1c2614', .9)
gv = MB('gravel', rough_mat('gravel', '6e665a', '9a9081', 55, .9, 90, dist=.01), .002); gv.box(W, (-.14, .0, -.3), (.03, D + .3, -.062)); gv.done()
# lavender along the bay and below the left window, grasses, low mounds
lm = lav_mat('lavm'); lk = [lavender(f'lav{i}', lm, lm, 4 + i, 520, 60) for i in range(3)]; gq = np.random.default_rng(41)
def lav(x, y, r): scatter('lavs', np.array([[x, y, -.03]]), np.array([r]), lk[gq.integers(3)])
for x in np.arange(b0 + .9, L + .2, .40): lav(x + gq.uniform(-.07, .07), -BD - .55 + gq.uniform(-.08, .08), gq.uniform(.30, .40))
for x in np.arange(b0 + .1, L + .8, .52): lav(x + gq.uniform(-.1, .1), -1.62 + gq.uniform(-.1, .1), gq.uniform(.22, .32))
for x in np.arange(.42, 1.7, .38): lav(x + gq.uniform(-.06, .06), -.34 + gq.uniform(-.05, .05), gq.uniform(.27, .35))
def tuft(name, m, n, h, w):
    V, Q, rn = [], [], []
    for i in range(n):
        a = gq.random() * 6.283; hh = h * gq.uniform(.55, 1.1); out = hh * gq.uniform(.12, .75); d = np.array([math.cos(a), math.sin(a)]); sd = np.array([-d[1], d[0]]) * w * gq.uniform(.6, 1.2); b_ = len(V); t = np.linspace(0, 1, 6); droop = gq.uniform(.1, .55)
        for q in t: c = d * (.03 + out * q ** 1.7); z = hh * (q - droop * q ** 3); k = 1 - .8 * q; V += [(*(c - sd * k), z), (*(c + sd * k), z)]
        Q += [(b_ + 2 * j, b_ + 2 * j + 1, b_ + 2 * j + 3, b_ + 2 * j + 2) for j in range(5)]; rn += [gq.random(3)] * 12
    return raw_mesh(name, V, [np.array(Q)], m, np.array(rn), link=False)
tg = [tuft('tg0', leaf_mat('tgm', '6e7a45', '98985c', 'c2b47c', .35, .3), 240, 1., .006), tuft('tg1', leaf_mat('tgm2', '56703c', '7c8f4e', 'a4a565', .35, .3), 220, 1., .007)]
for x, y, h, k in ((L + .62, -1.25, .78, 0), (L + .35, -.35, .70, 1), (b0 + .45, -1.45, .48, 1), (7.0, -1.72, .42, 0), (1.98, -.40, .55, 0), (5.9, -1.78, .36, 1), (L + .75, -.75, .52, 1)): scatter('tuft', np.array([[x, y, -.05]]), np.array([h]), tg[k])
gmm = leaf_mat2('moundm', ['38552a', '4a6a33', '5f7f3e', '78934f']); mk_ = [clump(f'mo{i}', gmm, 60, .5, .20, .52) for i in range(3)]
def mound(c, r, n, size, sq=.8, kids=None):
    d = gq.normal(size=(n, 3)); d /= np.linalg.norm(d, axis=1, keepdims=True); d[:, 2] = np.abs(d[:, 2]) * .95; rr_ = r * (1 + .20 * fbm(d * 1.6 + np.array(c), 3) + .05 * gq.normal(size=n)) * np.where(gq.random(n) < .25, gq.uniform(.6, 1., n), 1.)
    P = np.array(c) + d * rr_[:, None] * np.array([1, 1, sq]); k = gq.integers(0, 3, n); kd = kids or mk_
    for i in range(3): scatter('mound', P[k == i], size * gq.uniform(.7, 1.25, (k == i).sum()), kd[i], d[k == i] + gq.normal(size=((k == i).sum(), 3)) * .4 + [0, 0, .3])
for x, y, r in ((L + .45, -.85, .34), (b0 + .28, -1.32, .20), (.30, -.42, .20), (6.4, -1.35, .22), (7.75, -1.75, .16)): mound((x, y, -.04), r, int(380 * r / .3), .12)
# a young rose on three wires, left of the bay's window
rm_ = leaf_mat2('rosel', ['3a5429', '4c6a34', '62803f', '7d934e'], rough=.5); rk = [clump(f'ro{i}', rm_, 16, .5, .34, .6) for i in range(3)]; stemm = plain('rosestem', '4c4a2c', .8)
blm = leaf_mat('bloomm', 'd9b3a6', 'e6c8ba', 'efdccd', .35, .2); bl_ = [leaf_clump(f'bl{i}', blm, 22, .42, .55, .9, .0) for i in range(2)]
rx0, ry0 = b0 + .34, -BD - .045
for zz in (.62, 1.07, 1.52, 1.97): cyl('wire', (b0 + .06, ry0, zz), (b0 + .60, ry0, zz), .0022, alu, 6); [cyl('eye', (xx, -BD, zz), (xx, ry0 - .012, zz), .005, alu, 6) for xx in (b0 + .06, b0 + .60)]
leafP, blP = [], []
for k, (x1, zt, sw) in enumerate(((-.24, 1.95, .5), (.05, 2.25, 1.7), (.25, 1.60, 2.9), (-.10, 1.25, 4.0), (.16, 1.0, 5.2))):
    t = np.linspace(0, 1, 15); X = rx0 + .02 * k - .04 + x1 * t ** .8 + .03 * np.sin(6 * t + sw); Z = -.04 + zt * t; Y = ry0 - .25 * (1 - t) ** 3 - .02 - .02 * np.sin(5 * t + sw); Pt = np.c_[X, Y, Z]
    for p, q in zip(Pt[:-1], Pt[1:]): cyl('rst', tuple(p), tuple(q), .0075 - .0003 * k, stemm, 6)
    for j in range(2, 15):
        for e in range(2 + (k < 2)): leafP.append(Pt[j] + gq.normal(size=3) * (.085, .045, .075) + [0, -.035, 0])
    for e in range(3 if k < 3 else 1): blP.append(Pt[gq.integers(7, 15)] + gq.normal(size=3) * (.09, .02, .06) + [0, -.10, 0])
leafP = np.array(leafP); leafP[:, 1] = np.minimum(leafP[:, 1], -BD - .04); k = gq.integers(0, 3, len(leafP))
for i in range(3): scatter('rosel', leafP[k == i], gq.uniform(.12, .21, (k == i).sum()), rk[i], gq.normal(size=((k == i).sum(), 3)) * .5 + [-.3, -1., .7])
blP = np.array(blP)
for i in range(2): scatter('bloom', blP[i::2], gq.uniform(.055, .085, len(blP[i::2])), bl_[i], gq.normal(size=(len(blP[i::2]), 3)) * .3 + [-.2, -1, .4])
# a shallow terracotta bowl by the step, with grass
terr = rough_mat('terrc', '8d5a43', 'a87258', 8, .4, 120, .8); x = door[1] + .44; lathe(f, (x, .60, -.04), [(.10, 0), (.13, .02), (.19, .17), (.21, .24), (.225, .25), (.225, .28), (.20, .28), (.185, .24), (0, .23)], terr); scatter('pot', np.array([[x, -.60, .19]]), np.array([.46]), tg[1]); [scatter('lavp', np.array([[x + .1 * math.cos(q), -.60 + .1 * math.sin(q), .17]]), np.array([.15]), lk[int(q) % 3]) for q in (.4, 2.5, 4.6)]
cm = MB('coirb', plain('coirbase', '4a3a26', .95, bump=.3, scale=200), .004); cm.box(f, (a + .16, .08, .13), (b - .16, .40, .148)); cm.done()
# leaves on the drive, along its edges and on the lawn
lfm = leaf_mat('fallen', '6b4a26', '8f6a30', 'a88a44', .25, .2); nl = 150; lp = []
for i in range(nl):
    q = gq.random()
    if q < .45: lp.append((gq.choice([-3.5, -.36]) + gq.normal() * .10, gq.uniform(-9.5, 4)))
    elif q < .85: lp.append((gq.uniform(-3.5, -.4), gq.uniform(-9.5, 3)))
    else: lp.append((gq.uniform(0, 4.2), gq.uniform(-1.8, -.8)))
fallen('leaves', lfm, lp, gq.uniform(0, 6.28, nl), gq.uniform(.05, .095, nl), -.036)
# hedges: grown, not ruled
hm = leaf_mat2('hedm', ['34512a', '456632', '587a3b', '73904c'], patch=.45, inner=.40); hkd = [clump(f'he{i}', hm, 54, .5, .19, .5) for i in range(3)]
def hedge3(x0, x1, y0, y1, h, dens, size=.26, seed=1.):
    """face towards -y, its ends and top; the top rises and sinks, the face bulges, shoots stand out"""
    n1, n2, n3 = int((x1 - x0) * h * dens), int((x1 - x0) * (y1 - y0) * dens * .8), int((y1 - y0) * h * dens)
    top = lambda x, y: h + .42 * fbm(np.stack([x * .42 + seed, y * .5, 0 * x], -1), 3) + .16 * fbm(np.stack([x * 2.1, y * 2, 0 * x + seed], -1), 2); out = lambda x, z: .34 * fbm(np.stack([x * .8, z * 1.1 + seed, 0 * x], -1), 3) + .09 * fbm(np.stack([x * 4, z * 4, 0 * x + seed], -1), 2)
    x, z = gq.uniform(x0, x1, n1), gq.random(n1) ** .9; z = z * top(x, 0 * x + y0); P = [np.stack([x, y0 - out(x, z) + .10 * smooth(.75, 1., z / h) ** 2 + np.abs(gq.normal(size=n1)) * .05, z - .1], -1)]; N = [np.tile([0, -1, .35], (n1, 1))]
    x, y = gq.uniform(x0, x1, n2), gq.uniform(y0, y1, n2); P.append(np.stack([x, y, top(x, y) - .1 - np.abs(gq.normal(size=n2)) * .04 + (gq.random(n2) < .05) * gq.uniform(0, .22, n2)], -1)); N.append(np.tile([0, -.2, 1.], (n2, 1)))
    for xe, sg in ((x0, -1), (x1, 1)): y, z = gq.uniform(y0, y1, n3), gq.uniform(0, h, n3); P.append(np.stack([xe + sg * out(y + 3 * xe, z), y, z - .1], -1)); N.append(np.tile([sg, 0, .35], (n3, 1)))
    P, N = np.concatenate(P), np.concatenate(N); N = N + gq.normal(size=N.shape) * .34; k = gq.integers(0, 3, len(P))
    for i in range(3): scatter('hedge', P[k == i], size * gq.uniform(.7, 1.3, (k == i).sum()), hkd[i], N[k == i])
    m_ = MB('hc', core, .05); m_.box(W, (x0 + .14, y0 + .26, -.1), (x1 - .12, y1 - .1, h - .5)); m_.done()
hedge3(L + 2.0, L + 19, 5.2, 6.2, 1.75, 120, seed=2.); hedge3(-15, -4.5, 6.4, 7.4, 1.75, 120, seed=7.)
for x, y, r, s_ in ((L + 3.1, 4.7, .75, .9), (L + 4.6, 4.5, .55, .8), (L + 7.5, 4.6, .9, .85), (-5.4, 5.9, .8, .9), (-6.8, 6.0, .55, .8), (L + 10.5, 4.4, .7, .8), (-3.9, 6.2, .75, 1.0), (-2.9, 6.3, .45, 1.1), (-2.1, 6.35, .32, 1.2), (-4.9, 5.6, .5, .9)): mound((x, y, -.1), r, int(700 * r), .30, s_, hkd)
# side gate and fence between house and hedge
gwm = wood('gatew', '4b4238', '655a4c', 2, .8); GT = MB('gate', gwm, .004); xx = -4.6
while xx < -.06: GT.box(W, (xx, 6.62 + gq.normal() * .002, -.06), (xx + .108, 6.645, 1.78 + (.0 if -1.35 < xx < -.2 else .04) + gq.normal() * .002)); xx += .113
for xx in (-4.6, -2.5, -1.4, -.12): GT.box(W, (xx - .05, 6.65, -.1), (xx + .05, 6.75, 1.86))
GT.done()
# trees: crowns of leaves that keep to their branches
hz = lambda nm, cs, h_, le, nn=30: leaf_clump(nm, leaf_mat(nm + 'm', *cs, .5, .3, haze=h_), nn, .5, le)
g3 = [('3f5a22', '5d7630', '87913c'), ('4a5c2a', '707f3c', '9a9a4c'), ('2e4426', '44602f', '5f7440')]
mid = [hz(f'md{i}', g3[i], .008, (.22, .19, .24)[i], 34) for i in range(3)]; fa = [hz(f'fa{i}', g3[i], .03, .25, 26) for i in range(3)]; vf = [hz(f'vf{i}', g3[i], .06, .27, 24) for i in range(3)]
TR = [(19.2, 9.2, 8.8, 1, 4200, 33), (-9.6, 12.5, 9.4, 0, 4000, 4), (-15.5, 9.5, 8.0, 2, 3000, 5), (-6.0, 18.5, 8.6, 1, 3000, 6), (23.5, 11.5, 7.0, 2, 3000, 7), (15.6, 15.5, 8.0, 0, 3000, 8), (27.5, 8.5, 8.6, 0, 3000, 9), (12.5, 20, 8.5, 1, 2400, 13)]
for (x, yy, h, kd, nn, sd_) in TR: tree((x, yy, -.1), h, mid[kd], bark, n=nn, size=h * .046, trunk=.13, seed=sd_, bare=.13, sd=.036)
for i, x in enumerate(np.arange(-30, 50, 5.6)): h = gq.uniform(7, 11.5); tree((x + gq.uniform(-2, 2), 29 + gq.uniform(-3, 5), -.1), h, fa[gq.integers(3)], bark, n=1500, size=h * .060, trunk=.14, seed=i + 80, bare=.10, sd=.045)
for i, x in enumerate(np.arange(-60, 90, 7.)): h = gq.uniform(9, 15); tree((x + gq.uniform(-2, 2), 54 + gq.uniform(-6, 8), -.1), h, vf[gq.integers(3)], bark, n=700, size=h * .085, trunk=.16, seed=i + 180, bare=.06)
hedge(-50, 80, 20, 21, 2.2, fa[0], 14, -.1, .5, core); hedge(-110, 150, 66, 68, 6., vf[2], 2.2, -.1, 1.7, leaf_mat('vfc', '4a5c44', '55684c', haze=.07))
# what the panes mirror: a garden across the road
farcore = leaf_mat('farcore', '4a5e34', '5a6e40', haze=.06); fk = [leaf_clump('fc', leaf_mat('farl', '6d8a48', '88a35c', 'a9b565', .55, .2, haze=.07), 30, .5, .24), leaf_clump('fc2', leaf_mat('farl2', '7a8a4e', '97a360', 'b9b578', .55, .2, haze=.07), 26, .5, .22), leaf_clump('fc3', leaf_mat('farl3', '5c7c4c', '769464', '93a878', .55, .2, haze=.07), 34, .5, .26)]
for i, (x, y, h) in enumerate([(13.0, -41, 17.5), (18.6, -42, 13.2), (23.2, -40, 15.0), (28.0, -41, 18.5), (33, -42, 12.5), (37.4, -41, 17.8), (43.8, -40, 14.0), (49, -43, 13), (8, -44, 8), (1, -40, 9.5), (-7, -43, 8.5), (-14, -39, 10), (-22, -42, 9), (-31, -40, 11), (56, -42, 11)]): tree((x, y, -.1), h, fk[(i * 2) % 3], bark, n=1500, size=h * .062, trunk=.14, seed=i + 300, bare=.10, sd=.045)
hedge(-40, 60, -31, -30, 1.5, fk[0], 12, -.1, .45, farcore); hedge(-60, 90, -62, -60, 5.0, fk[2], 2.5, -.1, 1.5, farcore)
