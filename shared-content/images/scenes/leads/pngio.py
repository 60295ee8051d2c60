"""Reading and writing of 8-bit PNG files with numpy and zlib alone."""
import struct
import zlib

import numpy as np


def read(path):
    """The pixels of an 8-bit, non-interlaced grey, RGB or RGBA PNG as an array (h, w, channels)."""
    data = open(path, 'rb').read()
    if data[:8] != b'\x89PNG\r\n\x1a\n':
        raise SystemExit(f'{path} is not a PNG file')
    pos, idat = 8, b''
    while pos < len(data):
        n, kind = struct.unpack('>I4s', data[pos:pos + 8])
        body = data[pos + 8:pos + 8 + n]
        pos += 12 + n
        if kind == b'IHDR':
            w, h, depth, colour, _, _, lace = struct.unpack('>IIBBBBB', body)
            if depth != 8 or lace or colour not in (0, 2, 6):
                raise SystemExit(f'{path}: only 8-bit, non-interlaced grey, RGB and RGBA are read')
            c = {0: 1, 2: 3, 6: 4}[colour]
        elif kind == b'IDAT':
            idat += body
    raw = np.frombuffer(zlib.decompress(idat), np.uint8).reshape(h, 1 + w * c)
    out = np.zeros((h, w * c), np.uint8)
    prev = np.zeros(w * c, np.uint8)
    for y in range(h):
        f, line = raw[y, 0], raw[y, 1:]
        if f == 0:
            cur = line.copy()
        elif f == 1:
            cur = np.cumsum(line.reshape(w, c), 0, dtype=np.uint32).astype(np.uint8).reshape(-1)
        elif f == 2:
            cur = line + prev
        else:
            s, p = line.tolist(), prev.tolist()
            for i in range(w * c):
                a = s[i - c] if i >= c else 0
                b = p[i]
                if f == 3:
                    s[i] = (s[i] + (a + b) // 2) & 255
                else:
                    q = p[i - c] if i >= c else 0
                    e = a + b - q
                    ea, eb, eq = abs(e - a), abs(e - b), abs(e - q)
                    s[i] = (s[i] + (a if ea <= eb and ea <= eq else b if eb <= eq else q)) & 255
            cur = np.array(s, np.uint8)
        out[y] = prev = cur
    return out.reshape(h, w, c)


def write(path, pix):
    """Write an array (h, w, 3) of uint8 as a PNG (filter: up)."""
    h, w, c = pix.shape
    flat = pix.reshape(h, w * c)
    up = flat.copy()
    up[1:] = flat[1:] - flat[:-1]
    raw = np.concatenate([np.full((h, 1), 2, np.uint8), up], 1).tobytes()

    def chunk(kind, body):
        return struct.pack('>I', len(body)) + kind + body + struct.pack('>I', zlib.crc32(kind + body))

    open(path, 'wb').write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, {1: 0, 3: 2}[c], 0, 0, 0))
                           + chunk(b'IDAT', zlib.compress(raw, 6)) + chunk(b'IEND', b''))
