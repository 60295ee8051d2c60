const sharp = require('sharp');
(async () => {
  const src = process.argv[2];
  const { data, info } = await sharp(src).raw().toBuffer({ resolveWithObject: true });
  const { width: W, height: H } = info; const out = Buffer.alloc(data.length);
  let seed = 7; const rnd = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
  // grain field: gaussian blurred lightly
  const g = new Float32Array(W * H); for (let i = 0; i < g.length; i++) g[i] = rnd() + rnd() + rnd() - 1.5;
  const P0 = JSON.parse(process.env.CURVE ?? '[[0,0],[40,6],[70,24],[138,128],[204,238],[255,254]]'); const lut = []; for (let v = 0; v < 256; v++) { let j = 1; while (j < P0.length - 1 && v > P0[j][0]) j++; lut[v] = P0[j-1][1] + (v - P0[j-1][0]) * (P0[j][1] - P0[j-1][1]) / (P0[j][0] - P0[j-1][0]); } const sm = lut.map((_, v) => { let t = 0, n = 0; for (let d = -18; d <= 18; d++) if (lut[v + d] !== undefined) { t += lut[v + d]; n++; } return t / n; });
  for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) {
    const i = (y * W + x) * 3; let r = data[i], gg = data[i + 1], b = data[i + 2];
    let l = .2126 * r + .7152 * gg + .0722 * b;
    const sat = +(process.env.SAT ?? .72); r = l + (r - l) * sat; gg = l + (gg - l) * sat; b = l + (b - l) * sat;
    // cooler a touch
    r *= .985; b *= 1.03;
    // S-curve in luminance
    const lo = Math.floor(l), f = l - lo; const target = sm[lo] * (1 - f) + (sm[Math.min(255, lo + 1)] ?? 255) * f; const k = (target + 1e-4) / (l + 1e-4); r *= k; gg *= k; b *= k;
    const n = g[y * W + x] * .6 + (g[Math.min(y + 1, H - 1) * W + x] + g[y * W + Math.min(x + 1, W - 1)]) * .3;
    const a = 5.5 * (1 - Math.abs(l / 255 - .45));
    out[i] = Math.max(0, Math.min(255, r + n * a)); out[i + 1] = Math.max(0, Math.min(255, gg + n * a)); out[i + 2] = Math.max(0, Math.min(255, b + n * a));
  }
  await sharp(out, { raw: info }).png().toFile('graded.png');
  const A = await sharp(src).resize({ width: 700 }).png().toBuffer(), B = await sharp('graded.png').resize({ width: 700 }).png().toBuffer();
  await sharp({ create: { width: 1410, height: 467, channels: 3, background: '#fff' } }).composite([{ input: A, left: 0, top: 0 }, { input: B, left: 710, top: 0 }]).png().toFile('graded2.png');
})();
