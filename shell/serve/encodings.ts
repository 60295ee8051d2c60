/** The compressed forms that lie beside a file of the site, the smaller first. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

export type Encoding = (typeof encodings)[number];

/** The compressed forms that a request accepts, best first. `header` is its Accept-Encoding. */
export function acceptedEncodings(header = ''): Encoding[] {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((piece) => piece.trim()))
    .filter(([, weight = '']) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  return encodings.filter(({ name }) => accepted.includes(name));
}
