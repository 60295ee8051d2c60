import numpy as np
from scipy.ndimage import gaussian_filter, binary_dilation, uniform_filter
old=np.fromfile('old.raw','u1').reshape(1120,1680,3).astype('f'); x0,y0,x1,y1=100,130,520,1000
new=np.fromfile('new.raw','u1').reshape(y1-y0,x1-x0,3).astype('f'); o=old[y0:y1,x0:x1]
# find shift? assume none
b=lambda a:gaussian_filter(a,(1.5,1.5,0))
N,O=b(new)/255,b(o)/255; H,W=N.shape[:2]
yy,xx=np.mgrid[0:H,0:W]; xx=xx/W; yy=yy/H
def feats(N):
    r,g,bb=[N[...,i].ravel() for i in range(3)]; l=(r+g+bb)/3
    X,Y=xx.ravel(),yy.ravel()
    return np.stack([np.ones_like(r),r,g,bb,l*l,l**3,r*r,g*g,bb*bb,X*l,Y*l,X,Y,X*X*l,Y*Y*l,X*Y*l],1)
F=feats(N); m=np.ones(F.shape[0],bool)
for it in range(12):
    C,_,_,_=np.linalg.lstsq(F[m],O.reshape(-1,3)[m],rcond=None)
    res=np.abs(F@C-O.reshape(-1,3)).max(1); s=np.median(res[m]); m=res<3*s+.01
print('kept',m.mean(),'median residual',np.median(res[m])*255)
P=(feats(new/255)@C).reshape(H,W,3)*255
# grain as in the old: estimate std of high freq on sky
hf=lambda a:(a-gaussian_filter(a,(1,1,0)))
sky=(slice(0,60),slice(150,230)); print('grain old',hf(o)[sky].std(),'new',hf(P)[sky].std())
g=np.random.default_rng(3).normal(size=(H,W)).astype('f'); g=gaussian_filter(g,.6); g/=g.std(); l=(P.mean(2)/255).clip(0,1)
P=P+(g*.007*255*(.35+1.6*np.sqrt(l*(1-l))))[...,None]
# where they differ beyond noise, widened
d=gaussian_filter(np.abs(P-o).max(2),1.2); chg=binary_dilation(d>26,iterations=5); M=gaussian_filter(chg.astype('f'),3)
# all of scaffold, gable, drive
R=np.ones((H,W),"f")
e=np.minimum.reduce([np.minimum(np.arange(W)/10,1)[None]*np.ones((H,1)),np.minimum(np.arange(W)[::-1]/10,1)[None]*np.ones((H,1)),np.minimum(np.arange(H)/10,1)[:,None]*np.ones((1,W)),np.minimum(np.arange(H)[::-1]/10,1)[:,None]*np.ones((1,W))])
A=(np.maximum(R,0)*e)[...,None]
res=old.copy(); res[y0:y1,x0:x1]=o+(P-o)*A
res.clip(0,255).round().astype('u1').tofile('res.raw'); (np.clip(np.abs(P-o)*3,0,255)).astype('u1').tofile('diff.raw')
