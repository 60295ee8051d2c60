import { createRequire } from 'node:module';
import browserFeatures from 'stylelint-no-unsupported-browser-features';

const { browserslist } = createRequire(import.meta.url)('platform/package.json');

/** What some browser of the list does not know and a page is whole without. */
const additions = [
  'css-container-queries-style',
  'css-content-visibility',
  'css-has',
  'css-media-scripting',
  'css-paged-media',
  'css-resize',
  'css-scrollbar',
  'css-subgrid',
  'css-touch-action',
  'text-size-adjust',
];

/** For style sheets as they are released, where each value is written out. */
export default {
  plugins: [browserFeatures],
  rules: {
    'declaration-property-value-no-unknown': true,
    'media-feature-name-value-no-unknown': true,
    'property-no-unknown': true,
    'plugin/no-unsupported-browser-features': [
      true,
      { browsers: browserslist, ignorePartialSupport: true, ignore: additions },
    ],
  },
};
