import '@testing-library/jest-dom';

// On a busy machine the default limit of 1 s is too short.
beforeAll(async () => {
  if (!('document' in globalThis)) return;
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 30_000 });
});
