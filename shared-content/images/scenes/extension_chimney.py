"""Raises the chimney of extension.png by three courses: python3 chimney.py, raw RGB 1680 x 1120 from w.raw to w_out.raw"""
import numpy as np; from scipy.ndimage import gaussian_filter as G, map_coordinates
a = np.fromfile('w.raw', 'u1').reshape(1120, 1680, 3).astype('f'); K = 4; X0, Y0, w, h = 440, 0, 240, 150; UP, PER = 28, 13.25
yy, xx = np.mgrid[0:h * K, 0:w * K].astype('f') / K + .5 / K - .5; at = lambda y, x: np.stack([map_coordinates(a[..., c], [y + Y0, x + X0], order=1, mode='nearest') for c in range(3)], -1)
def poly(pts):
    m = np.zeros(xx.shape, bool); p = np.array(pts, float) / 4
    for (x0, y0), (x1, y1) in zip(p, np.roll(p, -1, 0)):
        if y0 != y1: m ^= ((y0 > yy) != (y1 > yy)) & (xx < (x1 - x0) * (yy - y0) / (y1 - y0) + x0)
    return m
cap = [(276, 243), (734, 326), (732, 356), (710, 364), (290, 292), (257, 377), (236, 374)]; pots = [[(315, 170), (400, 170), (400, 268), (315, 268)], [(440, 193), (525, 193), (525, 292), (440, 292)], [(564, 217), (647, 217), (647, 314), (564, 314)]]
body = [poly(cap)] + [poly(p) for p in pots]; M = np.any(body, 0) | poly([(272, 236), (745, 320), (745, 366), (708, 372), (292, 296), (268, 384), (230, 382)])
o = at(yy, xx)
# behind the old cap and pots: sky, and on both sides of the stack the roof
sky = at(np.full_like(yy, 30) + (yy % 9), xx * 0 + 20 + (xx * 7.3 % 40)); ridge = 56 + (xx - 0) * .186; left = at(yy - 3.2, xx - 16); right = at(yy + 2.6, xx + 13)
o = np.where((M & (yy < ridge))[..., None], sky * 0 + at(np.full_like(yy, 22), xx), o); o = np.where((M & (yy >= ridge) & (xx < 74))[..., None], left, o); o = np.where((M & (yy >= ridge) & (xx > 176))[..., None], right, o)
# brick: the two courses below, repeated
cut = 80.6 + (xx - 73.75) * .152; face = (xx > 68.5) & (xx < 177.4) & (yy < cut + .3) & (yy > 62 + (xx - 73) * .205 - UP); d = cut - yy; src = np.where(d > 0, cut + PER - (d % PER), yy); o = np.where(face[..., None], at(src, xx), o)
side = poly([(290, 292 - 4 * UP), (290, 380), (262, 366), (257, 377 - 4 * UP)]); o = np.where(side[..., None] & (xx < 72.5)[..., None], at(np.clip(yy, 84, 90), np.full_like(xx, 70.5)) * .92, o)
# cap and pots, higher
up = np.any([m for m in body], 0); sh = np.zeros_like(up); sh[:-UP * K] = up[UP * K:]; o = np.where(sh[..., None], at(yy + UP, xx), o)
top = 73 + (xx - 73) * .205 - UP; shade = np.clip(1 - (yy - top) / 5, 0, 1) * face * (yy > top) * ~sh; o = o * (1 - .35 * shade[..., None])      # below the cap
s = o.reshape(h, K, w, K, 3).mean((1, 3)); s = s + np.random.default_rng(1).normal(size=(h, w, 1)) * 1.2; out = a.copy(); out[Y0:Y0 + h, X0:X0 + w] = s; out.clip(0, 255).round().astype('u1').tofile('w_out.raw')
