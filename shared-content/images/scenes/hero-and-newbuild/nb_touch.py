"""Gravel along the foot of the gable wall, where the ground lay bare and the wall hung over it: python3 nb_touch.py in.raw out.raw"""
import sys, numpy as np; from scipy.ndimage import gaussian_filter as G
a = np.fromfile(sys.argv[1], 'u1').reshape(1120, 1680, 3).astype('f'); r = np.random.default_rng(3); y, x = np.mgrid[0:1120, 0:1680].astype('f'); y += .5; x += .5
wall = lambda x: np.interp(x, [402, 437, 455.7, 475.7, 495.7, 511.4, 533], [880.5, 902.5, 913.2, 923.4, 934.1, 943.9, 942.4]); kerb = lambda x: np.interp(x, [402, 425.7, 444.3, 464.3, 482.9, 498.6, 513, 533], [891, 905.2, 915.7, 928.4, 939.8, 949.4, 948.4, 945.5])
m = G(((y > wall(x)) & (y < kerb(x) + .9) & (x > 404) & (x < 533)).astype('f'), .45); l = a @ np.array([.2126, .7152, .0722])
n = lambda s: (lambda q: q / q.std())(G(r.normal(size=l.shape), s)); t = 1 + .20 * n(.75) + .08 * n(2.); d = y - wall(x); s = 1 - .62 * np.exp(-np.maximum(d, 0) / 1.5)
grass = np.clip((448 - x) / 10, 0, 1) * np.clip((l - 20) / 20, 0, 1); c = np.array([124, 114, 101]) * (t * s)[..., None]
a += (c - a) * (m * (1 - grass))[..., None]
g = G(((x > 519) & (x < 541) & (y > 945) & (y < 951.5)).astype('f'), .8) * np.clip((l - 110) / 50, 0, 1); a *= 1 - .48 * g[..., None]
q = a[434:474, 0:14].copy(); o = G(((q @ np.array([.2126, .7152, .0722])) < np.median(q @ np.array([.2126, .7152, .0722])) - 12).astype('f'), 1.6); o = np.clip(o * 4, 0, 1)[..., None]; a[434:474, 0:14] = q + (a[434:474, 30:44] - q) * o      # a leaf at the edge without a tree
a.clip(0, 255).round().astype('u1').tofile(sys.argv[2])
