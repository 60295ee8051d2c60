"""The middle of the tones darker, the white point higher: python3 tone.py IN.png OUT.png GAMMA"""
import sys
import numpy as np
import pngio

img = pngio.read(sys.argv[1])[..., :3] / 255.
out = np.round(np.clip((img ** float(sys.argv[3]) - .010) * 1.075, 0, 1) * 255).astype(np.uint8)
print(np.percentile(out @ np.array([.2126, .7152, .0722]), [1, 5, 25, 50, 75, 95, 99]).round())
pngio.write(sys.argv[2], out)
