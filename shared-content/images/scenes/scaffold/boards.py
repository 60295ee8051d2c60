"""The boards of the scaffold without most of their white splashes: python3 boards.py SCAFFOLD.png OUT.png (1680 x 1120)"""
import sys
import numpy as np
import scipy.ndimage as nd
import pngio

img = pngio.read(sys.argv[1])[..., :3] / 255.
l = img @ np.array([.2126, .7152, .0722])
opened = np.stack([nd.grey_opening(nd.gaussian_filter(img[..., c], .7), (19, 25)) for c in range(3)], 2)
ol = opened @ np.array([.2126, .7152, .0722])
board = (np.ptp(opened, axis=2) < .13) & (ol > .26)
splash = (l > ol + .13) & (l > .52) & (np.ptp(img, axis=2) < .16)
median = np.stack([nd.median_filter(img[..., c], (23, 33)) for c in range(3)], 2)
label, count = nd.label(splash)
size = nd.sum(splash, label, range(1, count + 1))
boxes = nd.find_objects(label)
inside = nd.mean(board.astype(float), label, range(1, count + 1))
rng = np.random.default_rng(3)
mask = np.zeros(l.shape)
gone = 0
for i, (s, b, p) in enumerate(zip(size, boxes, inside)):
    tall, wide = b[0].stop - b[0].start, b[1].stop - b[1].start
    if 12 <= s <= 700 and p > .8 and tall < 34 and wide < 34 and s > .3 * tall * wide:
        mask[b][label[b] == i + 1] = 1 if rng.random() < .8 else .55
        gone += 1
mask = nd.gaussian_filter(nd.grey_dilation(mask, 5), 1)[..., None]
grain = np.roll(img - median, 47, 1) * (1 - np.roll(mask > .1, 47, 1))
grain = np.clip(grain, -.06, .06)
pngio.write(sys.argv[2], np.round(np.clip(img + mask.clip(0, 1) * (median + grain - img), 0, 1) * 255).astype(np.uint8))
print(gone, 'splashes')
