export default {
  extends: 'stylelint-config-standard-scss',
  rules: {
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      {
        message: 'Class names are camelCase, as TypeScript reads them',
      },
    ],
    'property-no-unknown': [
      true,
      {
        ignoreProperties: ['composes'],
      },
    ],
    'max-nesting-depth': 1,
    'custom-property-empty-line-before': null,
  },
};
