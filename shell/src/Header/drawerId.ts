/** The id of the drawer, which ends the header: the document is first painted when the parser has it. */
export const drawerId = 'menu';
