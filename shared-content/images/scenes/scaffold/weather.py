"""Stains on the scaffold's toe board, and the tree behind it out of focus: python3 weather.py IN.png OUT.png (1680 x 1120)"""
import sys
import numpy as np
import scipy.ndimage as nd
import pngio

LUM = np.array([.2126, .7152, .0722])
img = pngio.read(sys.argv[1])[..., :3] / 255.
h, w = img.shape[:2]
y, x = np.mgrid[:h, :w].astype(float)


def noise(sigma, seed):
    n = nd.gaussian_filter(np.random.default_rng(seed).normal(size=(h, w)), sigma)
    return n / n.std()


# between the upper and the lower edge of the board, where neither tube nor brick is before it
top, bottom = 575 + (x - 444) * .1165, 684 + (x - 444) * .1105
depth = (y - top) / (bottom - top)
hue = img[..., 0] - img[..., 2]
board = (x > 446) & (depth > .03) & (depth < .97) & (hue > .07) & (hue < .21)
board = nd.gaussian_filter(nd.binary_opening(board, iterations=2).astype(float), 1.2)
stain = np.clip(noise((16, 7), 2) * .6 + noise((30, 90), 3) * .8 - .1, 0, 2) * .16 + np.clip(depth - .75, 0, 1) * .5
drips = np.clip(noise((26, 2.2), 5) - 1.1, 0, 2) * .13 * np.clip(1.2 - depth, 0, 1)
grain = noise((1.1, 16), 7) * .035
smear = np.clip(noise((3.5, 6), 11) * .8 + noise((14, 40), 12) * .7 - 2.35, 0, .6) / .6
light = 1 - np.clip(stain + drips, 0, .45) + grain
out = img + board[..., None] * (img * light[..., None] - img)
out = out + (board * smear * .5)[..., None] * (np.array([.74, .71, .66]) - out)
# the tree
leaf = ((img[..., 1] > img[..., 0] + .004) & (img[..., 1] > img[..., 2] + .02) & (x < 270) & (y > 470) & (y < 800)).astype(float)
leaf = np.clip(nd.gaussian_filter(nd.binary_closing(leaf > .5, iterations=3).astype(float), 2.5) * 1.6, 0, 1)
weight = nd.gaussian_filter(((x < 270) & (y > 450) & (y < 800)).astype(float) * (leaf > .05), 3.5)
soft = np.stack([nd.gaussian_filter(out[..., c] * (leaf > .05), 3.5) for c in range(3)], 2) / np.maximum(weight, .05)[..., None]
out = out + (leaf * .9)[..., None] * (.9 * soft + .1 * np.array([.70, .76, .72]) - out)
n = noise(.6, 9)
out = out + (leaf * n * 1.3 / 255)[..., None]
out = np.clip((out - .012) * 1.035, 0, 1)
print(np.percentile(out @ LUM * 255, [1, 5, 25, 50, 75, 95, 99]).round())
pngio.write(sys.argv[2], np.round(out * 255).astype(np.uint8))
