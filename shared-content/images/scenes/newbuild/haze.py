"""Air before the trees beside the new house: python3 haze.py NEWBUILD.png OUT.png (1680 x 1120)"""
import sys
import numpy as np
import scipy.ndimage as nd
import pngio

img = pngio.read(sys.argv[1])[..., :3] / 255.
h, w = img.shape[:2]
y, x = np.mgrid[:h, :w].astype(float)
where = np.clip((x - 1207) / 4, 0, 1) * np.clip((y - 360) / 30, 0, 1) * (.45 * np.clip((778 - y) / 20, 0, 1) + .55 * np.clip((668 - y) / 60, 0, 1))
leaf = nd.gaussian_filter((img.mean(2) < .46).astype(float), 1.0) * np.clip((.70 - img.mean(2)) / .15, 0, 1)      # not the sky
far = (where * np.clip(leaf, 0, 1))[..., None]
l = (img @ np.array([.2126, .7152, .0722]))[..., None]
soft = .35 * img + .65 * nd.gaussian_filter(img, (1.7, 1.7, 0))
light = np.clip(soft, 0, 1) ** .88 * 1.06
air = light + .09 * (np.array([.68, .72, .60]) - light)
n = nd.gaussian_filter(np.random.default_rng(8).normal(size=(h, w)), .6)
air = air + (n / n.std() * 1.3 / 255)[..., None]
pngio.write(sys.argv[2], np.round(np.clip(img + far * (air - img), 0, 1) * 255).astype(np.uint8))
