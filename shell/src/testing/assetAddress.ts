/** What a build makes of a picture or font that a module imports: its address. */
export default '/releases/shell/1/browser/asset';
