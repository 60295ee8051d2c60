import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?weights=700';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?weights=400-600';

/** The files of fonts.scss. Every page uses both, so each document preloads them ahead of its style sheet. */
export const preloadedFonts = [sourceSans, bricolage];
