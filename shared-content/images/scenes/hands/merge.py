"""put the samples of separately rendered crops to those of the whole: merge.py out whole crop:x0,y0,x1,y1 ... (pixels from the top left; every render an even number of chunks); name!: instead of the samples there"""
import sys, os, numpy as np; T = os.environ['IMG_TMP']; z = np.load(f'{T}/{sys.argv[2]}_1680.npz'); L = {k: z[k].astype('f4') if z[k].ndim else z[k] for k in z.files}; H, W = L['col'].shape[:2]; got = int(L['got']); n = np.full((H, W, 1), got, 'f4'); spent = float(L['spent']); assert int(L['nev']) * 2 == got
for a in sys.argv[3:]:
    c, r = a.split(':'); new = c.endswith('!'); c = c.rstrip('!'); x0, y0, x1, y1 = map(int, r.split(',')); p = np.load(f'{T}/{c}_{W}.npz'); g = int(p['got']); assert int(p['nev']) * 2 == g and p['col'].shape[:2] == (y1 - y0, x1 - x0), (g, p['nev'], p['col'].shape); sl = (slice(H - y1, H - y0), slice(x0, x1)); spent += float(p['spent'])
    if new:      # instead of the whole's samples, its border blended
        h, w = p['col'].shape[:2]; m = np.clip((np.minimum(np.minimum(np.arange(w), np.arange(w)[::-1])[None], np.minimum(np.arange(h), np.arange(h)[::-1])[:, None]) + 1) / 12, 0, 1)[..., None]
        for k in ('col', 'alb', 'nrm', 'ev'): L[k][sl] = L[k][sl] * (1 - m) + p[k] * m
        L['idx'][sl] = p['idx']; n[sl] = g; print(c, 'instead', g, 'samples', round(float(p['spent']) / g, 1), 's each'); continue
    for k in ('col', 'alb', 'nrm', 'ev'): L[k][sl] = (L[k][sl] * n[sl] + p[k] * g) / (n[sl] + g)
    n[sl] += g; print(c, g, 'samples', round(float(p['spent']) / g, 1), 's each')
L['spent'] = np.array(spent / n.mean() * got); print('samples: most', n.max(), 'least', n.min(), 'mean', round(float(n.mean()), 1), 'seconds per full sample', round(spent / float(n.mean()), 1)); np.savez(f'{T}/{sys.argv[1]}_1680.npz', **L)
