"""soft noise in -.5 .. .5 over a plane"""
import numpy as np
def vn(u, v, seed):
    iu, iv = np.floor(u).astype(np.int64), np.floor(v).astype(np.int64); fu, fv = u - iu, v - iv; fu, fv = fu * fu * (3 - 2 * fu), fv * fv * (3 - 2 * fv); T = np.random.default_rng(seed).random((256, 256)); g = lambda a, b: T[(iu + a) & 255, (iv + b) & 255]
    return (g(0, 0) * (1 - fu) + g(1, 0) * fu) * (1 - fv) + (g(0, 1) * (1 - fu) + g(1, 1) * fu) * fv
def fbm(u, v, seed): return sum(a * (vn(u * k + 7.3 * k, v * k + 3.1 * k, seed + k) - .5) for a, k in ((.58, 1), (.27, 2), (.15, 4)))
