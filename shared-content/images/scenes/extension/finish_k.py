"""2D touches on the developed picture: python3 finish.py in.npy name hero.raw out.raw   (hero.raw: the hero picture, for the tree behind)"""
import sys, os, numpy as np; from scipy.ndimage import gaussian_filter as G, gaussian_filter1d as G1, zoom, binary_opening
from proj import px
W_ = np.array([.2126, .7152, .0722]); a = np.load(sys.argv[1]).astype('f'); H = np.fromfile(sys.argv[3], 'u1').reshape(1120, 1680, 3).astype('f'); y, x = np.mgrid[0:1120, 0:1680].astype('f')
z = np.load(f"{os.environ.get('IMG_TMP', 'work')}/{sys.argv[2]}.npz"); idx = z['idx'][::-1, :, 0]; rng = np.random.default_rng(8); alb = np.abs(z['alb'][::-1]).sum(2)
def noise(sy, sx): n = G(rng.normal(size=(1120, 1680)), (sy, sx)); return n / n.std()
def poly(pts):
    m = np.zeros((1120, 1680), bool); p = np.array(pts, float)
    for (x0, y0), (x1, y1) in zip(p, np.roll(p, -1, 0)):
        if y0 != y1: m ^= ((y0 > y) != (y1 > y)) & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
    return m
of = lambda i, s=.7: G((np.abs(idx - i) < .5).astype('f'), s)
EAVES, FOOT, PIPE = (float(q) for q in os.environ.get('WEATHER', '.05,.15,.21').split(',')); SOOT, RUN, REF, OLD = .05, .16, float(os.environ.get('REF', .16)), float(os.environ.get('OLD', .035))
ex_ = np.linspace(-8, 9.97, 60); q = px(ex_, 0, 5.90); eav = np.interp(x, *q); m = of(3) * (y > eav - 4) * (x < 1262); d = y - eav
f = 1 - OLD + .012 * noise(45, 60) + .010 * noise(50, 2.6); f *= 1 - SOOT * np.exp(-np.maximum(d, 0) / 40) * (1 + .35 * noise(40, 4))      # soot below the gutter, streaks
# weathering in the wall's own metres: lighter where the eaves keep the rain off, darker at the foot and beside the pipes, soft patches
from proj import C as C_, ax as ax_, rt as rt_, f as F_, SH as SH_; from closeup_noise import fbm
tx_ = (x - 840) / F_; s_ = -C_[1] / (ax_[1] + rt_[1] * tx_); WX = C_[0] + s_ * (ax_[0] + rt_[0] * tx_); WZ = C_[2] + s_ * (560 + SH_ * 1680 - y) / F_
sm = lambda a_, b_, v: (lambda t: t * t * (3 - 2 * t))(np.clip((v - a_) / (b_ - a_), 0, 1)); P1, P2, P3, P4 = fbm(WX / 1.5, WZ / 1.1, 3), fbm(WX / .55, WZ / .45, 17), fbm(WX / .16, WZ / 1.3, 29), fbm(WX / 3.2, WZ / 2.1, 41)
DR = float(os.environ.get('DRIFT', 1)); wv_ = 1.02 + DR * (.32 * P1 + .14 * P2 + .34 * P4); wv_ *= 1 + EAVES * sm(4.75, 5.75, WZ + .55 * P1 + .18 * P3) - FOOT * sm(1.05, .05, WZ + .75 * P1 + .35 * P2)
for xp in (-1.05, 7.3): dx_ = WX - xp - .04; wv_ *= 1 - PIPE * np.exp(-np.abs(dx_ / (.20 + .14 * P1 + .10 * P2)) ** 1.6) * (.75 + .9 * P3 + .35 * P2).clip(.1, 1.5) * sm(6.2, 4.6, WZ + .3 * P1)
tint_ = np.clip(1 - wv_, 0, .4)[..., None] * np.array([.05, .0, .10]); f *= wv_
for k in (1.5, 7.2, 9.9, 13.6):       # run-off below the ends of the sills and a veil between them
    s0 = .215 + .3375 * round((k - .215) / .3375); (x0, x1), (y0, y1) = px(np.array([s0 - 6.045, s0 - 4.815]), 0, 50 * .075); zz = y - np.interp(x, (x0, x1), (y0, y1))
    run = np.exp(-((x - x0 - 5) / 6) ** 2) + np.exp(-((x - x1 + 5) / 6) ** 2) + .4 * ((x > x0) & (x < x1)); f *= 1 - RUN * run * (zz > 0) * np.exp(-np.maximum(zz, 0) / 55) * (1 + .3 * noise(30, 2))
o = a + (a * f[..., None] * (1 - tint_) - a) * m[..., None]
# bricks that stand out of the wall, the pale and the burnt, stand out a little less
bw = np.clip(of(3) + of(4), 0, 1) * (y < 900) * (x < 1262); b2 = G(o, (1.6, 1.6, 0)); b14 = G(o, (13, 13, 0)); l2, l14 = b2 @ W_, b14 @ W_; st = (b2.max(2) - b2.min(2)) / np.maximum(b2.max(2), 20)
t = np.clip((.295 - st) / .09, 0, 1) * np.clip((l2 / np.maximum(l14, 20) - 1.02) / .10, 0, 1) * bw; o = o + (o * (b14 / np.maximum(b2, 20)) - o) * (.55 * t)[..., None]
t = np.clip((.80 - l2 / np.maximum(l14, 20)) / .2, 0, 1) * bw; o = o * (1 + .16 * t)[..., None]
# the roof: quieter
rf = of(6)[..., None]; lr = (o @ W_)[..., None]; o = o + (lr + (o - lr) * .92 - o) * rf; lr = o @ W_; ex = np.maximum(lr - G(lr, 14) - 8, 0); o = o * (1 + (.045 - .28 * ex / np.maximum(lr, 20)) * of(6))[..., None]
lw = of(7, 1.2)[..., None]; o = o * (1 + (np.array([1.07, 1.06, 1.02]) - 1) * lw)
# the hero's trees and hedge behind the fence, further off: smaller, in softer focus, with air before them
S, X0, Y0, YH = 1.12, 1218, 60, 552; xr = 1243
c = zoom(H[Y0:YH, X0:X0 + int((1682 - xr) / S) + 2], (S, S, 1), order=3); l = G(c @ W_, .6); mt = np.clip((198 - l) / 34, 0, 1); ch, cw = l.shape; B = int(os.environ.get('FENCE', 742)) + 6
T, M = np.zeros_like(a), np.zeros(a.shape[:2], 'f'); w_ = min(cw, 1680 - xr); T[B - ch:B, xr:xr + w_] = c[:, :w_]; M[B - ch:B, xr:xr + w_] = mt[:, :w_]
sf = G(M, .6)[..., None]; T = G(T * M[..., None], (.6, .6, 0)) / np.maximum(sf, 1e-3); T = T * np.array([1.10, 1.06, 1.02]); lt = (T @ W_)[..., None]; T = lt + (T - lt) * .86; T = T + (np.array([150, 160, 160]) - T) * (.08 + .14 * np.clip((110 - lt) / 110, 0, 1))
sky = np.abs(z['nrm'][::-1]).sum(2) < .002; reg = G((sky & (x > xr - 14)).astype('f'), .55)[..., None] * (y < B)[..., None]; reg = np.clip(reg, 0, 1)
cov = np.ones((1120, 1680), 'f'); q = np.load(f"{os.environ.get('IMG_TMP', 'work')}/cov.npy"); cov[600:600 + q.shape[0], 1236:1236 + q.shape[1]] = q; zone = (x >= 1238) & (y >= 601) & (y < 789)
pure = sky & (x > xr) & (x < 1660); row = lambda v: (lambda r, ok: np.interp(np.arange(1120), np.where(ok)[0], r[ok]))(*(lambda r: (r, ~np.isnan(r)))(np.array([np.median(v[k][pure[k]]) if k < B - 14 and pure[k].sum() > 40 else np.nan for k in range(1120)]))); skyc = np.stack([row(a[..., i]) for i in range(3)], 1)[:, None]
reg = np.where(zone, 1 - cov, reg[..., 0])[..., None]
reg = np.where(((x >= 1249) & (x < 1264) & (y > 362) & (y < 601))[..., None], 1., reg)      # no bright seam at the wall's corner
far = np.clip((y - 300) / 330, 0, 1)[..., None]; rows = np.array([226, 232, 232]); new = skyc * (1 - .75 * far) + rows * .75 * far; TT = np.clip(sf, 0, 1); new = new + (T - new) * TT
new = np.where((zone & (y > B - 16))[..., None], np.array([56, 58, 44]), new); o = np.where(zone[..., None], o + (new - o) * reg, o + (((o - skyc) * (1 - TT) + new) - o) * reg)      # what shows between the fence's boards
lf = G((poly([(1225, 620), (1480, 620), (1480, 745), (1560, 850), (1560, 925), (1150, 905), (1190, 780)]) & (o[..., 1] > o[..., 0] - 2) & (o[..., 1] > o[..., 2] + 4) & (cov > .3) & (x > 1150)).astype('f'), 1.)[..., None]; o = o * (1 + (np.array([1.42, 1.36, 1.15]) - 1) * lf)      # the bed's leaves in the sun
skyall = G(sky.astype('f'), .6)[..., None] * (y < 760)[..., None]; o = o + (np.array([172, 203, 228]) - o) * (.24 * skyall * np.clip(1 - far * 1.2, 0, 1)) * (1 - np.clip(sf * reg, 0, 1))
# the garden's trees and the sky, faint, in the sliding doors
dp = of(9, .8) * ((x > 486) & (x < 990) & (y > 672) & (y < 985)); rc = G(H[90:560, 1225:1680][:, ::-1], (2.2, 2.2, 0)); rr_ = zoom(rc, (300 / rc.shape[0], 505 / rc.shape[1], 1), order=1); R_ = np.zeros_like(o); R_[668:668 + rr_.shape[0], 486:486 + rr_.shape[1]] = rr_; R_ = G(np.stack([np.roll(R_[..., i], 0, 0) for i in range(3)], -1), (.8, .8, 0)); q = (REF * dp * (.55 + .45 * np.clip((950 - y) / 260, 0, 1)))[..., None]; o = 255 - (255 - o * (1 - q * .35)) * (1 - q * R_ / 255)
if os.environ.get('AGE', '1') == '1': from age import age; o = age(o, z, of)      # the old house has its years, the extension is new: last before the tone
g_ = float(os.environ.get('GAMMA', .975)); o = np.clip(o * 1.014, 0, 255); o = 255 * (o / 255) ** g_; o = o - float(os.environ.get('TOE', 37)) * (1 - o / 255) ** 3; o = 4 + np.clip(o, 0, 255) * .984
n = G(rng.normal(size=(1120, 1680)), .65); n /= n.std(); o = o + (n * 1.4)[..., None] + rng.random(o.shape) - .5
o = o.clip(0, 255).astype('u1'); o.tofile(sys.argv[4]); Y = o @ W_
print('percentiles 1 5 25 50 75 95 99', np.percentile(Y, [1, 5, 25, 50, 75, 95, 99]).round(), 'mean', o.reshape(-1, 3).mean(0).round())
