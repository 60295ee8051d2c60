"""hero.jpg as it was, with darker and narrower joints, more tone from brick to brick, a worn lawn and grit on the flags: python3 settle.py IN.png OUT.png"""
import sys, numpy as np; from pngio import *; from scipy import ndimage as nd
a = read(sys.argv[1]).astype(float)[..., :3] / 255; h, w = a.shape[:2]; r = np.random.default_rng(3); W = np.array([.2126, .7152, .0722]); y, x = np.mgrid[:h, :w]
def noise(s, seed, sy=None): q = nd.gaussian_filter(np.random.default_rng(seed).normal(size=(h, w)), (sy or s, s)); return q / q.std()
l = a @ W; R, G, B = a[..., 0], a[..., 1], a[..., 2]
red = ((R > 1.22 * G) & (R > 1.3 * B)).astype(float)
near = nd.gaussian_filter(red, 9)                              # a wall of bricks round about
top = 855 - .0 * x                                             # above the plants at its foot
wall = np.clip((near - .42) / .14, 0, 1) * (y < 880) * (x < 1381)
band = (y > 60 + .0957 * x) & (y < 113 + .0957 * x); wall = wall * ~band
def gauge(x0, x1, t0, t1, b0, b1, y0, y1): u = np.clip((y - y0) / (y1 - y0), 0, 1); L, Rt = x0 + (b0 - x0) * u, x1 + (b1 - x1) * u; f = (x - x0) / (x1 - x0); return (x > L) & (x < Rt) & (y > y0 + (t1 - t0) * f - 1) & (y < y1 + (t1 - t0) * f + 4)
arches = gauge(537, 818, 0, 22, 560, 793, 225, 292) | gauge(1060, 1271, 0, 17, 1076, 1254, 269, 324)
wall = wall * ~arches
wall = nd.grey_dilation(wall, size=(21, 21)) * ~band * ~arches * (y < 880) * (x < 1379)
for x0, y0, x1, y1 in ((561, 292, 794, 870), (1076, 322, 1243, 702)): wall = wall * ~((x > x0) & (x < x1) & (y > y0) & (y < y1))          # door, window
wall = wall * (1 - nd.gaussian_filter((G > .96 * R).astype(float), 1)); wall = nd.gaussian_filter(wall, 1.)
# joints: what is lighter than its surroundings and thin
th = nd.white_tophat(nd.gaussian_filter(l, .6), size=(9, 9)); j = np.clip((th - .035) / .10, 0, 1) * wall
brick = (wall > .6) & (j < .22); lab, n = nd.label(brick); size = nd.sum(brick, lab, range(n + 1)); ok = (size > 40) & (size < 1500)
t = np.where(ok, r.normal(size=n + 1) * .075, 0); t = np.clip(t, -.18, .13); hue = np.where(ok, r.normal(size=n + 1), 0)
tone = nd.gaussian_filter(t[lab], .8); hu = nd.gaussian_filter(hue[lab], .8)
o = a * (1 + tone * wall)[..., None]
o = o * (1 + (hu * wall)[..., None] * np.array([.010, -.004, -.035]))          # some plum, some buff
o = o * (1 - .13 * j)[..., None] * (1 - j[..., None] * np.array([.0, .0, .02]))
# soot and damp in large patches
o = o * (1 - .07 * np.clip(noise(60, 5, 90) * .6 + .2, 0, 1.4) * wall)[..., None]
lo = (o @ W)[..., None]; s = 1 - .10 * wall[..., None]; o = lo + (o - lo) * s
# the frames a little darker where arch and reveal shade them
white = nd.gaussian_filter(((np.abs(R - G) < .06) & (np.abs(G - B) < .09) & (l > .38)).astype(float), 1.2) * (((x > 560) & (x < 796) & (y > 288) & (y < 870)) | ((x > 1076) & (x < 1246) & (y > 324) & (y < 690)))
o = o * (1 - .20 * np.clip((.80 - l) / .22, 0, 1) * white)[..., None]
# lawn: yellower and drier in patches, worn beside the path
green = nd.gaussian_filter(((G > 1.12 * R * .92) & (G > 1.25 * B) & (y > 640 + 0 * x) & ((y > 905 - .0 * x) | (x > 1381))).astype(float), 2)
dry = np.clip(.35 + .45 * noise(26, 7, 10) + .35 * noise(7, 8, 3), 0, 1) * green; dry = np.maximum(dry, green * np.clip(1 - np.abs(x - (905 + (y - 870) * 1.66)) / 70, 0, 1) * .75 * (y > 880))
lo = (o @ W)[..., None]; o = o * (1 - dry[..., None] * .5) + dry[..., None] * .5 * lo * np.array([1.22, 1.04, .52])
# flags: grit, lichen, stains
flag = nd.gaussian_filter(((R > .98 * G) & (R < 1.32 * G) & (G > 1.02 * B) & (y > 865) & (x > 470) & (x < 1400) & (l > .16)).astype(float), 1.5)
g = .030 * noise(.7, 11) + .022 * noise(2., 12, 1.4) + .035 * noise(22, 13, 9) ; spots = np.clip((noise(3.2, 14, 2.4) - 1.75) * 1.5, 0, 1); dark = np.clip((noise(5, 15, 3) - 1.6), 0, 1)
o = o * (1 + g * flag)[..., None]; o = o * (1 - (spots * flag * .3)[..., None]) + (spots * flag * .3)[..., None] * np.array([.80, .79, .72]) * np.clip(l / .62, .2, 1.1)[..., None]; o = o * (1 - .14 * dark * flag)[..., None]
o = o.clip(0, 1); o = o + (nd.gaussian_filter(r.normal(size=(h, w)), .6) * .006)[..., None]
write(sys.argv[2], (o.clip(0, 1) * 255 + .5).astype('u1')); print(n, 'bricks', np.percentile(o @ W * 255, [1, 5, 25, 50, 75, 95, 99]).round())
