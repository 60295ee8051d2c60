"""before.jpg as it was, with a sky in the lower window and the bed overgrown: python3 overgrow.py IN.png OUT.png"""
import sys, numpy as np; from pngio import *; from scipy import ndimage as nd
a = read(sys.argv[1])[..., :3].astype(float); h, w = a.shape[:2]; y, x = np.mgrid[:h, :w]; r = np.random.default_rng(7); o = a.copy()
def noise(s, seed): n = nd.gaussian_filter(np.random.default_rng(seed).normal(size=(h, w)), s); return n / n.std()
# the panes: a grey sky and the trees' line below it, over what is seen inside
for x0, x1, y0, y1 in ((644, 697, 706, 807), (714, 764, 706, 806)):
    m = (x >= x0) & (x < x1) & (y >= y0) & (y < y1); m = nd.gaussian_filter(m.astype(float), .8)
    line = y0 + .62 * (y1 - y0) + 5 * noise(16, 3); t = np.clip((y - line) / 5, 0, 1); sky = 128 - 26 * (y - y0) / (y1 - y0); ref = (sky * (1 - t) + 44 * t)[..., None] * np.array([.97, 1., 1.03]) + noise(2.5, 5)[..., None] * 3
    k = (.62 * m)[..., None]; o = o * (1 - k) + (ref + .35 * a) * k
m = nd.gaussian_filter(((x >= 442) & (x < 510) & (y >= 713) & (y < 812)).astype(float), .8)[..., None] * .45; o = o * (1 - m) + (np.stack([70 - 22 * (y - 713) / 99] * 3, -1) * np.array([.97, 1, 1.04]) + .4 * a) * m
# leaves of the hedge, laid in small patches over the bed's walls and plants
SY, SX, SH, SW = 745, 1545, 205, 130
acc = np.zeros_like(a); wt = np.zeros((h, w)); p = 34; yy, xx = np.mgrid[:p, :p]; win = np.exp(-(((yy - p / 2) ** 2 + (xx - p / 2) ** 2) / (p / 3.2) ** 2) ** 2)
x0, x1 = 1095, 1560
edge = nd.gaussian_filter1d(r.normal(size=w), 16) * 34 + nd.gaussian_filter1d(r.normal(size=w), 4) * 9
top = 862 - 26 * np.sin((np.arange(w) - x0) / (x1 - x0) * np.pi) + edge; foot = np.interp(np.arange(w), [x0, 1270, x1], [955, 990, 976]) + nd.gaussian_filter1d(r.normal(size=w), 5) * 8
order = [(yy0, xx0) for yy0 in range(820, 1000, 11) for xx0 in range(x0 - 20, x1 + 10, 11)]; r.shuffle(order)
for ty, tx in order:
    sy, sx = SY + r.integers(0, SH - p), SX + r.integers(0, SW - p); q = a[sy:sy + p, sx:sx + p]; q = q[:, ::-1] if r.random() < .5 else q
    acc[ty:ty + p, tx:tx + p] = acc[ty:ty + p, tx:tx + p] * (1 - win[..., None]) + q * win[..., None]; wt[ty:ty + p, tx:tx + p] = np.maximum(wt[ty:ty + p, tx:tx + p], win)
leaf = np.clip((y - top[None]) / 3, 0, 1) * np.clip((foot[None] - y) / 3, 0, 1) * np.clip((x - x0 - 8 * noise(6, 11)) / 8, 0, 1) * np.clip((x1 - x - 10 * noise(6, 12)) / 8, 0, 1)
l = a.mean(2); frac = noise(2.2, 21) * .5 + noise(7, 22) * .5; soft = np.clip((y - top[None]) / 30, 0, 1) * np.clip((foot[None] - y) / 10, 0, 1); leaf = leaf * np.clip((frac + 3.2 * soft) / .6, 0, 1); leaf = nd.gaussian_filter(leaf, .8)
depth = np.clip((y - top[None]) / np.maximum(foot - top, 1)[None], 0, 1); lobes = 1 + .16 * noise(13, 31); shade = (1.12 - .62 * depth ** 1.6) * lobes
mid = acc[wt > .5].mean(0); green = (mid + 1.3 * (acc - mid)).clip(4, 255) * shade[..., None] * np.array([1.0, 1.0, .96]); o = o * (1 - leaf[..., None]) + green * leaf[..., None]
sh = nd.gaussian_filter(((y > foot[None] - 6) & (y < foot[None] + 13) & (x > x0) & (x < x1 + 15)).astype(float), 5) * (1 - leaf); o = o * (1 - .5 * sh)[..., None]
write(sys.argv[2], (o.clip(0, 255) + .5).astype('u1'))
