"""denoise a picture and its crops of more samples, and lay these in with a soft edge: python3 denoised.py name k keep [crop:x0,y0,x1,y1 ...]"""
import os, sys, numpy as np, regress as nf
TMP = os.environ.get('IMG_TMP', 'work'); name, k, keep = sys.argv[1], float(sys.argv[2]), float(sys.argv[3])
def den(n, k=k, keep=keep):
    z = np.load(f'{TMP}/{n}_1680.npz'); L = {q: z[q] for q in z.files}; print(n, 'samples', int(L['got']), 'seconds', round(float(L['spent'])), 'per sample', round(float(L['spent']) / int(L['got']), 1), flush=True); return nf.regress(L, int(L['got']), k, 6, keep)
r = den(name); H, W = r.shape[:2]
for c in sys.argv[4:]:
    panes = c[0] == '~'; n, b = c.lstrip('~').split(':'); x0, y0, x1, y1 = map(int, b.split(',')); p = den(n, .95, 0.) if panes else den(n); h, w = p.shape[:2]; f = 6
    e = lambda m, a, z: np.minimum(np.where(a, np.arange(m) / f, 1), np.where(z, np.arange(m)[::-1] / f, 1)).clip(0, 1)
    gm = 1.
    if panes: from scipy.ndimage import binary_dilation, gaussian_filter; gm = gaussian_filter(binary_dilation(np.abs(np.load(f'{TMP}/{n}_1680.npz')['idx'][..., 0] - 9) < .5, iterations=2).astype('f'), 1.)[..., None]      # the panes alone
    m = (e(h, y1 < H, y0 > 0)[:, None] * e(w, x0 > 0, x1 < W)[None])[..., None] * gm; s = r[H - y1:H - y0, x0:x1]; r[H - y1:H - y0, x0:x1] = s + (p - s) * m
if name.startswith('st'):       # what is out of focus behind wall and arm has no grain: blurred within itself, so that nothing of the wall runs into it
    from scipy.ndimage import binary_erosion, gaussian_filter
    m = binary_erosion(np.abs(np.load(f'{TMP}/{name}_1680.npz')['idx'][..., 0] - 5) < .5, iterations=3, border_value=1).astype('f'); b = gaussian_filter(r * m[..., None], (3, 3, 0)) / (gaussian_filter(m, 3)[..., None] + 1e-4); r += (b - r) * (gaussian_filter(m, 1.5) * m)[..., None]
    a, b = H - 694, H - 656; t = r[a:b, 733:748].copy(); f = np.minimum(1, np.minimum(np.arange(15), np.arange(15)[::-1]) / 4)[None, :, None] * np.minimum(1, np.minimum(np.arange(b - a), np.arange(b - a)[::-1]) / 5)[:, None, None]; r[a:b, 716:731] += (t - r[a:b, 716:731]) * f       # a gap at the end of the squeezed mortar
if name == 'extension':       # sky between the leaves is less bright than the open sky, and soft
    from scipy.ndimage import gaussian_filter
    y0, y1, x0 = H - 690, H - 70, 1303; t = r[y0:y1, x0:].copy(); a = np.load(f'{TMP}/{name}_1680.npz')['alb'][y0:y1, x0:]; sky = np.clip((a[..., 2] / (a[..., 0] + 1e-4) - .72) / .2, 0, 1); s = gaussian_filter(sky, 7.)
    t *= (1 - sky * np.clip((.58 - s) / .35, 0, 1) * .45)[..., None]; m = np.clip(s / .06, 0, 1) * np.clip((.9 - s) / .15, 0, 1); b = gaussian_filter(t, (.75, .75, 0)); t += (b - t) * (.6 * m)[..., None]
    f = (np.clip(np.arange(t.shape[1]) / 8, 0, 1)[None] * np.clip(np.arange(t.shape[0]) / 8, 0, 1)[:, None])[..., None]; r[y0:y1, x0:] += (t - r[y0:y1, x0:]) * f
np.save(name + '.npy', r)
