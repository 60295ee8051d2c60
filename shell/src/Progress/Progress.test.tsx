import { render, screen } from '@testing-library/react';
import { Progress } from './Progress';

test('says that a page is loading, in a region that was there before', () => {
  const { rerender } = render(<Progress loading={false} />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  rerender(<Progress loading />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Loading');

  rerender(<Progress loading={false} />);
  expect(status).toBeEmptyDOMElement();
});
