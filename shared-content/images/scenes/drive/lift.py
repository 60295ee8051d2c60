"""Air before the trees behind the hedge: python3 lift.py IN.png OUT.png (of the developed picture, before touch.py)"""
import sys, numpy as np
from pngio import *
from scipy.ndimage import gaussian_filter as G
a = read(sys.argv[1])[..., :3].astype(float) / 255; h, w = a.shape[:2]; y, x = np.mgrid[:h, :w]; W = np.array([.2126, .7152, .0722])
m = G(((x < 622) & (y < 332)).astype(float), 3)[..., None]; l = (a @ W)[..., None]
o = l + (a - l) * .86; o = o ** .82; o = o + (np.array([.62, .70, .70]) - o) * (.10 + .10 * np.clip((.3 - l) / .3, 0, 1))
h2 = G(((y >= 332) & (x < 760) & (a[..., 1] > a[..., 0] * 1.04)).astype(float), 2)[..., None]; o2 = a ** .90
out = a + (o - a) * m; out = out + (o2 - a) * h2 * (1 - m)
write(sys.argv[2], (out.clip(0, 1) * 255 + .5).astype('u1'))
