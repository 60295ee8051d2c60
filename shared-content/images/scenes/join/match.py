"""The join in the colours of the finished wall, and softer: python3 match.py JOIN.png EXTENSION.png OUT.png (both 1680 x 1120)"""
import sys
import numpy as np
import scipy.ndimage as nd
import pngio

LUM = np.array([.2126, .7152, .0722])
img = pngio.read(sys.argv[1])[..., :3] / 255.
ext = pngio.read(sys.argv[2])[500:720, 560:730, :3] / 255.
h, w = img.shape[:2]
y, x = np.mgrid[:h, :w].astype(float)
wall = ((x < 850) & (y < 480) | (y > 480 + (x - 850) * .36)) & (img[..., 1] < img[..., 0] + .02)
edge = nd.gaussian_filter(nd.binary_closing(nd.binary_opening(wall, iterations=2), iterations=8).astype(float), 2)[..., None]
a, b = img[wall].mean(0), ext.reshape(-1, 3).mean(0)
print('join', (a * 255).round(), 'extension', (b * 255).round())
gain = (b / (b @ LUM)) / (a / (a @ LUM))
l = (img @ LUM)[..., None]
colour = np.clip((np.ptp(img, axis=2) - .10) / .20, 0, 1)[..., None]      # not the mortar, which is grey already
sat = img * (1 + .75 * colour * (gain - 1))
# one contrast from left to right: the left as the right, measured over a brick's height
small = nd.gaussian_filter(l[..., 0], 2)
local = np.sqrt(np.maximum(nd.gaussian_filter(small ** 2, 60) - nd.gaussian_filter(small, 60) ** 2, 1e-5))
want = np.median(local[wall & (x > 900) & (y > 700)])
keep = np.clip(want / local, .62, 1)[..., None]
mean = np.stack([nd.gaussian_filter(sat[..., c], 45) for c in range(3)], 2)
even = mean + (sat - mean) * (.3 + .7 * keep)
soft = nd.gaussian_filter(even, (1.3, 1.3, 0))
out = soft + (even - soft) * .45
red = nd.gaussian_filter(nd.maximum_filter(np.clip((img[..., 0] - img[..., 1:].max(2)) * 8 - 2.6, 0, 1), 5), 1)[..., None]
out = img + edge * (1 - np.clip(red, 0, 1)) * (out - img)
n = nd.gaussian_filter(np.random.default_rng(6).normal(size=(h, w)), .6)
out = out + edge * (n / n.std() * 1.2 / 255)[..., None]
out = out * 1.17 - .012
out = np.clip(np.where(out < .84, out, .84 + .12 * (1 - np.exp(-(np.maximum(out, .84) - .84) / .12))), 0, 1)
print(np.percentile(out @ LUM * 255, [1, 5, 25, 50, 75, 95, 99]).round())
pngio.write(sys.argv[3], np.round(out * 255).astype(np.uint8))
