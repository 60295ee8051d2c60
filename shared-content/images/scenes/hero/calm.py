"""Calms the reds of hero.png: python3 calm.py in.raw out.raw, raw RGB 1680 x 1120"""
import sys, numpy as np
a = np.fromfile(sys.argv[1], 'u1').reshape(1120, 1680, 3).astype('f'); W = np.array([.2126, .7152, .0722])
l = (a @ W)[..., None]; red = np.clip((a[..., 0] - a[..., 2] - 40) / 70, 0, 1)[..., None] * (a[..., :1] > a[..., 1:2])
o = l + (a - l) * (1 - .13 * red); o.clip(0, 255).round().astype('u1').tofile(sys.argv[2])
