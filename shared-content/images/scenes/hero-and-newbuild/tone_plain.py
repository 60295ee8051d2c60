"""blender -b --factory-startup -P tone.py -- in.npy out.png exposure [look]"""
import sys; import os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, numpy as np
a = sys.argv[sys.argv.index('--') + 1:]; c = np.load(a[0]); s = bpy.context.scene; h, w = c.shape[:2]
s.view_settings.view_transform = 'Filmic'; s.view_settings.look = a[3] if len(a) > 3 else 'Medium High Contrast'; s.view_settings.exposure = float(a[2])

im = bpy.data.images.new('o', w, h, float_buffer=True); im.colorspace_settings.name = 'Linear'; im.pixels.foreach_set(np.dstack([c, np.ones((h, w))]).astype('f').ravel())
s.render.image_settings.file_format = 'PNG'; s.render.image_settings.color_mode = 'RGB'; s.render.image_settings.color_depth = '16'; s.use_nodes = False; im.save_render(a[1], scene=s)
