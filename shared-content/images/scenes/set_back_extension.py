"""Sets the tree beside the extension back, as nb.py does."""
import numpy as np; from scipy.ndimage import gaussian_filter
a = np.fromfile('ex.raw', 'u1').reshape(1120, 1680, 3).astype('f'); y, x = np.mgrid[0:1120, 0:1680].astype('f')
m = gaussian_filter(((x > np.interp(y, [180, 322, 336, 700], [1130, 1326, 1302, 1302])) & (y > 70) & (y < np.interp(x, [1300, 1680], [697, 686]))).astype('f'), 1.2)
b = gaussian_filter(a, (1.25, 1.25, 0)); l = (b @ [.2126, .7152, .0722])[..., None]
green = np.clip((b[..., 1:2] - b[..., 2:3] + 6) / 22, 0, 1); dark = np.clip((175 - l) / 60, 0, 1)
h = b + (np.array([150, 160, 158]) - b) * .12 * np.maximum(dark * .8, green * dark)
o = a + (h - a) * m[..., None]
n = gaussian_filter(np.random.default_rng(3).normal(size=a.shape[:2]), .7); n /= n.std(); o += (n * 1.5 * m)[..., None]
o.clip(0, 255).round().astype('u1').tofile('ex_out.raw')
