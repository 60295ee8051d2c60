s=open('newbuild_clear.py').read()
def sub(a,b,n=1):
    global s
    assert s.count(a)>=1,a[:80]; s=s.replace(a,b) if n==0 else s.replace(a,b,n)
sub("from lib import *\n","from lib import *\nimport lib\nfrom cloth import *\n")
# brick: restrained; ridge, mortar for verges
sub("'7c4a3c'], smear=.05","'7c4a3c'], mottle=.7, smear=.05")
sub("GL = MB('glass', glass(wob=.006), .0001)","GL = MB('glass', glass(wob=.004, ior=2.0, more=.10), .0001); RG = MB('ridge', rough_mat('ridge', '54575c', '6c6f74', 7, .3, 120, .6, .35, var=.12), .002); VM = MB('vmort', rough_mat('vmort', 'a79f92', 'bdb5a6', 20, .4, 200), .004)")
# windows
sub("""box_room(fr, a, b, c, d, 2.6, 'a39a8c'); curtains(fr, a + .04, b - .04, c, d, 'cfc7b8', n=7, step=.034)""","""inside(fr, a, b, c, d)""")
sub("band = lambda k: False\n","""kinds = iter(['blind', 'vase', 'lamp', 'sofa', 'grey', 'net']); linen = fabric('linen', 'd3c7b0', .45, h2='e0d6c2', glow=.05); greyc = fabric('greyc', '8c9296', .3, h2='a3a8aa', glow=.02); tieb = fabric('tieband', '94836a', .1); dkw = wood('dkw', '4a3526', '6a4d36', 2, .4); inp = plain('inpaint', 'd9d6cd', .5); lampm = emit('shade', 'ffc98a', 1.9)
def inside(fr, a, b, c, d):
    k = next(kinds); w = b - a; p = lambda *q: tuple(fr.p(*q))
    with own(len(k) * 7 + int(a * 10)):
        room2(fr, a - .25, b + .25, c, d, 3.0, {'blind': '8f897d', 'vase': '9b9484', 'lamp': 'a08f78', 'sofa': '8d8c82', 'grey': '98928a', 'net': '8a857c'}[k], {'lamp': .07, 'sofa': .05}.get(k, .03))
        SI = MB('insill' + k, inp, .004); SI.box(fr, (a - .03, -.36, c - .03), (b + .03, -.14, c + .01)); SI.done()
        if k == 'blind': blind(fr, a + .05, b - .05, d + .02, .50, -.20, fabric('blindf', 'd2c8b2', .35, h2='dbd2c0', glow=.10), dkw, inp)
        if k == 'vase':
            lathe(fr, (a + w * .74, -.26, c + .01), [(x_ * 1.1, z_ * 1.1) for x_, z_ in [(.045, 0), (.062, .02), (.080, .075), (.083, .12), (.070, .175), (.040, .215), (.034, .235), (.043, .255), (.036, .252)]], rough_mat('vase', '8fa0a6', 'a9b6b8', 12, .2, 120, .5)); sprigs(fr, (a + w * .74, -.26, c + .27), .36, .2, 9, leaf_mat('sprl', '5d7353', '7f9373', '9aa986', .35), dkw, seed=5)
        if k == 'lamp':
            drape(fr, a - .03, 1, .42, c - .5, d + .05, -.22, linen, 21, folds=6, amp=.02); drape(fr, b + .03, -1, .38, c - .5, d + .05, -.22, linen, 35, folds=6, amp=.022)
            lx = a + w * .60; lathe(fr, (lx, -1.1, c + .32), [(.15, 0), (.095, .22)], lampm); cyl('lst', p(lx, -1.1, c - .1), p(lx, -1.1, c + .34), .012, dkw)
        if k == 'sofa':
            drape(fr, a - .03, 1, .58, c - .5, d + .05, -.21, linen, 44, folds=7, amp=.02, tie=c + .42, tight=.5, band=tieb); drape(fr, b + .03, -1, .60, c - .5, d + .05, -.21, linen, 57, folds=7, amp=.02, tie=c + .44, tight=.52, band=tieb)
            FR = MB('picf', dkw, .003); FR.box(fr, (a + .9, -2.98, 1.3), (a + 1.55, -3.0, 1.85)); FR.done(); PI = MB('pic', plain('pic', 'c2b9a4', .6), .001); PI.box(fr, (a + .96, -2.975, 1.36), (a + 1.49, -2.99, 1.79)); PI.done()
        if k == 'grey':
            drape(fr, a - .03, 1, .34, c - .5, d + .05, -.22, greyc, 61, folds=6, amp=.02); drape(fr, b + .03, -1, .20, c - .5, d + .05, -.22, greyc, 73, folds=4, amp=.022)
band = lambda k: False
""")
# roofs: ridges of their own clay with mortared joints, verges bedded in mortar
sub("ridge((-.19, D / 2, zr + .02), (L + .19, D / 2, zr + .02), T)","ridge2((-.19, D / 2, zr + .03), (L + .19, D / 2, zr + .03))")
sub("ridge((gx, -BD - .23, zg + .02), (gx, D / 2 - 1.0, zg + .02), T)","ridge2((gx, -BD - .23, zg + .03), (gx, D / 2 - 1.0, zg + .03))")
sub("# roofs\n","""# roofs
def ridge2(p0, p1, r=.135, unit=.45):
    p0, p1 = np.array(p0), np.array(p1); ridge(p0, p1, RG, r, unit); d = p1 - p0; l = np.linalg.norm(d); d = d / l; n = int(round(l / unit)); s = np.cross(d, [0, 0, 1.]); fr = F(); fr.o = p0; fr.A = np.array([d, s, [0, 0, 1.]])
    al = np.linspace(-.56 * np.pi, .56 * np.pi, 15); up = np.array([0, 0, 1.])
    for i in range(n + 1):       # mortar in the joints
        V = np.array([p0 + d * (l * i / n + t) + (up * (np.cos(al) * (r + q) - r * .45)[:, None] + s * (np.sin(al) * (r + q))[:, None]) for t, q in ((-.013, -.008), (-.011, .003), (.011, .003), (.013, -.008))]); ix = np.arange(60).reshape(4, 15)
        VM.X.append((V.reshape(-1, 3), [np.stack([ix[:-1, :-1], ix[1:, :-1], ix[1:, 1:], ix[:-1, 1:]], -1).reshape(-1, 4)], R.random(3)))
    for sg in (-1, 1): VM.box(fr, (.0, sg * .118 - .014, -.165), (l, sg * .118 + .014, -.055))
""")
sub("# chimney\n","""def pipe(x, y, zt, gy):
    \"\"\"rainwater pipe: outlet, swan neck, sockets, brackets, shoe\"\"\"
    c_ = lambda p_, q_, r_=.034: cyl('dp', p_, q_, r_, dark, 18)
    c_((x, gy, zt + .10), (x, gy, zt - .02), .036); c_((x, gy, zt - .02), (x, y, zt - .34)); sphere('dpj', (x, gy, zt - .02), .038, dark); sphere('dpj', (x, y, zt - .34), .038, dark); c_((x, y, zt - .34), (x, y, .17)); sphere('dpj', (x, y, .17), .036, dark); c_((x, y, .17), (x, y - .13, .055), .036)
    for z_ in np.arange(.5, zt - .4, 1.55):
        c_((x, y, z_), (x, y, z_ + .07), .043); A.box(W, (x - .075, y + .0, z_ + .015), (x + .075, y + .07, z_ + .055))
    SE.box(W, (x - .13, y - .26, -.055), (x + .13, y - .02, -.025)); GV.box(W, (x - .10, y - .23, -.03), (x + .10, y - .05, -.022))
# chimney
""")
sub("cyl('dp', (b0 - .12, -.07, 0), (b0 - .12, -.07, e0 - .12), .034, dark); cyl('dp', (.16, -.07, 0), (.16, -.07, e0 - .1), .034, dark)","PIPES = 1")
sub("# chimney\nfor fr","pipe(b0 - .14, -.075, e0 - .12, -ov - .055); pipe(.16, -.075, e0 - .10, -ov - .055)\n# chimney\nfor fr")
# mortar under the slates at the verges
sub("    # barge boards\n","""    # barge boards
    VM.prism(F((gx, -BD - .2, 0), 0), [(s * (BW / 2 + ov), e1 - .022), (s * (BW / 2 + ov), e1 + .012), (0, zg + .012), (0, zg - .022)], -.02, .012)
""")
sub("    for q in (-1, 1): P.prism(fb,","    for q in (-1, 1): VM.prism(fb, [(q * (D / 2 + ov), e0 - .022), (q * (D / 2 + ov), e0 + .012), (0, zr + .012), (0, zr - .022)], -.02, .012); P.prism(fb,")
sub("for x in (B, M, S, P, A, T, GL, Dm, SE, LD, HW, GV): x.done()","for x in (B, M, S, P, A, T, GL, Dm, SE, LD, HW, GV, RG, VM): x.done()")
sub("'53575d', 9, .4, 120, .55, .4, var=.28, dirt=.3)","'575c64', 9, .4, 120, .5, .4, var=.34, dirt=.35)")
# lawn
i=s.index("gm = leaf_mat('grass'"); j=s.index("bed = MB('bed'")
s=s[:i]+"""def blades(name, m, n, h, spread, w, lean):
    V, Q, T, rn = [], [], [], []
    for i in range(n):
        x, y = R.uniform(-spread, spread, 2); a = R.random() * 6.283; hh = h * R.uniform(.45, 1.2) * (1.5 if R.random() < .04 else 1); d = np.array([math.cos(a), math.sin(a)]) * hh * R.uniform(.1, .75) + np.array(lean) * hh; a2 = R.random() * 6.283; s_ = np.array([-math.sin(a2), math.cos(a2)]) * w * R.uniform(.6, 1.35); b_ = len(V)
        for t, k in ((0, 1), (.45, .9), (.8, .55)): c = np.array([x, y]) + d * t ** 2; z = hh * (t - .18 * t * t); V += [(*(c - s_ * k), z), (*(c + s_ * k), z)]
        V.append((*(np.array([x, y]) + d), hh * .84)); Q += [(b_, b_ + 1, b_ + 3, b_ + 2), (b_ + 2, b_ + 3, b_ + 5, b_ + 4)]; T.append((b_ + 4, b_ + 5, b_ + 6)); rn += [R.random(3)] * 7
    return raw_mesh(name, V, [np.array(Q), np.array(T)], m, np.array(rn), link=False)
def mown(x0, x1, y0, y1, ms, h, step, keep=None, z=-.1, n=170, w=.0021, stripe=.53, kids=6):
    \"\"\"a lawn mown to and fro: strips lean by turns; tufts, thin places and dry ones\"\"\"
    gx_, gy_ = np.meshgrid(np.arange(x0, x1, step), np.arange(y0, y1, step)); P_ = np.c_[gx_.ravel(), gy_.ravel()]; P_ = P_ + R.uniform(-step * .6, step * .6, P_.shape)
    if keep: P_ = P_[[bool(keep(*q)) for q in P_]]
    X, Y = P_.T; v = np.sin(X * .9 + 1.7 * np.sin(Y * .63)) + np.sin(Y * 1.3 + X * .41 + 2) + .8 * np.sin(X * 2.7 - Y * 2.1 + np.sin(X * 1.1)) + R.normal(size=len(X)) * .7
    side_ = (np.floor((X * .96 + Y * .28) / stripe).astype(int) % 2); m_ = np.digitize(v, (-1.15, 1.25)); q = R.integers(0, kids, len(X)); sz = (1 + .12 * np.sin(X * 3.1 + 2 * np.sin(Y * 2.3))) * R.uniform(.75, 1.2, len(X)) * (1 + .5 * (R.random(len(X)) < .03))
    for sd in (0, 1):
        for mm in range(3):
            for k in range(kids):
                o_ = (side_ == sd) & (m_ == mm) & (q == k)
                if o_.sum(): le = .42 * (1 if sd else -1); scatter('lawn', np.c_[P_[o_], np.full(o_.sum(), z)], sz[o_], blades('bl', ms[mm], n, h * R.uniform(.85, 1.15), step * .95, w, (le * -.28, le * .96)), spin=R.normal(size=o_.sum()) * .35)
gms = [leaf_mat('grassA', '3f5a27', '557233', '74863f', .3, .25, .35), leaf_mat('grassB', '4a642c', '637d3a', '8a9550', .3, .25, .45), leaf_mat('grassC', '58692f', '7c8645', 'a59f62', .3, .2, .5)]
mown(-.12, 8.2, -6.9, -1.86, gms, .048, .11, keep=lambda x, y: not (b0 - .3 < x < L + 1.2 and y > -2.06) and not (x > 7.85 and y > -2.1), n=150); mown(8.2, 14, -6.9, -2.1, gms, .052, .14, n=130, w=.0024)
mown(7.85, 26, -2.1, 2.9, gms, .06, .17, n=110, w=.0028, kids=3); mown(14, 26, -8, -2.1, gms, .06, .18, n=110, w=.0028, kids=3); mown(-12, -3.75, -8.5, 3.1, gms, .055, .16, n=120, w=.0026, kids=4); mown(-.14, 8, -9.2, -6.9, gms, .048, .16, n=120, kids=3)
mown(-30, 45, 3.5, 17, gms, .10, .5, n=110, w=.009, kids=2, stripe=1.1); mown(26, 45, -8, 3.5, gms, .10, .5, n=110, w=.009, kids=2)
eg = leaf_mat('grassE', '4c6a2c', '6a8a3c', '8fa04f', .3, .25, .3); P_ = []      # the edges are not cut so short
for (xa, ya, xb, yb) in ((-.10, -9, -.10, -1.9), (-.1, -1.90, b0 - .3, -1.90), (b0 - .28, -2.06, L + 1.1, -2.06), (L + 1.18, -2.0, L + 1.18, .8), (-3.76, -8, -3.76, 3)): n_ = int(math.hypot(xb - xa, yb - ya) / .07); t_ = R.random(n_)[:, None]; P_.append(np.array([[xa, ya]]) * (1 - t_) + np.array([[xb, yb]]) * t_ + R.normal(size=(n_, 2)) * .02)
P_ = np.concatenate(P_); k_ = R.integers(0, 4, len(P_))
for i in range(4): scatter('edge', np.c_[P_[k_ == i], np.full((k_ == i).sum(), -.1)], R.uniform(.7, 1.5, (k_ == i).sum()), blades('be', eg, 26, .085, .05, .0024, (0, 0)))
"""+s[j:]
# pots
i=s.index("for x in (a - .42, b + .42): shrub"); j=s.index("hk = leaf_clump('hd'")
s=s[:i]+"""terr = rough_mat('terrc', '8d5a43', 'a87258', 8, .4, 120, .8); x = a - .42; shrub((x, -.62, .50), .26, bx, 420, .10, 1., .86); lathe(f, (x, .62, -.04), [(.15, 0), (.20, .42), (.222, .42), (.222, .47), (.19, .47), (.185, .42), (0, .42)], dark)
x = b + .44; lathe(f, (x, .64, -.04), [(.14, 0), (.185, .06), (.225, .22), (.215, .33), (.24, .36), (.235, .385), (.19, .385), (.19, .34), (0, .34)], terr); bay = leaf_clump('bay', leaf_mat('bayl', '3c5a2a', '557638', '7d9a50'), 30, .5, .34, .34)
cyl('baystem', (x, -.64, .3), (x + .02, -.64, .8), .014, bark)
for zz, rr in ((.55, .17), (.72, .21), (.90, .20), (1.06, .15), (1.19, .09)): shrub((x + R.normal() * .015, -.64 + R.normal() * .015, zz - .06), rr, bay, int(60 + rr * 500), .15, .8, .3)
for q in range(9): shrub((x + .19 * math.cos(q * .7), -.64 + .19 * math.sin(q * .7), .33), .08, lv if q % 3 else fn, 16, .11, .9, .2)
"""+s[j:]
# hedges and trees
i=s.index("hedge(L + 1.3, L + 9"); j=s.index("world(elev=33")
s=s[:i]+"""hedge(L + 2.2, L + 12, 4.6, 5.3, 1.75, hk, 130, -.1, .19, core); hedge(-14, -4.6, 5.2, 5.9, 1.7, hk, 130, -.1, .19, core)
hz = lambda nm, cs, h_, le, nn=30: leaf_clump(nm, leaf_mat(nm + 'm', *cs, .5, .3, haze=h_), nn, .5, le)
g3 = [('3a5524', '587334', '7c8e44'), ('4a5e2e', '6b7d3c', '94974e'), ('30482a', '456034', '5f7648')]
mid = [hz(f'md{i}', g3[i], .018, (.20, .17, .22)[i]) for i in range(3)]; fa = [hz(f'fa{i}', g3[i], .045, .24, 26) for i in range(3)]; vf = [hz(f'vf{i}', g3[i], .085, .26, 24) for i in range(3)]
for (x, yy, h, kd, nn) in [(17.2, 1.2, 8.4, 1, 4200), (-9.2, 11.5, 9.8, 0, 4200), (-14.5, 8.5, 8.2, 2, 2600), (-6.0, 17.5, 8.2, 1, 2600), (20.5, 9.5, 7.4, 2, 2600), (15.5, 13.5, 8.2, 0, 2400), (24.5, 5.5, 9, 0, 2600)]: tree((x, yy, -.1), h, mid[kd], bark, n=nn, size=h * .042, trunk=.13, seed=int(x * 7 + 200), bare=.15)
for i, x in enumerate(np.arange(-30, 50, 5.6)): h = R.uniform(7, 11.5); tree((x + R.uniform(-2, 2), 28 + R.uniform(-3, 5), -.1), h, fa[R.integers(3)], bark, n=1500, size=h * .062, trunk=.14, seed=i + 80, bare=.10)
for i, x in enumerate(np.arange(-60, 90, 7.)): h = R.uniform(10, 16); tree((x + R.uniform(-2, 2), 52 + R.uniform(-6, 8), -.1), h, vf[R.integers(3)], bark, n=700, size=h * .085, trunk=.16, seed=i + 180, bare=.06)
hedge(-50, 80, 20, 21, 2.2, fa[0], 14, -.1, .5, core)
# behind the camera: the tree whose shadow lies on the drive, and what the panes mirror
tree((-8.4, -13.2, -.1), 7.6, mid[1], bark, n=700, size=.42, trunk=.13, seed=61, bare=.22)
for i, x in enumerate(np.arange(-34, 46, 4.6)): h = R.uniform(6, 11.5); tree((x + R.uniform(-2, 2), -44 + R.uniform(-5, 5), -.1), h, fa[R.integers(3)], bark, n=420, size=h * .10, trunk=.14, seed=i + 300, bare=.08)
hedge(-40, 50, -36, -35, 1.9, fa[1], 10, -.1, .6, core)
"""+s[j:]
sub("world(elev=33, az=236, strength=.125, sun=3.7, sun_col='ffe9cd', angle=.8, clouds=.95, cam_gain=1.1, trees=.10, hdr='sky', hdr_gain=5, hdr_turn=100, hdr_sat=.45, cl_at=.47, cl_scale=1.0, cl_seed=5.3)","world(elev=36, az=221, strength=.135, sun=3.6, sun_col='fff0dc', angle=1.1, clouds=.95, cam_gain=1.1, trees=.08, cl_at=.46, cl_scale=.8, cl_seed=5.3)")
sub("bark = rough_mat('bark', '4a3b2e', '6b5743', 12, .8, 60)\n","")
sub("# ---------------- grounds\n","# ---------------- grounds\nbark = rough_mat('bark', '4a3b2e', '6b5743', 12, .8, 60)\n")
sub("\nkid = leaf_clump('lc', leaf_mat('leaf', '34501f', '54702e', '788a3c'), 30, .5, .2); ","\n") if "\nkid = leaf_clump('lc', leaf_mat('leaf', '34501f', '54702e', '788a3c'), 30, .5, .2); " in s else None
open('newbuild3.py','w').write(s)
s=open('newbuild3.py').read()
sub("    for sg in (-1, 1): VM.box(fr, (.0, sg * .118","    for sg in (): VM.box(fr, (.0, sg * .118")
sub("'a79f92', 'bdb5a6', 20, .4, 200), .004)","'958e83', 'aaa396', 20, .4, 200), .004)")
sub("mown(-30, 45, 3.5, 17, gms, .10, .5, n=110","mown(-30, 45, 3.5, 17, gms, .10, .5, keep=lambda x, y: not (-3.9 < x < 0 and y < 6.8), n=110")
sub("(17.2, 1.2, 8.4, 1, 4200)","(18.6, 7.6, 9.6, 1, 4600)"); sub("bark, n=nn, size=h * .042, trunk=.13, seed=int(x * 7 + 200), bare=.15","bark, n=nn, size=h * .044, trunk=.13, seed=int(x * 7 + 200), bare=.11")
sub("hedge(-50, 80, 20, 21, 2.2, fa[0], 14, -.1, .5, core)","hedge(-50, 80, 20, 21, 2.2, fa[0], 14, -.1, .5, core); hedge(-110, 150, 66, 68, 6.5, vf[2], 2.2, -.1, 1.7, leaf_mat('vfc', '4a5c44', '55684c', haze=.09))")
sub("tree((-8.4, -13.2, -.1), 7.6","tree((-6.9, -11.4, -.1), 7.4")
sub("cl_at=.46, cl_scale=.8","cl_at=.445, cl_scale=.8")
sub("leaf_mat('grassA', '3f5a27', '557233', '74863f'","leaf_mat('grassA', '3c542a', '4f6a34', '6c7c42'"); sub("leaf_mat('grassB', '4a642c', '637d3a', '8a9550'","leaf_mat('grassB', '455c2e', '5a723a', '7d884c'"); sub("leaf_mat('grassC', '58692f', '7c8645', 'a59f62'","leaf_mat('grassC', '516034', '6f7848', '979263'"); sub("np.digitize(v, (-1.15, 1.25))","np.digitize(v, (-1.0, 1.7))")
open('newbuild3.py','w').write(s)
s=open('newbuild3.py').read()
sub("wood('oak', '7b5634', 'a07649', 2)","wood('oak', '71583f', '8f7252', 2)")
open('newbuild3.py','w').write(s)
s=open('newbuild3.py').read()
sub("reset(33)\n",'''reset(33)
def brick_far(name, palette, dark=.35, smear=.10, bump=.6, foot=.35, streak=.25, mottle=1.):
    """brick_mat as seen from ten metres: what is smaller than a pixel is left out"""
    m, n = mat(name); at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']}); pos = n('ShaderNodeNewGeometry').outputs['Position']
    p = n('ShaderNodeVectorMath', {0: pos, 1: n('ShaderNodeVectorMath', {0: at.outputs['Color'], 1: (37, 53, 71)}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]; k = len(palette)
    c = n('ShaderNodeHueSaturation', {'Color': n.ramp(sp.outputs[0], [(i / (k - 1), srgb(q)) for i, q in enumerate(palette)]), 'Value': n.mapr(sp.outputs[1], 0, 1, .72, 1.16), 'Saturation': n.mapr(sp.outputs[2], 0, 1, .85, 1.06)})
    mo = n.noise(p, 26, 3, .62); c = n.mix(1, c, n.ramp(mo, [(.28, tuple(1 + mottle * (q - 1) for q in (.55, .50, .50))), (.5, (1, 1, 1)), (.75, tuple(1 + mottle * (q - 1) for q in (1.28, 1.2, 1.12)))]), 'MULTIPLY')
    c = n.mix(n.math('MULTIPLY', n.mapr(n.noise(p, 7, 2), .52, .75), dark), c, rgba('3a2420')); c = grime(n, pos, c, foot, streak, 0.)
    d = n('ShaderNodeBsdfDiffuse', {0: c, 1: .5}); return surface(m, n, d, tuple(x * .84 for x in mean_of(*palette)[:3]) + (1.,))
_fin = lib.finish
def _flat(m, n, col, rough, bump=None, *a, **k): return _fin(m, n, col, rough, None if m.name.split('.')[0] in ('mortar', 'stone', 'vmort', 'seal', 'galv', 'alu', 'paint', 'soil', 'sand', 'bark', 'terrc', 'vase', 'compost', 'core', 'inpaint', 'oak', 'dkw') or m.name.startswith('rfl') else bump, *a, **k)
lib.finish = _flat
''')
sub("red = brick_mat('red'","red = brick_far('red'")
open('newbuild3.py','w').write(s)
