"""Calms reds and the vest's yellow of scaffold.png: python3 calm.py in.raw out.raw, raw RGB 1680 x 1120"""
import sys, numpy as np
a = np.fromfile(sys.argv[1], 'u1').reshape(1120, 1680, 3).astype('f'); W = np.array([.2126, .7152, .0722]); r, g, b = a[..., 0], a[..., 1], a[..., 2]
l = (a @ W)[..., None]; red = (np.clip((r - b - 30) / 70, 0, 1) * (r > g + 12))[..., None]; yellow = (np.clip((np.minimum(r, g) - b - 90) / 60, 0, 1))[..., None]
o = l * (1 - .10 * yellow) + (a - l) * (1 - .24 * red * (1 - yellow) - .34 * yellow); o.clip(0, 255).round().astype('u1').tofile(sys.argv[2])
