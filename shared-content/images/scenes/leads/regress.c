// First-order regression denoiser: in each pixel's window, light (colour without albedo) is fitted as a
// linear function of the normal, the albedo and the place, with non-local-means weights of the other half of the samples.
#include <math.h>
#include <string.h>
#include <stdlib.h>
#include <stdio.h>
#define T 48
#define NF 9
static inline float fexp(float x) { // exp(x), x <= 0
    if (x < -20.f) return 0.f;
    union { float f; int i; } u; u.i = (int)(12102203.f * x + 1064866805.f); return u.f; }
// l, v: log light of the guiding half and its variance; g: 3 albedo guides; n: 3 normals; y: 3 channels to fit
void nf(int W, int H, int R, int P, float k, float ga, float gn, float ridge, const float *l, const float *v,
        const float *g, const float *n, const float *y, float *out, int y0, int y1) {
    const int E = T + 2 * P; float *d = malloc(sizeof(float) * E * E), *t = malloc(sizeof(float) * E * E), *w = malloc(sizeof(float) * T * T);
    const int NA = NF * (NF + 1) / 2 + 3 * NF; float *acc = malloc(sizeof(float) * T * T * NA);
    const int N = W * H;
    for (int ty = y0; ty < y1; ty += T) for (int tx = 0; tx < W; tx += T) {
        int th = ty + T < y1 ? T : y1 - ty, tw = tx + T < W ? T : W - tx; memset(acc, 0, sizeof(float) * T * T * NA);
        for (int dy = -R; dy <= R; dy++) for (int dx = -R; dx <= R; dx++) {
            int eh = th + 2 * P, ew = tw + 2 * P;
            for (int a = 0; a < eh; a++) { int py = ty + a - P; py = py < 0 ? 0 : py >= H ? H - 1 : py; int qy = py + dy; qy = qy < 0 ? 0 : qy >= H ? H - 1 : qy;
                for (int b = 0; b < ew; b++) { int px = tx + b - P; px = px < 0 ? 0 : px >= W ? W - 1 : px; int qx = px + dx; qx = qx < 0 ? 0 : qx >= W ? W - 1 : qx;
                    int p = py * W + px, q = qy * W + qx; float vp = v[p], vq = v[q], vm = vp < vq ? vp : vq, e = l[p] - l[q]; e = e * e - (vp + vm);
                    d[a * E + b] = e / (k * k * (vp + vq) + 1e-4f); } }
            for (int a = 0; a < eh; a++) for (int b = P; b < ew - P; b++) { float s = 0; for (int c = -P; c <= P; c++) s += d[a * E + b + c]; t[a * E + b] = s; }
            float in = 1.f / ((2 * P + 1) * (2 * P + 1));
            for (int a = 0; a < th; a++) for (int b = 0; b < tw; b++) { float s = 0; for (int c = 0; c <= 2 * P; c++) s += t[(a + c) * E + b + P]; s *= in; w[a * T + b] = s > 0 ? s : 0; }
            for (int a = 0; a < th; a++) { int py = ty + a, qy = py + dy; if (qy < 0 || qy >= H) continue;
                for (int b = 0; b < tw; b++) { int px = tx + b, qx = px + dx; if (qx < 0 || qx >= W) continue;
                    int p = py * W + px, q = qy * W + qx; float f[NF]; f[0] = 1.f; float da = 0, dn = 0;
                    for (int c = 0; c < 3; c++) { f[1 + c] = n[c * N + q] - n[c * N + p]; dn += f[1 + c] * f[1 + c]; f[4 + c] = g[c * N + q] - g[c * N + p]; da += f[4 + c] * f[4 + c]; }
                    float ww = fexp(-w[a * T + b] - da * ga - dn * gn); if (ww < 1e-4f) continue;
                    f[7] = dx * .15f; f[8] = dy * .15f; float *A = acc + (a * T + b) * NA; int z = 0;
                    for (int i = 0; i < NF; i++) { float wf = ww * f[i]; for (int j = 0; j <= i; j++) A[z++] += wf * f[j]; }
                    for (int c = 0; c < 3; c++) { float wy = ww * y[c * N + q]; for (int i = 0; i < NF; i++) A[z++] += wy * f[i]; } } }
        }
        for (int a = 0; a < th; a++) for (int b = 0; b < tw; b++) {
            float *A = acc + (a * T + b) * NA; double M[NF][NF], r[3][NF]; int z = 0; double s0 = A[0];
            for (int i = 0; i < NF; i++) for (int j = 0; j <= i; j++) M[i][j] = M[j][i] = A[z++];
            for (int c = 0; c < 3; c++) for (int i = 0; i < NF; i++) r[c][i] = A[z++];
            double m[3]; for (int c = 0; c < 3; c++) m[c] = r[c][0] / s0;
            for (int i = 1; i < NF; i++) M[i][i] += ridge * (1.0 + .0 * s0) * (i >= 7 ? 1. : .12) + 1e-6;
            int ok = 1; double L[NF][NF];
            for (int i = 0; i < NF && ok; i++) for (int j = 0; j <= i; j++) { double s = M[i][j]; for (int q = 0; q < j; q++) s -= L[i][q] * L[j][q];
                if (i == j) { if (s <= 1e-12) { ok = 0; break; } L[i][i] = sqrt(s); } else L[i][j] = s / L[j][j]; }
            int p = (ty + a) * W + tx + b;
            for (int c = 0; c < 3; c++) { double o = m[c];
                if (ok) { double u[NF]; for (int i = 0; i < NF; i++) { double s = r[c][i]; for (int q = 0; q < i; q++) s -= L[i][q] * u[q]; u[i] = s / L[i][i]; }
                    for (int i = NF - 1; i >= 0; i--) { double s = u[i]; for (int q = i + 1; q < NF; q++) s -= L[q][i] * u[q]; u[i] = s / L[i][i]; }
                    o = u[0]; double lo = .25 * m[c], hi = 3 * m[c] + .01; o = o < lo ? lo : o > hi ? hi : o; }
                out[c * N + p] = o; } }
    }
    free(d); free(t); free(w); free(acc);
}
