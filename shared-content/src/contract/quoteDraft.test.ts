import { forgetQuoteDraft, keepQuoteDraft, keepQuoteDraftOf, readQuoteDraft } from './quoteDraft';

const answers = { firstName: 'Ada', projectDetails: 'A slate roof,\n60 m².', budget: '10k-50k' };

beforeEach(() => {
  sessionStorage.clear();
});

test('returns what was kept, until it is forgotten', () => {
  keepQuoteDraft(answers);
  expect(readQuoteDraft()).toEqual(answers);
  forgetQuoteDraft();
  expect(sessionStorage).toHaveLength(0);
  expect(readQuoteDraft()).toEqual({});
});

test('keeps new answers beside older ones, and removes those that are empty now', () => {
  keepQuoteDraft({ ...answers, phone: '020 7946 0123', email: '', file: new File([], 'Ada') });
  keepQuoteDraft({ firstName: ' \n', phone: '020 7946 0456' });
  const { projectDetails, budget } = answers;
  expect(readQuoteDraft()).toEqual({ projectDetails, budget, phone: '020 7946 0456' });
});

test('keeps what is typed into a form, also after React has replaced it, and what a browser has filled in', () => {
  document.body.innerHTML = `
    <form id="watched">
      <input name="firstName" value="Ada"><input name="lastName" value="Older"><input name="phone">
      <select name="projectType"><option value=""><option value="roofing"></select>
    </form>
    <form><input name="email"></form>`;
  const write = (name: string, value: string) => {
    const control = document.querySelector<HTMLInputElement>(`[name=${name}]`);
    Object.assign(control ?? {}, { value });
    control?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  keepQuoteDraft({ lastName: 'Newer', budget: '10k-50k' });
  keepQuoteDraftOf('#watched');
  expect(readQuoteDraft()).toEqual({ firstName: 'Ada', lastName: 'Newer', budget: '10k-50k' });

  document.body.innerHTML = document.body.innerHTML.replace('Ada', '');
  write('phone', '020 7946 0456');
  write('projectType', 'roofing');
  write('email', 'mason@example.com');
  const { phone, ...others } = readQuoteDraft();
  expect(phone).toBe('020 7946 0456');
  expect(others).toEqual({
    firstName: 'Ada',
    lastName: 'Newer',
    budget: '10k-50k',
    projectType: 'roofing',
  });
  write('phone', '');
  expect(readQuoteDraft()).toEqual(others);
});

test.each(['', '{', 'null', '7', '"Ada"', '["Ada"]', '{"firstName":7,"email":null,"phone":{"a":1}}'])(
  'what another program stored is no draft: %p',
  (nonsense) => {
    keepQuoteDraft(answers);
    sessionStorage.setItem(sessionStorage.key(0) ?? '', nonsense);
    expect(readQuoteDraft()).toEqual({});
  },
);

test.each([
  ['switched off', () => jest.spyOn(window, 'sessionStorage', 'get')],
  ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
])('while storage is %s, this document keeps the draft, and gives it back to storage', (_, spyOn) => {
  const storage = spyOn().mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  keepQuoteDraft(answers);
  forgetQuoteDraft();
  expect(readQuoteDraft()).toEqual({});
  keepQuoteDraft(answers);
  keepQuoteDraft({ firstName: '', phone: '020 7946 0456' });
  const { projectDetails, budget } = answers;
  expect(readQuoteDraft()).toEqual({ projectDetails, budget, phone: '020 7946 0456' });

  storage.mockRestore();
  keepQuoteDraft({ phone: '' });
  expect(readQuoteDraft()).toEqual({ projectDetails, budget });
});
