import sys, numpy as np
from scipy.ndimage import gaussian_filter, label, binary_dilation, zoom
src,dst,W,H=*sys.argv[1:3],*map(int,sys.argv[3:5])
a=np.fromfile(src,'u1').reshape(H,W,3).astype('f'); L=a@np.array([.2126,.7152,.0722],'f')
core=(L>205)&((a[...,2]-a[...,0])>-6)
lab,n=label(core); top=np.unique(lab[0]); top=top[top>0]; sky=np.isin(lab,top)
# holes of the trees that belong to it
from scipy.ndimage import binary_closing
pad=np.pad(sky,60,constant_values=False); pad[:60]=True; pad=binary_closing(pad,np.ones((3,3)),iterations=14); sky|=pad[60:-60,60:-60]&(L>212)&(a[...,2]-a[...,0]>-12)
near=binary_dilation(sky,iterations=14); sky|=core&near&(np.arange(H)[:,None]<H/2)
s=lambda x,lo,hi:(lambda t:t*t*(3-2*t))(np.clip((x-lo)/(hi-lo),0,1))
reach=binary_dilation(sky,iterations=3)
alpha=np.where(sky,1,np.where(reach,s(L,120,215)*s(a[...,2]-a[...,0],-8,3),0)); alpha=np.maximum(alpha,gaussian_filter(alpha,.6)*reach)
# thin cloud in bands that rise to the right, over a pale blue that deepens upwards
r=np.random.default_rng(11)
y=np.arange(H)[:,None]/H; x=np.arange(W)[None]/W
n=0
for o,(gy,gx) in enumerate([(5,3),(9,5),(18,9),(36,18),(70,34)]):
    g=r.normal(size=(gy+3,gx+3)); z=zoom(g,((H*1.3)/(gy+2),(W*1.0)/(gx+2)),order=3)[:int(H*1.2),:W]; n=n+z[:H]*(.55**o)
sh=(np.arange(W)*-.10).astype(int); n=np.stack([np.roll(n[:,i],sh[i]) for i in range(W)],1)
n=(n-n.mean())/n.std()
blue=np.array([158,188,216.])*(1-s(y,0,.5))[...,None]+np.array([205,221,232.])*s(y,0,.5)[...,None]
cloud=np.array([240,242,243.])
c=s(n,-.9,1.5)[...,None]*.92
new=blue*(1-c)+cloud*c
ref=gaussian_filter(np.where(sky[...,None],a,0),(25,25,0))/np.maximum(gaussian_filter(sky.astype('f'),25)[...,None],1e-3); ref=np.where(gaussian_filter(sky.astype('f'),25)[...,None]>.01,ref,232)
k=new/ref
out=a*(1-alpha[...,None]+alpha[...,None]*k)
out=np.clip(out+r.random(out.shape)-.5,0,255).astype('u1')
out.tofile(dst)
