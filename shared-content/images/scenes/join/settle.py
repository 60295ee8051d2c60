"""Some burnt bricks in the new part of the join, and the old part less harsh: python3 settle.py JOIN.png OUT.png (1680 x 1120)"""
import sys
import numpy as np
import scipy.ndimage as nd
import pngio

LUM = np.array([.2126, .7152, .0722])
# corners in a view of 1.3 pixels to one from (600, 460); share of the light that is left
BRICKS = [
    (.60, [(498, 601), (615, 606), (614, 668), (498, 662)]),
    (.62, [(904, 447), (1025, 452), (1022, 521), (904, 514)]),
    (.66, [(702, 346), (815, 350), (813, 415), (702, 411)]),
    (.72, [(832, 528), (1097, 547), (1095, 618), (832, 604)]),
    (.62, [(1107, 735), (1241, 745), (1240, 822), (1107, 812)]),
    (.80, [(1112, 550), (1238, 557), (1237, 635), (1112, 628)]),
    (.80, [(437, 681), (683, 697), (681, 766), (437, 756)]),
    (.70, [(318, 495), (423, 500), (421, 567), (318, 560)]),
    (.60, [(903, 783), (1028, 795), (1027, 856), (903, 850)]),
    (.76, [(1040, 640), (1310, 655), (1308, 726), (1040, 712)]),
]


def polygon(points, y, x):
    inside = np.zeros(y.shape, bool)
    p = np.array(points) / 1.3 + (600, 460)
    for (x0, y0), (x1, y1) in zip(p, np.roll(p, -1, 0)):
        if y0 != y1:
            inside ^= ((y0 > y) != (y1 > y)) & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
    return inside


def noise(shape, s, seed):
    n = nd.gaussian_filter(np.random.default_rng(seed).normal(size=shape), s)
    return n / n.std()


img = pngio.read(sys.argv[1])[..., :3] / 255.
h, w = img.shape[:2]
y, x = np.mgrid[:h, :w].astype(float)
l = img @ LUM
# the old part: its darkest bricks lifted by half, a third of the finest contrast away
old = nd.gaussian_filter(((x < 640 + 0 * y) | ((y < 480) & (x < 890))).astype(float), 60)
old *= nd.gaussian_filter(((x < 830) | (y > 480)).astype(float), 4)
mean = nd.gaussian_filter(l, 9)
lift = np.clip(.40 - mean, 0, 1) * .42 * old * (1 - np.clip((x - 770) / 20, 0, 1))
out = img + lift[..., None] * (.35 * img / np.maximum(l, .05)[..., None] + .65 * np.array([1.12, .98, .66]))
soft = nd.gaussian_filter(out, (1.1, 1.1, 0))
keep = 1 - .36 * old - .18 * (1 - old)
wall = ((x < 850) | (y > 480 + (x - 850) * .35)).astype(float)
wall = nd.gaussian_filter(wall, 3)[..., None]
red = np.clip((out[..., 0] - out[..., 1:].max(2)) * 6 - 1.2, 0, 1)
red = nd.maximum_filter(red, 5)[..., None]
k = 1 - (1 - keep[..., None]) * wall * (1 - red)
out = soft + (out - soft) * k
# the new part as deep in colour as the old one, and some burnt bricks
new = ((1 - old) * wall[..., 0])[..., None]
g = (out @ LUM)[..., None]
out = out + new * (g + (out - g) * 1.14 - .012 - out)
for i, (f, points) in enumerate(BRICKS):
    m = nd.gaussian_filter(nd.binary_erosion(polygon(points, y, x), iterations=2).astype(float), 1.8)
    burn = np.clip(f + .09 * noise((h, w), (7, 16), 40 + i) + .05 * noise((h, w), 2.2, 60 + i), .35, 1.02)
    tint = np.stack([burn ** .86, burn, burn ** 1.22], 2)
    out = out + m[..., None] * (out * tint - out)
pngio.write(sys.argv[2], np.round(np.clip(out, 0, 1) * 255).astype(np.uint8))
