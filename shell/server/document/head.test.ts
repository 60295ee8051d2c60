import { element, escapeText, jsonBlock } from './head';

const nasty = `"><script>alert('1')</script>&amp;`;

/** What a browser makes of this text. */
function parsed(html: string) {
  document.head.innerHTML = html;
  return document.head.firstElementChild;
}

test('an attribute keeps any text, and lets none out', () => {
  const meta = parsed(element('meta', { name: 'description', content: nasty }));
  expect(meta).toHaveAttribute('content', nasty);
  expect(document.head.children).toHaveLength(1);
});

test('a title keeps any text, and lets none out', () => {
  expect(parsed(element('title', {}, escapeText(nasty)))).toHaveTextContent(nasty);
  expect(document.head.children).toHaveLength(1);
});

test('attributes that are off are left out, and those that are on have no value', () => {
  expect(element('script', { defer: true, async: false, integrity: undefined, src: '/a.js' }, '')).toBe(
    '<script defer src="/a.js"></script>',
  );
  expect(element('meta', { charset: 'utf-8' })).toBe('<meta charset="utf-8">');
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', 'Brickwork & Construction', '\u2028'])(
  'a data block keeps %j, and lets nothing out',
  (text) => {
    const block = parsed(jsonBlock({ type: 'application/json' }, { text }));
    expect(document.head.children).toHaveLength(1);
    expect(JSON.parse(block?.textContent ?? '')).toEqual({ text });
  },
);
