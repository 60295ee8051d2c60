"""Two renders of one scene with other seeds become the two halves of one: python3 both.py a b samples-of-b out"""
import os, sys, numpy as np
TMP = os.environ.get('IMG_TMP', 'work'); a, b, n, out = sys.argv[1:5]; n = int(n)
A, B = (np.load(f'{TMP}/{q}_1680.npz') for q in (a, b)); m = int(A['got']); s = m / (m + n)
np.savez(f'{TMP}/{out}_1680.npz', got=m + n, spent=float(A['spent']) + float(B['spent']), nev=m, ev=A['col'], idx=A['idx'], **{k: (s * A[k] + (1 - s) * B[k]).astype('f') for k in ('col', 'alb', 'nrm')})
