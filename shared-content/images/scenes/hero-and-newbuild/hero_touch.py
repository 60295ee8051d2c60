"""Cream for the blind and its hem, one leaf less bright, the putty of the right skewback in line: python3 hero_touch.py in.raw out.raw"""
import sys, numpy as np; from scipy.ndimage import gaussian_filter as G, binary_erosion
a = np.fromfile(sys.argv[1], 'u1').reshape(1120, 1680, 3).astype('f'); y, x = np.mgrid[0:1120, 0:1680].astype('f'); W_ = np.array([.2126, .7152, .0722])
g = np.zeros((1120, 1680), 'f'); g[240:760, 489:1090] = G((np.abs(np.load('lay/hp_f_idx.npy')[..., 0] - 9) < .5)[::-1].astype('f'), .6); g[:, :940] = 0
hem = 439.0 + (x - 963) * .085; up = 1 / (1 + np.exp(np.clip((y - hem) * 2.2, -30, 30))); m = g * up
a *= 1 - m[..., None] * np.array([.012, .058, .105]); band = m * np.exp(-np.clip(((hem - y) - 3.2) / 2.6, -9, 9) ** 4); a *= 1 - .13 * band[..., None]; a *= 1 - .10 * (g * np.exp(-((y - hem - 2.2) / 1.6) ** 2))[..., None]
l = a @ W_; k = G((np.hypot(x - 1033.5, y - 600) < 8).astype('f'), 1.5) * np.clip((l - 70) / 60, 0, 1) * g; t = G(a, (.8, .8, 0)) * np.array([.44, .52, .38]); a += (t - a) * (k * .85)[..., None]
l = a @ W_; s = a.max(2) - a.min(2); k = G(((x > 950) & (x < 961) & (y > 222) & (y < 262)).astype('f'), 1.2) * np.clip((l - 165) / 40, 0, 1); a *= 1 - k[..., None] * np.array([.20, .24, .30])
a.clip(0, 255).round().astype('u1').tofile(sys.argv[2])
