"""the picture before the work on a dull day: paler light, a dry lawn, a stained yard: python3 worn.py before.png OUT.png"""
import sys, numpy as np; from pngio import *; from scipy import ndimage as nd
a = read(sys.argv[1]).astype(float)[..., :3] / 255; h, w = a.shape[:2]; W = np.array([.2126, .7152, .0722]); y, x = np.mgrid[:h, :w]; R, G, B = a[..., 0], a[..., 1], a[..., 2]; l = a @ W
def noise(s, seed, sy=None): q = nd.gaussian_filter(np.random.default_rng(seed).normal(size=(h, w)), (sy or s, s)); return q / q.std()
def soft(m, s=2): return nd.gaussian_filter(m.astype(float), s)
o = a.copy()
lawn = soft((y > 985) & (G > R * .95) & (G > 1.3 * B) & (y > 1105 - .105 * x), 2); dry = np.clip(.45 + .4 * noise(34, 3, 9) + .25 * noise(9, 4, 3), 0, 1) * lawn; lo = (o @ W)[..., None]
o = o * (1 - dry[..., None] * .72) + dry[..., None] * .72 * lo * np.array([1.30, 1.06, .60])
yard = soft((y > 905) & (np.abs(R - B) < .25) & (l > .2) & (x < 1180) & (y < 1110 - .03 * x), 3); st = np.clip(.16 + .20 * noise(42, 5, 13) + .10 * noise(11, 6, 4) + .05 * noise(2, 7), 0, .6) * yard; o = o * (1 - st[..., None] * np.array([.95, .92, 1.]))
foot = np.clip((y - (905 - .012 * x)) / 40 + 1.6, 0, 1) * (x < 1245) * np.clip((948 - y) / 20, 0, 1) * np.clip((y - 820) / 80, 0, 1); o = o * (1 - .22 * (foot * np.clip(.6 + .4 * noise(20, 9, 8), 0, 1))[..., None])          # damp at the foot of the wall
bed = soft((x > 1150) & (y > 640) & (y < 905), 8) * soft(G > R * 1.02, 3); lo = (o @ W)[..., None]; o = o * (1 - .45 * bed[..., None]) + lo * .45 * bed[..., None] * np.array([1.12, 1.02, .80])
# a dull day: less colour, cooler, the sun's contrast halved
lo = (o @ W)[..., None]; o = lo + (o - lo) * .62; o = o * np.array([.965, 1., 1.055]); base = nd.gaussian_filter((o @ W), 26)[..., None]; o = o * (np.maximum(base, .03) ** -.30) * .78; sky = soft((y < 420) & (B > R - .03) & (l > .55) & ((x > 1040) | (y < 115)), 4)[..., None]; o = o * (1 - .55 * sky) + .55 * sky * np.array([.80, .82, .84])
write(sys.argv[2], (o.clip(0, 1) * 255 + .5).astype('u1')); print(np.percentile(o @ W * 255, [1, 5, 25, 50, 75, 95, 99]).round())
