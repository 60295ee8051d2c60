type Attributes = Record<string, string | boolean | undefined>;

/** One HTML element of a document's head as text; attributes that are `undefined` or `false` are left out. */
export function element(name: string, attributes: Attributes, content?: string): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string | true] => entry[1] !== undefined && entry[1] !== false)
    .map(([attribute, value]) => (value === true ? ` ${attribute}` : ` ${attribute}="${escapeText(value)}"`))
    .join('');
  return content === undefined ? `<${name}${written}>` : `<${name}${written}>${content}</${name}>`;
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A data block. `<` is escaped, so that no text can end the element. */
export function jsonBlock(attributes: Attributes, value: unknown): string {
  return element('script', attributes, JSON.stringify(value).replaceAll('<', '\\u003c'));
}
