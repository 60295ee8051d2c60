"""a darker middle: python3 tone.py IN.png OUT.png"""
import sys, numpy as np; from pngio import *
a = read(sys.argv[1]).astype(float) / 255; l = (a @ np.array([.2126, .7152, .0722]))[..., None]
k = np.maximum(l, 1e-3) ** .30; g = np.clip(a * k * 1.03 * np.array([.995, 1, 1.01]), 0, 1)
write(sys.argv[2], (g * 255 + .5).astype('u1')); print(np.percentile(g @ np.array([.2126, .7152, .0722]) * 255, [1, 5, 25, 50, 75, 95, 99]).round())
