"""The kitchen window mirrors the sky and the trees opposite, and years of weather show on the wall: python3 panes.py IN.png OUT.png"""
import sys, numpy as np
from pngio import *
from scipy import ndimage as nd
a = read(sys.argv[1]).astype(float)[..., :3]; Y = a @ [.2126, .7152, .0722]; h, w = Y.shape; y, x = np.mgrid[:h, :w]
def noise(seed, sx, sy): q = nd.gaussian_filter(np.random.default_rng(seed).normal(size=(h, w)), (sy, sx)); return q / q.std()
m = (x > 640) & (x < 768) & (y > 700) & (y < 812) & (nd.gaussian_filter(Y, 1) < 52)
g = np.interp(y + 6 * noise(3, 5, 4), [700, 752, 772, 812], [.52, .46, .24, .20])
m = nd.gaussian_filter(m.astype(float), 1.)[..., None]; a = a + m * (np.array([176, 187, 196]) - a) * g[..., None]
# the wall: below the eaves, above the yard, left of its corner; not its windows, pipes and door
wall = (y > np.interp(x, [0, 1250], [268, 345])) & (y < np.interp(x, [0, 1250], [940, 905])) & (x < 1248)
for x0, x1, y0, y1 in ((455, 590, 300, 530), (725, 850, 320, 540), (1060, 1170, 345, 550), (415, 540, 655, 940), (625, 790, 655, 840), (185, 215, 250, 940), (1020, 1055, 320, 940), (975, 1055, 790, 940)): wall &= ~((x > x0) & (x < x1) & (y > y0) & (y < y1))
t = 1 + .045 * noise(11, 60, 44) + .03 * noise(12, 7, 60)
for x0, x1, y0, n in ((457, 586, 526, 130), (730, 845, 536, 120), (1064, 1166, 547, 110), (632, 784, 834, 80)):       # rain that ran off the ends of the sills
    for e in (x0, x1): t = t * (1 - .20 * np.exp(-((x - e) / 9.) ** 2) * np.clip((y - y0) / 8, 0, 1) * np.exp(-np.maximum(y - y0, 0) / n))
t = t * (1 - .20 * np.clip((y - np.interp(x, [0, 1250], [870, 838])) / 70, 0, 1) * np.clip(.7 + .35 * noise(14, 26, 10), 0, 1))      # damp at its foot
s = nd.gaussian_filter(wall.astype(float), 3)[..., None]; a = a * (1 + s * (np.clip(t, .7, 1.12)[..., None] - 1))
write(sys.argv[2], (a + .5).clip(0, 255).astype('u1'))
