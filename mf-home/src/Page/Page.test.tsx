import { render, screen } from '@testing-library/react';
import type { PageModule } from 'shared-content/contract/page';
import * as exposed from './Page';

const page: PageModule = exposed;
const Page = page.default;

beforeEach(() => {
  render(<Page search="" navigate={jest.fn()} notify={jest.fn()} />);
});

test('has the four sections, each reached by its anchor', () => {
  const sections = screen.getAllByRole('region').map(({ id }) => id);
  expect(sections).toEqual(['home', 'services', 'about', 'contact']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Professional Brickwork & Construction',
  );
  for (const heading of [
    'Construction Services in South East London',
    'Building Excellence Since 1998',
    'Get In Touch',
  ]) {
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  }
});
