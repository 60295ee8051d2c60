"""A few samples leave grain in what is far out of focus: a little blur there, then the film's grain: python3 soften.py IN.png OUT.png"""
import sys, numpy as np
from pngio import *
from scipy import ndimage as nd
a = read(sys.argv[1]).astype(float)[..., :3]; h, w = a.shape[:2]; y, x = np.mgrid[:h, :w]
far = (y < 322) & (x < 640) | (x >= 625) & (y < 358) | (x > 772) & (y < 500) | (x > 830 - (y - 530) * .2) & (y > 500)
m = nd.gaussian_filter(far.astype(float), 6)[..., None]
s = np.stack([nd.gaussian_filter(a[..., k], 2.2) for k in range(3)], -1); n = nd.gaussian_filter(np.random.default_rng(5).normal(size=(h, w)), .7)
write(sys.argv[2], (a * (1 - m) + (s + (n / n.std() * 1.6)[..., None]) * m + .5).clip(0, 255).astype('u1'))
