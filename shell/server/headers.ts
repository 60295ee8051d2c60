import { createHash } from 'node:crypto';
import { enquiries, report } from 'shared-content/content/site';
import { isOrigin } from 'shared-content/contract/addresses';

/**
 * The kinds of responses: a page (also 404.html), an immutable file of a release, another public file, the list of live
 * builds, and a notice of the server itself (a redirect, a refused method, a missing file of a release).
 */
export type ResponseKind = 'page' | 'release' | 'file' | 'status' | 'notice';

export interface HeaderOptions {
  /** Other origins that parts are loaded from, as in 'https://cdn.example.com'. */
  origins?: readonly string[];
  /** Whether other origins may load the files of /releases/. */
  cors?: boolean;
  /** The hashes of the style sheets in the page, from `inlineStyleSources`. */
  styles?: readonly string[];
}

/** The same for all pages of a site, with the style sheets by page file. */
export interface SiteHeaderOptions extends Omit<HeaderOptions, 'styles'> {
  stylesOf?: ReadonlyMap<string, readonly string[]>;
}

/** The Trusted Types policy that may be created: the shell's default, which checks the address of every script. */
const trustedTypesPolicies = ['default'];

// Features that no page needs. Chromium warns about a name that it does not know.
const switchedOff = [
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope hid',
  'idle-detection local-fonts magnetometer microphone midi payment picture-in-picture',
  'publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking',
].flatMap((names) => names.split(' '));

const everyResponse = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

const cacheControl: Record<ResponseKind, string> = {
  page: 'no-cache',
  release: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
  status: 'no-cache',
  // A missing file may come back.
  notice: 'no-store',
};

/** The headers of one kind of response, for every generated configuration. */
export function responseHeaders(
  kind: ResponseKind,
  { origins = [], cors = false, styles = [] }: HeaderOptions = {},
): Record<string, string> {
  const shared = kind === 'release' && cors;
  return {
    ...everyResponse,
    'Cache-Control': cacheControl[kind],
    'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
    ...(shared && { 'Access-Control-Allow-Origin': '*' }),
    ...(kind === 'page' ? pageHeaders(origins, styles) : { 'Content-Security-Policy': nothingAllowed }),
  };
}

// A picture or text that is opened by itself is a document too. It needs nothing.
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

/** The name that connects the policy with an address for the browser's Reporting API. */
const reportGroup = 'reports';

function pageHeaders(origins: readonly string[], styles: readonly string[]) {
  const { endpoint: reportsTo } = report;
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins, styles),
    ...(reportsTo && { 'Reporting-Endpoints': `${reportGroup}="${reportsTo}"` }),
    'Permissions-Policy': switchedOff.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

function contentSecurityPolicy(origins: readonly string[], styles: readonly string[]) {
  const { endpoint } = enquiries;
  const { endpoint: reportsTo } = report;
  const sources = ["'self'", ...new Set(origins.map(checkedOrigin))].join(' ');
  // A path of this site is covered by 'self'.
  const service = URL.canParse(endpoint) ? ` ${checkedOrigin(new URL(endpoint).origin)}` : '';
  return [
    "default-src 'none'",
    `script-src ${sources}`,
    ['style-src', sources, ...styles].join(' '),
    ...['img-src', 'font-src'].map((name) => `${name} ${sources}`),
    `connect-src ${sources}${service}${reportsTo && ` ${new URL(checkedReportAddress(reportsTo)).origin}`}`,
    "manifest-src 'self'",
    `form-action 'self'${service}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies.join(' ')}`,
    // Browsers with `report-to` ignore `report-uri`.
    ...(reportsTo ? [`report-uri ${reportsTo}`, `report-to ${reportGroup}`] : []),
  ].join('; ');
}

/** An address with a quote, a semicolon or a space could add a directive to the policy. */
function checkedReportAddress(address: string) {
  if (!/^https?:\/\/[^\s"';,\\]+$/.test(address) || !URL.canParse(address)) {
    throw new Error(`report.endpoint is '${address}': write it as in 'https://reports.example.com/site'.`);
  }
  return address;
}

function checkedOrigin(origin: string) {
  if (!isOrigin(origin)) {
    throw new Error(`'${origin}' is not an origin: write it as in 'https://cdn.example.com'.`);
  }
  return origin;
}

/** The hashes of the style sheets in a page's head, for its policy. The shell writes the head, and a remote the body. */
export function inlineStyleSources(html: string): string[] {
  const [head = ''] = html.split('</head>', 1);
  return [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
