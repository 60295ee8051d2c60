/** Where the site stands on the web, without a slash at the end. PLACEHOLDER: a reserved domain. */
export const siteOrigin = 'https://www.meridian-brickwork.example';

/** Open Graph's form of the site's language. */
export const siteLocale = 'en_GB';

/** The colour of the browser's own bars: the page colour, `--lime`. */
export const themeColour = '#fbf8f3';
