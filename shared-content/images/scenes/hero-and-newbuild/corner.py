"""The quoin's arris against sky, trees and hedge: python3 corner.py in.raw out.raw (RGB 1680 x 1120)"""
import sys, numpy as np
from scipy.ndimage import gaussian_filter as G, gaussian_filter1d as G1
from scipy.signal import find_peaks
a = np.fromfile(sys.argv[1], 'u1').reshape(1120, 1680, 3).astype('f'); r = np.random.default_rng(12); E = 1214.9
Y0, Y1 = 0, 834      # below this the plants stand in front
s = a[:, 1205:1213].mean(1); l = s @ np.array([.2126, .7152, .0722]); sat = (s.max(1) - s.min(1)) / (s.max(1) + 1)
m = -sat * 255 + .45 * l; m = m - G1(m, 14); pk, _ = find_peaks(G1(m, .8), distance=9, prominence=9); pk = [p for p in pk if p < Y1]
# joints that a pale brick hid: fill gaps wider than a course, drop those too near
print(len(pk), np.diff(pk))
j = [pk[0]]
for p in pk[1:]:
    d = p - j[-1]; n = int(round(d / 14.9))
    if n < 1: continue
    j += [j[-1] + d * (k + 1) / n for k in range(n)]
sub = 8; y = (np.arange(1120 * sub) + .5) / sub; X = np.full(y.shape, E); near = np.full(y.shape, 9.)
lim = [j[0] - 15] + j + [j[-1] + 15]
for u, v in zip(lim[:-1], lim[1:]):
    q = (y >= u) & (y < v); t = (y[q] - u) / (v - u) - .5
    X[q] += np.clip(r.normal() * .42, -.8, .75) + t * r.normal() * .6 + .25 * np.cos(t * np.pi)      # each brick a little in or out, askew, a hair bellied
    if r.random() < .30: c = r.choice([u + 2.2, v - 2.2, u + r.uniform(3, 11)]); X[q] -= r.uniform(.6, 1.5) * np.exp(-((y[q] - c) / r.uniform(1., 2.)) ** 2)      # a chipped arris
for c in j:
    w = r.uniform(1.35, 1.75); X -= (r.uniform(1.0, 1.75)) * np.exp(-(np.abs(y - c - .3) / w) ** 2.6)      # the raked joint
    near = np.minimum(near, np.abs(y - c - .3))
X += .20 * (lambda n: n / n.std())(G1(r.normal(size=y.size), 5)) + .16 * (lambda n: n / n.std())(G1(r.normal(size=y.size), 14))
x0, x1 = 1200, 1226; xs = np.arange(x0, x1)
cov = np.clip(X[:, None] - xs[None], 0, 1).reshape(1120, sub, -1).mean(1); cov = G(cov, (.35, .42)); Xr = G1(X.reshape(1120, sub).mean(1), .7)
wall, bg = a[:, x0:x1].copy(), a[:, x0:x1].copy(); i = lambda x: x - x0
for x in range(1213, x1): wall[:, i(x)] = a[:, max(1205, 2 * 1212 - x)]
for x in range(x0, 1217): bg[:, i(x)] = a[:, min(2 * 1217 - x, 1230)]
d = np.clip(Xr[:, None] - xs[None] - .5, 0, 99); nr = near.reshape(1120, sub).mean(1)
turn = np.exp(-(d / 1.15) ** 1.3); wall *= (1 - .22 * turn - .22 * np.exp(-(d / 2.2)) * np.exp(-(nr / 1.6) ** 2)[:, None])[..., None]       # the arris turns from the sun; the joint lies in shade
lb = G(a[:, 1216:1250], (5, 5, 0)).mean(1); lum = lb @ np.array([.2126, .7152, .0722]); sky = np.clip((lum - 95) / 120, 0, 1)[:, None]
out = wall * cov[..., None] + bg * (1 - cov[..., None])
dd = Xr[:, None] - xs[None] - .5; gl = np.where(dd > 0, np.exp(-np.clip(dd, 0, 99) / 2.4), 0) * cov * sky * .20 + np.where(dd > 0, np.exp(-np.clip(dd, 0, 99) / 9.), 0) * cov * sky * .05
out += (np.maximum(lb[:, None], out) - out) * gl[..., None]      # the sky's light over the edge
grain = G(r.normal(size=out.shape[:2]), .6); grain /= grain.std(); mod = (cov > .02) & (np.arange(x0, x1) > 1211)[None]; out += (grain * 1.6 * mod)[..., None]
k = np.zeros((1120, x1 - x0), 'f'); k[:Y1] = 1; k = G(k, (1.5, 0)); k *= np.clip((xs - x0) / 6, 0, 1)[None] * np.clip((x1 - 1 - xs) / 5, 0, 1)[None]
# leave leaves that stand in front of the corner alone
gr = a[:, x0:x1]; leaf = ((gr[..., 1] > gr[..., 0] + 2) & (xs < 1214)[None]).astype('f'); leaf[:760] = 0; k *= 1 - np.clip(G(leaf, 1.2) * 3, 0, 1)
b = a.copy(); b[:, x0:x1] += (out - a[:, x0:x1]) * k[..., None]; b.clip(0, 255).round().astype('u1').tofile(sys.argv[2])
