"""lib.py of `better`, with: finer sky for what panes mirror, trees whose sprays keep to the branches"""
s = open('lib.py').read()
def rep(a, b, k=1):
    global s
    assert s.count(a) >= 1, a; s = s.replace(a, b)
rep("cl_at=.50, cl_scale=.9, cl_seed=3.1):\n", "cl_at=.50, cl_scale=.9, cl_seed=3.1, cl_gl=1., cl_gl_at=0.):\n")
rep("uv2 = n('ShaderNodeVectorMath', {0: uv, 1: (1.0, .45, 1)}, operation='MULTIPLY')", "gl_ = n('ShaderNodeLightPath').outputs['Is Glossy Ray']; uv2 = n('ShaderNodeVectorMath', {0: n('ShaderNodeVectorMath', {0: uv, 'Scale': n.mapr(gl_, 0, 1, 1, cl_gl)}, operation='SCALE'), 1: (1.0, .45, 1)}, operation='MULTIPLY')")
rep("cl = n.mapr(n1, cl_at, cl_at + .17);", "cl = n.mapr(n.math('SUBTRACT', n1, n.math('MULTIPLY', gl_, cl_gl_at)), cl_at, cl_at + .17);")
rep("levels=4, seed=1, bare=.3):", "levels=4, seed=1, bare=.3, sd=.06):")
rep("rr.normal(size=(n, 3)) * h * (.06, .06, .045)", "rr.normal(size=(n, 3)) * h * np.array((1, 1, .75)) * sd")
rep('cl_gl_at=0.):', 'cl_gl_at=0., gl_gain=0.):')
rep("n.mapr(n.math('MAXIMUM', lp.outputs['Is Camera Ray'], lp.outputs['Is Glossy Ray']), 0, 1, 1, cam_gain)", "n.math('ADD', n.mapr(lp.outputs['Is Camera Ray'], 0, 1, 1, cam_gain), n.math('MULTIPLY', lp.outputs['Is Glossy Ray'], (gl_gain or cam_gain) - 1))")
open('lib.py', 'w').write(s)
