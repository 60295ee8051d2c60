import type { Redirect } from '../contract/buildRecord';

/** The origin of the site. PLACEHOLDER: a reserved domain. */
export const siteOrigin = 'https://www.meridian-brickwork.example';

/** The footer's note about placeholders. PLACEHOLDER: empty it once there are none. */
export const placeholders: { note: string } = { note: 'Projects, pictures and reviews are placeholders.' };

/** Open Graph's form of the site's language. */
export const siteLocale = 'en_GB';

/** The colour of the browser's own bars: the page colour, `--lime`. */
export const themeColour = '#fbf8f3';

/**
 * Where the contact form sends enquiries: a path of this site, such as `/api/enquiries`, that answers 201 with the id of
 * the enquiry, or the https address of a form service that answers 2xx with JSON. Any other answer is a failure. If it
 * is empty, sending is simulated without a request.
 */
export const enquiries: { endpoint: string; servicePort: number } = {
  endpoint: '',
  /** The port of `npm run enquiries`, behind the site's server. */
  servicePort: 8090,
};

/**
 * The https address of a service to which pages report failures of parts, violations of the policy and their speed. If
 * it is empty, pages report nothing and have no code for it.
 */
export const report: { endpoint: string; measuredVisits: number } = {
  endpoint: '',
  /** The share of visits whose Core Web Vitals are reported, from 0 to 1. */
  measuredVisits: 0.1,
};

/** Former addresses of pages. From the next release of the shell on, servers redirect them permanently (301). */
export const redirects: readonly Redirect[] = [];
