"""Calms the arch's wall: burnt headers dark brown instead of black, mortar less bright: python3 calm.py, raw RGB 1680 x 1120 from w.raw to w_out.raw"""
import numpy as np; from scipy.ndimage import gaussian_filter as G, label
a = np.fromfile('w.raw', 'u1').reshape(1120, 1680, 3).astype('f'); y, x = np.mgrid[0:1120, 0:1680].astype('f'); W = np.array([.2126, .7152, .0722]); l = a @ W
def poly(pts):
    m = np.zeros(l.shape, bool); p = np.array(pts, float)
    for (x0, y0), (x1, y1) in zip(p, np.roll(p, -1, 0)):
        if y0 != y1: m ^= ((y0 > y) != (y1 > y)) & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
    return m
wall = ~poly([(560, 118), (1350, 305), (1318, 500), (1272, 1120), (610, 1120), (612, 360)])
s = G(l, 2.2); lab, n = label((s < 92) & wall); size = np.bincount(lab.ravel()); size[0] = 0; big = size[lab] > 260
m = np.clip(G(big.astype('f'), 1.6) * 1.25, 0, 1) * np.clip((112 - l) / 30, 0, 1); r = np.random.default_rng(3); k = np.array([r.uniform(.35, .85) for _ in range(n + 1)])[lab]; k = G(k * big, 3) / np.maximum(G(big.astype('f'), 3), .05)
t = np.array([96, 76, 58]) + (l - s)[..., None] * .9 + (r.normal(size=l.shape) * 3)[..., None]; o = a + (t - a) * (m * np.clip(k, 0, 1))[..., None]
lo = o @ W; c = np.where(lo > 178, 178 + (lo - 178) * .62, lo); w = G(wall.astype('f'), 1); o = o * (1 + (c / np.maximum(lo, 1) - 1) * w)[..., None]; o = o + (o.mean((0, 1)) - o) * (.07 * w)[..., None]
o.clip(0, 255).round().astype('u1').tofile('w_out.raw')
