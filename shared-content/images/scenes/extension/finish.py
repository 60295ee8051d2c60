"""2D touches on the developed picture: python3 finish.py in.npy old.raw out.raw   (old.raw: the picture before, for the kitchen behind the panes)"""
import sys, os, numpy as np; from scipy.ndimage import gaussian_filter as G, binary_opening, binary_erosion
W_ = np.array([.2126, .7152, .0722]); a = np.load(sys.argv[1]).astype('f'); old = np.fromfile(sys.argv[2], 'u1').reshape(1120, 1680, 3).astype('f'); y, x = np.mgrid[0:1120, 0:1680].astype('f')
z = np.load(f"{os.environ.get('IMG_TMP', 'work')}/ext_f_1680.npz"); idx = z['idx'][::-1, :, 0]; alb = z['alb'][::-1] @ W_; rng = np.random.default_rng(8)
def noise(sy, sx): n = G(rng.normal(size=(1120, 1680)), (sy, sx)); return n / n.std()
def poly(pts):
    m = np.zeros((1120, 1680), bool); p = np.array(pts, float)
    for (x0, y0), (x1, y1) in zip(p, np.roll(p, -1, 0)):
        if y0 != y1: m ^= ((y0 > y) != (y1 > y)) & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
    return m
def box(x0, y0, x1, y1): return (x >= x0) & (x < x1) & (y >= y0) & (y < y1)
SOOT, RUN = .17, .20
wins = [(500, 280, 632, 452), (792, 312, 906, 476), (1126, 352, 1214, 500)]; sills = [(488, 448, 640, 486), (780, 470, 914, 506), (1116, 490, 1228, 528)]
wall = poly([(0, 157), (560, 221), (960, 275), (1312, 330), (1303, 690), (1191, 690), (1191, 541), (352, 487), (339, 560), (339, 930), (0, 960)])
l = a @ W_; sat = a.max(2) - a.min(2)
for b in wins: wall &= ~box(b[0] - 3, b[1] - 4, b[2] + 3, b[3] + 2)
for b in sills: wall &= ~(box(*b) & (l > 150) & (sat < 45))
m = G((wall & (alb > .03)).astype('f'), .7)
eaves = np.interp(x, [0, 560, 960, 1312], [157, 221, 275, 330]); d = y - eaves
f = .955 + .018 * noise(45, 60) + .012 * noise(50, 2.6); f *= 1 - SOOT * np.exp(-np.maximum(d, 0) / 42) * (1 + .35 * noise(40, 4))      # soot below the gutter, streaks
for x0, y0, x1, y1 in sills:       # run-off below the ends of the sills and a veil between them
    run = np.exp(-((x - x0 - 8) / 7) ** 2) + np.exp(-((x - x1 + 8) / 7) ** 2) + .4 * ((x > x0) & (x < x1)); f *= 1 - RUN * run * (y > y1 - 6) * np.exp(-np.maximum(y - y1, 0) / 60) * (1 + .3 * noise(30, 2))
w = a * f[..., None]; o = a + (w - a) * m[..., None]
for b in sills: k = G((box(*b) & (l > 150) & (sat < 60)).astype('f'), .7) * (1 - .93 + .02 * noise(2, 9) + .05 * np.clip((y - b[1]) / (b[3] - b[1]), 0, 1)); o = o * (1 - np.clip(k, 0, .3))[..., None]
# the kitchen: the old picture has 156 samples there
p = (np.abs(idx - 9) < .5) & poly([(470, 600), (1062, 625), (1062, 940), (470, 975)])
if len(sys.argv) > 4 and sys.argv[4] == 'kitchen':
    q = G((p | poly([(702, 618), (782, 619), (782, 955), (702, 957)])).astype('f'), .6)      # and what stands open
    k = old * .955 + 4; lk = (k @ W_)[..., None]; k = lk + (k - lk) * .95; o = o + (k - o) * q[..., None]
tr = G(((np.abs(idx - 5) < .5) & (x > 1240)).astype('f'), 1.5)[..., None]; lo = (G(o, (1, 1, 0)) @ W_)[..., None]; o = o + (np.array([148, 158, 158]) - o) * .11 * np.clip((150 - lo) / 90, 0, 1) * tr      # air before the trees
gr = G(((o[..., 1] > o[..., 2] + 8) & (o[..., 1] > o[..., 0] - 4) & (alb < .3) & ((x > 1240) | (y > 980))).astype('f'), 1.5)[..., None]; o = o + (o * np.array([1.17, 1.15, 1.10]) - o) * gr      # leaves and lawn in the sun
rf = G(poly([(0, 0), (60, 0), (500, 84), (1090, 194), (1290, 314), (0, 138)]).astype('f'), 1) * (1 - G(box(490, 40, 640, 136).astype('f'), 1)); lr = (o @ W_)[..., None]; o = o + (lr + (o - lr) * .75 - o) * rf[..., None]; lr = o @ W_; ex = np.maximum(lr - G(lr, 14) - 8, 0); o = o * (1 + (.13 - .40 * ex / np.maximum(lr, 20)) * rf)[..., None]      # the roof: quieter, a little lighter
tz = ((x > 1306) & (y < 700)); ct = (np.abs(idx - 5) < .5); s5 = G((ct & tz).astype('f'), 6) * tz; lr = o @ W_; ex = np.maximum(lr - G(lr, 6) * 1.18 - 3, 0); t = (np.clip((s5 - .25) / .35, 0, 1) * .68 * ex / np.maximum(lr, 20))[..., None]; o = o * (1 - t)      # sky between leaves is less bright
b = G(o, (.9, .9, 0)); o = o + (b - o) * (np.clip((s5 - .2) / .3, 0, 1) * .25)[..., None]
o = 255 * (np.clip(o * 1.012, 0, 255) / 255) ** 1.085      # the middle a little lower
n = G(rng.normal(size=(1120, 1680)), .65); n /= n.std(); o = o + (n * 1.4)[..., None] + rng.random(o.shape) - .5
o = o.clip(0, 255).astype('u1'); o.tofile(sys.argv[3]); Y = o @ W_
print('percentiles 1 5 25 50 75 95 99', np.percentile(Y, [1, 5, 25, 50, 75, 95, 99]).round(), 'mean', o.reshape(-1, 3).mean(0).round())
