import { composedSite, launchChromium } from '../testing/visit';
import { nginxNetwork } from './networks';
import { setting, slowPhones } from './slowPhone';

test('over nginx a phone has HTTP/2 by a certificate that it trusts, over one slow connection', async () => {
  const network = nginxNetwork();
  const [browser, server] = await Promise.all([
    launchChromium(network.switches),
    network.serve(composedSite()),
  ]);
  const { page, session } = await slowPhones(browser, network.slowedByBrowser)();
  const connections = new Set<string>();
  session.on('Network.responseReceived', ({ response: { protocol, connectionId } }) => {
    connections.add(`${protocol ?? ''} ${connectionId}`);
  });
  try {
    await page.goto(server.url);
    const { connectEnd, responseEnd } = await page.evaluate(() => {
      const [{ connectEnd, responseEnd } = { connectEnd: 0, responseEnd: 0 }] =
        performance.getEntriesByType('navigation');
      return { connectEnd, responseEnd };
    });
    // A round trip for TCP, one for TLS, and one for the document.
    expect(connectEnd).toBeGreaterThan(2 * setting.roundTripMs - 2);
    expect(responseEnd).toBeGreaterThan(3 * setting.roundTripMs - 2);
    expect([...connections]).toEqual([expect.stringMatching(/^h2 /)]);
  } finally {
    await browser.close();
    await server.close();
  }
});
