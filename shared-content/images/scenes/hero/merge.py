"""puts a part rendered apart into the passes: python3 merge.py main.npz part.npz x0,y0,x1,y1 out.npz [all]; without 'all' only the panes in it"""
import sys, numpy as np
a, b = (dict(np.load(p)) for p in sys.argv[1:3]); x0, y0, x1, y1 = map(int, sys.argv[3].split(',')); H = a['col'].shape[0]; s = (slice(H - y1, H - y0), slice(x0, x1)); h, w = y1 - y0, x1 - x0
if len(sys.argv) > 5: y, x = np.mgrid[0:h, 0:w]; m = np.clip((np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)) - 1) / 4, 0, 1)[..., None].astype('f')
else: m = (np.abs(b['idx'][..., 0] - 9) < .5)[..., None].astype('f')
for k in ('col', 'ev', 'alb', 'nrm'): a[k][s] = a[k][s] * (1 - m) + b[k] * m
np.savez(sys.argv[4], **a)
