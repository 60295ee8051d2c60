/**
 * The facts of the business. Shared at run time and provided by the shell: releasing the shell alone
 * changes them on every page. PLACEHOLDER throughout: the numbers are from Ofcom's ranges reserved for
 * fiction, the mail domain is reserved by RFC 2606, and no such firm exists.
 */
export interface Telephone {
  /** As people read it. */
  display: string;
  /** As a `tel:` link, E.164. */
  href: string;
}

export const business = {
  name: 'Meridian Brickwork & Construction',
  shortName: 'Meridian',
  blurb:
    'Brickwork, extensions and new builds across South East London and Kent. Laid true, pointed properly and left tidy, since 1998.',
  founded: 1998,
  copyrightYear: 2024,
  mobile: { display: '07700 900123', href: 'tel:+447700900123' } satisfies Telephone,
  office: { display: '020 7946 0123', href: 'tel:+442079460123' } satisfies Telephone,
  email: {
    display: 'enquiries@meridian-brickwork.example',
    href: 'mailto:enquiries@meridian-brickwork.example',
  },
  address: { locality: 'Greenwich', region: 'London', country: 'GB' },
  /** The centre of the service area, WGS 84 degrees: Greenwich town centre. */
  location: { latitude: 51.4826, longitude: -0.0077 },
  serviceArea: {
    radiusMiles: 30,
    region: 'South East London & Kent',
    detail: 'Greenwich, Dartford, Bexley & within 30 miles',
    sentence: 'Serving all areas within 30 miles',
    towns: ['Greenwich', 'Dartford', 'Bexley', 'Bromley', 'Welling', 'Bexleyheath'],
  },
  /**
   * `dayOfWeek`: schema.org's names, empty when there are no regular hours. `opens` and `closes`: 24-hour `HH:MM`,
   * absent when there are none.
   */
  hours: [
    {
      days: 'Mon-Fri',
      hours: '7:00 AM - 6:00 PM',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:00',
      closes: '18:00',
    },
    { days: 'Sat', hours: '8:00 AM - 4:00 PM', dayOfWeek: ['Saturday'], opens: '08:00', closes: '16:00' },
    { days: 'Sun', hours: 'emergency calls only', dayOfWeek: [] },
  ],
  claims: {
    yearsExperience: '25+ Years Experience',
    emergency: '24/7 Support',
    insured: 'Fully Insured & Licensed',
    quality: 'Quality Guaranteed',
    replyTime: 'within 24 hours',
  },
  /** `#` while the pages are not written: such a link goes nowhere. */
  legal: {
    privacy: { label: 'Privacy Policy', href: '#' as string },
    terms: { label: 'Terms of Service', href: '#' as string },
  },
} as const;

export type Business = typeof business;
