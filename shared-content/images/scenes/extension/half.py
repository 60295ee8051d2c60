"""The wall halfway between the picture before and the aged one, and the new wall with the old one's spread: python3 half.py BEFORE.png AGED.png PASSES.npz OUT.png"""
import sys
import numpy as np
import scipy.ndimage as nd
import pngio

before, aged = (pngio.read(p)[..., :3].astype(float) for p in sys.argv[1:3])
idx = np.load(sys.argv[3])['idx'][::-1, :, 0]
of = lambda i: nd.gaussian_filter((np.abs(idx - i) < .5).astype(float), .8)[..., None]
y, x = np.mgrid[:1120, :1680]
house = ((x < 1262) & (y < 985))[..., None]
old = before + .5 * (aged - before)
noise = nd.gaussian_filter(np.random.default_rng(31).normal(size=(1120, 1680)), (22, 36))
noise2 = nd.gaussian_filter(np.random.default_rng(32).normal(size=(1120, 1680)), (40, 5))
weather = 1 - .035 * np.clip(.5 + .5 * noise / noise.std() + .35 * noise2 / noise2.std(), 0, 1.6)      # a few years, not a hundred
base = nd.gaussian_filter(before, (14, 14, 0))
new = (base + (before - base) * 1.14) * weather[..., None]
out = aged + of(3) * house * (old - aged)
out = out + of(4) * house * (new - out)
pngio.write(sys.argv[4], np.round(np.clip(out, 0, 255)).astype(np.uint8))
o, n = (np.abs(idx - 3) < .5) & house[..., 0], (np.abs(idx - 4) < .5) & house[..., 0]
lum = out @ np.array([.2126, .7152, .0722])
sun = lum > 120
d = lum - nd.gaussian_filter(lum, 14)
print('tone', lum[o & sun].mean().round(1), lum[n & sun].mean().round(1), 'spread', d[o & sun].std().round(1), d[n & sun].std().round(1))
