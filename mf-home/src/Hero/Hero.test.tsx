import { render, screen } from '@testing-library/react';
import { business } from 'shared-content/business';
import { hero, review, trustBadges } from '../content';
import { Hero } from './Hero';

beforeEach(() => {
  render(
    <Hero
      {...hero}
      pictureSizes="100vw"
      mobile={business.mobile}
      trustBadges={trustBadges}
      review={review}
    />,
  );
});

test('leads to a call, the portfolio and the quote form, and from each claim and the review to the proof', () => {
  const links = screen.getAllByRole('link');
  expect(
    links.map(({ textContent, attributes }) => [textContent, attributes.getNamedItem('href')?.value]),
  ).toEqual([
    ['Call Now 07700 900123', 'tel:+447700900123'],
    ['Request a Quote', '/contact#quote'],
    ['View Our Portfolio', '/portfolio'],
    ['5-star Google Review(opens in a new tab)', review.link],
    ['25+ Years Experience Since 1998', '/#about'],
    ['Fully Insured & Licensed LABC registered', '/#credentials'],
    ['Quality Guaranteed For two years', '/#guarantee'],
    ['New Build Family Home', '/portfolio?project=new-build-family-home'],
  ]);
});

test('shows the picture at once, with room kept for it, and before the text that it would push down', () => {
  const picture = screen.getByRole('img', { name: /front door under a gauged brick arch/ });
  const heading = screen.getByRole('heading', { level: 1 });
  expect(picture.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).not.toHaveAttribute('loading');
  expect(picture).toHaveAttribute('width');
  expect(picture).toHaveAttribute('height');
});
