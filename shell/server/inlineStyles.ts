import { createHash } from 'node:crypto';

/**
 * The style sheets in a page's head, as its policy names them. Only in the head: it is written by the shell, and the
 * rest by the part whose page it is.
 */
export function inlineStyleSources(html: string): string[] {
  const [head = ''] = html.split('</head>', 1);
  return [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
