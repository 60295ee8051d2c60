"""The trees beyond the fence as far away as they are: python3 trees.py IN.png OUT.png"""
import sys, numpy as np
from pngio import *
from scipy import ndimage as nd
a = read(sys.argv[1]).astype(float)[..., :3]; h, w = a.shape[:2]; y, x = np.mgrid[:h, :w]
l = a @ np.array([.2126, .7152, .0722]); rng = np.random.default_rng(9)
edge = lambda t, k: np.clip(t / k + .5, 0, 1)
# where the sky is seen below the crowns stands what grows further off
lump = nd.gaussian_filter(rng.normal(size=(h, w)), (9, 16)); lump /= lump.std()
low = edge(y - (650 + 12 * lump), 14) * edge(742 - y, 6) * (x > 1247) * edge(l - 150, 50)
leaf = nd.gaussian_filter(rng.normal(size=(h, w)), 1.6); leaf /= leaf.std(); far = (np.array([96, 110, 94.]) + (leaf * 9 + lump * 6)[..., None])
a = a * (1 - low[..., None]) + far * low[..., None]; l = a @ np.array([.2126, .7152, .0722])
# air between here and there, and a lens that is focused on the house
z = (edge(x - 1249, 3) * edge(722 - y, 24) * edge(y - 366, 24))[..., None]
s = np.stack([nd.gaussian_filter(a[..., k], .85) for k in range(3)], -1); air = .17 * np.clip((150 - (s @ np.array([.2126, .7152, .0722]))) / 90, 0, 1)[..., None]
s = s * (1 - air) + np.array([150, 160, 156.]) * air; g = nd.gaussian_filter(rng.normal(size=(h, w)), .7); s = s + (g / g.std() * 1.6)[..., None]
a = a * (1 - z) + s * z
write(sys.argv[2], (a + .5).clip(0, 255).astype('u1'))
