"""More samples of a region join those of the whole picture, each with its weight: python3 merge.py whole region x0,y0,x1,y1 out"""
import os, sys, numpy as np
TMP = os.environ.get('IMG_TMP', 'work'); a, b, box, out = sys.argv[1:5]; x0, y0, x1, y1 = map(int, box.split(','))
A, B = (np.load(f'{TMP}/{q}_1680.npz') for q in (a, b)); L = {k: A[k].copy() for k in A.files}; H = L['col'].shape[0]; s = np.s_[H - y1:H - y0, x0:x1]; m, n = int(A['got']), int(B['got'])
for k in ('col', 'alb', 'nrm'): L[k][s] = (m * A[k][s] + n * B[k]) / (m + n)
p, q = float(A['nev']), float(B['nev']); share = p / m; e = (p * A['ev'][s] + q * B['ev']) / (p + q); o = ((m + n) * L['col'][s] - (p + q) * e) / (m + n - p - q)      # the two halves, with the share that the whole picture has
L['ev'][s] = e; L['col'][s] = share * e + (1 - share) * o; L['spent'] = float(A['spent']) + float(B['spent']); np.savez(f'{TMP}/{out}_1680.npz', **L); print(m, '+', n, 'samples')
