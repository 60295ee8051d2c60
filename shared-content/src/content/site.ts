/** Where the site stands on the web, without a slash at the end. PLACEHOLDER: a reserved domain. */
export const siteOrigin = 'https://www.meridian-brickwork.example';

/** What the end of every page says of the placeholders in it. PLACEHOLDER: empty, once there are none. */
export const placeholders: { note: string } = { note: 'Projects, pictures and reviews are placeholders.' };

/** Open Graph's form of the site's language. */
export const siteLocale = 'en_GB';

/** The colour of the browser's own bars: the page colour, `--lime`. */
export const themeColour = '#fbf8f3';

/**
 * Where the contact form sends enquiries: a path of this site, as `/api/enquiries`, which answers 201 with the id that
 * was sent, or the https address of a form service, which answers 2xx with JSON. Any other answer is a failure to the
 * visitor. Empty: sending is simulated, and no request is made.
 */
export const enquiries: { endpoint: string; servicePort: number } = {
  endpoint: '',
  /** Where the service of `npm run enquiries` listens on the site's machine, behind the site's server. */
  servicePort: 8090,
};

/**
 * Where pages report failures of parts, violations of the policy, and how fast they were: the https address of a
 * service that takes them. Empty: pages report nothing, and have no code for it.
 */
export const report: { endpoint: string; measuredVisits: number } = {
  endpoint: '',
  /** The share of visits whose Core Web Vitals are reported, from 0 to 1. */
  measuredVisits: 0.1,
};
