"""The trees of the new house behind the hedge, in soft focus, in place of those that stand too near: python3 trees.py IN.png newbuild.png OUT.png (of the developed picture, before touch.py)"""
import sys, numpy as np
from pngio import *
from scipy.ndimage import gaussian_filter as G, zoom
a = read(sys.argv[1])[..., :3].astype(float); n = read(sys.argv[2])[..., :3].astype(float); h, w = a.shape[:2]; y, x = np.mgrid[:h, :w]
X1, HEDGE = 640, 340; t = n[448:776, 1222:1676]; t = zoom(t, (HEDGE / t.shape[0], X1 / t.shape[1], 1), order=1); t = G(t, (2.2, 2.2, 0))
W = np.array([.2126, .7152, .0722]); l = (t @ W)[..., None]; t = l + (t - l) * .92; t = t + (np.array([188, 200, 206]) - t) * .10
f = a.copy(); f[:HEDGE, :X1] = t
# where the house, its gutter or the hedge begins
rng = np.random.default_rng(4); edge = 334 + np.abs(G(rng.normal(size=w), 3)) * 12 + np.abs(G(rng.normal(size=w), 1.2)) * 5; side = np.where(y < 34, 594, 626)
m = G(((x < side) & (y < edge[None])).astype(float), .9)[..., None]
o = a + (f - a) * m
hedge = G(((y >= 330) & (x < 760) & (a[..., 1] > a[..., 0] * 1.04)).astype(float), 2)[..., None] * (1 - m); o = o + (255 * (a / 255) ** .90 - o) * hedge
write(sys.argv[3], (o.clip(0, 255) + .5).astype('u1'))
