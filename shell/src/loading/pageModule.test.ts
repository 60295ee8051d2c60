import { asPageModule } from './pageModule';

const page = () => null;
const meta = { title: 'A page', description: 'What each job was up against.' };

test('takes what the contract asks for, and nothing that is beside it', () => {
  const module = { default: page, meta: { ...meta, more: true }, other: 1 };
  expect(asPageModule(module, 'mf-portfolio')).toEqual({ default: page, meta });
});

test.each(['prefetch', 'Highlight'])('takes %s of a page where it is a function', (name) => {
  const given = () => null;
  expect(asPageModule({ default: page, meta, [name]: given }, 'mf-portfolio')).toEqual({
    default: page,
    meta,
    [name]: given,
  });
  expect(asPageModule({ default: page, meta, [name]: true }, 'mf-portfolio')).toEqual({
    default: page,
    meta,
  });
});

test.each([null, undefined, 'page', 404])('refuses %p', (module) => {
  expect(() => asPageModule(module, 'mf-portfolio')).toThrow('mf-portfolio exposes no page');
});

test.each([{ meta }, { default: 'page', meta }, { default: { page }, meta }])(
  'refuses a module without a component: %p',
  (module) => {
    expect(() => asPageModule(module, 'mf-portfolio')).toThrow(
      'mf-portfolio exposes a page without a component as its default export',
    );
  },
);

test.each([undefined, null, 'A page', {}, { title: 'A page' }, { ...meta, title: 1 }])(
  'refuses a page with the meta %p',
  (wrong) => {
    expect(() => asPageModule({ default: page, meta: wrong }, 'mf-portfolio')).toThrow(
      'mf-portfolio exposes a page without meta.title and meta.description',
    );
  },
);
