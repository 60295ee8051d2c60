"""The level less new, and the picture without the blockwork's near ends: python3 level.py IN.png OUT.png (then the part of 1080 x 720 at 190, 70, scaled to 1680 x 1120)"""
import sys
import numpy as np
import scipy.ndimage as nd
import pngio

img = pngio.read(sys.argv[1])[..., :3].astype(float)
y, x = np.mgrid[:1120, :1680].astype(float)
inside = np.zeros(y.shape, bool)
p = np.array([(322, 238), (356, 236), (464, 342), (462, 400), (430, 396), (322, 276)], float)
for (x0, y0), (x1, y1) in zip(p, np.roll(p, -1, 0)):
    if y0 != y1:
        inside ^= ((y0 > y) != (y1 > y)) & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
r, g, b = (img[..., i] for i in range(3))
yellow = (r > 120) & (g > 105) & (r - b > 50) & (abs(r - g) < 60)
white = (r > 165) & (b > 140)
mask = nd.gaussian_filter(nd.binary_closing((yellow | white) & inside, iterations=2).astype(float), 1.0)[..., None]
noise = nd.gaussian_filter(np.random.default_rng(4).normal(size=y.shape), 3)
noise = (noise / noise.std())[..., None]
l = img @ np.array([.2126, .7152, .0722])
dull = (l[..., None] + (img - l[..., None]) * .62) * np.array([.78, .74, .70]) * (1 - .10 * np.clip(noise, -1, 2))
dull = np.minimum(dull, 168)
pngio.write(sys.argv[2], np.round(np.clip(img + mask * (dull - img), 0, 255)).astype(np.uint8))
