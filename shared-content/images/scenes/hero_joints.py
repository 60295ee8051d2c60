"""Draws the joints of the hero's left arch evenly and flushes its left skewback up: python3 joints.py, raw RGB 1680 x 1120 from w.raw to w_out.raw"""
import numpy as np; from scipy.ndimage import gaussian_filter as G
a = np.fromfile('w.raw', 'u1').reshape(1120, 1680, 3).astype('f'); y, x = np.mgrid[0:1120, 0:1680].astype('f'); l = a @ np.array([.2126, .7152, .0722]); r = np.random.default_rng(2)
top = [112, 167, 222, 274, 327, 380, 433, 480, 530, 577, 624, 670, 716, 760, 804, 848]; low = [152, 202, 250, 298, 343, 390, 437, 483, 527, 570, 613, 655, 697, 738, 778, 818]
ty, ly = lambda q: 82 + (q - 60) * 186 / 828, lambda q: 362 + (q - 100) * 135 / 755; px = lambda q: 470 + q / 3; py = lambda q: 90 + q / 3
wob = G(r.normal(size=(1120, 1680)), 1.2); wob /= wob.std(); o = a.copy()
def line(x0, y0, x1, y1, width, alpha, col, where=1.):
    d = np.array([x1 - x0, y1 - y0]); n = np.hypot(*d); t = ((x - x0) * d[0] + (y - y0) * d[1]) / n ** 2; s = np.abs((x - x0) * d[1] - (y - y0) * d[0]) / n
    m = np.clip(width / 2 + .5 - s, 0, 1) * np.clip(t * n + .5, 0, 1) * np.clip((1 - t) * n + .5, 0, 1) * where * alpha * (1 + .18 * wob); m = np.clip(m, 0, 1)[..., None]
    o[:] = o + (np.array(col) - o) * m
for q, p in zip(top, low): line(px(q), py(ty(q) + 3), px(p), py(ly(p) - 3), .9, .62, [214, 194, 166])
q = l.copy(); e = px(60.5) + (y - py(84)) * ((100.5 - 60.5) / (360 - 84)); b = (y > py(82)) & (y < py(362)) & (x > e - 5.2) & (x < e + .9)      # between the arch and the ends of the bricks
dark = np.clip(G((b & ((l < 88) | (l > 196))).astype('f'), .7) * 1.7, 0, 1) * np.clip((e + 1.1 - x) * 1.2, 0, 1) * b; tone = np.array([170, 146, 120]) * (1 + .05 * wob)[..., None]; o = o + (tone - o) * (dark * .92)[..., None]
o.clip(0, 255).round().astype('u1').tofile('w_out.raw')
