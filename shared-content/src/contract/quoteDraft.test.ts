import { keepQuoteDraft, takeQuoteDraft } from './quoteDraft';

const answers = {
  firstName: 'Ada',
  lastName: 'Mason',
  email: 'ada@example.org',
  phone: '07700 900456',
  projectType: 'roofing',
  projectDetails: 'A slate roof,\n60 m².',
  budget: '10k-50k',
  preferredContact: 'email',
};

/** The keys of what this tab has stored. */
const stored = () => Object.keys(sessionStorage);

/** Session storage as browsers have it where the visitor has switched it off. */
function denyStorage() {
  const refusal = new DOMException('Denied', 'SecurityError');
  return jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw refusal;
  });
}

beforeEach(() => {
  sessionStorage.clear();
});

test('gives what was kept', () => {
  expect(keepQuoteDraft(answers)).toBe(true);
  expect(takeQuoteDraft()).toEqual(answers);
});

test('gives it once, and leaves nothing behind', () => {
  keepQuoteDraft(answers);
  takeQuoteDraft();
  expect(stored()).toEqual([]);
  expect(takeQuoteDraft()).toEqual({});
});

test('keeps the answers as a form has them, without empty ones and files', () => {
  const form = new FormData();
  form.set('phone', answers.phone);
  form.set('email', '');
  form.set('projectDetails', ' \n');
  form.set('firstName', new File([], 'Ada'));
  keepQuoteDraft(Object.fromEntries(form));
  expect(takeQuoteDraft()).toEqual({ phone: answers.phone });
});

test('what is kept later replaces what was kept before', () => {
  keepQuoteDraft(answers);
  keepQuoteDraft({ phone: '020 7946 0456' });
  expect(takeQuoteDraft()).toEqual({ phone: '020 7946 0456' });
});

test.each(['', '{', 'null', '7', '"Ada"', '["Ada"]', '{"firstName":7,"email":null,"phone":{"a":1}}'])(
  'what another program stored is no draft, and is removed: %p',
  (nonsense) => {
    keepQuoteDraft(answers);
    const [key = ''] = stored();
    expect(key).not.toBe('');
    sessionStorage.setItem(key, nonsense);
    expect(takeQuoteDraft()).toEqual({});
    expect(stored()).toEqual([]);
  },
);

test('where storage is switched off, nothing is kept and nothing throws', () => {
  const storage = denyStorage();
  expect(keepQuoteDraft(answers)).toBe(false);
  expect(takeQuoteDraft()).toEqual({});
  storage.mockRestore();
  expect(stored()).toEqual([]);
});

test('where storage is full, nothing throws', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(keepQuoteDraft(answers)).toBe(false);
  setItem.mockRestore();
  expect(takeQuoteDraft()).toEqual({});
});
