"""the house with a paler sky, air before the trees and quieter reds: python3 air.py IN.png OUT.png"""
import sys, numpy as np; from pngio import *; from scipy import ndimage as nd
a = read(sys.argv[1]).astype(float)[..., :3] / 255; h, w = a.shape[:2]; W = np.array([.2126, .7152, .0722]); y, x = np.mgrid[:h, :w]; l = a @ W; R, G, B = a[..., 0], a[..., 1], a[..., 2]
def soft(m, s=1.5): return nd.gaussian_filter(m.astype(float), s)
sky = soft((B > R - .02) & (B > .55) & (l > .42) & (y < 640) & ((x > 1232) | (x < 275) | (y < 480)) & ~((y > 330) & (x > 500) & (x < 1160)), 1.2)
ld = (a @ W)[..., None]; o = a * (1 - .38 * sky)[..., None] + (ld * np.array([1., 1., 1.02])) * (.38 * sky)[..., None]; o = o + (.03 * sky)[..., None]
trees = soft((((x > 1196) & (y > 430) & (y < 850)) | ((x < 275) & (y > 480) & (y < 722))) & (G > R * .9) & (l < .5), 3) * (1 - sky)
o = o + (.075 * trees * (1 - l))[..., None] * np.array([.92, 1., 1.06]); lo = (o @ W)[..., None]; o = o * (1 - .18 * trees)[..., None] + lo * (.18 * trees)[..., None]
red = soft((R > 1.25 * G) & (R > 1.3 * B), 2); lo = (o @ W)[..., None]; o = o * (1 - .10 * red)[..., None] + lo * (.10 * red)[..., None]
write(sys.argv[2], (o.clip(0, 1) * 255 + .5).astype('u1')); print(np.percentile(o @ W * 255, [1, 5, 25, 50, 75, 95, 99]).round())
