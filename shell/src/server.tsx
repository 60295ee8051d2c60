// What the release runs: this bundle, as released, composes the site with Node alone.
export { composeSite, type LivePart } from './document/composeSite';
