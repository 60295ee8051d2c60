/**
 * All of a small screen; on a wide one the width at which the picture fills the hero's height, or its half. A phone
 * with three device pixels to one gets two: nobody sees the difference, and the next larger file weighs 83 kB, not 52.
 */
export const heroSizes =
  '(width >= 48rem) max(51vw, clamp(51rem, 66vw, 63rem)), (resolution > 2x) 67vw, 100vw';
