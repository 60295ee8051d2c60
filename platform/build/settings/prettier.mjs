/** The settings of Prettier for every part. */
export default { singleQuote: true, printWidth: 110 };
