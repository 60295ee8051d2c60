"""the four crops of the new picture beside those of the old: python3 crops.py new.png old.png out.png"""
import subprocess, sys, os
js = r"""
const s=require('sharp'),a=process.argv,N=a[1],O=a[2];
const cut=async(f,l,t,w,h,W,H)=>s(f).extract({left:l,top:t,width:w,height:h}).resize(W,H).png().toBuffer();
(async()=>{const C=[[181,0,1318,1120,720,612],[9,0,1663,1120,1010,680],[+a[4],0,710,1120,330,520],[0,+a[5],1680,715,390,166]];
for(let i=0;i<4;i++){const c=C[i],o=c.slice();if(i==2)o[0]=485;if(i==3)o[1]=203;const x=await cut(O,...o),y=await cut(N,...c);
await s({create:{width:c[4]*2+20,height:c[5],channels:3,background:'#fff'}}).composite([{input:x,left:0,top:0},{input:y,left:c[4]+20,top:0}]).png().toFile(a[3]+'_'+'abcd'[i]+'.png')}})()"""
subprocess.run(['node', '-e', js] + sys.argv[1:], check=True)
