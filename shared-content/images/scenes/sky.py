"""Takes leaf clusters without a branch out of the hero's sky: python3 sky.py in.png out.png"""
import sys, subprocess, numpy as np
from scipy.ndimage import gaussian_filter, binary_dilation
src, dst = sys.argv[1:3]; w, h = 1680, 1120
a = np.frombuffer(subprocess.check_output(['convert', src, '-depth', '8', 'rgb:-']), 'u1').reshape(h, w, 3).astype('f'); r = np.random.default_rng(3)
for x0, y0, x1, y1 in ((1400, 196, 1458, 246), (1458, 180, 1530, 242), (1512, 222, 1562, 268)):
    p = 24; t = a[y0 - p:y1 + p, x0 - p:x1 + p]; l = t @ np.array([.2126, .7152, .0722], 'f')
    leaf = binary_dilation(l < 222, iterations=3); inside = np.zeros_like(leaf); inside[p:-p, p:-p] = True
    ok = (~leaf).astype('f')[..., None]; sky = gaussian_filter(t * ok, (9, 9, 0)) / np.maximum(gaussian_filter(ok, (9, 9, 0)), 1e-3)
    grain = gaussian_filter(r.normal(size=l.shape).astype('f'), .6)[..., None]; grain *= (t - gaussian_filter(t, (2, 2, 0)))[~leaf].std() / grain.std()
    m = (leaf & inside)[..., None]; a[y0 - p:y1 + p, x0 - p:x1 + p] = np.where(m, sky + grain, t)
subprocess.run(['convert', '-size', f'{w}x{h}', '-depth', '8', 'rgb:-', dst], input=a.clip(0, 255).astype('u1').tobytes(), check=True)
