"""lay the samples of a crop into those of the whole picture: python3 merge.py whole crop out x0,y0,x1,y1 [feather]"""
import sys, os, numpy as np
T = os.environ.get('IMG_TMP', 'work'); A = {k: v for k, v in np.load(f'{T}/{sys.argv[1]}.npz').items()}; B = {k: v for k, v in np.load(f'{T}/{sys.argv[2]}.npz').items()}; x0, y0, x1, y1 = map(int, sys.argv[4].split(',')); fe = int(sys.argv[5]) if len(sys.argv) > 5 else 6
H = A['col'].shape[0]; sl = (slice(H - y1, H - y0), slice(x0, x1)); sa, sb = float(A['nev']) / float(A['got']), float(B['nev']) / float(B['got'])
half = B['ev']; other = (B['col'] - sb * half) / (1 - sb); B['col'] = sa * half + (1 - sa) * other
h, w = half.shape[:2]; y, x = np.mgrid[0:h, 0:w]; m = np.clip(np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)) / fe, 0, 1)[..., None].astype('f'); e = m[..., 0] < 1
print('difference at the rim', np.abs(A['col'][sl] - B['col'])[e].mean().round(4), 'of', A['col'][sl][e].mean().round(4), 'albedo', np.abs(A['alb'][sl] - B['alb'])[e].mean().round(4), 'of', A['alb'][sl][e].mean().round(4))
for k in ('col', 'alb', 'nrm', 'ev'): A[k][sl] = A[k][sl] * (1 - m) + B[k] * m
A['idx'][sl] = np.where(m > .5, B['idx'], A['idx'][sl]); np.savez(f'{T}/{sys.argv[3]}.npz', **A)
