"""python3 meas.py picture.raw [name]: luminance percentiles; mean tone of old and new wall in the sun, in their fronts"""
import sys,os,numpy as np; from scipy.ndimage import gaussian_filter as G
W=np.array([.2126,.7152,.0722]); o=np.fromfile(sys.argv[1],'u1').reshape(1120,1680,3).astype('f'); Y=o@W; z=np.load((sys.argv[2] if len(sys.argv)>2 else 'ext_h_1680')+'.npz'); i=z['idx'][::-1,:,0]; al=z['alb'][::-1]@W; c=z['col'][::-1]@W; ir=G(c,4)/np.maximum(G(al,4),.02); y,x=np.mgrid[0:1120,0:1680]
old=(np.abs(i-3)<.5)&(x<1245)&(y>240); new=(np.abs(i-4)<.5)&(x>420)&(x<1076)&(y>618)&(y<985); t=.75*np.median(ir[new]); sun=lambda m:m&(ir>t)
up=sun(old&(x>215)&(y<600)); lo=sun(old); nw=sun(new)
print('percentiles 1 5 25 50 75 95 99',np.percentile(Y,[1,5,25,50,75,95,99]).round()); 
for n,m in (('old sun all',lo),('old sun upper',up),('new sun',nw)): print(n,m.sum(),'lum',Y[m].mean().round(1),'rgb',o[m].mean(0).round(1),'R/B',(o[m][:,0].mean()/o[m][:,2].mean()).round(3))
print('old/new',round(Y[lo].mean()/Y[nw].mean(),3),round(Y[up].mean()/Y[nw].mean(),3))
b=lambda m:(lambda h,f:(G(f*h,1.4)/np.maximum(G(h,1.4),.05)-G(f*h,11)/np.maximum(G(h,11),.05))[m].std())(m.astype('f'),Y); print('brick contrast (sd) old, new',b(up).round(2),b(nw).round(2))
