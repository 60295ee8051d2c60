/** The brand's colours by value: an SVG used as a picture does not see the page's custom properties. */
export const palette = {
  lime: '#fbf8f3',
  mortar: '#e7dfd3',
  slate: '#1f2529',
  stone: '#6b6259',
  brick: '#9a3b26',
  brickDeep: '#6f2718',
  brickTint: '#f3e1d9',
  straw: '#d9b26a',
} as const;

export type Colour = (typeof palette)[keyof typeof palette];
