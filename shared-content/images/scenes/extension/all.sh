#!/bin/bash
# all.sh ex red blue sat k keep [kitchen crop x0 y0]
cd "$(dirname "$0")"; export IMG_TMP=${IMG_TMP:-../tmp}; nice -n 5 /usr/bin/python3 dev.py ext_n_1680 ../tmp/f.npy "$@" && nice -n 5 /usr/bin/python3 finish.py ../tmp/f.npy ext_n_1680 ../tmp/h.raw ../tmp/f.raw && node png.cjs ../tmp/f.raw 1680 1120 ../out/f.png
