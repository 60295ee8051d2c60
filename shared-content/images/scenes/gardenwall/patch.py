"""lay separately rendered crops into the samples: patch.py build_f_1680 name:x0,y0,x1,y1 ..."""
import sys, os, numpy as np; T = os.environ['IMG_TMP']; z = np.load(f'{T}/{sys.argv[1]}.npz'); L = {k: z[k].copy() for k in z.files}; H, W = L['col'].shape[:2]
for a in sys.argv[2:]:
    n, r = a.split(':'); x0, y0, x1, y1 = map(int, r.split(',')); p = np.load(f'{T}/{n}_{W}.npz'); h, w = p['col'].shape[:2]; print(n, (h, w), (y1 - y0, x1 - x0), int(p['got']), int(p['nev']), int(L['got']), int(L['nev']))
    assert (h, w) == (y1 - y0, x1 - x0) and int(p['got']) * int(L['nev']) == int(p['nev']) * int(L['got'])
    m = np.minimum(np.minimum(np.arange(w), np.arange(w)[::-1])[None], np.minimum(np.arange(h), np.arange(h)[::-1])[:, None]); m = np.clip((m + 1) / 7, 0, 1)[..., None]; sl = (slice(H - y1, H - y0), slice(x0, x1))
    for k in ('col', 'alb', 'nrm', 'ev'): L[k][sl] = L[k][sl] * (1 - m) + p[k] * m
    L['idx'][sl] = p['idx']
np.savez(f'{T}/{sys.argv[1].replace("arch", "archg")}.npz', **L)
