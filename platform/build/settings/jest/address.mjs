// An imported drawing or script: its address.
export default '/releases/shell/1/browser/asset';
