import { business } from 'shared-content/business';
import { structuredData } from './structuredData';

const data = structuredData(business, 'https://www.meridian-brickwork.example');

test('search engines learn who the firm is and how to reach it', () => {
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'GeneralContractor',
    name: business.name,
    url: 'https://www.meridian-brickwork.example/',
    telephone: ['+447700900123', '+442079460123'],
    email: 'enquiries@meridian-brickwork.example',
    foundingDate: '1998',
    address: { addressLocality: 'Greenwich', addressCountry: 'GB' },
  });
});

test('they learn where it works: thirty miles, in metres, and the towns by name', () => {
  expect(data).toMatchObject({
    areaServed: expect.arrayContaining([
      { '@type': 'City', name: 'Bexleyheath' },
      expect.objectContaining({ '@type': 'GeoCircle', geoRadius: 48_280 }),
    ]) as unknown,
  });
});

test('they learn the opening hours, and none for Sunday', () => {
  expect(data).toMatchObject({
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '07:00',
        closes: '18:00',
      },
      { dayOfWeek: ['Saturday'], opens: '08:00', closes: '16:00' },
    ],
  });
});

test('they are told of no ratings and reviews, since none are real', () => {
  expect(JSON.stringify(data)).not.toMatch(/review|rating/i);
});
