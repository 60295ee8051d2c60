import '@testing-library/jest-dom';

// Waiting ends when what is waited for holds; its limit of 1 s unless changed is too short on a busy machine.
beforeAll(async () => {
  if (!('document' in globalThis)) return;
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 30_000 });
});
