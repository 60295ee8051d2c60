#!/bin/bash
# all.sh ex red blue sat k keep kitchen
cd "$(dirname "$0")"; export IMG_TMP=../tmp; nice -n 5 /usr/bin/python3 dev.py ext_f_1680 ../tmp/f.npy $1 $2 $3 $4 $5 $6 && nice -n 5 /usr/bin/python3 finish.py ../tmp/f.npy ../tmp/old.raw ../tmp/f.raw $7 && node png.cjs ../tmp/f.raw 1680 1120 ../crops/f.png && node ../c.cjs ../crops/f.png ../crops/f8.png 0 0 0 0 1056
