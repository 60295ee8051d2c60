"""slating.png with the contrast and the grain of the other pictures, its battens less yellow: python3 look.py IN.png OUT.png"""
import sys, numpy as np; from pngio import *; from scipy import ndimage as nd
a = read(sys.argv[1]).astype(float)[..., :3] / 255; W = np.array([.2126, .7152, .0722]); l = (a @ W)[..., None]
wood = nd.gaussian_filter(((a[..., 0] > a[..., 2] + .12)).astype(float), 1.5)[..., None]; slate = nd.gaussian_filter((l[..., 0] < .62).astype(float), 1.5)[..., None] * (1 - wood); k = .42 * wood + .55 * slate; a = a * (1 - k) + l * k
lo, hi = np.percentile(l, [.6, 99.2]); o = ((a - lo) / (hi - lo)).clip(0, 1.2) * .91 + .025
o = o + .13 * np.sin(2 * np.pi * (o.clip(0, 1) - .5)) * .5                        # a soft S
lum = (o @ W)[..., None]; o = lum + (o - lum) * 1.06; o = o * np.array([1.025, 1., .965])
d = o - nd.gaussian_filter(o, (1.2, 1.2, 0)); o = o + .45 * d                     # the riven face, crisp
o = o + np.random.default_rng(5).normal(size=o.shape[:2])[..., None] * .009
write(sys.argv[2], (o.clip(0, 1) * 255 + .5).astype('u1')); print(np.percentile(o @ W * 255, [1, 5, 25, 50, 75, 95, 99]).round())
