import { createHash } from 'node:crypto';
import { enquiries, report } from 'shared-content/content/site';
import { isOrigin } from 'shared-content/contract/addresses';

/**
 * What a response is: a page (404.html included), a file of a release under its final name, another public
 * file, what is live now, or a notice of the server itself (a redirect, a refused method, a missing file of a release).
 */
export type ResponseKind = 'page' | 'release' | 'file' | 'status' | 'notice';

export interface HeaderOptions {
  /** Origins other than the site's own that remotes are loaded from, as in 'https://cdn.example.com'. */
  origins?: readonly string[];
  /** Whether sites on other origins may load the files of /releases/ from this one. */
  cors?: boolean;
  /** Where the contact form sends enquiries; the site's setting unless given. */
  endpoint?: string;
  /** Where pages report to; the site's setting unless given. */
  reportsTo?: string;
  /** The style sheets that stand in the page itself, by hash, as `inlineStyleSources` gives them. */
  styles?: readonly string[];
}

/** The same for all pages of a site: the style sheets by the file of the page that they stand in. */
export interface SiteHeaderOptions extends Omit<HeaderOptions, 'styles'> {
  stylesOf?: ReadonlyMap<string, readonly string[]>;
}

/** The Trusted Types policies that may be created: the shell's default one, which every script URL passes. */
const trustedTypesPolicies = ['default'];

// Features that the pages never need. Browsers warn about unknown names, so only known ones stand here.
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
  // A missing file must not stay cached as missing once it is back.
  notice: 'no-store',
};

/** The headers of one kind of response. Every server and every generated configuration takes them from here. */
export function responseHeaders(
  kind: ResponseKind,
  {
    origins = [],
    cors = false,
    endpoint = enquiries.endpoint,
    reportsTo = report.endpoint,
    styles = [],
  }: HeaderOptions = {},
): Record<string, string> {
  const shared = kind === 'release' && cors;
  return {
    ...everyResponse,
    'Cache-Control': cacheControl[kind],
    'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
    ...(shared && { 'Access-Control-Allow-Origin': '*' }),
    ...(kind === 'page'
      ? pageHeaders({ origins, endpoint, reportsTo, styles })
      : { 'Content-Security-Policy': nothingAllowed }),
  };
}

// A picture or text opened on its own is a document too, and needs no permissions.
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";

/** The name under which the policy and the browser's Reporting API know where reports go. */
const reportGroup = 'reports';

type PolicyOptions = Required<Omit<HeaderOptions, 'cors'>>;

function pageHeaders(options: PolicyOptions) {
  const { reportsTo } = options;
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    ...(reportsTo && { 'Reporting-Endpoints': `${reportGroup}="${reportsTo}"` }),
    'Permissions-Policy': switchedOff.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

function contentSecurityPolicy({ origins, endpoint, reportsTo, styles }: PolicyOptions) {
  const sources = ["'self'", ...new Set(origins.map(checkedOrigin))].join(' ');
  // A path of the site is 'self' already.
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
    // Browsers that know `report-to` pass over `report-uri`.
    ...(reportsTo ? [`report-uri ${reportsTo}`, `report-to ${reportGroup}`] : []),
  ].join('; ');
}

/** Anything but a plain address could smuggle a directive into the policy. */
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

/**
 * The style sheets in a page's head, as its policy names them. Only in the head: it is written by the shell, and the
 * rest by the part whose page it is.
 */
export function inlineStyleSources(html: string): string[] {
  const [head = ''] = html.split('</head>', 1);
  return [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
