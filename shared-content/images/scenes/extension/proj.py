"""world to pixel for the camera of extension.py; run alone: ratio of the scales of the two walls"""
import numpy as np
C, LOOK, LENS, SH = np.array([-3.75, -20.2, 2.1]), np.array([3.45, -3.815]), 47.5, .085; ax = np.array([*(LOOK - C[:2]), 0]); ax /= np.linalg.norm(ax); rt = np.array([ax[1], -ax[0], 0]); f = 1680 * LENS / 36
def px(x, y, z): d = np.stack(np.broadcast_arrays(x, y, z), -1) - C; t = d @ ax; return 840 + f * (d @ rt) / t, 560 + SH * 1680 - f * d[..., 2] / t
if __name__ == '__main__':
    for x in (0.5, 2.8, 5.2):
        n, o = (np.diff(px(x, y, np.array([1., 1.075]))[1])[0] for y in (-3.815, 0)); print('x', x, 'course px new, old', round(-n, 2), round(-o, 2), 'ratio', round(n / o, 3))
    hor = [np.diff(px(np.array([2.5, 2.725]), y, 2.)[0])[0] for y in (-3.815, 0)]; print('brick length px new, old', np.round(hor, 2), round(hor[0] / hor[1], 3)); print('corner', px(9.965, 0, 5.9), px(9.965, 0, 0), 'bottom corners', px(0, -3.815, 0), px(5.615, -3.815, 0))
