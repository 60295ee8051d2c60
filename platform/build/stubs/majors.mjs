/**
 * Stands in for the federation runtime's reading of version ranges, which on a first visit costs 1 kB (brotli)
 * and, on a slow phone, 30 ms before anything answers. The release has compared versions with ranges; here only
 * the major is, with those that build/sharedVersions writes, as in `19` or `18 || 19`.
 */
export function satisfy(version, majors) {
  return majors.split('||').some((major) => parseInt(major) === parseInt(version));
}
