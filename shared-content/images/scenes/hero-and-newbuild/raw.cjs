// node raw.cjs in.png out.raw | node raw.cjs in.raw out.png w h
const s=require('sharp'),fs=require('fs'),[i,o,w,h]=process.argv.slice(2);
if(o.endsWith('png'))s(fs.readFileSync(i),{raw:{width:+w,height:+h,channels:3}}).png().toFile(o);else s(i).removeAlpha().toColourspace('srgb').raw({depth:'uchar'}).toBuffer().then(b=>fs.writeFileSync(o,b))
