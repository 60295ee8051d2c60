"""Ages the old wall of extension.jpg and gives panes of both houses what they mirror: python3 weather.py extension|newbuild, raw RGB 1680 x 1120 from w.raw to w_out.raw"""
import sys, numpy as np; from scipy.ndimage import gaussian_filter as G, map_coordinates
W_ = np.array([.2126, .7152, .0722]); a = np.fromfile('w.raw', 'u1').reshape(1120, 1680, 3).astype('f'); y, x = np.mgrid[0:1120, 0:1680].astype('f')
rng = np.random.default_rng(8)
def noise(sy, sx): n = G(rng.normal(size=(1120, 1680)), (sy, sx)); return n / n.std()
def poly(pts):
    m = np.zeros((1120, 1680), bool); p = np.array(pts, float)
    for (x0, y0), (x1, y1) in zip(p, np.roll(p, -1, 0)):
        if y0 != y1: m ^= ((y0 > y) != (y1 > y)) & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
    return m
def box(x0, y0, x1, y1): return (x >= x0) & (x < x1) & (y >= y0) & (y < y1)
def panes(o, boxes, sky, low, strength):
    """what glass mirrors: sky with a little cloud, and below it trees against it"""
    cloud = noise(16, 46) * .5 + noise(6, 16) * .2; leaf = noise(2.2, 2.2); crown = noise(90, 13) * .6 + noise(60, 5) * .35
    for k, (x0, y0, x1, y1, hz) in enumerate(boxes):
        l = o @ W_; g = G(((l < 120) & box(x0, y0, x1, y1)).astype('f'), .8)
        v = (y - y0) / (y1 - y0); s = np.array(sky) + (np.array(low) - sky) * np.clip(v / hz, 0, 1)[..., None] + (cloud * 9)[..., None]
        t = 1 / (1 + np.exp(-(v - hz - .09 * crown - .03 * leaf) * 45)); tree = np.array([30, 37, 26]) + (leaf * 9)[..., None] * [1, 1.2, .8]
        r = s * (1 - t[..., None]) + tree * t[..., None]; r = G(r, (1.1, 1.1, 0)); o = o + ((o * .62 + r * strength) - o) * g[..., None]
    return o
def stone(o, boxes, f):
    for b in boxes:
        l = o @ W_; sat = o.max(2) - o.min(2); m = G((box(*b) & (l > 150) & (sat < 45)).astype('f'), .7); v = np.clip((y - b[1]) / (b[3] - b[1]), 0, 1)
        t = f * (1 - .07 * v + .035 * noise(2, 9) + .02 * noise(1, 2)); o = o + (o * t[..., None] * [1, .982, .945] - o) * m[..., None]
    return o
if sys.argv[1] == 'extension':
    wins = [(500, 280, 632, 452, .74), (792, 312, 906, 476, .70), (1126, 352, 1214, 500, .62)]; sills = [(488, 448, 640, 486), (780, 470, 914, 506), (1116, 490, 1228, 528)]
    wall = poly([(0, 157), (560, 221), (960, 275), (1312, 330), (1303, 690), (1191, 690), (1191, 541), (352, 487), (339, 560), (339, 930), (0, 960)])
    l = a @ W_; sat = a.max(2) - a.min(2)
    for x0, y0, x1, y1, _ in wins: wall &= ~(box(x0 - 3, y0 - 4, x1 + 3, y1 + 2))
    for b in sills: wall &= ~(box(*b) & (l > 150) & (sat < 45))
    m = G(wall.astype('f'), .8) * np.clip((l - 28) / 30, 0, 1)
    eaves = np.interp(x, [0, 560, 960, 1312], [157, 221, 275, 330]); d = y - eaves
    f = .925 + .025 * noise(45, 60) + .018 * noise(50, 2.6) + .012 * noise(3, 6); f *= 1 - .17 * np.exp(-np.maximum(d, 0) / 42) * (1 + .35 * noise(40, 4))      # soot below the gutter, streaks
    for x0, y0, x1, y1 in sills:       # run-off below the ends of the sills and a veil between them
        run = np.exp(-((x - x0 - 8) / 7) ** 2) + np.exp(-((x - x1 + 8) / 7) ** 2) + .45 * ((x > x0) & (x < x1)); f *= 1 - .22 * run * (y > y1 - 6) * np.exp(-np.maximum(y - y1, 0) / 60) * (1 + .3 * noise(30, 2))
    f *= 1 - .16 * np.exp(-((x - 205) / 12) ** 2) * np.clip((y - 300) / 300, 0, 1)      # beside the pipe
    w = a * f[..., None]; lw = (w @ W_)[..., None]; w = lw + (w - lw) * .98; w = np.where(lw > 150, w * (150 + (lw - 150) * .97) / np.maximum(lw, 1), w)      # older mortar: the lightest go
    o = a + (w - a) * m[..., None]
    o = panes(o, wins, [150, 168, 190], [196, 202, 204], .46); o = stone(o, sills, .90); o = stone(o, [(1290, 870, 1680, 930)], .92)
    t = np.maximum(m, G(poly([(356, 506), (1184, 556), (1184, 900), (340, 940), (340, 560)]).astype('f'), 1) * np.clip((l - 60) / 30, 0, 1) * np.clip((sat - 18) / 15, 0, 1) * (1 - G(box(456, 588, 1076, 960).astype("f"), 1))); v = G(poly([(356, 506), (1184, 556), (1184, 900), (340, 940), (340, 560)]).astype('f'), 1) * np.clip((l - 28) / 30, 0, 1) * (1 - G(box(456, 588, 1076, 960).astype('f'), 1)); o = o * (1 - .055 * v)[..., None]; u = o + (o - G(o, (1.2, 1.2, 0))) * .55; u = u * (1 + .018 * noise(.55, .55) + .010 * noise(1.1, 1.8))[..., None]; o = o + (u - o) * t[..., None]      # the faces of bricks have a grain
    for cx in range(354, 1188):       # the coping's drip and its lit edge, in lengths of 2.4 m
        ty = int(round(np.interp(cx, [352, 1190], [488, 541]))); col = l[ty - 7:ty + 9, cx]; dark = np.where(col < 45)[0]
        if len(dark):
            t0 = ty - 7 + dark[0]; e = np.array([104, 108, 112]) * (.92 + .08 * np.sin(cx * .05)); o[t0] [cx] = e; o[t0 + 1][cx] = o[t0 + 1][cx] * .4 + e * .6; o[t0 + 2][cx] = o[t0 + 2][cx] * .8 + e * .2
            if (cx - 354) % 232 in (0, 1) and cx > 400: o[t0:t0 + 16, cx] = o[t0:t0 + 16, cx] * .5 + 34
elif sys.argv[1] == 'hero':
    l = a @ W_; o = a
    m = G(poly([(1216, 742), (1680, 772), (1680, 1120), (884, 1120), (1490, 914), (1492, 896), (1424, 888), (1392, 822), (1250, 806)]).astype('f'), 2) * np.clip((o[..., 1] - o[..., 2] - 14) / 20, 0, 1)
    f = 1 + .07 * noise(12, 60) + .05 * noise(6, 24) - .02; g = (l + (o.transpose(2, 0, 1) - l) * .80).transpose(1, 2, 0) * f[..., None] * (1 + np.array([.055, .0, -.01]) * np.clip(noise(10, 42), -1.4, 1.6)[..., None]); o = o + (g - o) * m[..., None]
    for x0, y0, x1, y1 in ((492, 772, 772, 846), (956, 728, 1132, 784)):       # run-off below the ends of the sills
        lowest = np.interp(x, [x0, x1], [y1, y0 + .72 * (y1 - y0)]); run = np.exp(-((x - x0 - 7) / 8) ** 2) + np.exp(-((x - x1 + 7) / 8) ** 2) + .3 * ((x > x0) & (x < x1)); d = y - lowest
        o = o * (1 - .20 * run * (d > 0) * np.exp(-np.maximum(d, 0) / 75) * (1 + .3 * noise(30, 2)))[..., None]
    t = G(((x > 1218) & (y > 60) & (y < 548)).astype('f'), 1.2); b = G(o, (1., 1., 0)); lb = (b @ W_)[..., None]; h = b + (np.array([150, 160, 158]) - b) * .08 * np.clip((175 - lb) / 60, 0, 1); o = o + (h - o) * t[..., None]      # the trees stand back
else:
    wins = [(562, 472, 698, 588, .66), (752, 488, 866, 600, .60), (1054, 505, 1184, 618, .70), (562, 729, 698, 838, .52), (1036, 733, 1198, 846, .56)]
    o = panes(a, wins, [150, 170, 196], [200, 207, 210], .46)
    l = o @ W_; green = (o[..., 1] - o[..., 2] > 22) & (y > 800); m = G(green.astype('f'), 1.5); f = 1 + .075 * noise(10, 70) + .05 * noise(5, 26) - .03; w = o * f[..., None] * (1 + np.array([.05, .0, -.02]) * np.clip(noise(9, 40), -1.5, 1.5)[..., None])
    o = o + (w - o) * m[..., None]
o.clip(0, 255).round().astype('u1').tofile('w_out.raw')
