"""Lens blur for the background of stringline.jpg.

Run, in the folder that holds this file and pngio.py (numpy and scipy are needed):

    python3 stringline.py IN.png OUT.png [MASK.png]

IN.png is stringline.jpg (1680 x 1120) decoded to an 8-bit PNG; OUT.png is written, and with a third name the mask
too. What is done: the foreground (wall, mortar, trowel, string, glove, jacket) is drawn as an outline, the few pixels
on either side of which are resolved by closed-form matting; the background alone is blurred in linear light with a
nine-sided disc with a light rim, whose radius follows the depth, normalised by the mask; the difference between the
new and the old background is then added to the picture, which leaves its grain as it is.
"""
import sys

import numpy as np
import scipy.ndimage as nd
import scipy.signal as sg
import scipy.sparse as sp
import scipy.sparse.linalg as sl

import pngio

# the outline of the foreground, clockwise from the left edge
OUT = [(-9, 688), (0, 687), (45, 683), (100, 669), (150, 658), (200, 649), (240, 639), (265, 634), (285, 636), (310, 635), (350, 649),
       (400, 668), (450, 686), (482, 697), (485, 755), (520, 750), (545, 740), (590, 731), (620, 721), (642, 713), (655, 705),
       (700, 677), (717, 667), (745, 647), (810, 605), (845, 582), (880, 557), (892, 551), (935, 546), (992, 544), (997, 541),
       (1005, 527), (1012, 500), (1018, 480), (1022, 465), (1028, 452), (1040, 439), (1055, 427), (1075, 417), (1073, 408), (1080, 402),
       (1105, 385), (1110, 375), (1122, 360), (1160, 330), (1160, 320), (1175, 297), (1190, 282), (1207, 275), (1240, 272),
       (1260, 279), (1285, 287), (1305, 284), (1330, 292), (1355, 305), (1390, 322), (1417, 334), (1425, 326), (1440, 326),
       (1455, 342), (1480, 350), (1505, 365), (1537, 365), (1552, 352), (1560, 340), (1580, 339), (1605, 355), (1612, 367),
       (1622, 374), (1625, 356), (1640, 347), (1680, 340), (1690, 338), (1690, 1130), (-9, 1130)]
# what shows between wall, trowel and sleeve
HOLE = [(1454, 530), (1465, 522), (1455, 512), (1440, 500), (1410, 490), (1395, 477), (1365, 472), (1362, 458), (1340, 465),
        (1310, 470), (1285, 478), (1250, 476), (1225, 467), (1190, 457), (1155, 461), (1125, 462), (1100, 457), (1088, 445),
        (1087, 433), (1070, 440), (1057, 452), (1050, 472), (1045, 485), (1040, 505), (1032, 535), (1027, 552), (1055, 557), (1080, 570), (1092, 582),
        (1100, 594), (1098, 600), (1060, 617), (1010, 642), (980, 657), (1010, 654), (1027, 656), (1032, 647), (1050, 641),
        (1060, 636), (1070, 640), (1082, 637), (1108, 626), (1135, 617), (1180, 608), (1210, 597), (1240, 587), (1280, 577),
        (1320, 569), (1345, 560), (1380, 552), (1400, 547), (1420, 540)]
STRING = [(440, 707, 6), (560, 671, 5), (700, 638.5, 4.5), (870, 599, 4), (1040, 555, 3.5), (1200, 518, 3), (1365, 476, 3)]


def fill(shape, pts):
    """The even-odd fill of a polygon at pixel centres."""
    h, w = shape
    out = np.zeros(shape, bool)
    xs = np.arange(w) + .5
    p = np.array(pts, float)
    q = np.roll(p, -1, 0)
    for y in range(h):
        cross = ((p[:, 1] <= y + .5) != (q[:, 1] <= y + .5))
        a, b = p[cross], q[cross]
        x = np.sort(a[:, 0] + (y + .5 - a[:, 1]) / (b[:, 1] - a[:, 1]) * (b[:, 0] - a[:, 0]))
        out[y] = np.searchsorted(x, xs) % 2 == 1
    return out


def mask(img):
    """The share of foreground in each pixel (1: foreground, 0: background), and the pixels that are sure background."""
    h, w = img.shape[:2]
    hard = fill((h, w), OUT) & ~fill((h, w), HOLE)
    dist = np.where(hard, nd.distance_transform_edt(hard), -nd.distance_transform_edt(~hard))
    band = np.where(np.arange(w) < 495, 9., 6.)[None, :]         # the near end of the wall is itself out of focus
    fg, bg = dist > band, dist < -band
    y, x = np.mgrid[:h, :w].astype(np.float32)
    sx, sy, sr = np.array(STRING, float).T
    d = np.abs(y - np.interp(x[0], sx, sy)[None, :]) * .97
    r = np.interp(x[0], sx, sr)[None, :]
    on = (x > sx[0]) & (x < sx[-1])
    fg |= on & (d < np.maximum(r - 3, .8))
    bg &= ~(on & (d < r + 4.5))
    return matting(nd.gaussian_filter(img, (.7, .7, 0)), fg, bg), bg


def matting(img, fg, bg, eps=1e-4):
    """Closed-form matting (Levin, Lischinski and Weiss) of the pixels that are neither foreground nor background."""
    h, w = fg.shape
    unknown = ~(fg | bg)
    need = nd.binary_dilation(unknown, np.ones((3, 3)))           # the windows that touch an unknown pixel
    need[[0, -1]] = need[:, [0, -1]] = False
    cy, cx = np.nonzero(need)
    oy, ox = (a.ravel() for a in np.mgrid[-1:2, -1:2])
    idx = (cy[:, None] + oy) * w + cx[:, None] + ox               # n x 9
    win = img.reshape(-1, 3)[idx]
    dev = win - win.mean(1, keepdims=True)
    cov = np.einsum('nik,nil->nkl', dev, dev) / 9 + np.eye(3) * eps / 9
    g = (1 + np.einsum('nik,nkl,njl->nij', dev, np.linalg.inv(cov), dev)) / 9
    lap = np.eye(9) - g
    used, inv = np.unique(idx, return_inverse=True)
    inv = inv.reshape(idx.shape)
    n = len(used)
    mat = sp.coo_matrix((lap.ravel(), (np.repeat(inv, 9, 1).ravel(), np.tile(inv, (1, 9)).ravel())), (n, n)).tocsr()
    known, val = ~unknown.ravel()[used], fg.ravel()[used].astype(float)
    f = ~known
    a = mat[f][:, f] + 1e-7 * sp.eye(f.sum())
    x, _ = sl.cg(a, -mat[f][:, known] @ val[known], x0=np.full(f.sum(), .5), rtol=1e-5, maxiter=1500,
                 M=sp.diags(1 / a.diagonal()))
    out = fg.astype(float)
    out.ravel()[used[f]] = np.clip(x, 0, 1)
    out = np.clip((out - .04) / .92, 0, 1)
    return out


def spread(img, known, first=3.):
    """Smooth values everywhere from the known pixels alone: a narrow mean where there is enough, wider ones where not."""
    out, have = np.zeros_like(img), np.zeros(known.shape)
    for s in (first, first * 2, first * 4, first * 8, first * 16, first * 32):
        wgt = nd.gaussian_filter(known.astype(float), s)
        val = np.stack([nd.gaussian_filter(img[..., c] * known, s) for c in range(3)], 2) / np.maximum(wgt, 1e-6)[..., None]
        part = (1 - have) * np.clip(wgt / .5 - .1, 0, 1)
        out += part[..., None] * val
        have += part
    return out / np.maximum(have, 1e-6)[..., None]


def disc(r, blades=9, rim=.2, turn=.3):
    """The image of a point out of focus: a disc of radius r with slightly flattened sides and a light rim."""
    n = int(r) + 3
    k, ss = np.zeros((2 * n + 1, 2 * n + 1)), 4
    y, x = (np.mgrid[:(2 * n + 1) * ss, :(2 * n + 1) * ss] + .5) / ss - n - .5
    a = (np.arctan2(y, x) + turn) % (2 * np.pi / blades) - np.pi / blades
    edge = r * (.45 + .55 * np.cos(np.pi / blades) / np.cos(a))
    d = np.hypot(x, y) / edge
    v = np.where(d < 1, 1 + rim * np.exp(-((d - .93) / .07) ** 2), 0)
    k = v.reshape(2 * n + 1, ss, 2 * n + 1, ss).mean((1, 3))
    return k / k.sum()


def lin(v):
    return np.where(v <= .04045, v / 12.92, ((v + .055) / 1.055) ** 2.4)


def enc(v):
    v = np.clip(v, 0, None)
    return np.where(v <= .0031308, v * 12.92, 1.055 * v ** (1 / 2.4) - .055)


RADII = (8., 11.5, 15., 18.5, 22.)


def depth(h, w):
    """The radius of the disc for each pixel: on the ground it falls in proportion to the height in the picture."""
    y, x = np.mgrid[:h, :w].astype(float)
    t = y + .1 * (x - 700)
    return np.clip(22 - (t - 260) * 14 / 370, 8, 22)


def lens(light, known, radius):
    """The blur: each pixel the mean of the known ones in the disc of its own radius."""
    out, total = np.zeros_like(light), np.zeros(known.shape)
    for i, r in enumerate(RADII):
        k = disc(r)
        wgt = sg.fftconvolve(known, k, 'same')
        part = np.clip(1 - np.abs(radius - r) / 3.5, 0, 1)
        total += part
        for c in range(3):
            val = sg.fftconvolve(light[..., c] * known, k, 'same') / np.maximum(wgt, 1e-3)
            out[..., c] += part * val
    return out / total[..., None]


# the lawn, and the hedge's foot with what stands before the hedge
LAWN = [(-9, 290), (250, 268), (700, 255), (960, 235), (1010, 165), (1300, 140), (1690, 112), (1690, 330), (1400, 345),
        (1180, 400), (1000, 452), (800, 500), (620, 530), (420, 550), (200, 540), (-9, 560)]
HEDGE = [(245, 250), (440, 250), (470, 120), (510, 120), (500, 250), (800, 245), (815, 160), (760, 125), (530, 118), (370, 70),
         (100, 20), (110, 90), (245, 150)], [(850, -9), (800, 60), (830, 85), (900, 60), (990, 110), (1020, 135), (1300, 110),
         (1690, 85), (1690, -9)], [(110, -9), (260, -9), (390, 30), (375, 50)]


def calm(back, sure):
    """The lawn without the half of its patches, which a brush and not a lens would make."""
    h, w = sure.shape
    lawn = nd.gaussian_filter(fill((h, w), LAWN).astype(float), 9)
    use = fill((h, w), LAWN) & sure
    wgt = nd.gaussian_filter(use.astype(float), (34, 130))
    mean = np.stack([nd.gaussian_filter(back[..., c] * use, (34, 130)) for c in range(3)], 2) / np.maximum(wgt, 1e-4)[..., None]
    share = (CALM * lawn * np.clip(wgt * 8 - .4, 0, 1))[..., None]
    return back + share * (mean - back)


CALM = .55


def sparkle(light, sure, radius):
    """Points of light: grass that glints on the lawn, and a few gaps between the leaves of the hedge."""
    h, w = sure.shape
    rng = np.random.default_rng(7)
    area = np.pi * radius ** 2
    lawn = fill((h, w), LAWN)
    dots = (rng.random((h, w)) < 1 / 260) * rng.lognormal(0, .55, (h, w)) * np.where(rng.random((h, w)) < .3, -.8, 1)
    dots -= dots[lawn].mean()
    out = light * (1 + GLINT * (dots * area * nd.gaussian_filter(lawn.astype(float), 6))[..., None])
    hedge = np.any([nd.binary_erosion(fill((h, w), p), iterations=9, border_value=1) for p in HEDGE], 0)
    dots = (rng.random((h, w)) < 1 / 620) * np.minimum(rng.lognormal(0, .85, (h, w)), 5)
    # the leaves that are lighter have the more gaps
    lum = nd.gaussian_filter(light @ np.array([.21, .72, .07]), 8)
    dots *= hedge * np.clip(lum / .022, .12, 1.7)
    tint = np.stack([.8 + .22 * rng.random((h, w)), np.ones((h, w)), .22 + .25 * rng.random((h, w))], 2)
    return np.clip(out, -9, None) + GAPS * (dots * area)[..., None] * tint


GLINT, GAPS = .013, .0023


def main(src, dst, mask_to=None):
    img = pngio.read(src)[..., :3] / 255.
    h, w = img.shape[:2]
    alpha, sure = mask(img)
    back = spread(img, sure)                                       # the background, without grain, also behind the edge
    radius = depth(h, w)
    known = (sure + 1e-3 * ~sure).astype(float)                    # behind the foreground: what was spread, if nothing else
    light = lin(calm(back, sure))
    light = light / (1.02 - .55 * light)                           # open the highlights again that the grade had closed
    light = lens(sparkle(light, sure, radius), known, radius)
    light = 1.02 * light / (1 + .55 * light)
    new = enc(light)
    out = img + (1 - alpha)[..., None] * (new - back)
    pngio.write(dst, np.round(np.clip(out, 0, 1) * 255).astype(np.uint8))
    if mask_to:
        pngio.write(mask_to, np.round(np.repeat(alpha[..., None], 3, 2) * 255).astype(np.uint8))


if __name__ == '__main__':
    if len(sys.argv) not in (3, 4):
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
