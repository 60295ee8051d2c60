"""denoise mildly, develop like film: python3 dev.py name out.npy exposure red blue sat k keep [kitchen x0 y0]   (reads IMG_TMP/name.npz; kitchen: a crop with more samples, its left upper corner)"""
import os, sys, numpy as np, regress as nf; from proj import px; from scipy.ndimage import gaussian_filter
TMP = os.environ.get('IMG_TMP', 'work'); ld = lambda n: {q: v for q, v in np.load(f'{TMP}/{n}.npz').items()}; L = ld(sys.argv[1]); got = int(L['got']); print('samples', got, 'per sample', round(float(L['spent']) / got, 2))
def kitchen(x, y):      # the doors' opening, in pixels
    kp = px(np.array([.55, 4.73, 4.73, .55]), -3.885, np.array([.02, .02, 2.32, 2.32])); kx = (x > kp[0][0]) & (x < kp[0][1]) & (y > np.interp(x, kp[0][[3, 2]], kp[1][[3, 2]])) & (y < np.interp(x, kp[0][:2], kp[1][:2])); return gaussian_filter(kx.astype('f'), .7)
ex, red, blue, sat, kk, keep = map(float, sys.argv[3:9]); WHITE = 1.025
h, w = L['col'].shape[:2]
lin = os.environ.get('LIN')      # tone alone: the denoised picture of the run before
if lin and os.path.exists(lin): c = np.load(lin)
else:
    c = nf.regress(L, got, kk, 6, keep)
    for X0, Y0, X1, Y1 in ((470, 660, 1000, 1000), (440, 300, 600, 530), (715, 330, 860, 540), (1050, 360, 1180, 550)):      # behind panes a little more
        sl = (slice(h - Y1, h - Y0), slice(X0, X1)); P = {q: (v[sl] if getattr(v, 'ndim', 0) == 3 else v) for q, v in L.items()}; gl = gaussian_filter((np.abs(P['idx'][..., 0] - 9) < .5).astype('f'), .8)[..., None]; c[sl] += (nf.regress(P, got, kk * 2, 6, keep * .5) - c[sl]) * gl
    if lin: np.save(lin, c)
if len(sys.argv) > 9:      # behind the doors: a crop with more samples
        K = ld(sys.argv[9]); g2 = int(K['got']); x0, y0 = int(sys.argv[10]), int(sys.argv[11]); kh, kw = K['col'].shape[:2]; print('kitchen', g2, 'samples', kw, 'x', kh); r = nf.regress(K, g2, kk * 1.6, 6, keep * .6); y, x = np.mgrid[0:h, 0:w]; q = kitchen(x, y)[::-1][h - y0 - kh:h - y0, x0:x0 + kw, None]; sl = (slice(h - y0 - kh, h - y0), slice(x0, x0 + kw)); c[sl] += (r - c[sl]) * q
Z = ld('ext_a_1680'); x0, y0 = 1236, 600; zh, zw = Z['cov'].shape[:2]; sl = (slice(h - y0 - zh, h - y0), slice(x0, x0 + zw)); cv = Z['cov'][..., :1]      # leaves and boards before the sky: rendered with their share of the pixel, without the sky
c[sl] = np.where((cv < .995) & (cv > .02), Z['col'] / np.maximum(cv, .02), c[sl]); np.save(f'{TMP}/cov.npy', cv[::-1, :, 0]); k = w / 1680; y, x = np.mgrid[0:h, 0:w]
c = np.maximum(c, 0)[::-1] * np.array([red, 1, blue]) * 2 ** ex; kg = float(os.environ.get('KIT', 1.25)); c = c * (1 + (kg - 1) * kitchen(x, y))[..., None]; Wt = np.array([.2126, .7152, .0722])
c = c + .03 * sum(gaussian_filter(np.clip(c - .8, 0, 3), (q * k, q * k, 0)) for q in (8, 30))
c *= (1 - .10 * np.clip(np.hypot((x / w - .5) * 1.1, y / h - .5) / .7, 0, 1) ** 2.2)[..., None]
f = lambda t: np.clip((t * (2.51 * t + .03)) / (t * (2.43 * t + .59) + .14), 0, 1)
l = (c @ Wt)[..., None]; c = .5 * f(c) + .5 * c * f(l) / np.maximum(l, 1e-5); g = np.clip(c, 0, None) ** (1 / 2.2)
g = np.where(g < .86, g, .86 + .14 * (1 - np.exp(-(np.maximum(g, .86) - .86) / .14))); lo, hi = np.percentile(g @ Wt, [.8, 99.3]); g = (g - lo + .02) / (hi - lo) * WHITE; g = np.where(g < .84, g, .84 + .16 * (1 - np.exp(-(np.maximum(g, .84) - .84) / .16))); l = (g @ Wt)[..., None]; g = (l + (g - l) * sat).clip(0, 1)      # black and white points
a = (g * 255).astype('f'); np.save(sys.argv[2], a); print('percentiles 1 5 25 50 75 95 99', np.percentile(a @ Wt, [1, 5, 25, 50, 75, 95, 99]).round())
