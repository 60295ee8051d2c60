"""The weather on the brickwork of the hero: python3 weather.py name_w in.raw out.raw [amount], raw RGB 1680 x 1120"""
import os, sys, numpy as np; from scipy.ndimage import gaussian_filter as G
TMP = os.environ.get('IMG_TMP', '../tmp'); al = np.load(f'{TMP}/{sys.argv[1]}.npz')['alb'][::-1]; h, w = al.shape[:2]; am = float(sys.argv[4]) if len(sys.argv) > 4 else 1.
a = np.fromfile(sys.argv[2], 'u1').reshape(h, w, 3).astype('f'); r = np.random.default_rng(12)
y, x = np.mgrid[0:h, 0:w].astype('f'); S = lambda v, p, q: np.clip((v - p) / (q - p), 0, 1)
def nz(s): q = G(r.normal(size=(h, w)), s); return (q / q.std()).astype('f')
line = lambda x0, y0, x1, y1: y0 + (y1 - y0) * (x - x0) / (x1 - x0)      # level lines of the wall, in the picture
top, low, foot = line(0, 76, 1378, 222), line(0, 113, 1378, 240), line(556, 911, 860, 880)
wall = (x < 1384) * (y < foot + 30)
soft = lambda m, s: G(m.astype('f'), s)
rg = al[..., 0] / np.maximum(al[..., 1], 1e-3); ly = (al @ np.array([.3, .6, .1]))
brick = S(soft((rg > 1.42) & (al[..., 0] > .05), 2.2), .3, .6) * wall
stone = soft((rg < 1.32) & (ly > .25) & (y > top - 4) & (y < low + 2) & (x < 1384), 1)
big, mid, fine, streak = nz((60, 90)), nz((14, 20)), nz(2.), nz((40, 2.4))
m = 1 + .05 * am * np.clip(big, -1.6, 1.6) - .05 * am * S(mid, .6, 2)
d = y - low; m *= 1 - .30 * am * (d > 0) * np.exp(-np.clip(d, 0, 400) / (30 + 26 * np.clip(streak + 1, 0, 3))) * np.clip(.55 + .35 * streak + .15 * mid, 0, 1)
up = foot - y; m *= 1 - .26 * am * S(up + 26 * mid + 8 * fine, 120, 12)
m *= 1 - .16 * am * S(x + 10 * mid, 1300, 1384) * S(streak, -.2, 1.4) * (y > low)                      # beside the corner
for x0, x1, ys in ((1075, 1268, 690),): m *= 1 - .22 * am * (x > x0) * (x < x1) * (y > ys) * np.exp(-np.clip(y - ys, 0, 300) / 38) * np.clip(.4 + .45 * streak, 0, 1)
o = a * (1 + (G(m, .5) - 1) * brick)[..., None]
# the string course: grime on its lower edge, in runs and in patches
t = (y - top) / (low - top)
g = np.clip(.10 + .12 * S(mid + .6 * streak, 0, 2) + .22 * S(t + .1 * mid, .55, 1) , 0, .5); o *= 1 - (am * g * stone)[..., None] * np.array([.92, .95, 1.])
# the sill, darker where water stands and below it
sill = soft((x > 1066) & (x < 1276) & (y > 659) & (y < 698) & (rg < 1.32) & (ly > .25), 1); o *= 1 - (am * sill * np.clip(.08 + .16 * S(mid + .5 * streak, -.2, 1.6) + .10 * S(y, 676, 692), 0, .4))[..., None] * np.array([.92, .95, 1.])
o = (o + r.random(o.shape) - .5).clip(0, 255); print('percentiles 1 5 25 50 75 95 99', np.percentile(o @ np.array([.2126, .7152, .0722]), [1, 5, 25, 50, 75, 95, 99]).round()); o.astype('u1').tofile(sys.argv[3])
if os.environ.get('SHOW'): (np.stack([brick, stone, sill], -1) * 255).astype('u1').tofile('../tmp/mask.raw')
