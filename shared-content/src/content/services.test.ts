import { projectTypes, services } from './services';

test('the six services are those of the specification, in its words', () => {
  expect(services.map(({ title, features }) => [title, ...features])).toEqual([
    [
      'New Builds South East London',
      'Planning and design',
      'Foundation work',
      'Structural building',
      'Finishing',
    ],
    [
      'House Extensions Kent',
      'Single and double story',
      'Kitchen extensions',
      'Conservatories',
      'Garage conversions',
    ],
    ['Foundations & Groundwork', 'Strip', 'Raft', 'Pile foundations', 'Underpinning'],
    ['Roofing Services London', 'Tile roofing', 'Slate installation', 'Flat roofs', 'Roof repairs'],
    ['Brickwork Specialists', 'Brick laying', 'Pointing and repointing', 'Restoration', 'Decorative work'],
    ['General Building Kent', 'Renovations', 'Repairs', 'Maintenance', 'Project management'],
  ]);
});

test('no two services share an address', () => {
  expect(new Set(services.map(({ id }) => id)).size).toBe(services.length);
});

test('a quote can be asked for each of them, and for something else', () => {
  expect(projectTypes.map(({ value }) => value)).toEqual([...services.map(({ id }) => id), 'other']);
});
