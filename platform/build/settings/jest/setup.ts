// Where there is a DOM: loading these takes as long as a small file of tests.
beforeAll(async () => {
  if (!('document' in globalThis)) return;
  jest.requireActual('@testing-library/jest-dom');
  const { configure } = await import('@testing-library/dom');
  // On a busy machine the default limit of 1 s is too short.
  configure({ asyncUtilTimeout: 30_000 });
});
