"""Lightens the house's shadow on the hedge in hero.jpg, which reads as a hole, by the leaves beside it: raw RGB 1680 x 1120"""
import numpy as np; from scipy.ndimage import gaussian_filter as G
a = np.fromfile('w.raw', 'u1').reshape(1120, 1680, 3).astype('f'); y, x = np.mgrid[0:1120, 0:1680].astype('f')
l = a @ [.2126, .7152, .0722]; m = ((x > 1218) & (x < 1294) & (y > 640) & (y < 744)).astype('f'); m = G(m * (G(l, 3) < 34), 3.5) * (x > 1217)
src = np.roll(a, -84, 1); ls = (src @ [.2126, .7152, .0722])[..., None]; o = a + (src * .62 * [.94, 1., 1.02] - a) * np.clip(m * 1.15, 0, 1)[..., None]
o.clip(0, 255).round().astype('u1').tofile('w_out.raw')
