"""The weather on the brickwork, a little stronger, laid in the walls' own coordinates: python3 nb_weather.py name_w in.png out.png [amount]"""
import os, sys, subprocess, numpy as np; from scipy.ndimage import gaussian_filter as G
TMP = os.environ.get('IMG_TMP', '../tmp'); z = np.load(f'{TMP}/{sys.argv[1]}.npz'); al, nr = z['alb'][::-1], z['nrm'][::-1]; h, w = al.shape[:2]; am = float(sys.argv[4]) if len(sys.argv) > 4 else 1.
js = "const s=require('sharp'),a=process.argv;"; a = np.frombuffer(subprocess.run(['node', '-e', js + "s(a[1]).removeAlpha().raw().toBuffer().then(b=>process.stdout.write(b))", sys.argv[2]], stdout=subprocess.PIPE, check=True).stdout, 'u1').reshape(h, w, 3).astype('f')
cam, yaw, lens, sh = np.array([-4.0, -9.1, 1.6]), np.radians(42.2), 28., .088; d3 = np.array([np.sin(yaw), np.cos(yaw), 0]); r3 = np.array([d3[1], -d3[0], 0])      # the camera of newbuild5.py
v, u = np.mgrid[0:h, 0:w]; u = (u + .5) / w; v = (v + .5) / h; D = d3 + ((u - .5) * 36 / lens)[..., None] * r3; D[..., 2] += ((.5 - v) / 1.5 + sh) * 36 / lens
rg = al[..., 0] / np.maximum(al[..., 1], 1e-3); brick = np.clip((G(((rg > 1.45) & (al[..., 0] < .6) & (al[..., 0] > .05)).astype('f'), 1.6) - .40) / .25, 0, 1)
col = lambda x, y: .5 + ((np.array([x, y, 0]) - cam) @ r3) / ((np.array([x, y, 0]) - cam) @ d3) * lens / 36; corner, bay0, bay1 = col(0, 0), col(4.5, 0), col(4.5, -.89)      # the house's corner, the bay's return and its front
if os.environ.get('SHOW'): print([(x, [round(float(q), 2) for q in nr[int(.5 * h), int(x * w)]]) for x in (.25, .45, .585, .62, .74)])
def hit(ax, at): t = (at - cam[ax]) / D[..., ax]; return cam + D * t[..., None]
P = np.where((u < corner)[..., None], hit(0, 0.), np.where((u < bay0)[..., None], hit(1, 0.), np.where((u < bay1)[..., None], hit(0, 4.5), hit(1, -.89))))
brick = brick * np.where(u < bay1, P[..., 2] < 5.15, True) * (P[..., 2] > .2)      # not the chimney
def vn(P, s):
    P = P * s + s * 7.1; i = np.floor(P).astype(np.int64); f = P - i; f = f * f * (3 - 2 * f); o = 0.
    for k in range(8):
        q = [(k >> j) & 1 for j in range(3)]; n = ((i[..., 0] + q[0]) * 73856093) ^ ((i[..., 1] + q[1]) * 19349663) ^ ((i[..., 2] + q[2]) * 83492791); n = (n ^ (n >> 13)) * 1274126177 & 0xffffffff; n = (n & 0xffff) / 65535.; wt = 1.
        for j in range(3): wt = wt * (f[..., j] if q[j] else 1 - f[..., j])
        o = o + wt * n
    return o
fb = lambda P, s, n=4: sum((vn(P, s * 2 ** k) - .5) * .55 ** k for k in range(n)) * 2
S = lambda x, a, b: np.clip((x - a) / (b - a), 0, 1)
X, Z = P[..., 0], P[..., 2]; fine = fb(P * [1, 1, .07], 9.); big = fb(P * [1, 1, .8], .55); mid = fb(P, 1.6); m = np.ones((h, w)); lime = np.zeros((h, w)); front = (u > corner) & ~((u > bay0) & (u < bay1))
m *= 1 + .075 * am * np.clip(big * 1.6, -1, 1); m *= 1 - .10 * am * S(mid, .25, .75)
for a_, b_, zs, bay in ((.395, 1.855, 3.15, 0), (2.31, 3.77, 3.15, 0), (.395, 1.855, .75, 0), (5.12, 7.48, .60, 1), (5.345, 7.255, 3.15, 1)):
    here = front & ((u > bay1) if bay else (u < bay0)) & (Z < zs + .01)
    for e in (a_, b_): m *= 1 - .34 * am * here * S(.12 - np.abs(X - e) + .05 * fine, 0, .09) * S(Z, zs - .95, zs - .1) * np.clip(.75 + .5 * fine, 0, 1)
    m *= 1 - .20 * am * here * (X > a_) * (X < b_) * S(Z, zs - .5, zs) * S(fine, -.05, .5)
m *= 1 + .09 * am * (u < bay0) * front * S(Z + .2 * mid, 4.6, 4.95); m *= 1 - .22 * am * S(Z + .35 * mid, .62, .20)
zone = np.maximum(S(Z, 1.9, 2.4) * S(Z, 2.86, 2.7), S(Z, .25, .4) * S(Z, 1.2, .7)) ; lime = .20 * am * S(fb(P + 31, 1.2, 5), .22, .62) * zone
L = (a @ np.array([.2126, .7152, .0722]))[..., None]; o = a * (1 + (G(m, .6) - 1) * brick)[..., None]; o = o + (L * 1.22 * np.array([1.06, 1., .94]) - o) * (lime * brick)[..., None]
o = (o + np.random.default_rng(4).random(o.shape) - .5).clip(0, 255).astype('u1'); print('percentiles 1 5 25 50 75 95 99', np.percentile(o @ np.array([.2126, .7152, .0722]), [1, 5, 25, 50, 75, 95, 99]).round())
subprocess.run(['node', '-e', js + f"s(require('fs').readFileSync(0),{{raw:{{width:{w},height:{h},channels:3}}}}).png().toFile(a[1])", sys.argv[3]], input=o.tobytes(), check=True)
