"""opening.jpg as it was, with quieter reds, a stained floor and blocks, and the room's corners darker: python3 site.py IN.png OUT.png"""
import sys, numpy as np; from pngio import *; from scipy import ndimage as nd
a = read(sys.argv[1]).astype(float)[..., :3] / 255; h, w = a.shape[:2]; W = np.array([.2126, .7152, .0722]); y, x = np.mgrid[:h, :w]; l = a @ W; R, G, B = a[..., 0], a[..., 1], a[..., 2]
def noise(s, seed, sy=None): q = nd.gaussian_filter(np.random.default_rng(seed).normal(size=(h, w)), (sy or s, s)); return q / q.std()
def soft(m, s=1.5): return nd.gaussian_filter(m.astype(float), s)
o = a.copy()
red = soft((R > 1.6 * G) & (R > 1.6 * B), 1.2)[..., None]; lo = (o @ W)[..., None]; o = (o * (1 - .34 * red) + lo * .34 * red) * (1 - .10 * red)
yellow = soft((R > 1.25 * B) & (G > 1.2 * B) & (l > .55) & (x > 1180) & (x < 1360) & (y > 480), 3)[..., None]; lo = (o @ W)[..., None]; o = (o * (1 - .14 * yellow) + lo * .14 * yellow) * (1 - .16 * yellow)          # burnt-out stocks in the sun
block = soft((x > 1352) & (y > 100 + .0 * x) & (np.abs(R - B) < .16), 2); jl = l - nd.gaussian_filter(l, 5)
lab, n = nd.label((block > .6) & (np.abs(jl) < .035)); size = nd.sum(np.ones_like(lab), lab, range(n + 1)); t = np.where(size > 500, np.random.default_rng(2).normal(size=n + 1) * .055, 0); o = o * (1 + nd.gaussian_filter(t[lab], 1.2))[..., None]
o = o * (1 - block * np.clip(.10 + .09 * noise(34, 3, 60) + .05 * noise(8, 4), 0, .4))[..., None] * (1 - .06 * block[..., None] * np.array([0, .2, .6]))
floor = soft((y > 905) & (np.abs(R - B) < .22) & (l > .25), 3); o = o * (1 - floor * np.clip(.10 + .07 * noise(38, 5, 12) + .05 * noise(9, 6, 4) + .03 * noise(1.4, 7), 0, .5))[..., None]
screen = soft((x > 210) & (x < 1210) & (y > 355) & (y < 850) & (l > .45) & (np.abs(R - G) < .12), 3); o = o * (1 - screen * np.clip(.05 + .05 * noise(9, 8, 120) + .03 * noise(30, 9), 0, .25))[..., None]
v = ((x / w - .45) ** 2 / .62 + (y / h - .5) ** 2 / .9); o = o * (1 - .38 * np.clip(v - .06, 0, 1))[..., None]
lo = (o @ W)[..., None]; o = lo + (o - lo) * .92; o = o / np.percentile(o, 99.6) * .97
write(sys.argv[2], (o.clip(0, 1) * 255 + .5).astype('u1')); print(n, np.percentile(o @ W * 255, [1, 5, 25, 50, 75, 95, 99]).round())
