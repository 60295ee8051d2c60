"""How much of each pixel the site fence covers: white fence, all else black: blender -b -P fencemask.py, writes fence_0001.exr to IMG_TMP"""
import os, sys; H0 = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, H0); s_ = open(os.path.join(H0, 'build.py')).read(); s_ = s_[:s_.rindex("render('build'")]; exec(compile(s_, os.path.join(H0, 'build.py'), 'exec'))
def flat(n_, v): m = bpy.data.materials.new(n_); m.use_nodes = True; q = NT(m.node_tree); q('ShaderNodeOutputMaterial', {0: q('ShaderNodeEmission', {0: (v, v, v, 1), 1: 1.})}); m.cycles.sample_as_light = False; return m
bl, wh_ = flat('bl', 0.), flat('wh', 1.); sc = bpy.context.scene
for me in bpy.data.meshes:
    v = wh_ if me.name.startswith('fence') else bl
    if len(me.materials): me.materials[0] = v
for o in list(sc.objects):
    if o.name.startswith(('film', 'scat', 'farcrown', 'farhedge', 'sl')) or o.type == 'LIGHT' or o.name.startswith('line'): o.hide_render = True
w_ = sc.world; w_.use_nodes = True; q = NT(w_.node_tree); q('ShaderNodeOutputWorld', {0: q('ShaderNodeBackground', {0: (0, 0, 0, 1)})})
sc.render.engine = 'CYCLES'; c = sc.cycles; c.device = 'CPU'; c.samples = 48; c.use_adaptive_sampling = False; c.max_bounces = 0; c.use_denoising = False; sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = 1680, 1120, 100; sc.render.threads_mode = 'FIXED'; sc.render.threads = 2
sc.view_settings.view_transform = 'Raw'; sc.render.image_settings.file_format = 'OPEN_EXR'; sc.render.image_settings.color_depth = '32'; sc.render.filepath = f'{TMP}/fence_0001.exr'
sc.render.use_border = True; sc.render.use_crop_to_border = False; sc.render.border_min_x, sc.render.border_max_x, sc.render.border_min_y, sc.render.border_max_y = 0, 1, 1 - 830 / 1120, 1 - 590 / 1120
bpy.ops.render.render(write_still=True); im = bpy.data.images.load(f'{TMP}/fence_0001.exr'); a = np.empty(1680 * 1120 * 4, 'f'); im.pixels.foreach_get(a); a = a.reshape(1120, 1680, 4)[::-1, :, 0]; np.save(f'{TMP}/fence.npy', a); print('@@ fence', a.mean(), a.max())
