import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

import { contentType, isCompressible } from 'shared-content/contract/contentTypes';
import { codeOf } from '../release/store/fileErrors';

/** The compressed forms that lie beside a file of the site, the smaller first. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/** How the system says that there is no file of a name; anything else is a failure. */
const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/**
 * Answers with a file, in the smallest form that the browser accepts. Length, tag and body belong to one file even
 * when a release replaces it or a prune removes it meanwhile, since all are read from one open file. A range is
 * answered with the whole file, as a server may.
 *
 * @returns false, with nothing sent, if there is no such file.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status = 200,
): Promise<boolean> {
  const varies = isCompressible(file);
  const found = await openBestForm(file, varies ? request.headers['accept-encoding'] : '');
  if (!found) return false;
  const { handle, size, tag, encoding } = found;
  try {
    if (varies) response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200) {
      response.setHeader('ETag', tag);
      if (isKnown(tag, request.headers['if-none-match'])) {
        response.writeHead(304).end();
        return true;
      }
    }
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Type', contentType(file));
    response.setHeader('Content-Length', size);
    response.writeHead(status);
    if (request.method === 'HEAD' || size === 0) response.end();
    else await pipeline(handle.createReadStream({ end: size - 1 }), response);
  } catch (error) {
    // The visitor went away, which is no failure.
    if (codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    await handle.close();
  }
  return true;
}

/** The compressed forms that a request accepts, best first. `header` is its Accept-Encoding. */
export function acceptedEncodings(header = ''): typeof encodings {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((piece) => piece.trim()))
    .filter(([, weight = '']) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  return encodings.filter(({ name }) => accepted.includes(name));
}

async function openBestForm(file: string, accepts: string | undefined) {
  for (const { name, extension } of acceptedEncodings(accepts)) {
    const found = await openIfThere(file + extension);
    if (found) return { ...found, encoding: name };
  }
  const found = await openIfThere(file);
  return found && { ...found, encoding: undefined };
}

async function openIfThere(file: string) {
  let handle: FileHandle;
  try {
    handle = await open(file);
  } catch (error) {
    if (missing.includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
  try {
    const stats = await handle.stat({ bigint: true });
    if (stats.isFile()) {
      // A release gives a file that it replaces a later time, so no two contents of a name have one tag.
      const tag = `"${stats.size.toString(36)}-${stats.mtimeNs.toString(36)}"`;
      return { handle, size: Number(stats.size), tag };
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return undefined;
}

function isKnown(tag: string, header = '') {
  const known = header.split(',').map((entry) => entry.trim());
  // Proxies that compress or cache may have weakened the tag on its way.
  return known.includes(tag) || known.includes(`W/${tag}`) || known.includes('*');
}
