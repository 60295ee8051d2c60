"""devd.py with a garden out of focus: python3 devj.py name_w out.png exposure red blue sat gamma keep [blur]
What is not pass index 3 (wall, tools, line) is blurred by a soft disc; the pixels of the wall do not spread into it."""
import os, sys, numpy as np, regress as nf, subprocess; from scipy.ndimage import gaussian_filter; from scipy.signal import fftconvolve
TMP = os.environ.get('IMG_TMP', 'work'); z = np.load(f'{TMP}/{sys.argv[1]}.npz'); L = {q: z[q] for q in z.files}; got = int(L['got']); print('samples', got, 'per sample', round(float(L['spent']) / got, 2))
ex, red, blue, sat, gam, keep = map(float, sys.argv[3:9]); blur = float(sys.argv[9]) if len(sys.argv) > 9 else 11.; q_ = f'{TMP}/reg_{sys.argv[1]}_{got}_{keep}.npy'
c = np.load(q_) if os.path.exists(q_) else nf.regress(L, got, .35, 5, keep); np.save(q_, c)
c = np.maximum(c, 0); h, w = c.shape[:2]; k = float(os.environ.get('FULL', w)) / 1680; Wt = np.array([.2126, .7152, .0722])
fg = np.clip(L['idx'][..., 0] / 3, 0, 1); bg = (fg < .004).astype('f'); R_ = max(1, int(round(blur * k))); y, x = np.mgrid[-R_ - 1:R_ + 2, -R_ - 1:R_ + 2]; K = np.clip(R_ + .5 - np.hypot(x, y), 0, 1); K = gaussian_filter(K, .35 * R_ * .4); K /= K.sum()
p = R_ * 2; pad = lambda a: np.pad(a, [(p, p), (p, p)] + [(0, 0)] * (a.ndim - 2), mode='edge'); cv = lambda a: fftconvolve(pad(a), K, 'same')[p:-p, p:-p]
wgt = cv(bg); b = np.stack([cv(np.minimum(c[..., i], 6) * bg) for i in range(3)], -1) / np.maximum(wgt, 2e-3)[..., None]
c = np.where(((wgt > 2e-3) & (bg > 0))[..., None], b, c)
c = c[::-1] * np.array([red, 1, blue]) * 2 ** ex
c = c + .035 * sum(gaussian_filter(np.clip(c - .7, 0, 3), (q * k, q * k, 0)) for q in (6, 24))      # halation
y, x = np.mgrid[0:h, 0:w]; c *= (1 - .13 * np.clip(np.hypot((x / w - .5) * 1.1, y / h - .5) / .7, 0, 1) ** 2.2)[..., None]
f = lambda t: np.clip((t * (2.51 * t + .03)) / (t * (2.43 * t + .59) + .14), 0, 1)
l = (c @ Wt)[..., None]; g = .5 * f(c) + .5 * c * f(l) / np.maximum(l, 1e-5); g = np.clip(g, 0, None) ** (1 / 2.2)
Y = np.maximum(g @ Wt, 1e-4)[..., None]; g = g * (np.clip(Y, 0, 1.2) ** gam / Y)
lo, hi = np.percentile(g @ Wt, [.8, 99.4])
if 'LOHI' in os.environ: lo, hi = map(float, os.environ['LOHI'].split(','))
print('lo hi', lo, hi); g = (g - lo + float(os.environ.get('LIFT', .004))) / (hi - lo) * float(os.environ.get('TOP', 1.01))
g = np.where(g < .86, g, .86 + .14 * (1 - np.exp(-(np.maximum(g, .86) - .86) / .14)))
l = (g @ Wt)[..., None]; d = g - l; s = np.broadcast_to(np.float64(sat), l.shape).copy()
gr = np.clip((g[..., 1:2] - np.maximum(g[..., :1] * .98, g[..., 2:])) * 8, 0, 1); s = s * (1 - .14 * gr); g = l + d * s
sh = np.clip(1 - l / .35, 0, 1) ** 1.5; g = g + sh * np.array([-.012, -.001, .018])       # blue in the shadows
g = g.clip(0, 1); a = g.astype('f') * 255; r = np.random.default_rng(5); n = gaussian_filter(r.normal(size=a.shape[:2]), .6); n /= n.std(); a = (a + (n * 1.3)[..., None] + r.random(a.shape) - .5).clip(0, 255).astype('u1')
Y = a @ Wt; mx, mn = a.max(-1).astype(float), a.min(-1).astype(float); print('percentiles 1 5 25 50 75 95 99', np.percentile(Y, [1, 5, 25, 50, 75, 95, 99]).round(), 'mean saturation', ((mx - mn) / np.maximum(mx, 1)).mean().round(3))
subprocess.run(['node', '-e', "const s=require('sharp'),a=process.argv;s(require('fs').readFileSync(0),{raw:{width:+a[1],height:+a[2],channels:3}}).png().toFile(a[3])", str(w), str(h), sys.argv[2]], input=a.tobytes(), check=True)
