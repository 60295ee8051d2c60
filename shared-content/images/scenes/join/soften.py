"""Pale yellows nearer to buff, and deep greens calmer: python3 soften.py IN.png OUT.png"""
import sys
import numpy as np
import pngio

img = pngio.read(sys.argv[1])[..., :3] / 255.
weights = np.array([.2126, .7152, .0722])
light = (img @ weights)[..., None]
saturation = 1 - .22 * np.clip((light - .50) / .35, 0, 1)
green = np.clip((img[..., 1:2] - img[..., 0:1]) / .12, 0, 1)
saturation = saturation * (1 - .22 * green)
out = light + (img - light) * saturation
out[..., 0:1] += .012 * np.clip((light - .45) / .3, 0, 1) * (1 - green)
out[..., 1:2] += .030 * green
out = np.round(np.clip(out, 0, 1) ** 1.08 * 255).astype(np.uint8)
print('percentiles 1 5 25 50 75 95 99', np.percentile(out @ weights, [1, 5, 25, 50, 75, 95, 99]).round())
pngio.write(sys.argv[2], out)
