/** @jest-environment jsdom */
import { developmentPolicy, liveDataIn, withDevelopedPart } from './liveDocument';

const data = {
  remotes: { 'mf-home': '1a2b', 'mf-wall': '3c4d' },
  contract: '1.0.0',
  integrity: { '/a.js': 'sha256-a' },
};

const wall = livePage('shell 5e6f, mf-wall 3c4d');
const home = livePage('shell 5e6f, mf-home 1a2b');

function livePage(builds: string, block = JSON.stringify(data)) {
  return `<!doctype html>
<html lang="en-GB">
<head>
<link rel="expect" href="#menu" blocking="render">
<style data-href="shell.css">.header {
  color: red;
}</style>
<style data-href="mf-wall-page.css">.wall {
  background: url(/releases/mf-wall/3c4d/browser/wall.svg);
}</style>
<template id="styles"><link rel="stylesheet" href="/releases/shell/5e6f/browser/shell.css" data-href="shell.css"><link rel="stylesheet" href="/releases/mf-wall/3c4d/browser/mf-wall-page.css" data-href="mf-wall-page.css"></template>
<link rel="preload" as="image" imagesrcset="https://cdn.example/releases/mf-wall/3c4d/browser/wall-480.avif 480w"/>
<template id="scripts"><script async src="/releases/shell/5e6f/browser/shell.js"></script><link rel="preload" as="script" href="/releases/mf-wall/3c4d/browser/mf-wall.js"></template>
<meta name="builds" content="${builds}">
<script type="application/json" id="release">${block}</script>
</head>
<body>
<div id="root"><main><h1>The live wall</h1><div>of another build</div></main></div>
</body>
</html>
`;
}

test('every document loads the part from its dev server, and every other from where it is released', () => {
  for (const page of [wall, home])
    expect(liveDataIn(withDevelopedPart(page, 'mf-wall'))).toEqual({
      ...data,
      remotes: { 'mf-home': '1a2b', 'mf-wall': '/development/mf-wall.js' },
    });
});

test('the page of another part stays as it is live', () => {
  const withoutData = (html: string) => html.replaceAll(/<script .*<\/script>\n/g, '');
  expect(withoutData(withDevelopedPart(home, 'mf-wall'))).toBe(withoutData(home));
});

test("the part's own page has nothing of its live build", () => {
  const page = new DOMParser().parseFromString(withDevelopedPart(wall, 'mf-wall'), 'text/html');
  expect(page.getElementById('root')?.hasChildNodes()).toBe(false);
  expect(page.documentElement.innerHTML).not.toContain('/releases/mf-wall/');
  expect(page.querySelectorAll('link[rel=expect]')).toHaveLength(0);
  expect([...page.querySelectorAll('style')].map(({ dataset }) => dataset.href)).toEqual(['shell.css']);
  expect(page.querySelector<HTMLTemplateElement>('#styles')?.innerHTML).toContain('shell.css');
  expect(page.querySelector<HTMLTemplateElement>('#scripts')?.innerHTML).toContain('shell.js');
});

test.each([
  ['none', '<!doctype html><title>Another site</title>'],
  ['no JSON', livePage('', '{')],
  ['no list of remotes', livePage('', '{"remotes":"all"}')],
  ['a list', livePage('', '[]')],
])('a document whose release data is %s has none, and stays as it is', (_, html) => {
  expect(liveDataIn(html)).toBeUndefined();
  expect(withDevelopedPart(html, 'mf-wall')).toBe(html);
});

test('no text of the release data ends its block', () => {
  const block = JSON.stringify({ remotes: { 'mf-wall': '</script><script>' } }).replaceAll('<', '\\u003c');
  const text = withDevelopedPart(livePage('', block).replace('mf-wall', 'mf-home'), 'mf-other');
  expect(liveDataIn(text)?.remotes).toMatchObject({ 'mf-wall': '</script><script>' });
});

test('a page may talk to its dev server and show its overlay, and sends and reports nothing elsewhere', () => {
  const live =
    "default-src 'none'; script-src 'self' https://cdn.example; connect-src 'self' https://cdn.example https://forms.example; " +
    "form-action 'self' https://forms.example; require-trusted-types-for 'script'; trusted-types default; " +
    'report-uri https://reports.example; report-to reports';
  expect(developmentPolicy(live, 'ws://localhost:3002/ws').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' https://cdn.example",
    "connect-src 'self' https://cdn.example ws://localhost:3002/ws",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default webpack-dev-server#overlay',
  ]);
});
