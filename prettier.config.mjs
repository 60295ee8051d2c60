export { default } from 'platform/build/prettier';
