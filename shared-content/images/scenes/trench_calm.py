"""Calms the bricks and the concrete of trench.png: python3 calm.py, raw RGB 1680 x 1120 from w.raw to w_out.raw"""
import numpy as np; from scipy.ndimage import gaussian_filter as G
a = np.fromfile('w.raw', 'u1').reshape(1120, 1680, 3).astype('f'); y, x = np.mgrid[0:1120, 0:1680].astype('f'); W = np.array([.2126, .7152, .0722]); l = a @ W; r = np.random.default_rng(8); n = lambda s: (lambda q: q / q.std())(G(r.normal(size=l.shape), s))
red = np.clip((a[..., 0] - a[..., 1] - 26) / 16, 0, 1) * ((x > 765) & (x < 1270) & (y > 290) & (y < 490)); red = G(red, .7)[..., None]
t = l[..., None] + (a - l[..., None]) * .58; t = t * (1.06 + .10 * n(7) + .06 * n(1.4) + .05 * n(.6))[..., None] * [1.0, 1.02, .98]; o = a + (t - a) * red
con = G(((y > 860) & (x > 940) & (x < 1310) & (l > 165) & (a.max(2) - a.min(2) < 40)).astype('f'), 2); lo = o @ W; c = np.where(lo > 165, 165 + (lo - 165) * .55, lo) * (1 + .035 * n(9) + .02 * n(2)); o = o * (1 + (c / np.maximum(lo, 1) - 1) * con)[..., None]
o.clip(0, 255).round().astype('u1').tofile('w_out.raw')
