import { render, screen } from '@testing-library/react';
import { business } from 'shared-content/business';
import Page, { meta } from './Page';

test('has one heading, and a title that begins with it', () => {
  render(<Page />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Guides');
  expect(meta.title).toBe(`Guides | ${business.name}`);
});

test('says whom to call', () => {
  render(<Page />);
  expect(screen.getByRole('link')).toHaveAttribute('href', business.mobile.href);
});
