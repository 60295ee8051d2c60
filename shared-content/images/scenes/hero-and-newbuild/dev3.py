"""Mild denoise and film-like development of the new house: python3 dev3.py name_w out.png [keep]"""
import os, sys, numpy as np, regress as nf; from scipy.ndimage import gaussian_filter as G, binary_dilation
TMP = os.environ.get('IMG_TMP', '../tmp'); z = np.load(f'{TMP}/{sys.argv[1]}.npz'); L = {q: z[q] for q in z.files}; got = int(L['got']); print('samples', got, 'per sample', round(float(L['spent']) / got, 1))
for nm, X0 in (('nbr', 990), ('nbq', 936)):      # the gable's ridge, mended
    zr = np.load(f'{TMP}/{nm}_1680.npz'); H = L['col'].shape[0]; print('ridge', int(zr['got']), zr['col'].shape)
    for q in ('col', 'alb', 'nrm', 'idx', 'ev'): n_ = zr[q]; L[q] = L[q].copy() if nm == 'nbr' else L[q]; L[q][H - 400:H - 400 + n_.shape[0], X0:X0 + n_.shape[1]] = n_
keep = float(sys.argv[3]) if len(sys.argv) > 3 else .40
cache = os.environ.get('CACHE') or f'../w/{sys.argv[1]}_{got}.npy'
if os.path.exists(cache): c, p = np.load(cache)
else:
    from multiprocessing import Pool; H = L['col'].shape[0]
    def part(t): y0, y1, x0, x1, k_ = t; return nf.regress({q: (v[y0:y1, x0:x1] if v.ndim == 3 else v) for q, v in L.items()}, got, k_, 6, 0.)
    cut = [0, 380, 560, 740, 1120]; strips = [(max(u - 24, 0), min(v + 24, H), 0, 1680, .5) for u, v in zip(cut[:-1], cut[1:])]; low = (H - 858, H - 710, 554, 1206, .95)
    with Pool(4) as P_: R_ = P_.map(part, strips + [low], 1)
    c = np.concatenate([q[u - t[0]:v - t[0]] for q, t, u, v in zip(R_, strips, cut[:-1], cut[1:])]); p = c.copy(); p[low[0] + 8:low[1] - 8, low[2] + 8:low[3] - 8] = R_[4][8:-8, 8:-8]; zw = np.load(f'{TMP}/nbw_1680.npz'); Lw = {q: zw[q] for q in zw.files}; gw = int(Lw['got']); print('panes', gw, 'per sample', round(float(Lw['spent']) / gw, 1)); q = nf.regress(Lw, gw, .95, 6, 0.); H, hw = c.shape[0], q.shape
    best = max(((np.corrcoef(np.log1p(Lw['alb'].mean(2)).ravel(), np.log1p(L['alb'][H - 612 + dy:H - 612 + dy + hw[0], x0:x0 + hw[1]].mean(2)).ravel())[0, 1], x0, dy) for x0 in (555, 556, 557) for dy in (-1, 0, 1)), key=lambda t: t[0]); print('register', best); _, x0, dy = best; sl = (slice(H - 612 + dy, H - 612 + dy + hw[0]), slice(x0, x0 + hw[1])); p[sl] = q; np.save(cache, np.stack([c, p]))
raw = np.minimum(np.maximum(L['col'], 0), c * 2.5 + .02); gl = G(binary_dilation(np.abs(L['idx'][..., 0] - 9) < .5, iterations=1).astype('f'), .7)[..., None]
kd = G(c @ np.array([.2126, .7152, .0722], 'f'), 1.); c = c + (keep * np.clip(.15 + kd / .16, .15, 1))[..., None] * (raw - c); c = c + (p * .9 + c * .1 - c) * gl
c = np.maximum(c, 0)[::-1] * np.array([1.0, 1, 1.03]) * 2 ** .1; h, w = c.shape[:2]; k = w / 1680; Wt = np.array([.2126, .7152, .0722])
al = L['alb'][::-1]; c = c * (1 + .18 * G(((al[..., 1] > 1.12 * al[..., 0]) & (al[..., 1] > 1.2 * al[..., 2])).astype('f'), .6))[..., None]      # greens are under-lit by two bounces
c = c + .03 * sum(G(np.clip(c - .8, 0, 3), (q * k, q * k, 0)) for q in (8, 30))
y, x = np.mgrid[0:h, 0:w]; c *= (1 - .10 * np.clip(np.hypot((x / w - .5) * 1.1, y / h - .5) / .7, 0, 1) ** 2.2)[..., None]
f = lambda t: np.clip((t * (2.51 * t + .03)) / (t * (2.43 * t + .59) + .14), 0, 1)
def curve(c, e):
    c = c * 2 ** e; l = (c @ Wt)[..., None]; q = .40 * f(c) + .60 * c * f(l) / np.maximum(l, 1e-5); return np.clip(q, 0, None) ** (1 / 2.2)
sh = lambda t, s: np.where(t < s, t, s + (1 - s) * (1 - np.exp(-(np.maximum(t, s) - s) / (1 - s))))
T5, T50, T99 = 3 / 255, 134 / 255, 244 / 255
def ends(g, b, t):
    g = (g - b) / (t - b); g = np.clip(g, 0, None); g = g + LIFT * g * np.clip(1 - g, 0, 1) ** 2.2; g = g * (T99 - T5) * 1.004 + T5 * .96
    g = np.where(g < T5, T5 * np.exp((np.minimum(g, T5) - T5) / T5), g); return sh(g, .90)
LIFT = float(sys.argv[4]) if len(sys.argv) > 4 else .45; s_ = c[::4, ::4]; lo_e, hi_e = -3., 1.5
for _ in range(12):      # exposure for the middle, then the ends
    e = (lo_e + hi_e) / 2; g = curve(s_, e); b, t = np.percentile(g @ Wt, [5, 99])
    if np.median(ends(g, b, t) @ Wt) > T50: hi_e = e
    else: lo_e = e
g = ends(curve(c, e), b, t)
# trees stand back: a little air and softness, left and right of the house
al = L['alb'][::-1]; am = al.max(-1) + 1e-4; land = G(((al.max(-1) < .5) | ((al[..., 2] / am) < .8)).astype('f'), 1.)
zone = G(((x < 400.5 * k) | (x > 1248.5 * k)).astype('f'), 1.5 * k); lm = (g @ Wt); m = zone * land * np.clip((y / k - 380) / 60, 0, 1); m *= np.clip((np.where(x < 700 * k, 848, 866) - y / k) / 8, 0, 1)
sf = G(g, (.9, .9, 0)); g = g + (sf - g) * (m * .45)[..., None]; g = g + (np.array([.60, .66, .70]) - g) * (m * .13 * np.clip(1.15 - lm, 0, 1))[..., None]
for bx in ((10, 470, 52, 506), (66, 500, 104, 532)):      # sprigs without a branch
    x0, y0, x1, y1 = (int(q * k) for q in bx); t = g[y0 - 12:y1 + 12, max(x0 - 12, 0):x1 + 12]; tl = t @ Wt; lf = binary_dilation(tl < np.percentile(tl, 75) - .05, iterations=3); ok = (~lf).astype('f')[..., None]; sky = G(t * ok, (8, 8, 0)) / np.maximum(G(ok, (8, 8, 0)), 1e-3); ins = np.zeros(tl.shape); ins[12:-12, min(x0, 12):-12] = 1; t += (sky - t) * G(lf * ins, .8)[..., None]
rn = np.random.default_rng(8); ns = lambda a_, b_: (lambda q: q / q.std())(G(rn.normal(size=(240, w)), (a_, b_))); crown = ns(60, 13) * .6 + ns(40, 5) * .35; leaf = ns(2.2, 2.2); yy0 = int(440 * k); from scipy.ndimage import binary_erosion; Gl = G(binary_erosion(np.abs(L['idx'][..., 0] - 9) < .5, iterations=1)[::-1].astype('f'), .5)[..., None]
g = g + Gl * np.clip(.30 - (g @ Wt)[..., None], 0, 1) * np.array([.12, .135, .14])      # a veil of sky on the darkest panes
for bx in ((562, 472, 698, 588, .70), (752, 488, 866, 600, .74), (1054, 505, 1184, 618, .66)):      # the crowns that stand low in what the upper panes mirror
    x0, y0, x1, y1 = (int(q * k) for q in bx[:4]); x0 -= 6; x1 += 6; sl = (slice(y0, y1 + 4), slice(x0, x1)); n0 = y0 - yy0; v = (y[sl] - y0) / (y1 - y0); t = 1 / (1 + np.exp(-(v - bx[4] - .10 * crown[n0:n0 + v.shape[0], x0:x1] - .035 * leaf[n0:n0 + v.shape[0], x0:x1]) * 22)); t = G(t, .9)[..., None] * Gl[sl]; q = g[sl]; g[sl] = q + (q * np.array([.60, .64, .58]) + np.array([.012, .020, .008]) - q) * t * .8
l = (g @ Wt)[..., None]; d = g - l; mx = np.abs(d).max(-1, keepdims=True); g = l + d * float(os.environ.get('SAT', .84)) * (1 - .25 * np.clip((mx - .18) / .25, 0, 1))      # restrained, the loudest most
r = np.random.default_rng(5); a = g.clip(0, 1).astype('f') * 255; a = a + (a - G(a, (.9, .9, 0))) * .22 * (1 - m)[..., None]
n = G(r.normal(size=a.shape[:2]), .7); n /= n.std(); a = (a + (n * 1.4)[..., None] + r.random(a.shape) - .5).clip(0, 255).astype('u1')
Y = a[::2, ::2] @ Wt; print('exposure', round(e, 2), 'percentiles 1 5 25 50 75 95 99', np.percentile(Y, [1, 5, 25, 50, 75, 95, 99]).round())
raw_ = '../w/nb.raw'; a.tofile(raw_); import subprocess; subprocess.run(['node', '../raw.cjs', raw_, sys.argv[2], str(w), str(h)], check=True)
