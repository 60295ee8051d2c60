"""Sets the trees beside the new house back: softer, and hazed as by a hundred metres of air. Reads and writes raw RGB, 1680 x 1120."""
import numpy as np; from scipy.ndimage import gaussian_filter
a = np.fromfile('nb.raw', 'u1').reshape(1120, 1680, 3).astype('f'); y, x = np.mgrid[0:1120, 0:1680].astype('f')
left = (x < np.interp(y, [300, 420, 530, 540, 900], [432, 408, 388, 400, 400]))
right = np.where(y < 488, x > np.interp(y, [250, 470, 488], [1180, 1290, 1290]), x > 1251)
m = gaussian_filter(((left | right) & (y > 200) & (y < 885)).astype('f'), 1.2)
m *= np.clip((y - 200) / 60, 0, 1) * np.clip((882 - y) / 20, 0, 1)
b = gaussian_filter(a, (1.35, 1.35, 0)); l = (b @ [.2126, .7152, .0722])[..., None]
green = np.clip((b[..., 1:2] - b[..., 2:3] + 6) / 22, 0, 1); dark = np.clip((175 - l) / 60, 0, 1)
h = b + (np.array([150, 160, 158]) - b) * .16 * np.maximum(dark * .8, green * dark)
o = a + (h - a) * m[..., None]
n = gaussian_filter(np.random.default_rng(3).normal(size=a.shape[:2]), .7); n /= n.std(); o += (n * 1.5 * m)[..., None]
o.clip(0, 255).round().astype('u1').tofile('nb_out.raw')
