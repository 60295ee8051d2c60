/** What the build gives for an imported picture or font: its address. */
export default '/releases/shell/1/browser/asset';
