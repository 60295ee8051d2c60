"""Matches the new wall of extension.png to the old one and raises the chimney: python3 match.py, raw RGB 1680 x 1120 from w.raw to w_out.raw"""
import numpy as np; from scipy.ndimage import gaussian_filter as G
a = np.fromfile('w.raw', 'u1').reshape(1120, 1680, 3).astype('f'); y, x = np.mgrid[0:1120, 0:1680].astype('f'); W = np.array([.2126, .7152, .0722])
def poly(pts):
    m = np.zeros((1120, 1680), bool); p = np.array(pts, float)
    for (x0, y0), (x1, y1) in zip(p, np.roll(p, -1, 0)):
        if y0 != y1: m ^= ((y0 > y) != (y1 > y)) & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
    return m
new = poly([(352, 508), (1184, 556), (1184, 900), (1076, 930), (1076, 615), (458, 588), (458, 985), (339, 985), (339, 560)]); old = poly([(0, 157), (560, 221), (960, 275), (1298, 330), (1298, 690), (1191, 690), (1191, 541), (352, 487), (339, 560), (339, 930), (0, 960)])
l = a @ W; print('sun: old', a[560:680, 1200:1290][l[560:680, 1200:1290] > 120].mean(0).round(), a[300:420, 640:780].mean((0, 1)).round(), 'new', a[640:800, 1090:1170].mean((0, 1)).round(), a[560:590, 500:1000].mean((0, 1)).round())
m = G(new.astype('f'), .8); o = a * (1 - .075 * m)[..., None]; lo = o @ W; k = np.clip((lo - 178) / 60, 0, 1); o = o * (1 - .13 * k * np.maximum(m, .35 * G(old.astype('f'), .8)) * ((o.max(2) - o.min(2)) < 75))[..., None]      # mortar less white
o.clip(0, 255).round().astype('u1').tofile('w_out.raw')
