"""Exposure, tone curve, colour, a little bloom and grain of linear light: python3 develop.py in.npy out.png exposure saturation red blue shadow white"""
import subprocess, sys, numpy as np
from scipy.ndimage import gaussian_filter
src, dst = sys.argv[1:3]; ex, sat, red, blue, shadow, white = map(float, sys.argv[3:9])
c = np.maximum(np.load(src), 0)[::-1].astype('f') * np.array([red, 1, blue], 'f') * 2 ** ex; h, w = c.shape[:2]; k = w / 1680; W = np.array([.2126, .7152, .0722], 'f')
c += .05 * sum(gaussian_filter(np.clip(c - .9, 0, 4), (q * k, q * k, 0)) for q in (6, 22, 60))
y, x = np.mgrid[0:h, 0:w]; c *= (1 - .14 * np.clip(np.hypot((x / w - .5) * 1.1, y / h - .5) / .7, 0, 1) ** 2.2)[..., None]
f = lambda t: (t * (2.51 * t + .03)) / (t * (2.43 * t + .59) + .14)
l = (c @ W)[..., None]; c = .5 * f(c) + .5 * c * f(l) / np.maximum(l, 1e-5)       # half the curve on light alone: colours stay what they are in the highlights
g = (np.clip(c, 0, None) ** (1 / 2.2) - shadow) * white       # more contrast, with a soft foot and a soft shoulder
g = np.where(g > .07, g, .07 * np.exp(np.minimum(g, .07) / .07 - 1)); g = np.where(g < .84, g, .84 + .16 * (1 - np.exp(-(np.maximum(g, .84) - .84) / .16))); l = (g @ W)[..., None]; g = l + (g - l) * sat
r = np.random.default_rng(5); n = gaussian_filter(r.normal(size=(h, w)).astype('f'), .6); n /= n.std(); g += (n * .0055 * (.35 + 1.6 * np.sqrt(np.clip(l[..., 0] * (1 - l[..., 0]), 0, 1))))[..., None]
b = (g.clip(0, 1) * 255 + r.random(g.shape)).clip(0, 255).astype('u1'); L = b.astype('f') @ W; s = b.astype('f'); s = ((s.max(2) - s.min(2)) / np.maximum(s.max(2), 1)).mean()
print(dst, 'percentiles 5 50 99', np.percentile(L, [1, 5, 25, 50, 75, 90, 99]).round(), 'under 8: %.1f %%, burnt: %.2f %%' % (100 * (L < 8).mean(), 100 * (L > 252).mean()), 'saturation %.2f' % s)
subprocess.run(['convert', '-size', f'{w}x{h}', '-depth', '8', 'rgb:-', dst], input=b.tobytes(), check=True)
