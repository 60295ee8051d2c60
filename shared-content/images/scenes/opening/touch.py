"""Takes away the light that shines through gaps between the boards and below them: python3 touch.py IN.png OUT.png"""
import sys, numpy as np
from pngio import *
from scipy import ndimage as nd
a = read(sys.argv[1]).astype(float)[..., :3]; Y = np.array([.2126, .7152, .0722]); h, w = a.shape[:2]; y, x = np.mgrid[:h, :w]
def fill(where, size, more):
    global a
    med = np.stack([nd.median_filter(a[..., k], size) for k in range(3)], -1); m = where & ((a - med) @ Y > more)
    m = nd.gaussian_filter(nd.binary_dilation(m, iterations=2).astype(float), .8)[..., None]; a = a * (1 - m) + med * m
fill((x > 330) & (x < 425) & (y > 655) & (y < 785), (1, 31), 45)
fill((x > 140) & (x < 450) & (y > 780) & (y < 832) | (x > 820) & (x < 920) & (y > 700) & (y < 740), (23, 1), 35)
write(sys.argv[2], (a + .5).clip(0, 255).astype('u1'))
