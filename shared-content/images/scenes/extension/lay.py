"""python3 lay.py base out crop@x0,y0 ...: crops into the passes, with an edge of 4 px (none at the picture's own border); the arrays are stored bottom row first"""
import sys, os, numpy as np
T = os.environ.get('IMG_TMP', '.'); L = {k: v for k, v in np.load(f'{T}/{sys.argv[1]}.npz').items()}; h, w = L['col'].shape[:2]
for a in sys.argv[3:]:
    n, o = a.split('@'); X, Y = map(int, o.split(',')); K = np.load(f'{T}/{n}.npz'); kh, kw = K['col'].shape[:2]; y, x = np.mgrid[0:kh, 0:kw].astype('f'); far = 99.
    d = np.minimum(np.minimum(x if X > 0 else x + far, kw - 1 - x if X + kw < w else kw + far), np.minimum(y if Y > 0 else y + far, kh - 1 - y if Y + kh < h else kh + far))
    m = np.clip((d - 1) / 4, 0, 1)[::-1, :, None]; sl = (slice(h - Y - kh, h - Y), slice(X, X + kw))
    for q in ('col', 'ev', 'alb', 'nrm'): L[q][sl] += ((K[q] - L[q][sl]) * m).astype('f')
    L['idx'][sl] = np.where(m > .5, K['idx'], L['idx'][sl]); print(n, kw, kh, 'at', X, Y, 'samples', int(K['got']))
np.savez(f'{T}/{sys.argv[2]}.npz', **L)
