"""Lays the render of a part into that of the whole: python3 join.py whole part OUT x0 y0 (of the part's upper left corner)"""
import os, sys, numpy as np
T = os.environ.get('IMG_TMP', 'work'); a, b = (np.load(f'{T}/{n}.npz') for n in sys.argv[1:3]); a = {k: a[k].copy() for k in a.files}; x0, y0 = map(int, sys.argv[4:6]); H = a['col'].shape[0]
for k, v in a.items():
    if v.ndim == 3:
        p = b[k]; h, w = p.shape[:2]; e = 12; y, x = np.mgrid[:h, :w]; m = np.clip(np.minimum(np.minimum(x, w - 1 - x), y) / e, 0, 1)[..., None]      # rows run upwards: the part ends with the picture
        if k != 'col' and k != 'ev': m = m > .5
        s = v[H - y0 - h:H - y0, x0:x0 + w]; s[:] = s * (1 - m) + p * m
np.savez(f'{T}/{sys.argv[3]}.npz', **a)
