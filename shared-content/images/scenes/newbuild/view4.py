# the tree outside the picture, whose shade plays on drive, lawn and the wall's corner
EL, AZM = math.radians(float(ARG.get('elev', 26))), math.radians(float(ARG.get('az', 244))); SUN = np.array([math.sin(AZM) * math.cos(EL), math.cos(AZM) * math.cos(EL), math.sin(EL)])
def sprays(targets, seed, kid):
    q = np.random.default_rng(seed); P = []
    for x, y, z, r_, t in targets: c = np.array([x, y, z]) + SUN * t; k = max(6, int(62 * (r_ / .5) ** 2 * q.uniform(.7, 1.25))); d_ = q.normal(size=(k, 3)); d_ /= np.linalg.norm(d_, axis=1, keepdims=True); P.append(c + d_ * (r_ * q.random((k, 1)) ** .55) * [1.25, 1.25, .75])
    P = np.concatenate(P); o_ = scatter('spray', P, .46 * q.uniform(.6, 1.25, len(P)), kid, q.normal(size=(len(P), 3))); [setattr(c_, 'visible_camera', False) for c_ in o_.children]
q = np.random.default_rng(int(ARG.get('sseed', 9))); T_ = []
for i in range(64):      # the gable and the left corner of the front
    y, z = q.uniform(0, 7), q.uniform(-.2, 6.)
    if q.random() < .92 - .10 * z: T_.append((0, y, z, q.uniform(.25, .55), q.uniform(7, 10)))
for i in range(44):
    x, z = q.uniform(-.3, 2.6), q.uniform(-.1, 4.4)
    if q.random() < np.clip(1.05 - .50 * x - .10 * abs(z - 1.6), .02, .95): T_.append((x, 0, z, q.uniform(.20, .45), q.uniform(7, 10)))
for i in range(90):      # drive and lawn in the foreground
    x, y = q.uniform(-4.2, 7.5), q.uniform(-9.5, -2.2)
    if q.random() < np.clip(.95 - .11 * (x + 2) - .13 * (y + 6), .04, .95): T_.append((x, y, 0, q.uniform(.3, .6), q.uniform(9, 13)))
for i in range(26): T_.append((q.uniform(-3.6, -.3), q.uniform(-3, 5), 0, q.uniform(.3, .5), q.uniform(8, 11)))
for i in range(16): T_.append((q.uniform(-4.6, -1.5), 6.6, q.uniform(.2, 1.8), q.uniform(.25, .45), q.uniform(8, 11)))
if ARG.get('spray', '1') == '1': sprays(T_, 5, leaf_clump('spl', leaf_mat('splm', '3f5a22', '5d7630', '87913c'), 30, .5, .2))
world(elev=float(ARG.get('elev', 26)), az=float(ARG.get('az', 244)), strength=.100, sun=6.4, sun_col='ffd6aa', angle=.8, clouds=.92, cam_gain=1.25, trees=.06, cl_at=.455, cl_scale=.8, cl_seed=float(ARG.get('cs', 5.3)), cl_gl=float(ARG.get('gl', 2.4)), gl_gain=1.6, cl_gl_at=float(ARG.get('gla', -.01)))
camera((-3.25, -12.15, 1.6), (3.3, 0, 1.6), 33, None, None, shift_y=.106)
render('newbuild', spp=96, exposure=.2, dk=.2)
