// node raw.cjs in.(jpg|png) out.raw      node raw.cjs in.raw out.png   (1680 x 1120, RGB; needs sharp)
const s = require('sharp'), fs = require('fs'), [i, o] = process.argv.slice(2);
if (o.endsWith('.raw')) s(i).removeAlpha().raw().toBuffer().then(b => fs.writeFileSync(o, b));
else s(fs.readFileSync(i), { raw: { width: 1680, height: 1120, channels: 3 } }).png({ compressionLevel: 9 }).toFile(o);
