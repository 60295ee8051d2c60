import { requestedService } from './requestedService';

const projectTypes = [
  { value: 'roofing', label: 'Roofing' },
  { value: 'other', label: 'Other' },
];

test.each([
  ['?service=roofing', 'roofing'],
  ['?from=home&service=other', 'other'],
  ['', undefined],
  ['?service=', undefined],
  ['?service=plumbing', undefined],
  ['?service=Roofing', undefined],
  ['?service=%E0%A4%A', undefined],
])('the address %p asks for %p', (search, expected) => {
  expect(requestedService(search, projectTypes)).toBe(expected);
});
