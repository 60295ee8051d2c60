"""A garden with a fence, a climber and trees behind the join, out of focus, and pits that differ from brick to brick.

python3 garden.py JOIN.png EXTENSION.png IDX.npy OUT.png: JOIN.png is the render as devj.py leaves it (1680 x 1120), EXTENSION.png is
extension.jpg of the same commit, IDX.npy the render's pass index (3: wall). numpy, scipy and pngio.py are needed.
"""
import sys
import numpy as np
import scipy.ndimage as nd
import scipy.signal as sg
import pngio
from stringline import disc, enc, lin

X0, W, TOP, BASE, SCALE = 1262, 418, 560, 893, 1.56      # of extension.jpg; BASE is the bed's foot
AT, FOOT = 700, 690      # where its left edge and its foot come to stand


def lens(light, radius):
    out, total = np.zeros_like(light), np.zeros(radius.shape)
    for r in np.linspace(radius.min(), radius.max(), 5):
        part = np.clip(1 - np.abs(radius - r) / ((np.ptp(radius) + 1e-6) / 4), 0, 1)
        total += part
        k = disc(r)
        p = k.shape[0] // 2
        for c in range(3):
            out[..., c] += part * sg.fftconvolve(np.pad(light[..., c], p, mode='reflect'), k, 'valid')
    return out / total[..., None]


def noise(shape, s, seed):
    n = nd.gaussian_filter(np.random.default_rng(seed).normal(size=shape), s)
    return n / n.std()


def main(src, ext, idx, dst):
    img = pngio.read(src)[..., :3] / 255.
    e = pngio.read(ext)[..., :3] / 255.
    h, w = img.shape[:2]
    alpha = np.clip(nd.gaussian_filter(nd.binary_erosion(np.load(idx) > 1.5, iterations=1, border_value=1).astype(float), .7), 0, 1)      # without the old sky in its edge
    line = (np.load(idx) > 1.5) & (img[..., 0] > 1.5 * img[..., 1:].max(2))      # thinner than that
    alpha = np.maximum(alpha, nd.gaussian_filter(line.astype(float), .5) * 1.6).clip(0, 1)
    part = e[:BASE, X0:X0 + W]
    big = nd.zoom(part, (SCALE, SCALE, 1), order=1)
    back = np.tile(np.array([.36, .40, .22]), (h, w, 1))
    y0 = FOOT - big.shape[0]
    cut = max(0, -y0)
    bw = min(big.shape[1], w - AT)
    back[max(0, y0):FOOT, AT:AT + bw] = big[cut:, :bw]
    if AT + bw < w:
        back[:FOOT, AT + bw:] = back[:FOOT, AT + bw - 1:2 * (AT + bw) - w - 1:-1]
    y, x = np.mgrid[:h, :w].astype(float)
    lawn = np.array([.43, .46, .20]) * (1 + .10 * noise((h, w), (5, 22), 3) + .16 * noise((h, w), (16, 90), 4))[..., None]
    lawn *= (1 + .25 * np.clip((y - FOOT) / 200, 0, 1))[..., None]
    soft = np.clip((y - FOOT - 5 * noise((h, w), (4, 12), 5)) / 10 + .5, 0, 1)[..., None]
    back = back + soft * (np.clip(lawn, 0, 1) - back)
    light = lin(np.clip(back, 0, 1))
    light = light / (1.02 - .6 * light)
    radius = np.clip(15 - (y - FOOT) * 5 / 250, 9, 15)
    light = lens(light, radius)
    light = 1.02 * light / (1 + .6 * light)
    new = enc(light)
    g = (new @ np.array([.21, .72, .07]))[..., None]
    new = (g + (new - g) * .74) * np.array([.985, 1.005, 1.0])
    n = nd.gaussian_filter(np.random.default_rng(5).normal(size=(h, w)), .6)
    new = new + (n / n.std() * 1.3 / 255)[..., None]
    # the pits less deep, by patches more and less; the line keeps its red
    lum = np.array([.21, .72, .07])
    mean = np.stack([nd.median_filter(img[..., c], 15) for c in range(3)], 2)
    deep = np.clip((mean - img) @ lum / .10 - .3, 0, 1)
    joint = np.clip(nd.uniform_filter(deep, 21) / .35 - .6, 0, 1)
    red = np.clip((img[..., 0] - mean[..., 0] - (img[..., 1:] - mean[..., 1:]).mean(2)) * 12 - .4, 0, 1)
    near = np.clip(nd.gaussian_filter(deep, 1.6) * 2.2, 0, 1) * (1 - joint) * (1 - nd.gaussian_filter(nd.maximum_filter(red, 5), 1))
    share = np.clip(.46 + .30 * noise((h, w), (16, 36), 9), .0, .85) * near
    soft_img = nd.gaussian_filter(img, (.8, .8, 0))
    wall = img + share[..., None] * (.6 * mean + .4 * soft_img - img)
    # one tone for the old work and the new, and light that the sun throws back into the toothing
    in_wall = alpha > .5
    share_in = np.maximum(nd.gaussian_filter(in_wall.astype(float), 55), .05)
    tone = np.stack([nd.gaussian_filter(np.clip(wall[..., c], 0, 1) * in_wall, 55) / share_in for c in range(3)], 2)
    target = np.median(tone[in_wall], 0)
    wall = wall * np.clip(target / np.maximum(tone, .04), .6, 1.7) ** .9
    black = np.clip(.17 - nd.gaussian_filter(wall @ lum, 1.2), 0, .17) / .17 * ((x > 640) & (x < 760) & (y < 640))
    wall = wall + (nd.gaussian_filter(black, 1.0) * (.125 + .028 * noise((h, w), 1.3, 12)))[..., None] * np.array([1.15, .98, .72])
    out = wall * alpha[..., None] + new * (1 - alpha[..., None])
    # black and white points, the middle as it was
    out = np.clip((out - .060) / .735, 0, 1.2) ** 1.10
    out = np.where(out < .86, out, .86 + .10 * (1 - np.exp(-(np.maximum(out, .86) - .86) / .10)))
    g = (out @ lum)[..., None]
    out = g + (out - g) * .90
    pngio.write(dst, np.round(np.clip(out, 0, 1) * 255).astype(np.uint8))


main(*sys.argv[1:])
