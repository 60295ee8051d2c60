"""A cast-iron downpipe near the corner of the house: python3 pipe.py IN.png OUT.png"""
import sys, numpy as np
from pngio import *
from scipy import ndimage as nd
a = read(sys.argv[1]).astype(float)[..., :3]; K = 3; h, w = a.shape[:2]; rng = np.random.default_rng(11)
X0, X1, B = 1335, 1384, 816          # drawn in this strip, down to its foot
y, x = np.mgrid[:B * K, X0 * K:X1 * K] / K; cx = 1359.5
r = np.full_like(y, 6.6)
for s in (70, 330, 590): r = np.where((y > s) & (y < s + 17), 8.3, r); r = np.where((y > s + 17) & (y < s + 20), 7.6, r)          # sockets
u = (x - cx) / r; pipe = np.clip((r - np.abs(x - cx)) * K / 1.5 + .5, 0, 1); nx, nz = u, np.sqrt(np.clip(1 - u * u, 0, 1))
light = np.clip(-.62 * nx + .52 * nz, 0, 1); spec = np.clip(-.42 * nx + .9 * nz, 0, 1) ** 22
fine = nd.gaussian_filter(rng.normal(size=y.shape), (9, 2)); fine /= fine.std()
col = np.array([22, 22, 23.]) + light[..., None] * np.array([46, 42, 37.]) + spec[..., None] * np.array([54, 50, 44.]) + (fine * 2.2)[..., None]
for s in (84, 344, 604):                 # ears of the brackets, with their nails
    ear = (np.abs(y - s + 6) < 3.6) & (np.abs(x - cx) < 13); pipe = np.maximum(pipe, ear); col = np.where((ear & (np.abs(x - cx) > 8.3))[..., None], np.array([44, 41, 38.]), col)
# its shadow on the wall, to the right and below, as that of the lamp
shadow = np.clip(1 - np.abs(x - cx - 11.5) / 8.5, 0, 1) * (x < 1380.5); edge = nd.gaussian_filter(np.clip(shadow * 2.2, 0, 1), (2, 3)) * .55 * (x < 1380)
down = lambda t: t.reshape(B, K, (X1 - X0), K, *t.shape[2:]).mean((1, 3))
p, sh, c = down(pipe), down(edge), down(col * pipe[..., None]); strip = a[:B, X0:X1]
lit = np.clip((nd.gaussian_filter(strip.mean(-1), (14, 9)) - 62) / 60, .25, 1)[..., None]          # dappled as the wall is
strip = strip * (1 - sh[..., None] * np.array([.72, .70, .64])) ; strip = strip * (1 - p[..., None]) + c * (.55 + .45 * lit)
o = a[:B, X0:X1]; brick = (o[..., 0] > o[..., 1] * 1.16) & (o[..., 0] > o[..., 2] * 1.2) | (o.mean(-1) < 46); yy = np.arange(B)[:, None]
m = np.where(yy < 752, 1, nd.gaussian_filter(brick.astype(float), .6) * np.clip((B - yy) / 20, 0, 1))[..., None]          # the lavender stands before its foot
soft = np.stack([nd.gaussian_filter(strip[..., k], .55) for k in range(3)], -1); g = nd.gaussian_filter(rng.normal(size=soft.shape[:2]), .7); soft = soft + (g / g.std() * 1.6)[..., None]
k_ = (np.maximum(p, sh * .6))[..., None]; a[:B, X0:X1] = a[:B, X0:X1] * (1 - m * np.minimum(1, k_ * 3)) + soft * m * np.minimum(1, k_ * 3)
write(sys.argv[2], (a + .5).clip(0, 255).astype('u1'))
