import { enquiries } from 'shared-content/content/site';
import { releasesPath } from 'shared-content/contract/addresses';
import { contentTypes, unknownContentType } from 'shared-content/contract/contentTypes';
import { responseHeaders, type ResponseKind, type SiteHeaderOptions } from './headers';
import {
  enquiriesAwayFile,
  notFoundFile,
  ownRoutes,
  publicFiles,
  releaseFilePattern,
  type SiteRoutes,
  statusFile,
} from 'shared-content/contract/routes';

/**
 * Writes the nginx configuration of the site, which a `server` block includes. It names no folder and no host, so a
 * released site has the same bytes on every machine.
 */
export function nginxConfiguration(
  { stylesOf, ...options }: SiteHeaderOptions = {},
  { pages, redirects }: SiteRoutes = ownRoutes,
): string {
  const { endpoint } = enquiries;
  const service = endpoint.startsWith('/') ? endpoint : undefined;
  if (redirects.some(({ from }) => from === service))
    throw new Error(
      `shell redirects ${endpoint}, where enquiries arrive: see redirects in shared-content/src/content/site.ts`,
    );
  const headers = (kind: ResponseKind, file = '') =>
    Object.entries(responseHeaders(kind, { ...options, styles: stylesOf?.get(file) })).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    );
  const file = (address: string, name: string, kind: ResponseKind) =>
    block(`location = ${address}`, [`try_files /${name} =404;`, ...headers(kind, name)]);

  return [
    usage,
    ...basics,
    '',
    block(
      'types',
      [...contentTypes].map(([extension, type]) => `${quoted(type)} ${extension};`),
    ),
    '',
    '# For every location without headers of its own: redirects and refusals.',
    ...headers('notice'),
    '',
    ...pages.map(({ route, file: name }) => file(route, name, 'page')),
    ...publicFiles.map((name) => file(`/${name}`, name, 'file')),
    file(`/${statusFile}`, statusFile, 'status'),
    ...redirects.map(({ from, to, status }) =>
      block(`location = ${from}`, [`return ${status} ${to}$is_args$args;`]),
    ),
    '',
    block(`location ~ ${quoted(releaseFilePattern)}`, [
      `error_page 404 ${releasesPath};`,
      `try_files $uri ${releasesPath};`,
      ...headers('release'),
    ]),
    '# A missing script or style sheet is never answered with a page.',
    block(`location ${releasesPath}`, notice(404, 'Not found')),
    '',
    block('location /', ['return 404;']),
    `error_page 404 /${notFoundFile};`,
    block(`location = /${notFoundFile}`, ['internal;', ...headers('page', notFoundFile)]),
    '',
    '# An address with a broken encoding is an unknown address.',
    'error_page 400 =404 /.malformed;',
    block('location = /.malformed', [
      'internal;',
      `if ($request ~ "^[A-Z]+ ${releasesPath}") { rewrite ^ ${releasesPath} last; }`,
      `rewrite ^ /${notFoundFile} last;`,
    ]),
    '',
    ...(service
      ? enquiryService(service, headers('page', enquiriesAwayFile))
      : ['if ($request_method !~ ^(GET|HEAD)$) { return 405; }']),
    'error_page 405 @wrongMethod;',
    block('location @wrongMethod', [
      'add_header Allow "GET, HEAD" always;',
      ...headers('notice'),
      ...notice(405, 'Method not allowed'),
    ]),
    '',
  ].join('\n');
}

const usage = `# Generated at each release. Include it in a server block that names the folder of the site:
#   root /srv/site/public;             # beside this file
#   brotli_static on;                  # if libnginx-mod-http-brotli-static is installed
#   include /srv/site/nginx.conf;
# The policies name the style sheets of this release. Reload nginx after a release: until then pages load them as files.
`;

const basics = [
  `default_type ${unknownContentType};`,
  '# Redirects keep scheme and host of the request, also behind a proxy.',
  'absolute_redirect off;',
  "# '//portfolio' is an unknown address.",
  'merge_slashes off;',
  'large_client_header_buffers 4 16k;',
  'server_tokens off;',
  'log_not_found off;',
  '# A release is visible at once.',
  'open_file_cache off;',
  'expires off;',
  'gzip_static on;',
  'gzip_vary on;',
  'gzip_proxied any;',
];

/** The service for enquiries listens on this machine. It refuses all methods but POST; other addresses are read only. */
function enquiryService(path: string, pageHeaders: string[]) {
  return [
    '# Enquiries go to the service that npm run enquiries starts.',
    'set $refused "$request_method";',
    'if ($request_method ~ ^(GET|HEAD)$) { set $refused ""; }',
    `if ($request_uri = ${quoted(path)}) { set $refused ""; }`,
    'if ($refused) { return 405; }',
    block(`location = ${path}`, [
      `proxy_pass http://127.0.0.1:${enquiries.servicePort};`,
      'proxy_set_header Host $http_host;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'client_max_body_size 64k;',
      'proxy_read_timeout 15s;',
      '# If the service does not answer. Its own answers are passed on unchanged.',
      `error_page 502 503 504 /${enquiriesAwayFile};`,
      '# A header of its own, or nginx would add those of notices.',
      `add_header Strict-Transport-Security ${quoted(responseHeaders('notice')['Strict-Transport-Security'] ?? '')} always;`,
    ]),
    block(`location = /${enquiriesAwayFile}`, ['internal;', ...pageHeaders]),
    '',
  ];
}

function notice(status: number, text: string) {
  return ['types {}', 'default_type "text/plain; charset=utf-8";', `return ${status} "${text}\\n";`];
}

function block(start: string, lines: string[]) {
  return [`${start} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n');
}

function quoted(value: string) {
  const mark = value.includes('"') ? "'" : '"';
  if (value.includes(mark) || /[\n\r]|\$\w/.test(value))
    throw new Error(`nginx would read a variable, a quote or a line break in this value: ${value}`);
  return mark + value + mark;
}
