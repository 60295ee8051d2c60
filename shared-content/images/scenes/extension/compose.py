"""before.jpg: the render of the ground floor without the extension, toned like extension.jpg where both show the same, laid into it: python3 compose.py full_1680 after.png before.png"""
import os, sys, numpy as np, regress as nf; from pngio import *; from scipy import ndimage as nd
z = np.load(f"{os.environ.get('IMG_TMP', 'work')}/{sys.argv[1]}.npz"); L = {q: z[q] for q in z.files}; got = int(L['got']); c = nf.regress(L, got, .2, 4, .6) if float(L['nev']) < got else L['col']
c = np.maximum(c[..., :3], 0)[::-1]; print(c.shape, got); a = read(sys.argv[2]).astype(float)[..., :3] / 255
X0, Y0 = 0, 530; h, w = c.shape[:2]; ref = a[Y0:Y0 + h, X0:X0 + w]; y, x = np.mgrid[:h, :w]; X, Y = x + X0, y + Y0
same = ((Y < 585) & (X < 1240)) | ((X < 235) & (Y > 560) & (Y < 930)) | ((Y > 990) & (X < 1000)) | ((X > 1085) & (X < 1160) & (Y < 720))          # unchanged, away from shadows of the extension
r = np.log2(c + 1e-4); o = np.empty_like(c)
for k in range(3):
    q = np.linspace(.2, 99.8, 120); s, d = np.percentile(r[..., k][same], q), np.percentile(ref[..., k][same], q); o[..., k] = np.interp(r[..., k], s, d)
    hi = r[..., k] > s[-1]; o[..., k][hi] = np.minimum(d[-1] + (r[..., k][hi] - s[-1]) * .18, .97); lo = r[..., k] < s[0]; o[..., k][lo] = d[0] * 2. ** ((r[..., k][lo] - s[0]) * .8)
n = nd.gaussian_filter(np.random.default_rng(5).normal(size=(h, w)), .7); o = o + (n / n.std() * 1.2 / 255)[..., None]
W = np.array([.2126, .7152, .0722]); l = (o @ W)[..., None]
strong = nd.gaussian_filter((((o[..., 0] > 1.45 * o[..., 1]) & (Y < 700)) | ((o[..., 2] > 1.25 * o[..., 0]) & (Y > 690))).astype(float), 1.5)[..., None]; o = o * (1 - strong * .48) + l * strong * .48 * np.array([1., .98, .93])
m = np.clip((Y - 548) / 26, 0, 1) * np.where(Y < 728, np.clip((1248 - X) / 2, 0, 1), np.clip((1262 - X) / 10, 0, 1)) * np.clip((1026 - Y) / 22, 0, 1); m = m[..., None]
f = a.copy(); f[Y0:Y0 + h, X0:X0 + w] = ref * (1 - m) + o * m
write(sys.argv[3], (f.clip(0, 1) * 255 + .5).astype('u1'))
