// node png.cjs in.raw w h out.png
const s=require(process.env.SHARP||'sharp'),f=require('fs'),a=process.argv.slice(2);s(f.readFileSync(a[0]),{raw:{width:+a[1],height:+a[2],channels:3}}).png().toFile(a[3]);
