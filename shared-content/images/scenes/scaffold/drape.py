"""The vest, draped over the upper guard rail by position-based dynamics: python3 drape.py, writes vest.npz (positions, rest place)"""
import os, numpy as np
r = np.random.default_rng(12); NU, NV = 53, 97; yo = -1.36; AX = np.array([yo + .045, 3.70]); RR = .0242 + .003; X0 = 1.93
u = np.linspace(-1, 1, NU); s = np.linspace(-.50, .62, NV); t = np.clip((np.abs(s) - .10) / .16, 0, 1); t = t * t * (3 - 2 * t); wd = .185 + .10 * t
RX = u[:, None] * wd[None]; RS = np.repeat(s[None], NU, 0); rest = np.stack([RX, RS], -1)
def nz(k):
    from numpy.fft import rfft2, irfft2
    a = r.normal(size=(NU, NV)); f = np.fft.fft2(a); kx = np.fft.fftfreq(NU)[:, None] * NU; ky = np.fft.fftfreq(NV)[None] * NV; f *= np.exp(-(kx ** 2 + (ky * 1.6) ** 2) / (2 * k * k)); a = np.real(np.fft.ifft2(f)); return a / a.std()
n1, n2 = nz(2.2), nz(4.5)
sk = .045 * RX / .28      # lies a little askew
ss = RS + sk; arc = np.clip(ss / .032, -np.pi / 2, np.pi / 2); rest_ = np.abs(ss) - .032 * np.pi / 2
P = np.stack([X0 + RX * (.80 + .05 * np.abs(RS)) + .02 * RS, AX[0] - .034 * np.sin(arc) - np.sign(ss) * np.clip(rest_, 0, 9) * .10 - .016 * n1 * np.clip(np.abs(ss) * 6, 0, 1) - .007 * n2 * np.clip(np.abs(ss) * 6, 0, 1), AX[1] + .034 * np.cos(arc) - np.clip(rest_, 0, 9) * .97], -1)
P = P.reshape(-1, 3); I = np.arange(NU * NV).reshape(NU, NV); RF = rest.reshape(-1, 2); G = []
def add(a, b, k):
    a, b = a.ravel(), b.ravel(); G.append((a, b, np.linalg.norm(RF[a] - RF[b], axis=1), k))
for o in (0, 1):
    add(I[o:-1:2][:min(len(I[o:-1:2]), len(I[o + 1::2]))], I[o + 1::2][:len(I[o:-1:2])], 1.); add(I[:, o:-1:2], I[:, o + 1::2], 1.)
    add(I[o:-1:2, :-1], I[o + 1::2, 1:], .35); add(I[o:-1:2, 1:], I[o + 1::2, :-1], .35)
for st, kb in ((2, .10), (4, .04)):
    for o in range(2 * st):
        a = np.arange(NU - st); a = a[(a % (2 * st)) == o]; add(I[a], I[a + st], kb) if len(a) else None
        a = np.arange(NV - st); a = a[(a % (2 * st)) == o]; add(I[:, a], I[:, a + st], kb) if len(a) else None
def collide(P, O):
    for az in (AX[1], 3.20):
        d = P[:, 1:] - np.array([AX[0], az]); l = np.linalg.norm(d, axis=1); m = l < RR
        if m.any():
            P[m, 1:] = np.array([AX[0], az]) + d[m] / np.maximum(l[m], 1e-6)[:, None] * RR
            P[m] = O[m] + (P[m] - O[m]) * (.15 if az > 3.5 else .6)
            d = P[m, 1:] - np.array([AX[0], az]); l = np.linalg.norm(d, axis=1); P[m, 1:] = np.array([AX[0], az]) + d / l[:, None] * np.maximum(l, RR)[:, None]
    return P
V = P * 0; dt = 1 / 90
for step in range(230):
    V[:, 2] -= 9.8 * dt; V *= .985 if step < 150 else .95; O = P.copy(); P = P + V * dt
    for it in range(14):
        for a, b, L, k in G:
            d = P[b] - P[a]; l = np.linalg.norm(d, axis=1); e = (l - L) / np.maximum(l, 1e-6)
            e = np.where((e < 0), e * (.55 if k > .9 else 1), e) * k * .5; d = d * e[:, None]; P[a] += d; P[b] -= d
        if it % 3 == 2: P = collide(P, O)
    P = collide(P, O); V = (P - O) / dt; sp = np.linalg.norm(V, axis=1, keepdims=True); V *= np.minimum(1, 3 / np.maximum(sp, 1e-6))
np.savez(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'vest.npz'), P=P.reshape(NU, NV, 3), rest=rest); print('speed', sp.mean(), 'z', P[:, 2].min(), P[:, 2].max(), 'x', P[:, 0].min(), P[:, 0].max(), 'y', P[:, 1].min(), P[:, 1].max())
