"""The kitchen window mirrors a little of the sky: python3 panes.py IN.png OUT.png"""
import sys, numpy as np
from pngio import *
from scipy import ndimage as nd
a = read(sys.argv[1]).astype(float)[..., :3]; Y = a @ [.2126, .7152, .0722]; h, w = Y.shape; y, x = np.mgrid[:h, :w]
m = (x > 640) & (x < 768) & (y > 745) & (y < 812) & (nd.gaussian_filter(Y, 1) < 45)
g = np.interp(y, [700, 812], [.30, .10]) * (1 + .25 * nd.gaussian_filter(np.random.default_rng(3).normal(size=(h, w)), 9) * 9)
m = nd.gaussian_filter(m.astype(float), 1.)[..., None]
write(sys.argv[2], (a + m * (np.array([178, 188, 196]) - a) * g[..., None] + .5).clip(0, 255).astype('u1'))
