import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { codeOf } from '../site/fileErrors';
import { contentType } from '../site/contentTypes';
import { acceptedEncodings } from './encodings';

/**
 * Answers with a file that releases replace. It is read whole before anything is sent: length, tag and body
 * then belong to one file, even when a rename puts the next release's file there in the meantime.
 * Gives false, with nothing sent, if there is no such file.
 */
export async function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status = 200,
): Promise<boolean> {
  const found = await readBestForm(file, request.headers['accept-encoding']);
  if (!found) return false;

  response.setHeader('Vary', 'Accept-Encoding');
  const tag = `"${createHash('sha256').update(found.body).digest('base64url').slice(0, 22)}"`;
  if (status === 200) {
    response.setHeader('ETag', tag);
    if (knows(request, tag)) {
      response.writeHead(304).end();
      return true;
    }
  }
  if (found.encoding) response.setHeader('Content-Encoding', found.encoding);
  response.setHeader('Content-Type', contentType(file));
  response.setHeader('Content-Length', found.body.length);
  response.writeHead(status).end(found.body);
  return true;
}

async function readBestForm(file: string, accepts: string | undefined) {
  for (const { name, extension } of acceptedEncodings(accepts)) {
    const body = await readIfThere(file + extension);
    if (body) return { body, encoding: name };
  }
  const body = await readIfThere(file);
  return body && { body, encoding: undefined };
}

async function readIfThere(file: string) {
  try {
    return await readFile(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function knows(request: IncomingMessage, tag: string) {
  const known = (request.headers['if-none-match'] ?? '').split(',').map((entry) => entry.trim());
  // Proxies that compress or cache may have weakened the tag on its way.
  return known.includes(tag) || known.includes(`W/${tag}`) || known.includes('*');
}
