"""small touches in the developed picture (1680 x 1120): python3 touch.py in.png out.png"""
import sys, subprocess, numpy as np
from scipy.ndimage import gaussian_filter
src, dst = sys.argv[1:3]; js = "const s=require('sharp'),a=process.argv;"; w, h = 1680, 1120
a = np.frombuffer(subprocess.run(['node', '-e', js + "s(a[1]).removeAlpha().raw().toBuffer().then(b=>process.stdout.write(b))", src], stdout=subprocess.PIPE, check=True).stdout, 'u1').reshape(h, w, 3).astype('f')
r = np.random.default_rng(3); y, x = np.mgrid[0:h, 0:w].astype('f'); nz = lambda s: (lambda q: q / q.std())(gaussian_filter(r.normal(size=(h, w)).astype('f'), s)); n3, n9, n25 = nz(2), nz(8), nz(24)
def poly(P, soft):
    m = np.ones((h, w), bool); P = np.array(P, float)
    for (x0, y0), (x1, y1) in zip(P, np.roll(P, -1, 0)): m &= (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) >= 0
    return gaussian_filter(m.astype('f'), soft)
def mul(m, rgb):
    global a
    a = a * (1 + m[..., None] * (np.array(rgb, 'f') - 1))
# the door: a deeper green
g = np.clip((a[..., 1] - a[..., 0]) / 12, 0, 1); mul(poly([(577, 412), (772, 416), (772, 822), (577, 842)], 1) * gaussian_filter(g, 1), (.80, .85, .85))
# step: mottled, damp and a little moss at its foot; the flags before it darker where it meets them
st = poly([(532, 852), (858, 822), (861, 880), (556, 912)], 1); mul(st * np.clip(.45 + .35 * n9 + .2 * n25, 0, 1), (.86, .86, .86))
foot = 911.5 - (x - 556) * (31. / 304); d = y - foot; inx = gaussian_filter(((x > 535) & (x < 862)).astype('f'), 3); up = np.exp(-np.clip(-d, 0, 99) / (5 + 3.5 * np.clip(1 + n9 * .7, 0, 3))) * (d <= 0); dn = np.exp(-np.clip(d, 0, 99) / (2.2 + 1.2 * np.clip(1 + n3 * .5, 0, 3))) * (d > 0)
mul(inx * up * np.clip(.62 + .25 * n3 + .2 * n9, 0, 1), (.62, .65, .52)); mul(inx * dn * .8, (.52, .50, .46))
# dirt along both kerbs of the path
for (x0, y0, x1, y1), k in (((478, 928, 560, 1120), 1), ((916, 876, 1330, 1120), -1)):
    t = (y - y0) / (y1 - y0); e = (x - (x0 + (x1 - x0) * t)) * k; mul(np.exp(-np.clip(e - 2, 0, 99) / (6 + 2 * np.clip(1 + n9, 0, 3))) * (e > 0) * (t > 0) * np.clip(.5 + .2 * n3, 0, 1), (.72, .71, .64))
# where the sill drips: soft grey runs on the brick
for xs, ys, L in ((1078, 692, 60), (1262, 686, 66), (1170, 690, 30)):
    run = np.exp(-((x - xs - 2 * np.sin((y - ys) / 17)) / (4 + .04 * np.maximum(y - ys, 0))) ** 2) * np.clip((y - ys) / 5, 0, 1) * np.exp(-np.clip(y - ys, 0, 300) / L) * (y > ys); mul(run * np.clip(.55 + .3 * n3, 0, 1), (.68, .69, .68))
a = (a + r.random(a.shape) - .5).clip(0, 255).astype('u1'); Wt = np.array([.2126, .7152, .0722]); print('percentiles 1 5 25 50 75 95 99', np.percentile(a @ Wt, [1, 5, 25, 50, 75, 95, 99]).round())
subprocess.run(['node', '-e', js + "s(require('fs').readFileSync(0),{raw:{width:1680,height:1120,channels:3}}).png().toFile(a[1])", dst], input=a.tobytes(), check=True)
