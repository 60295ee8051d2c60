"""Sets the tree of hero.png beside the house of extension.png: python3 tree.py, raw RGB 1680 x 1120 from w.raw and h.raw (hero) to w_out.raw"""
import numpy as np; from scipy.ndimage import gaussian_filter as G, gaussian_filter1d as G1, zoom
a = np.fromfile('w.raw', 'u1').reshape(1120, 1680, 3).astype('f'); h = np.fromfile('h.raw', 'u1').reshape(1120, 1680, 3).astype('f'); y, x = np.mgrid[0:1120, 0:1680].astype('f')
W = np.array([.2126, .7152, .0722]); r = np.random.default_rng(4); unit = lambda n: n / n.std()
S, X0, Y0, B = 1.22, 1218, 150, 716                   # enlargement; the trees in the hero, from beside its wall; where their hedge ends, behind the fence
c = zoom(h[Y0:566, X0:X0 + 330], (S, S, 1), order=3); ch, cw = c.shape[:2]; l = G(c @ W, .6); m = np.clip((198 - l) / 34, 0, 1)
L = 1292; w_ = min(cw, 1680 - L); tree, mt = np.zeros_like(a), np.zeros(a.shape[:2], 'f'); tree[B - ch:B, L:L + w_] = c[:, :w_]; mt[B - ch:B, L:L + w_] = m[:, :w_]; mt *= np.where(y < 306, np.clip((x - 1296) / 22, 0, 1), 1)
edge = np.interp(y, [0, 170, 290, 312, 313, 326, 327, 335, 336, 1120], [1102, 1102, 1293, 1328, 1329, 1329, 1314, 1312, 1298, 1298]); fence = 697 - (x - 1310) * .0325       # the house's outline and the fence's upper edge
reg = np.clip(x - edge + .5, 0, 1) * np.clip(fence - y + .5, 0, 1)
reg = np.maximum(reg, ((x > 1298) & (x < 1338) & (y > 309) & (y < 342)) * np.clip((a @ W - 165) / 30, 0, 1))       # the bright edge round the gutter's end
# sky: row by row as it is beside the roof, and from there on paler towards the horizon
rows = np.array([a[k, int(edge[k, 0]) + 6:int(edge[k, 0]) + 60].mean(0) for k in range(286)]); rows = np.concatenate([rows, np.repeat(rows[-12:].mean(0)[None], 1120 - 286, 0)]); rows = G1(rows, 14, axis=0)
t = np.clip((y[:, :1] - 250) / 380, 0, 1); col = rows + (np.array([226, 234, 236]) - rows) * t
sky = col[:, None] + (unit(G(r.normal(size=a.shape[:2]), (14, 70))) * 3.5)[..., None] * [1.2, .7, .4] + (unit(G(r.normal(size=a.shape[:2]), .7)) * 1.6)[..., None]
ramp = np.clip((y - 60) / 70, 0, 1) * np.where(y < 286, np.clip((x - edge - 6) / np.interp(y, [0, 150, 280], [160, 120, 18]), 0, 1), 1)
o = a + (sky - a) * (ramp * reg)[..., None]; o = o + (tree + np.array([7, 9, 10]) - o) * (mt * reg)[..., None]
o.clip(0, 255).round().astype('u1').tofile('w_out.raw')
