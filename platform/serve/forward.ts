import { type IncomingMessage, request as send, type ServerResponse } from 'node:http';

/** A service that does not answer by then is taken for one that is away, in milliseconds. */
const timeoutMs = 15_000;

/**
 * Hands a request on to a service on this machine, as nginx does in production, and its answer back.
 *
 * @param away called, with nothing answered, where the service does not answer.
 */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  away: () => void,
): void {
  const { method, url: path, headers, socket } = request;
  const onward = send({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { ...headers, 'x-forwarded-for': socket.remoteAddress },
    timeout: timeoutMs,
  });
  onward.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once('timeout', () => onward.destroy(new Error('No answer in time')));
  onward.once('error', () => {
    if (response.headersSent) response.destroy();
    else away();
  });
  response.once('close', () => onward.destroy());
  request.pipe(onward);
}
