"""The strip above the picture, of the same camera, joined to its samples."""
import os
import numpy as np

tmp = os.environ['IMG_TMP']
below, strip = np.load(f'{tmp}/nb_1680.npz'), np.load(f'{tmp}/nbt_1680.npz')
np.savez(f'{tmp}/nbj_1680.npz', **{
    # The rows begin at the bottom; the strip's first 20 are the picture's last.
    key: np.concatenate([below[key], strip[key][-60:]], 0) if below[key].ndim else below[key]
    for key in below.files
})
