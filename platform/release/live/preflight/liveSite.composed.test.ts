import { type ServedSite, serveSite } from '../../../serve/server';
import { responseHeaders } from '../../../../shell/server/headers';
import { recordOf } from '../../testing/builds';
import { smallSite } from '../../testing/smallSite';
import { liveSiteFindings } from './liveSite';

const site = 'https://www.firm.co.uk';

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** What a web server does wrong with its answers. */
type Fault = (address: URL, answer: Answer) => void;

let served: ServedSite;
let home: string;
beforeAll(async () => {
  const folder = await smallSite();
  served = await serveSite({ site: folder, port: 0 });
  home = `/releases/mf-home/${recordOf(folder)['mf-home']?.live ?? ''}/browser/`;
});
afterAll(() => served.close());

/** The findings of a live site whose server, behind a proxy that sends http on to https, has a fault. */
async function findings(fault: Fault = () => undefined): Promise<string[]> {
  const real = fetch;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = new URL(new Request(input).url);
    const answer = await answerTo(address, init);
    fault(address, answer);
    return new Response(new Uint8Array(answer.body), { status: answer.status, headers: answer.headers });
  });
  try {
    return (await liveSiteFindings(site)).map(({ where, what }) => `${where.replace(site, '')} ${what}`);
  } finally {
    spy.mockRestore();
  }

  async function answerTo({ protocol, pathname }: URL, init: RequestInit | undefined): Promise<Answer> {
    if (protocol === 'http:')
      return { status: 301, headers: new Headers({ Location: site + pathname }), body: Buffer.alloc(0) };
    const answer = await real(served.url + pathname, init);
    return {
      status: answer.status,
      headers: new Headers(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    };
  }
}

test('a sound site has none', async () => {
  await expect(findings()).resolves.toEqual([]);
});

test.each(Object.keys(responseHeaders('page')))('a page without %s is found', async (name) => {
  const found = await findings(({ pathname }, { headers }) => {
    if (pathname === '/portfolio') headers.delete(name);
  });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`/portfolio has`);
  expect(found[0]).toContain(name);
});

test.each<[string, string, string[]]>([
  ['of one version', '{"fields":["email","budget"]}', []],
  ['that knows less', '{"fields":["email"]}', ['does not know budget, which the page asks']],
  [
    'that expects more',
    '{"fields":["email","budget","town"]}',
    ['expects town, which the page does not ask'],
  ],
])('page and service for enquiries, %s', async (_, answered, differ) => {
  const form =
    '<form action="/api/enquiries"><input name="id"><input name="email"><select name="budget"></form>';
  const found = await findings(({ pathname }, answer) => {
    if (pathname === '/contact') answer.body = Buffer.concat([answer.body, Buffer.from(form)]);
    if (pathname === '/api/enquiries') answer.body = Buffer.from(answered);
  });
  expect(found).toEqual(
    differ.map((what) => `/api/enquiries ${what}: bring page and service to one version`),
  );
});

test('a service for enquiries that is away is found', async () => {
  const found = await findings(({ pathname }, answer) => {
    if (pathname === '/contact')
      answer.body = Buffer.from(`${answer.body.toString()}<form action="/api/enquiries"></form>`);
  });
  expect(found).toEqual([
    '/api/enquiries does not say which fields it takes: is the service for enquiries up?',
  ]);
});

test.each<[string, Fault, string | RegExp]>([
  [
    'a page that fails',
    ({ pathname }, answer) => {
      if (pathname === '/contact') answer.status = 500;
    },
    '/contact answers 500',
  ],
  [
    'a page without compression',
    ({ pathname }, { headers }) => {
      if (pathname === '/') headers.delete('Content-Encoding');
    },
    '/ is sent without compression',
  ],
  [
    'a page that is kept',
    ({ pathname }, { headers }) => {
      if (pathname === '/') headers.set('Cache-Control', 'max-age=600');
    },
    "/ has Cache-Control: max-age=600, where 'no-cache' is due",
  ],
  [
    'a page of something else',
    ({ pathname }, answer) => {
      if (pathname === '/portfolio') answer.body = Buffer.from('<h1>It works!</h1>');
    },
    '/portfolio names no build, and so is no page of this site',
  ],
  [
    'a sitemap of something else',
    ({ pathname }, answer) => {
      if (pathname === '/sitemap.xml') answer.body = Buffer.from('<urlset></urlset>');
    },
    '/sitemap.xml lists no pages',
  ],
  [
    'an unknown page that is there',
    ({ pathname }, answer) => {
      if (pathname === '/no-such-page') answer.status = 200;
    },
    '/no-such-page answers 200 instead of 404',
  ],
  [
    'no way from http to https',
    ({ protocol }, answer) => {
      if (protocol === 'http:') answer.status = 200;
    },
    'http://www.firm.co.uk/ is not sent on to https',
  ],
  [
    'a redirect that stays on http',
    ({ protocol }, { headers }) => {
      if (protocol === 'http:') headers.set('Location', 'http://firm.co.uk/');
    },
    'http://www.firm.co.uk/ is not sent on to https',
  ],
  [
    'a damaged file',
    ({ pathname }, answer) => {
      if (pathname.endsWith('/mf-home.js')) answer.body = answer.body.subarray(1);
    },
    /mf-home\/\w+\/browser\/mf-home\.js is not whole$/,
  ],
  [
    'a file that is absent',
    ({ pathname }, answer) => {
      if (pathname.endsWith('/mf-home.js')) answer.status = 404;
    },
    /mf-home\/\w+\/browser\/mf-home\.js answers 404$/,
  ],
  [
    'a file that is fetched again at every visit',
    ({ pathname }, { headers }) => {
      if (pathname.endsWith('/mf-home.js')) headers.set('Cache-Control', 'no-cache');
    },
    /mf-home\.js may be fetched again at every visit/,
  ],
  [
    'a list of files that is absent',
    ({ pathname }, answer) => {
      if (pathname === `${home}integrity.json`) answer.status = 404;
    },
    /mf-home\/\w+\/browser\/integrity\.json answers 404$/,
  ],
  [
    'a list of files of another build',
    ({ pathname }, answer) => {
      if (pathname === `${home}integrity.json`) answer.body = Buffer.from('{}');
    },
    /integrity\.json is not the list of files of build/,
  ],
])('%s is found', async (_, fault, finding) => {
  const found = await findings(fault);
  expect(found).toEqual([typeof finding === 'string' ? finding : (expect.stringMatching(finding) as string)]);
});

test('a site that does not answer has one finding', async () => {
  await expect(liveSiteFindings('http://127.0.0.1:1')).resolves.toEqual([
    { where: 'http://127.0.0.1:1/', what: expect.stringMatching(/^does not answer \(.+\)$/) as string },
  ]);
});
