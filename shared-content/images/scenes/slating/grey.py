"""slating.jpg as it was, its slates greyer and its timber less green: python3 grey.py IN.png OUT.png"""
import sys, numpy as np; from pngio import *; from scipy import ndimage as nd
a = read(sys.argv[1]).astype(float)[..., :3] / 255; W = np.array([.2126, .7152, .0722]); l = (a @ W)[..., None]; R, G, B = a[..., 0], a[..., 1], a[..., 2]
blue = nd.gaussian_filter(((B > R + .015) & (l[..., 0] < .6)).astype(float), 2)[..., None]; o = a * (1 - .42 * blue) + l * (.42 * blue)
wood = nd.gaussian_filter(((G > B + .06) & (np.abs(R - G) < .07)).astype(float), 2)[..., None]; o = o * (1 + wood * np.array([.045, -.012, -.02]))
write(sys.argv[2], (o.clip(0, 1) * 255 + .5).astype('u1')); print(np.percentile(o @ W * 255, [1, 5, 25, 50, 75, 95, 99]).round())
