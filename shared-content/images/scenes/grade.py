"""Black and white points, white balance, a little grain: python3 grade.py in.png out.png [saturation] [gamma] [red] [blue]"""
import sys, subprocess
import numpy as np
src, dst = sys.argv[1:3]; sat = float(sys.argv[3]) if len(sys.argv) > 3 else 1.; gam = float(sys.argv[4]) if len(sys.argv) > 4 else 1.; red, blue = (float(sys.argv[5]), float(sys.argv[6])) if len(sys.argv) > 6 else (1., 1.)
w, h = map(int, subprocess.check_output(['identify', '-format', '%w %h', src]).split())
a = np.frombuffer(subprocess.check_output(['convert', src, '-depth', '16', 'rgb:-']), '<u2').reshape(h, w, 3).astype('f') / 65535
a = a * np.array([red, 1, blue], 'f')
lum = lambda x: x @ np.array([.2126, .7152, .0722], 'f')
def soft(x):      # a straight line with a shoulder, so that nothing is cut off
    t = np.clip(x, 0, None); return np.where(t < .86, t, .86 + .14 * (1 - np.exp(-(t - .86) / .14)))
lo, hi = 0., 1.
for _ in range(12):     # 5th percentile to 8, 99th to 245
    b = soft(((a - lo) / (hi - lo)).clip(0, None) ** gam); p5, p99 = np.percentile(lum(b) * 255, [5, 99]); lo += (p5 - 8) / 255 * .5 * (hi - lo); hi += (p99 - 245) / 255 * 1.2
    hi = min(hi, 1.6)
l = lum(b)[..., None]; b = l + (b - l) * sat * (hi - lo) ** .75      # contrast alone would make colours louder
r = np.random.default_rng(5); g = r.normal(size=(h, w)).astype('f')
from scipy.ndimage import gaussian_filter
g = gaussian_filter(g, .6); g /= g.std(); b = b + (g * .007 * (.35 + 1.6 * np.sqrt(np.clip(l[..., 0] * (1 - l[..., 0]), 0, 1))))[..., None]
b = (b.clip(0, 1) * 255 + r.random(b.shape)).clip(0, 255).astype('u1')
print(dst, 'black', round(lo, 4), 'white', round(hi, 4), 'percentiles 5 50 99', np.percentile(lum(b.astype('f')), [5, 50, 99]).round(), 'mean', b.reshape(-1, 3).mean(0).round())
subprocess.run(['convert', '-size', f'{w}x{h}', '-depth', '8', 'rgb:-', dst], input=b.tobytes(), check=True)
