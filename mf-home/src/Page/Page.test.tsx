import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { PageModule } from 'shared-content/contract/page';
import * as exposed from './Page';

const page: PageModule = exposed;
const Page = page.default;
const props = { search: '', navigate: jest.fn(), notify: jest.fn() };

test('has the four sections, each reached by its anchor', () => {
  render(<Page {...props} />);
  const sections = screen.getAllByRole('region').map(({ id }) => id);
  expect(sections.filter(Boolean)).toEqual(['home', 'services', 'about', 'contact']);
  for (const heading of [
    'Construction Services in South East London',
    'Building Excellence Since 1998',
    'Get In Touch',
  ]) {
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  }
});

test('has one first-level heading, which can take the focus', () => {
  const { container } = render(<Page {...props} />);
  expect([...container.querySelectorAll('h1')].map(({ tabIndex }) => tabIndex)).toEqual([-1]);
});

test('never skips a heading level', () => {
  render(<Page {...props} />);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  levels.forEach((level, position) => {
    expect(level).toBeLessThanOrEqual((levels[position - 1] ?? 0) + 1);
  });
});

test('introduces itself to search engines', () => {
  expect(page.meta.title).toBe('Meridian Brickwork & Construction | Builders in South East London & Kent');
  expect(page.meta.description.length).toBeLessThanOrEqual(160);
});

test('renders without a style attribute, which the content security policy refuses', () => {
  expect(renderToString(<Page {...props} />)).not.toContain('style=');
});
