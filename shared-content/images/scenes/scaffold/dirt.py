"""Weathers boards, tubes and brickwork of the scaffold: python3 dirt.py name_w in.raw out.raw, raw RGB 1680 x 1120"""
import os, sys, numpy as np; from scipy.ndimage import gaussian_filter as G
TMP = os.environ.get('IMG_TMP', '../tmp'); z = np.load(f'{TMP}/{sys.argv[1]}.npz'); al = z['alb'][::-1].clip(1e-4); h, w = al.shape[:2]
a = np.fromfile(sys.argv[2], 'u1').reshape(h, w, 3).astype('f'); r = np.random.default_rng(21); W = np.array([.2126, .7152, .0722]); S = lambda v, p, q: np.clip((v - p) / (q - p), 0, 1)
def nz(s): q = G(r.normal(size=(h, w)), s); return (q / q.std()).astype('f')
rg, gb, ly = al[..., 0] / al[..., 1], al[..., 1] / al[..., 2], al @ W; y = np.mgrid[0:h, 0:w][0]
soft = lambda m, s=.8: G(m.astype('f'), s)
brick = soft((rg > 1.45) & (ly > .03) & (y > 150), 1.5); brick = S(brick, .4, .8)
board = soft((rg > 1.03) & (rg < 1.32) & (gb > 1.12) & (gb < 1.75) & (ly > .18) & (ly < .75) & (y > 250) & (y < 760))
tube = soft((np.abs(rg - 1) < .06) & (np.abs(gb - 1) < .10) & (ly > .2) & (ly < .62) & (y > 100))
big, mid, fine, grain = nz((50, 80)), nz(9), nz(2.2), nz((1.2, 14))
l = (a @ W)[..., None]
# boards: grey with weather, stained in patches and along the grain, splashed with mortar
o = a + (l * np.array([1.0, .97, .90]) - a) * (.42 * board)[..., None]
o *= 1 - (board * np.clip(.16 + .16 * S(mid + .5 * grain, -.2, 1.8) + .12 * S(big, 0, 1.5), 0, .45))[..., None]
sp = board * S(fine + .55 * mid, 2.2, 2.7); o += (np.clip(l * 1.12, 0, 215) * np.array([1, .985, .95]) - o) * (.75 * sp)[..., None]
# tubes: rust and old paint
o = o + (l * np.array([.86, .70, .56]) - o) * (tube * .55 * S(mid + .4 * fine, .6, 1.8))[..., None]; o *= 1 - (tube * .12 * S(mid, -1, 1))[..., None]
# brickwork: calmer, uneven in patches, a little lime
lb = G(l[..., 0] * brick, 9) / np.maximum(G(brick, 9), 1e-3)
k = brick[..., None]; o = o + (l * .5 + lb[..., None] * .5 - l) * .30 * k; m_ = (o @ W)[..., None]; o = m_ + (o - m_) * (1 - .10 * k)
o *= 1 + (brick * (.06 * np.clip(big, -1.6, 1.6) - .05 * S(mid, .7, 2)))[..., None]
lime = (brick * .22 * S(nz((22, 34)) + .35 * fine, 1.0, 2.2))[..., None]; o = o + (l * np.array([1.2, 1.12, 1.06]) + 14 - o) * lime
o = (o + r.random(o.shape) - .5).clip(0, 255); print('percentiles 1 5 25 50 75 95 99', np.percentile(o @ W, [1, 5, 25, 50, 75, 95, 99]).round()); o.astype('u1').tofile(sys.argv[3])
