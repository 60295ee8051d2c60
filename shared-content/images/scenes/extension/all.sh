#!/bin/bash
# all.sh ex red blue sat k keep [kitchen crop x0 y0]
cd "$(dirname "$0")"; export IMG_TMP=${IMG_TMP:-../tmp}; P="nice -n 5 python3"; $P merge.py ext_n_1680 ext_o_1680 ext_m_1680 && $P dev.py ext_m_1680 ../tmp/f.npy "$@" && $P finish.py ../tmp/f.npy ext_m_1680 ../tmp/h.raw ../tmp/f.raw && node png.cjs ../tmp/f.raw 1680 1120 ../out/f.png
