"""Geometry of the trench scene: camera, rays, boxes, world positions for the crop (cached)."""
import os, sys, numpy as np
from scipy.ndimage import map_coordinates, gaussian_filter as G
X0, Y0, CW, CH, OW, OH = 580, 140, 1080, 720, 1680, 1120; K = OW / CW
XO, YO, ZC = -.03, 5.02, -.72; BH, BT, CO = .1025, .065, .075
XI, YI = XO + .20, YO - .20; z00 = ZC + .012; z3 = z00 + .675; ZT = z3 + CO + BT; JJ = .010
CAM = np.array([XO - 1.28, 0, 1.54], 'f'); AZ = np.radians(16.); FX = 46 / 36 * 1680; HOR = 560 - .386 * 46 / 36 * 1680
fw = np.array([np.sin(AZ), np.cos(AZ), 0]); rt = np.array([np.cos(AZ), -np.sin(AZ), 0])
def project(P):
    d = np.asarray(P, float) - CAM; Z = d @ fw; return (840 + FX * (d @ rt) / Z - X0) * K, (HOR - FX * d[..., 2] / Z - Y0) * K
Yp, Xp = np.mgrid[0:OH, 0:OW].astype('f'); u = ((Xp + .5) / K + X0 - 840) / FX; v = -((Yp + .5) / K + Y0 - HOR) / FX
RD = (fw[None, None] + u[..., None] * rt + v[..., None] * np.array([0, 0, 1.])).astype('f')          # depth 1
def boxes():
    B = []   # (kind, lo, hi): 0 block 1 brick 2 joint mortar
    SA = lambda k, l=.44: [(i * (l + .01), i * (l + .01) + l) for i in range(k)]
    SB = lambda k: [(.11, .215)] + [(.225 + i * .45, .665 + i * .45) for i in range(k)]
    SBB = lambda k: [(.1125 + i * .225, .3275 + i * .225) for i in range(k)]
    def course(kd, ax, sg, org, c0, c1, z, h, units, t0):
        o = 1 - ax
        for a, b in units:
            lo, hi = [0, 0, z], [0, 0, z + h]; p, q = sorted((org + sg * a, org + sg * b)); lo[ax], hi[ax], lo[o], hi[o] = p, q, c0, c1; B.append((kd, lo, hi))
        lo, hi = [0, 0, z - JJ], [0, 0, z + h - .002]; p, q = sorted((org + sg * (t0 + .0035), org + sg * (units[-1][1] - .003))); lo[ax], hi[ax], lo[o], hi[o] = p, q, c0 + .0035, c1 - .0035; B.append((2, lo, hi))
    for c in range(3):
        z = z00 + c * .225; od = c % 2
        ua, ur = (SA((3, 0, 2)[c]), SB((5, 0, 3)[c])) if not od else (SB(2), SA(5)); course(0, 1, -1, YO, XO, XO + .1, z, .215, ua, 0 if not od else .1); course(0, 0, 1, XO, YO - .1, YO, z, .215, ur, .1 if not od else 0)
        ua, ur = (SB((2, 0, 1)[c]), SA((5, 0, 3)[c])) if not od else (SA(2), SB(4)); course(0, 1, -1, YI, XI, XI + .1, z, .215, ua, .1 if not od else 0); course(0, 0, 1, XI, YI - .1, YI, z, .215, ur, 0 if not od else .1)
    course(1, 1, -1, YO, XO, XO + BH, z3, BT, SA(3, .215), 0); course(1, 0, 1, XO, YO - BH, YO, z3, BT, SBB(5), BH)
    course(1, 1, -1, YO, XO, XO + BH, z3 + CO, BT, SBB(2), BH); course(1, 0, 1, XO, YO - BH, YO, z3 + CO, BT, SA(4, .215), 0); return B
def trace(B):
    T = np.full((OH, OW), 1e9, 'f'); ID = np.full((OH, OW), -1, 'i2'); FA = np.zeros((OH, OW), 'i1')
    for i, (kd, lo, hi) in enumerate(B):
        c = np.array([[a, b, d] for a in (lo[0], hi[0]) for b in (lo[1], hi[1]) for d in (lo[2], hi[2])]); px, py = project(c)
        x0, x1, y0, y1 = [int(q) for q in (max(px.min() - 2, 0), min(px.max() + 3, OW), max(py.min() - 2, 0), min(py.max() + 3, OH))]
        if x1 <= x0 or y1 <= y0: continue
        r = RD[y0:y1, x0:x1]; t1 = (np.array(lo, 'f') - CAM) / r; t2 = (np.array(hi, 'f') - CAM) / r; tn = np.minimum(t1, t2); tf = np.maximum(t1, t2).min(-1); fa = tn.argmax(-1); tn = tn.max(-1)
        s = (slice(y0, y1), slice(x0, x1)); ok = (tn <= tf) & (tn > 0) & (tn < T[s]); T[s][ok] = tn[ok]; ID[s][ok] = i; FA[s][ok] = fa[ok]
    return T, ID, FA
R0 = np.random.default_rng(129); LAT = R0.random((48, 48, 48)).astype('f')
def vn(P):
    q = P % 48; i = np.floor(q).astype('i4'); f = q - i; f = f * f * (3 - 2 * f); i %= 48; j = (i + 1) % 48; a = LAT
    def m(z): return (a[i[..., 0], i[..., 1], z] * (1 - f[..., 0]) + a[j[..., 0], i[..., 1], z] * f[..., 0]) * (1 - f[..., 1]) + (a[i[..., 0], j[..., 1], z] * (1 - f[..., 0]) + a[j[..., 0], j[..., 1], z] * f[..., 0]) * f[..., 1]
    return m(i[..., 2]) * (1 - f[..., 2]) + m(j[..., 2]) * f[..., 2]
def fbm(P, o=4, g=.55):
    """about -1..1, deviation about .35"""
    s, k, w = 0, 1., 1.; n = 0
    for q in range(o): s = s + w * (vn(P * k + 7.3 * q) * 2 - 1); n += w * w; w *= g; k *= 2.03
    return s / np.sqrt(n) * .9
sm = lambda a, b, x: (lambda t: t * t * (3 - 2 * t))(np.clip((x - a) / (b - a), 0, 1))
