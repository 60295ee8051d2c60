import type { Business } from 'shared-content/business';

/** Metres in a mile, for schema.org's `geoRadius`. */
const mile = 1609.344;

/** The business as schema.org's GeneralContractor, without ratings and reviews: there are no real ones. */
export function structuredData(business: Business, siteOrigin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'GeneralContractor',
    '@id': `${siteOrigin}/#business`,
    name: business.name,
    description: business.blurb,
    url: `${siteOrigin}/`,
    telephone: [international(business.mobile), international(business.office)],
    email: business.email.display,
    foundingDate: String(business.founded),
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.address.locality,
      addressRegion: business.address.region,
      addressCountry: business.address.country,
    },
    areaServed: [
      ...business.serviceArea.towns.map((name) => ({ '@type': 'City', name })),
      {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', ...business.location },
        geoRadius: Math.round(business.serviceArea.radiusMiles * mile),
      },
    ],
    openingHoursSpecification: business.hours
      .filter(({ dayOfWeek }) => dayOfWeek.length > 0)
      .map(({ dayOfWeek, ...hours }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek,
        opens: 'opens' in hours ? hours.opens : undefined,
        closes: 'closes' in hours ? hours.closes : undefined,
      })),
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone: international(business.mobile),
        availableLanguage: 'en',
      },
      {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: international(business.office),
        email: business.email.display,
      },
    ],
  };
}

function international({ href }: { href: string }): string {
  return href.replace('tel:', '');
}
