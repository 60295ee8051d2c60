export { default } from 'platform/build/stylelint';
