"""Last touches of stringline.png: neutral steel, light in the pit behind the blade, the wall a little crisper: python3 touch.py, raw RGB 1680 x 1120 from w.raw to w_out.raw"""
import numpy as np; from scipy.ndimage import gaussian_filter as G
a = np.fromfile('w.raw', 'u1').reshape(1120, 1680, 3).astype('f'); y, x = np.mgrid[0:1120, 0:1680].astype('f'); W = np.array([.2126, .7152, .0722]); l = a @ W; r = np.random.default_rng(2)
blue = G((np.clip((a[..., 2] - a[..., 0] - 2) / 10, 0, 1) * ((x > 600) & (x < 1180) & (y > 270) & (y < 800))), .8)[..., None]
t = l[..., None] * np.array([1.0, .998, .985]) + (a - l[..., None]) * .12; o = a + (t - a) * np.clip(blue * 1.2, 0, 1)
pit = G(((x > 790) & (x < 1150) & (y > 625) & (y < 740) & (l < 62)).astype('f'), 2.2)[..., None]; lo = (o @ W)[..., None]; lift = np.array([62, 46, 38]) + (o - lo * .4) * .45; o = o + (np.maximum(lift, o) - o) * pit * .85
f = np.clip((y - 560) / 60, 0, 1) * np.clip((x - 330) / 90, 0, 1) * np.clip((1480 - x) / 160, 0, 1); u = o + (o - G(o, (1.1, 1.1, 0))) * .55; o = o + (u - o) * f[..., None]
o.clip(0, 255).round().astype('u1').tofile('w_out.raw')
