"""As grade.py, for pictures with little light in them: percentiles of luminance go to fixed marks, so that the middle keeps its contrast: python3 curve.py in.png out.png saturation red blue p50 p90"""
import sys, subprocess
import numpy as np
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter
src, dst = sys.argv[1:3]; sat, red, blue, mid, high = map(float, sys.argv[3:8])
w, h = map(int, subprocess.check_output(['identify', '-format', '%w %h', src]).split())
a = np.frombuffer(subprocess.check_output(['convert', src, '-depth', '16', 'rgb:-']), '<u2').reshape(h, w, 3).astype('f') / 65535 * np.array([red, 1, blue], 'f')
lum = lambda x: x @ np.array([.2126, .7152, .0722], 'f')
l = lum(a); p = np.percentile(l, [5, 50, 90, 99]); f = PchipInterpolator([0, *p, max(1, l.max() * 1.01)], [0, 8 / 255, mid / 255, high / 255, 245 / 255, 1])
n = f(np.clip(l, 0, None)); ratio = (n / np.maximum(l, 1e-4))[..., None]; b = .6 * a * ratio + .4 * f(np.clip(a, 0, 1)); m = lum(b)[..., None]; b = m + (b - m) * sat; b *= (n / np.maximum(lum(b), 1e-4))[..., None]
b = np.where(b < .93, b, .93 + .07 * (1 - np.exp(-(b - .93) / .07)))
r = np.random.default_rng(5); g = gaussian_filter(r.normal(size=(h, w)).astype('f'), .6); g /= g.std(); m = n[..., None]; b = b + g[..., None] * .007 * (.35 + 1.6 * np.sqrt(np.clip(m * (1 - m), 0, 1)))
b = (b.clip(0, 1) * 255 + r.random(b.shape)).clip(0, 255).astype('u1')
print(dst, 'percentiles 5 50 99', np.percentile(lum(b.astype('f')), [5, 50, 99]).round(), 'mean', b.reshape(-1, 3).mean(0).round())
subprocess.run(['convert', '-size', f'{w}x{h}', '-depth', '8', 'rgb:-', dst], input=b.tobytes(), check=True)
