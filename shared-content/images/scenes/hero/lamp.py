"""A foot for the lamp in the right-hand window of the hero picture.

Run, in the folder that holds this file and pngio.py (numpy and scipy are needed):

    python3 lamp.py IN.png OUT.png

IN.png is the developed hero (1680 x 1120, 8-bit PNG: herow.png). Below the shade a brass neck and a ceramic body are
painted, and the dark edge of the table they stand on. They are behind the glass: what the pane reflects is taken from
the columns beside the lamp and the light of the lamp's foot is added to it; the glazing bar, the frame and the curtain
keep their pixels, and the grain is the picture's own.
"""
import sys

import numpy as np
import scipy.ndimage as nd

import pngio

X0, Y0, X1, Y1 = 1092, 560, 1204, 642        # the part of the picture that is worked on
AXIS = 1162.5
# the outline of the foot: height in the picture, half its width
BODY = [(577.5, 4.2), (579, 6.2), (582, 9.2), (586, 11.6), (591, 12.9), (596, 13), (602, 12.2), (609, 10.2), (616, 8),
        (621, 6.9), (623.5, 6.8)]
TABLE = 626.5                                # the table's top edge


def lin(v):
    return np.where(v <= .04045, v / 12.92, ((v + .055) / 1.055) ** 2.4)


def enc(v):
    v = np.clip(v, 0, None)
    return np.where(v <= .0031308, v * 12.92, 1.055 * v ** (1 / 2.4) - .055)


def step(v, soft=.8):
    """1 where v is positive, 0 where negative, soft between."""
    return np.clip(v / (2 * soft) + .5, 0, 1)


def bump(v, wide):
    return np.exp(-(v / wide) ** 2)


def main(src, dst):
    pic = pngio.read(src)[..., :3]
    old = pic[Y0:Y1, X0:X1] / 255.
    y, x = np.mgrid[Y0:Y1, X0:X1] + .5
    col = lambda a, b: slice(a - X0, b - X0)
    # what the pane reflects behind the lamp: the columns to its left and right, row by row
    soft = nd.gaussian_filter1d(lin(old), .8, axis=0)
    left, right = soft[:, col(1122, 1142)].mean(1), soft[:, col(1175, 1184)].mean(1)
    low = 632 - Y0                                                  # the last rows are the putty's shade: no reflection to read
    left[low:], right[low:] = left[low - 3:low].mean(0), right[low - 3:low].mean(0)
    high = 569 - Y0
    left[:high], right[:high] = left[high:high + 2].mean(0), right[high:high + 2].mean(0)
    t = np.clip((x - 1136) / (1178 - 1136), 0, 1)[..., None]
    glass = left[:, None] * (1 - t) + right[:, None] * t

    # the light of the lamp's foot itself
    by, bh = np.array(BODY, float).T
    half = np.interp(y, by, bh)
    u = (x - AXIS) / half                                            # -1 .. 1 across the body
    body = step((half - np.abs(x - AXIS))) * step(y - by[0]) * step(by[-1] - y)
    round_ = np.sqrt(np.clip(1 - u ** 2, 0, 1))
    fall = np.interp(y, [577, 583, 590, 600, 612, 624], [1.5, 1.25, .95, .62, .42, .34])      # lit from the shade above
    tone = (.25 + .75 * round_) * fall
    glaze = .85 * bump(u + .36, .2) * bump(y - 592, 7) + .35 * bump(u - .5, .3) * bump(y - 584, 4)
    light = tone[..., None] * np.array(CERAMIC) + glaze[..., None] * np.array([.075, .07, .055])
    # neck, collar and ring of brass
    neck_half = np.interp(y, [566, 573, 573.2, 575.5, 575.7, 578], [2.7, 2.7, 3.6, 3.6, 4.6, 4.8])
    neck = step(neck_half - np.abs(x - AXIS)) * step(578 - y)
    v = (x - AXIS) / neck_half
    shine = .35 + .9 * bump(v + .25, .4)
    light = light * (1 - neck)[..., None] + (neck * shine)[..., None] * np.array([.17, .12, .048])
    ring = step(8.2 - np.abs(x - AXIS)) * step(y - 623.3) * step(TABLE + .3 - y)
    shine = .45 + .6 * bump((x - AXIS) / 8 + .3, .4)
    light = light * (1 - ring)[..., None] + (ring * shine)[..., None] * np.array([.085, .06, .026])
    # the table: a lit line along its top, and its dark edge
    top = step(y - TABLE, .6)
    pool = bump(x - AXIS, 42)
    edge = (bump(y - TABLE - .8, 1) * (.22 + .78 * pool))[..., None] * np.array([.1, .07, .042]) + np.array([.006, .004, .002])
    foot = np.maximum.reduce([body, neck, ring])
    light = light * (1 - top)[..., None] + top[..., None] * edge
    cover = np.maximum(foot, top)
    # the dark room behind gives the glass a little light, which what stands before it takes away
    keep = 1 - cover * (ROOM + .22 * top)
    new = glass * keep[..., None] + nd.gaussian_filter(light * cover[..., None], (.55, .55, 0))

    # where: round the lamp, and along the table; not on bar, frame, shade and curtain
    lamp_zone = step(1178.5 - x, 2) * step(x - 1147)
    curtain = np.interp(y, [560, 627, 635], [1197, 1187.6, 1186.2])
    drape = np.interp(y, [620, 636], [1096.6, 1098.4])              # the left curtain's edge
    where = np.maximum(lamp_zone, top * step(curtain - x, 1) * step(x - drape, 1.5))
    lum = old @ np.array([.3, .59, .11])
    ground = enc(glass) @ np.array([.3, .59, .11])
    bright = np.clip((lum - ground - .07) / (.93 - ground - .07), 0, 1)
    bright = np.where((x < 1145) | (x > 1153), np.clip(bright * 1.5, 0, 1), bright)
    bright[(y > 570) & (y < 626) & (x > 1154)] = 0
    shade = (y < 568) & (x > 1120)
    bright[shade] = np.clip(bright[shade] * 1.6, 0, 1)
    bright[y < 567] = 1
    where = where * (1 - bright)
    # the grain of the place itself; near bar, shade and frame that of the open glass at the left
    grain = old - nd.gaussian_filter(old, (1.2, 1.2, 0))
    calm = nd.binary_dilation(bright > .08, iterations=2) | (y > 631) | (y < 571)
    spare = grain[35:65, 15:45][np.ix_(np.arange(Y1 - Y0) % 30, np.arange(X1 - X0) % 30)]
    grain = np.where(calm[..., None], spare, grain)
    new = enc(new) + grain
    out = old + where[..., None] * (new - old)
    pic = pic.copy()
    pic[Y0:Y1, X0:X1] = np.round(np.clip(out, 0, 1) * 255).astype(np.uint8)
    pngio.write(dst, pic)


CERAMIC, ROOM = (.047, .062, .053), .3


if __name__ == '__main__':
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
