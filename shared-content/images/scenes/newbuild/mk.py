"""makes newbuild4.py from newbuild3_ridge.py"""
s = open('newbuild3_ridge.py').read()
def rep(a, b, cnt=1):
    global s
    assert s.count(a) == cnt, (s.count(a), a); s = s.replace(a, b)
def cut(a, b, new):
    """from the line that begins with a up to the line that begins with b"""
    global s
    i = s.index('\n' + a) + 1; j = s.index('\n' + b, i) + 1; s = s[:i] + new + s[j:]
rep("from cloth import *\n", "from cloth import *\nfrom wallparts import clump, leaf_mat2, lavender, lav_mat, fallen, pave_mat, fbm, smooth\nARG = dict(x.split('=') for x in sys.argv[sys.argv.index('--') + 1:])\n")
# ------------------------------------------------ brick
cut("def brick_far", "_fin = lib.finish", r'''
def brick_far(name, palette, eng=False):
    """one multi as seen from ten metres: near tones, a burnt one here and there; over the whole wall the weather, runs below sills, lime bloom, a dry band below the eaves, splashes at the foot"""
    m, n = mat(name); M_ = n.math; at = n('ShaderNodeAttribute', attribute_name='rnd'); sp = n('ShaderNodeSeparateColor', {0: at.outputs['Color']}); pos = n('ShaderNodeNewGeometry').outputs['Position']; xyz = n('ShaderNodeSeparateXYZ', {0: pos}); X, Y, Z = (xyz.outputs[i] for i in range(3))
    V = lambda a, b, op='MULTIPLY': n('ShaderNodeVectorMath', {0: a, 1: b}, operation=op).outputs[0]; mul = lambda c, f, q: n.mix(f, c, n.mix(1, c, (*q, 1), 'MULTIPLY'))
    p = V(pos, V(at.outputs['Color'], (37, 53, 71)), 'ADD'); k = len(palette)
    c = n('ShaderNodeHueSaturation', {'Color': n.ramp(sp.outputs[0], [((i + .5) / k, srgb(q)) for i, q in enumerate(palette)]), 'Value': n.mapr(sp.outputs[1], 0, 1, .90, 1.09), 'Saturation': n.mapr(sp.outputs[2], 0, 1, .90, 1.05)})
    if not eng:
        c = mul(c, M_('MULTIPLY', M_('GREATER_THAN', sp.outputs[2], .955), .62), (.56, .50, .52)); end = n.noise(V(p, (9., 9., 16.)), 1., 2); c = mul(c, M_('MULTIPLY', n.mapr(end, .56, .72), .34), (.60, .55, .56))       # burnt ones, burnt ends
        mo = n.noise(p, 30, 3, .62); c = n.mix(1, c, n.ramp(mo, [(.28, (.80, .78, .77)), (.5, (1, 1, 1)), (.75, (1.14, 1.11, 1.08))]), 'MULTIPLY')
    fine = n.noise(V(pos, (22., 22., 1.1)), 1., 4, .65); big = n.noise(V(pos, (1, 1, .8)), .42, 4, .62); mid = n.noise(pos, 1.5, 5, .66)
    c = n.mix(1, c, n.ramp(big, [(.32, (.83, .82, .82)), (.5, (1, 1, 1)), (.68, (1.13, 1.11, 1.08))]), 'MULTIPLY'); c = mul(c, n.mapr(mid, .54, .72, 0, .42), (.70, .68, .67))
    if not eng:
        # runs from the ends of the sills and a fainter curtain below them
        front = M_('LESS_THAN', Y, .02)
        for xs, z0_ in SILLS:
            a, b = xs
            for xe in (a, b):
                w_ = n.mapr(M_('ADD', M_('ABSOLUTE', M_('SUBTRACT', X, xe)), M_('MULTIPLY', M_('SUBTRACT', fine, .5), -.18)), .11, .01); h_ = M_('MULTIPLY', n.mapr(Z, z0_ + .01, z0_ - .01), n.mapr(M_('ADD', Z, M_('MULTIPLY', mid, -.3)), z0_ - 1.1, z0_ - .12, .0, 1.)); c = mul(c, M_('MULTIPLY', M_('MULTIPLY', M_('MULTIPLY', w_, h_), front), .62), (.46, .45, .44))
            w_ = M_('MULTIPLY', M_('MULTIPLY', M_('GREATER_THAN', X, a), M_('LESS_THAN', X, b)), M_('MULTIPLY', n.mapr(Z, z0_ + .01, z0_ - .01), n.mapr(Z, z0_ - .55, z0_ - .02, 0, 1))); c = mul(c, M_('MULTIPLY', M_('MULTIPLY', M_('MULTIPLY', w_, n.mapr(fine, .40, .64)), front), .50), (.55, .54, .53))
        c = n.mix(M_('MULTIPLY', M_('MULTIPLY', n.mapr(M_('ADD', Z, M_('MULTIPLY', M_('SUBTRACT', mid, .5), .35)), 4.66, 4.92), n.mapr(Z, 5.3, 5.2)), .55), c, n.mix(1, c, (1.22, 1.19, 1.16, 1), 'MULTIPLY'))      # dry below the eaves
        so = M_('MULTIPLY', M_('MULTIPLY', n.mapr(Z, 2.853, 2.848), n.mapr(M_('ADD', Z, M_('MULTIPLY', fine, .3)), 2.62, 2.98)), n.mapr(fine, .40, .62)); c = mul(c, M_('MULTIPLY', so, .40), (.56, .55, .54))      # soot below the string course
        lb = n.noise(V(pos, (1., 1., 1.7)), 1.35, 6, .70); zone = M_('MAXIMUM', M_('MULTIPLY', n.mapr(Z, 1.9, 2.5), n.mapr(Z, 2.9, 2.7)), M_('MAXIMUM', M_('MULTIPLY', n.mapr(Z, .2, .35), n.mapr(Z, 1.15, .7)), n.mapr(Z, 5.3, 6.2, 0, .35)))
        c = n.mix(M_('MULTIPLY', M_('MULTIPLY', n.mapr(lb, .56, .74), zone), .42), c, rgba('c9bcae'))      # lime bloom
    low = M_('ADD', Z, M_('MULTIPLY', mid, -.42)); c = n.mix(n.mapr(low, .26, -.24, 0, .62), c, n.mix(.30, n.mix(1, c, (.48, .45, .40, 1), 'MULTIPLY'), rgba('6d6250')))
    c = mul(c, n.mapr(n.noise(V(pos, (3.2, 3.2, .22)), 1., 5, .62), .54, .76, 0, .20), (.55, .54, .53))
    d = n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': .52, 'Specular': .4}) if eng else n('ShaderNodeBsdfDiffuse', {0: c, 1: .5}); return surface(m, n, d, tuple(x * .9 for x in mean_of(*palette)[:3]) + (1.,))
_u = .225; SILLS = [((_u * 2 - .055, _u * 8 + .055), 42 * CO), ((_u * 10.5 - .055, _u * 16.5 + .055), 42 * CO), ((_u * 2 - .055, _u * 8 + .055), 10 * CO), ((_u * 23 - .055, _u * 33 + .055), 8 * CO), ((_u * 24 - .055, _u * 32 + .055), 42 * CO)]
''')
cut("red = brick_far", "mortar = ", "red = brick_far('red', ['7d4d42', '855347', '8b594b', '92604f', '885649', '7f4f44', '976655', '8d5b4d']); eng = brick_far('eng', ['41454e', '4a4d56', '464a53', '50525b', '3d414a', '4d4b50'], eng=True); EB = MB('eng', eng, .002)\n")
rep("mortar = rough_mat('mortar', '9d9383', 'b6ac9a', 25, .6, 250, wall=(.3, .16))", "mortar = rough_mat('mortar', 'a69b88', 'b9ad98', 5, .6, 250, wall=(.45, .2))")
rep("stone = rough_mat('stone', 'b6ac99', 'cfc6b4'", "stone = rough_mat('stone', 'a39986', 'bcb29f'")
rep("tile = rough_mat('tile', '3a3e44', '575c64', 9, .4, 120, .5, .4, var=.34, dirt=.35)", "tile = rough_mat('tile', '383c43', '4d5159', 9, .4, 120, .5, .4, var=.17, dirt=.45)")
rep("GL = MB('glass', glass(wob=.004, ior=2.0, more=.10), .0001)", "GLm = glass(wob=.0015, ior=2.0, more=.21); GL = MB('glass', GLm, .0001)")
# ------------------------------------------------ casements, every pane on its own
rep("def heads(ops):", r'''prng = np.random.default_rng(19)
def pane(f, x0, x1, z0, z1, y):
    """sealed unit: a trifle out of plane, a trifle hollow or full"""
    u, v = np.meshgrid(np.linspace(-1, 1, 15), np.linspace(-1, 1, 17)); ax, az = prng.normal(size=2) * (.0075, .0065); sg = prng.normal() * .0011 + .0007
    yy = y + ax * v * (z1 - z0) / 2 * .5 + az * u * (x1 - x0) / 2 * .5 + sg * (1 - u * u) * (1 - v * v); sheet('pane', f, (x0 + x1) / 2 + u * (x1 - x0) / 2, yy, (z0 + z1) / 2 + v * (z1 - z0) / 2, GLm)
def casement(f, a, b, c, d, P, GL, y=-.07, lights=2, w=.058, hw=None, seal=None):
    P.box(f, (a, y - .069, c), (b, y + .001, c + w)); P.box(f, (a, y - .069, d - w), (b, y + .001, d)); P.box(f, (a - .005, y - .05, c - .014), (b + .005, y + .068, c + .016), rot=(0, -5))
    for i in range(lights + 1):
        x = a + (b - a - w) * i / lights; P.box(f, (x, y - .07, c + w), (x + w, y, d - w))
    for i in range(lights):
        x0 = a + (b - a - w) * i / lights + w; x1 = a + (b - a - w) * (i + 1) / lights; z0, z1 = c + w, d - w; s = .046; g = .004
        for q in ((x0, z0, x0 + g, z1), (x1 - g, z0, x1, z1), (x0, z0, x1, z0 + g), (x0, z1 - g, x1, z1)): seal.box(f, (q[0], y - .03, q[1]), (q[2], y - .004, q[3]))
        x0, x1, z0, z1 = x0 + g, x1 - g, z0 + g, z1 - g
        P.box(f, (x0, y - .05, z0), (x0 + s, y + .014, z1)); P.box(f, (x1 - s, y - .05, z0), (x1, y + .014, z1)); P.box(f, (x0 + s, y - .049, z0), (x1 - s, y + .013, z0 + s)); P.box(f, (x0 + s, y - .049, z1 - s), (x1 - s, y + .013, z1))
        bead(P, f, x0 + s, x1 - s, z0 + s, z1 - s, y + .012, .018)
        q = .018; u0, u1, v0, v1 = x0 + s + q, x1 - s - q, z0 + s + q, z1 - s - q
        for t in ((u0, v0, u0 + g, v1), (u1 - g, v0, u1, v1), (u0, v0, u1, v0 + g), (u0, v1 - g, u1, v1)): seal.box(f, (t[0], y - .021, t[1]), (t[2], y - .006, t[3]))
        pane(f, x0 + s, x1 - s, z0 + s, z1 - s, y - .016)
        hx = x1 - .02 if i == 0 else x0 + .02; hw.box(f, (hx - .008, y - .075, (z0 + z1) / 2 - .06), (hx + .008, y - .052, (z0 + z1) / 2 + .06))
def heads(ops):''')
# what is behind the panes
rep("        if k == 'vase':\n", "        if k == 'vase':\n            drape(fr, a - .03, 1, .30, c - .5, d + .05, -.22, linen, 91, folds=5, amp=.024); drape(fr, b + .03, -1, .26, c - .5, d + .05, -.22, linen, 95, folds=4, amp=.022)\n")
rep("drape(fr, a - .03, 1, .34, c - .5, d + .05, -.22, greyc, 61, folds=6, amp=.02); drape(fr, b + .03, -1, .20, c - .5, d + .05, -.22, greyc, 73, folds=4, amp=.022)", "drape(fr, a - .03, 1, .98, c - .5, d + .05, -.17, net, 61, folds=13, amp=.014); drape(fr, a - .03, 1, .30, c - .5, d + .05, -.24, greyc, 62, folds=6, amp=.02); drape(fr, b + .03, -1, .44, c - .5, d + .05, -.24, greyc, 73, folds=7, amp=.022, tie=c + .45, tight=.45, band=tieb)")
rep("tieb = fabric('tieband'", "net = fabric('netc', 'c9c8c2', .5, h2='d6d4ce', glow=.06); tieb = fabric('tieband'")
# ------------------------------------------------ the foot of the walls
rep("PB = MB('ghost', galv, .001); before_ = set(bpy.data.objects)\n", r'''for fr, l_, p_ in ((F((0, 0, -2 * CO), 0), L, 0), (F((b0, -BD, -2 * CO), 0), BW, 0), (F((b0, 0, -2 * CO), 270), BD, 1), (F((b0 + BW, -BD, -2 * CO), 90), BD, 1), (F((0, D, -2 * CO), 270), D, 1)): wall(fr, l_, 2 * CO, B, M, (), 'stretcher', True, True, par=p_, jit=.001)
for i_, c_ in enumerate(B.C):
    if c_[2] < 3 * CO: EB.C.append(B.C[i_]); EB.H.append(B.H[i_]); EB.M.append(B.M[i_]); EB.Rn.append(B.Rn[i_])
keep_ = [i_ for i_, c_ in enumerate(B.C) if c_[2] >= 3 * CO]
B.C, B.H, B.M, B.Rn = ([q[i] for i in keep_] for q in (B.C, B.H, B.M, B.Rn)); EB.done()
''')
cut("# scaffold on the left gable", "for x in (B, M, S", "")
# ------------------------------------------------ door, light
rep("dm = plain('door', '2f4438', .35)", "dm = plain('door', ARG.get('door', '62747e'), .35)")
rep("emit('wl', 'ffdfb5', 5)", "plain('wl', 'd9d4c6', .3)")
rep("wood('oak', '71583f', '8f7252', 2)", "wood('oak', '685847', '826f5a', 2)")
# ------------------------------------------------ ground
rep("gr.box(W, (-60, -40, -.3), (70, 80, -.1))", "gr.box(W, (-80, -90, -.3), (90, 90, -.1))")
rep("pav = rough_mat('pav', '776d64', '92867b', 6, .35, 140, .85, .25, var=.24, dirt=.5)", "pav = pave_mat('pav', ['7d7167', '877a6e', '918478', '84776c', '8c7f74', '796e66'], tracks=((-2.62, .26, .30), (-1.18, .26, .34)), edges=((-3.6, 1), (-.25, -1)))")
rep("herringbone(-3.6, -.25, -13.5, 6.5, V, z=-.04, ang=45)", "herringbone(-3.6, -.25, -12.2, 6.5, V, z=-.04, ang=45)")
rep("stripe=.53, kids=6):", "stripe=.53, kids=4):")
rep("le = .42 * (1 if sd else -1)", "le = .05 * (1 if sd else -1)")
rep("mown(-.12, 8.2, -6.9, -1.86, gms, .048, .11,", "mown(-.12, 8.2, -7.4, -1.86, gms, .048, .11,")
rep("mown(8.2, 14, -6.9, -2.1, gms, .052, .14, n=130, w=.0024)", "mown(8.2, 14, -7.4, -2.1, gms, .052, .14, n=130, w=.0024)")
rep("mown(-.14, 8, -9.2, -6.9, gms, .048, .16, n=120, kids=3)", "mown(-.14, 8, -10.4, -7.4, gms, .048, .16, n=120, kids=3)")
s = s.replace("mown(14, 26, -8, -2.1,", "mown(14, 30, -8, -2.1,")
i = s.index("bx = leaf_clump('box'"); j = s.index("world(elev=36"); s = s[:i] + open('garden.py').read() + s[j:]
i = s.index("world(elev=36"); s = s[:i] + open('view4.py').read()
open('newbuild4.py', 'w').write(s)
