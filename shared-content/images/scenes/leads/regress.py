"""First-order regression denoiser over the saved samples: python3 nf.py in.npz out.npy k radius keep [crop x0,y0,x1,y1]"""
import sys, ctypes, numpy as np, os, time
from scipy.ndimage import uniform_filter, median_filter, binary_dilation
lib = ctypes.CDLL(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'libregress.so')); fp = ctypes.POINTER(ctypes.c_float)
def c(a): return a.ctypes.data_as(fp)
def bf(x, s=3): return uniform_filter(x, (s, s, 1) if x.ndim == 3 else s, mode='nearest')
def despike(x):
    m = np.stack([median_filter(x[..., i], 3) for i in range(3)], -1); l, lm = x.mean(2), m.mean(2); return np.where((l > 3.5 * lm + .35)[..., None], m, x)
def regress(L, got, k=.45, rad=6, keep=.12, ga=8., gn=1.2, ridge=.35):
    col, half = np.maximum(L['col'], 0).astype('f'), np.maximum(L['ev'], 0).astype('f'); share = float(L['nev']) / got
    other = np.maximum((col - share * half) / (1 - share), 0); H, W = col.shape[:2]
    alb = np.clip(L['alb'], 0, 4); nrm = L['nrm']; gl = np.abs(L['idx'][..., 0] - 9) < .5
    g = binary_dilation(gl)[..., None]; guide = np.where(g, bf(alb, 3), alb); nrm = np.where(g, bf(nrm, 5), nrm); alb = np.where(g, 1., alb).astype('f') + .03
    half, other = despike(half), despike(other)
    ia, ib = half / alb, other / alb; la, lb = (np.log1p(np.clip(x, 0, 50)).mean(2) for x in (ia, ib))
    d2 = (la - lb) ** 2 * share * (1 - share); v = uniform_filter(np.minimum(d2, bf(d2, 7) * 4), 9) + 1e-6      # variance of the mean of all
    va, vb = v / share, v / (1 - share); plan = lambda x: np.ascontiguousarray(np.moveaxis(x, -1, 0), 'f')
    G, Nn = plan(np.log1p(4 * guide)), plan(nrm); res = []
    for guidel, guidev, y in ((lb, vb, ia), (la, va, ib)):
        out = np.zeros((3, H, W), 'f'); y = plan(y); gl_, gv_ = np.ascontiguousarray(guidel, 'f'), np.ascontiguousarray(guidev, 'f')
        lib.nf(W, H, rad, 2, *(ctypes.c_float(x) for x in (k, ga, gn, ridge)), c(gl_), c(gv_), c(G), c(Nn), c(y), c(out), 0, H); res.append(np.moveaxis(out, 0, -1))
    r = share * res[0] + (1 - share) * res[1]
    raw = np.minimum(share * ia + (1 - share) * ib, r * 2.5 + .02)
    return ((r + keep * (raw - r)) * alb).astype('f')
if __name__ == '__main__':
    z = np.load(sys.argv[1]); L = {k: z[k] for k in z.files}; got = int(L['got']); k, rad, keep = float(sys.argv[3]), int(sys.argv[4]), float(sys.argv[5])
    if len(sys.argv) > 6:
        x0, y0, x1, y1 = map(int, sys.argv[6].split(',')); H = L['col'].shape[0]
        for q in ('col', 'alb', 'nrm', 'idx', 'ev'): L[q] = L[q][H - y1:H - y0, x0:x1]
    t = time.time(); r = regress(L, got, k, rad, keep); np.save(sys.argv[2], r); print('regressed', got, 'samples', r.shape, round(time.time() - t), 's')
