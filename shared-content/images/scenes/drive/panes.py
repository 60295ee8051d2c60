"""Panes that mirror the sky and the trees, and the house as soft as it is far: python3 panes.py IN.png OUT.png"""
import sys, numpy as np
from pngio import *
from scipy import ndimage as nd
a = read(sys.argv[1]).astype(float)[..., :3]; h, w = a.shape[:2]; y, x = np.mgrid[:h, :w]; rng = np.random.default_rng(4)
far = (y < 336) & (x < 715) | (x >= 620) & (y < 372) | (x > 760) & (y < 530)
m = nd.gaussian_filter(far.astype(float), 5)[..., None]; s = np.stack([nd.gaussian_filter(a[..., k], 1.15) for k in range(3)], -1)
pane = np.zeros((h, w))
for x0, x1 in ((832, 962), (1172, 1308)): pane[(y > 296) & (y < 432) & (x > x0) & (x < x1)] = 1
l = s @ np.array([.2126, .7152, .0722]); dark = pane * np.clip((62 - l) / 30, 0, 1)
n = nd.gaussian_filter(rng.normal(size=(h, w)), (7, 12)); n /= n.std(); sky = np.clip((400 - y) / 90 + .45 * n, 0, 1)[..., None]
mirror = np.array([52, 60, 56.]) * (1 - sky) + np.array([112, 122, 128.]) * sky
s = s + (mirror * .8) * nd.gaussian_filter(dark, .8)[..., None]
g = nd.gaussian_filter(rng.normal(size=(h, w)), .7); s = s + (g / g.std() * 1.8)[..., None]
write(sys.argv[2], (a * (1 - m) + s * m + .5).clip(0, 255).astype('u1'))
