// Class names of a CSS module as written, so that tests need no style sheet.
export default new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
