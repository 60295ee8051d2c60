"""denoise mildly, develop softly like film, save: python3 devd.py name_w out.png exposure red blue sat gamma keep"""
import os, sys, numpy as np, regress as nf, subprocess; from scipy.ndimage import gaussian_filter
TMP = os.environ.get('IMG_TMP', 'work'); z = np.load(f'{TMP}/{sys.argv[1]}.npz'); L = {q: z[q] for q in z.files}; got = int(L['got']); print('samples', got, 'per sample', round(float(L['spent']) / got, 2))
ex, red, blue, sat, gam, keep = map(float, sys.argv[3:9]); q_ = os.environ.get('CACHE') or f'{TMP}/reg_{sys.argv[1]}_{got}_{keep}.npy'
c = L['col'] if os.environ.get('RAW') else np.load(q_) if os.path.exists(q_) else nf.regress(L, got, .35, 5, keep); np.save(q_, c) if not os.environ.get('RAW') else 0
c = np.maximum(c, 0)[::-1] * np.array([red, 1, blue]) * 2 ** ex; h, w = c.shape[:2]; k = w / 1680; Wt = np.array([.2126, .7152, .0722])
c = c + .035 * sum(gaussian_filter(np.clip(c - .7, 0, 3), (q * k, q * k, 0)) for q in (6, 24))      # halation
y, x = np.mgrid[0:h, 0:w]; c *= (1 - .13 * np.clip(np.hypot((x / w - .5) * 1.1, y / h - .5) / .7, 0, 1) ** 2.2)[..., None]
f = lambda t: np.clip((t * (2.51 * t + .03)) / (t * (2.43 * t + .59) + .14), 0, 1)
l = (c @ Wt)[..., None]; g = .5 * f(c) + .5 * c * f(l) / np.maximum(l, 1e-5); g = np.clip(g, 0, None) ** (1 / 2.2)
# soften: mix with a flatter curve, then black and white points
Y = np.maximum(g @ Wt, 1e-4)[..., None]; g = g * (np.clip(Y, 0, 1.2) ** gam / Y)
lo, hi = np.percentile(g @ Wt, [.8, 99.4]); g = (g - lo + .004) / (hi - lo) * 1.01
g = np.where(g < .86, g, .86 + .14 * (1 - np.exp(-(np.maximum(g, .86) - .86) / .14)))
l = (g @ Wt)[..., None]; d = g - l; s = np.broadcast_to(np.float64(sat), l.shape).copy()
warm = np.clip((g[..., :1] - g[..., 2:]) * 2.2, 0, 1); gr = np.clip((g[..., 1:2] - np.maximum(g[..., :1] * .98, g[..., 2:])) * 8, 0, 1); s = s * (1 - .10 * gr) * (1 - float(os.environ.get('CALM', 0)) * warm); g = l + d * s
sh = np.clip(1 - l / .35, 0, 1) ** 1.5; g = g + sh * np.array([-.010, -.001, .014])       # blue in the shadows
g = g.clip(0, 1); a = g.astype('f') * 255; r = np.random.default_rng(5); n = gaussian_filter(r.normal(size=a.shape[:2]), .6); n /= n.std(); a = (a + (n * .9)[..., None] + r.random(a.shape) - .5).clip(0, 255).astype('u1')
Y = a @ Wt; print('percentiles 1 5 25 50 75 95 99', np.percentile(Y, [1, 5, 25, 50, 75, 95, 99]).round())
subprocess.run(['node', '-e', "const s=require('sharp'),a=process.argv;s(require('fs').readFileSync(0),{raw:{width:+a[1],height:+a[2],channels:3}}).png().toFile(a[3])", str(w), str(h), sys.argv[2]], input=a.tobytes(), check=True)
