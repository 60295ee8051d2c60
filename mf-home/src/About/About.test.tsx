import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business } from 'shared-content/business';
import { stats } from 'shared-content/content/stats';
import { about, credentials } from '../content';
import { About } from './About';

beforeEach(() => {
  const { towns, radiusMiles } = business.serviceArea;
  render(
    <About {...about} towns={towns} radiusMiles={radiusMiles} credentials={credentials} stats={stats} />,
  );
});

test('names the towns that are served, and what the firm is registered and insured for', () => {
  expect(screen.getByText(/Bromley, Welling and Bexleyheath, and anywhere within 30 miles/)).toBeVisible();
  expect(screen.getByText('LABC Registered')).toBeVisible();
  expect(screen.getByText('3m Deep Groundwork Insurance Covered')).toBeVisible();
  expect(screen.getByText('Public and Employers Liability')).toBeVisible();
});

test('tells more about the firm on request and leads to the reasons to choose it', async () => {
  const learnMore = screen.getByRole('button', { name: 'Learn More About Us', expanded: false });
  const why = { name: 'Why customers choose us' };
  expect(screen.queryByRole('link', why)).not.toBeInTheDocument();

  await userEvent.click(learnMore);
  expect(learnMore).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(about.details)).toBeVisible();
  expect(screen.getByRole('link', why)).toHaveAttribute('href', '/contact#why-choose');
});
