"""A dark hedge lighter: python3 hedge.py IN.png OUT.png"""
import sys
import numpy as np
import pngio
from scipy.ndimage import gaussian_filter

img = pngio.read(sys.argv[1])[..., :3] / 255.
weights = np.array([.2126, .7152, .0722])
light = (img @ weights)[..., None]
green = np.clip((img[..., 1:2] - np.maximum(img[..., 0:1], img[..., 2:3]) + .012) / .03, 0, 1)
dark = np.clip((.32 - light) / .12, 0, 1)
mask = gaussian_filter((green * dark)[..., 0], 5)[..., None]
mask = np.clip(mask * 2.2, 0, 1) * np.clip((.5 - light) / .2, 0, 1)
lifted = np.clip(light, 0, 1) ** float(sys.argv[3] if len(sys.argv) > 3 else .72) * 1.02
bright = img * lifted / np.maximum(light, .012)
bright = lifted + (bright - lifted) * .70
bright[..., 0:1] *= 1.07
out = img * (1 - mask) + mask * np.clip(bright, 0, 1)
out = np.round(np.clip(out, 0, 1) * 255).astype(np.uint8)
print('percentiles 1 5 25 50 75 95 99', np.percentile(out @ weights, [1, 5, 25, 50, 75, 95, 99]).round())
pngio.write(sys.argv[2], out)
