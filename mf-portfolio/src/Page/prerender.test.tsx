/** @jest-environment node */
import { prerender } from 'react-dom/static';
import { projects } from 'shared-content/content/projects';
import Page from './Page';

test('the prerendered page is complete HTML, without an inline style or an open dialog', async () => {
  const { prelude } = await prerender(<Page search="" navigate={() => undefined} notify={() => undefined} />);
  const html = (await new Response(prelude).text()).replaceAll('&amp;', '&');

  for (const { title, imageAlt } of projects) {
    expect(html).toContain(title);
    expect(html).toContain(imageAlt);
  }
  expect(html).toContain('>3 projects shown<');
  expect(html).not.toContain('style=');
  expect(html).not.toContain('role="dialog"');
  expect(html).not.toContain('Challenges');
  // What only an open case study shows.
  expect(projects.filter(({ closeUp }) => closeUp && html.includes(closeUp.alt))).toEqual([]);
});
