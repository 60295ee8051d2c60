"""The sleeve on the mason's forearm, as cloth that is longer than the arm it covers and so lies in folds: writes IMG_TMP/sleeve.npy, rings x round x 3 in the frame of the wrist.
blender -b --factory-startup -P sleeve.py"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from closeup import *
reset(5); S = bpy.context.scene; N, K, FR = 84, 72, 28
a = np.linspace(0, 2 * np.pi, K, endpoint=False)
def ringed(z, r, n, m=None):
    V = np.stack([np.cos(a)[None] * r[:, None] * 1.04, np.sin(a)[None] * r[:, None] * .90 - .004, np.repeat(z[:, None], K, 1)], -1); i = np.arange(len(z) * K).reshape(-1, K); j = np.roll(i, -1, 1)
    return raw_mesh(n, V.reshape(-1, 3), [np.stack([i[:-1], j[:-1], j[1:], i[1:]], -1).reshape(-1, 4)], m, smooth=True), V
zb = np.linspace(-.02, .50, 30); body, _ = ringed(zb, .0295 + .030 * np.clip(zb, 0, 1) ** .8, 'forearm'); body.modifiers.new('c', 'COLLISION'); body.collision.thickness_outer = .003; body.collision.cloth_friction = 12
z = np.linspace(.040, .46, N); r = .0445 + .030 * (z - .04) ** .8; sl, V = ringed(z, r, 'sleeve')
P = V.reshape(-1, 3); P = P + .0016 * fbm(P * np.array([34, 34, 60.]), 3)[:, None] * np.r_[[1, 1, 0]]; sl.data.vertices.foreach_set('co', P.astype('f').ravel())
g = sl.vertex_groups.new(name='pin'); idx = np.arange(N * K).reshape(N, K); g.add(idx[:4].ravel().tolist(), .35, 'ADD'); g.add(idx[-4:].ravel().tolist(), 1., 'ADD')
m = sl.modifiers.new('cl', 'CLOTH'); s = m.settings; s.vertex_group_mass = 'pin'; s.quality = 5; s.mass = .12; s.tension_stiffness = s.compression_stiffness = 14; s.shear_stiffness = 6; s.bending_stiffness = .35; s.bending_damping = .6; s.tension_damping = s.compression_damping = 6; s.shrink_min = -.17; s.shrink_max = -.17; s.pin_stiffness = 1.
c = m.collision_settings; c.use_collision = True; c.distance_min = .003; c.use_self_collision = True; c.self_distance_min = .0022; c.collision_quality = 2
S.gravity = (-2.5, -8.9, 3.); S.frame_start, S.frame_end = 1, FR; m.point_cache.frame_end = FR
import time; t = time.time()
for f in range(1, FR + 1):
    S.frame_set(f); e = sl.evaluated_get(bpy.context.evaluated_depsgraph_get()); q = np.empty(N * K * 3, 'f'); e.data.vertices.foreach_get('co', q); q = q.reshape(N, K, 3); np.save(f'{TMP}/sleeve.npy', q); print('@@', f, round(time.time() - t), flush=True)
rr = np.hypot(q[..., 0], q[..., 1] + .004); print('@@ sleeve', round(time.time() - t), 's radius', rr.min().round(4), rr.max().round(4), 'swing', rr.std(0).mean().round(4), 'moved', np.abs(q - V).max().round(3))
