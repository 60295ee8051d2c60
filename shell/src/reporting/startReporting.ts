import { report } from 'shared-content/content/site';
import { releasesPath } from 'shared-content/contract/addresses';
import { type Failure, setReporter } from '../loading/failures';
import { buildOf, readReleaseData } from '../loading/releaseData';
import { whenIdle } from '../navigation/afterNavigation';
import { pageAt } from '../navigation/pageAt';

/**
 * What a page reports. Nothing in it is personal: no query, no address but the route of a page, and no message of an
 * error, which could quote what a visitor typed.
 */
type Report =
  | { kind: 'failure'; phase: Failure['phase']; error: string; at: string[] }
  | { kind: 'vital'; name: string; value: number; rating: string };

interface Place {
  part: string;
  build: string;
  /** The route of a page; undefined for an address without one. */
  route: string | undefined;
}

/** Sends failures, and the Core Web Vitals of some visits, to the address in the site's settings. */
export function startReporting(): void {
  setReporter(({ part, build, phase, error }) => {
    const fault = { error: error instanceof Error ? error.name : typeof error, at: placesIn(error) };
    send({ part, build, route: routeHere() }, { kind: 'failure', phase, ...fault });
  });
  if (Math.random() < report.measuredVisits) whenIdle(reportVitals);
}

/** Reports for the page that was opened, since its loading is measured, even if the visitor leaves it. */
function reportVitals(): void {
  const opened = pageAt(location.pathname);
  const entry = opened && readReleaseData().remotes[opened.name];
  const place = {
    part: opened?.name ?? 'shell',
    build: buildOf(entry ?? __webpack_public_path__),
    route: opened?.route,
  };
  import(/* webpackChunkName: "web-vitals" */ 'web-vitals').then(
    ({ onCLS, onINP, onLCP }) => {
      for (const measure of [onCLS, onINP, onLCP])
        measure(({ name, value, rating }) => {
          send(place, { kind: 'vital', name, value: Math.round(value * 1000) / 1000, rating });
        });
    },
    // Without the chunk the visit is not measured.
    () => undefined,
  );
}

function send(place: Place, content: Report): void {
  navigator.sendBeacon(report.endpoint, JSON.stringify({ ...place, ...content }));
}

function routeHere(): string | undefined {
  return pageAt(location.pathname)?.route;
}

/** A file of a release with line and column, in a stack trace. */
const place = new RegExp(String.raw`${releasesPath}([\w./-]+)(?:\?[\w=&]*)?:(\d+):(\d+)`, 'g');

/** The places in an error's stack trace that are in files of releases, the innermost first. */
function placesIn(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(place)]
    .slice(0, 5)
    .map(([, file = '', line = '', column = '']) => `${file}:${line}:${column}`);
}
