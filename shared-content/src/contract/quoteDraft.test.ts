import { forgetQuoteDraft, keepQuoteDraft, keepQuoteDraftOf, readQuoteDraft } from './quoteDraft';

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

test('gives what was kept, until it is forgotten', () => {
  expect(keepQuoteDraft(answers)).toBe(true);
  expect(readQuoteDraft()).toEqual(answers);
  expect(readQuoteDraft()).toEqual(answers);

  forgetQuoteDraft();
  expect(stored()).toEqual([]);
  expect(readQuoteDraft()).toEqual({});
});

test('keeps the answers as a form has them, without empty ones and files', () => {
  const form = new FormData();
  form.set('phone', answers.phone);
  form.set('email', '');
  form.set('projectDetails', ' \n');
  form.set('firstName', new File([], 'Ada'));
  keepQuoteDraft(Object.fromEntries(form));
  expect(readQuoteDraft()).toEqual({ phone: answers.phone });
});

test('adds to what was kept before, and an empty answer takes one out', () => {
  keepQuoteDraft({ firstName: 'Ada', phone: '020 7946 0123', budget: '10k-50k' });
  keepQuoteDraft({ firstName: ' ', phone: '020 7946 0456' });
  expect(readQuoteDraft()).toEqual({ phone: '020 7946 0456', budget: '10k-50k' });
});

describe('of a form', () => {
  const write = (name: string, value: string) => {
    const control = document.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!control) throw new Error(`There is no ${name}`);
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };

  beforeEach(() => {
    document.body.innerHTML = `
      <form id="watched">
        <input name="firstName" value="Ada"><input name="phone"><textarea name="projectDetails"></textarea>
        <select name="projectType"><option value=""><option value="roofing"></select>
      </form>
      <form><input name="lastName"></form>`;
  });

  test('keeps what it holds, and what was kept of its empty fields', () => {
    keepQuoteDraft({ firstName: 'Grace', phone: '020 7946 0123' });
    keepQuoteDraftOf('#watched');
    expect(readQuoteDraft()).toEqual({ firstName: 'Ada', phone: '020 7946 0123' });
  });

  test('keeps what is typed and chosen, also after it was rendered anew, and of no other form', () => {
    keepQuoteDraftOf('#watched');
    document.body.innerHTML = document.body.innerHTML.replace('Ada', '');
    write('phone', '020 7946 0456');
    write('projectType', 'roofing');
    write('lastName', 'Mason');
    expect(readQuoteDraft()).toEqual({ firstName: 'Ada', phone: '020 7946 0456', projectType: 'roofing' });

    write('phone', '');
    expect(readQuoteDraft()).toEqual({ firstName: 'Ada', projectType: 'roofing' });
  });
});

test.each(['', '{', 'null', '7', '"Ada"', '["Ada"]', '{"firstName":7,"email":null,"phone":{"a":1}}'])(
  'what another program stored is no draft: %p',
  (nonsense) => {
    keepQuoteDraft(answers);
    const [key = ''] = stored();
    expect(key).not.toBe('');
    sessionStorage.setItem(key, nonsense);
    expect(readQuoteDraft()).toEqual({});
  },
);

test('where storage is switched off, nothing is kept and nothing throws', () => {
  const storage = denyStorage();
  expect(keepQuoteDraft(answers)).toBe(false);
  expect(readQuoteDraft()).toEqual({});
  storage.mockRestore();
  expect(stored()).toEqual([]);
});

test('where storage is full, nothing throws', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(keepQuoteDraft(answers)).toBe(false);
  setItem.mockRestore();
  expect(readQuoteDraft()).toEqual({});
});
