"""The room behind the doors of extension.jpg from more samples, laid into the picture as it is. Renders of extension.py (as 49797cb has it) first:
  w=1680 spp=20 samples=1 name=ext; w=1680 spp=136 samples=1 name=extroom seed=9000 crop=450,590,1080,1000; then merge.py (dddded9): ext extroom 450,590,1080,1000 ext6
python3 room.py light; blender -b -P tone.py -- ext6.npy ext6.png .75; python3 grade.py ext6.png ext6g.png .93 1.13 .975 1.06; python3 room.py lay extension.jpg out.png"""
import sys, numpy as np
x0, y0, x1, y1 = 450, 590, 1080, 1000
if sys.argv[1] == 'light':
    import regress
    z = np.load('../work/ext6_1680.npz'); L = {k: z[k] for k in z.files}; H = L['col'].shape[0]; s = np.s_[H - y1:H - y0, x0:x1]
    full = np.maximum(L['col'], 0).astype('f'); full[s] = regress.regress({k: v[s] if v.ndim > 1 else v for k, v in L.items()}, int(L['got']), .2, 6, .08); np.save('ext6.npy', full)
else:       # each channel on the curve that gives it the old picture's percentiles, with a soft edge
    from PIL import Image
    A, o = (np.asarray(Image.open(f).convert('RGB')).astype('f') for f in ('ext6g.png', sys.argv[2])); A = A[y0:y1, x0:x1]; O = o[y0:y1, x0:x1].copy(); q = np.linspace(0, 100, 41)
    B = np.stack([np.interp(A[..., c], np.maximum.accumulate(np.percentile(A[..., c], q) + np.arange(41) * 1e-3), np.percentile(O[..., c], q)) for c in range(3)], -1)
    e = lambda m: np.minimum(1, np.minimum(np.arange(m), np.arange(m)[::-1]) / 10); n = o.copy(); n[y0:y1, x0:x1] = O + (B - O) * (e(y1 - y0)[:, None] * e(x1 - x0)[None])[..., None]
    Image.fromarray(n.clip(0, 255).round().astype('u1')).save(sys.argv[3])
