import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The reaction to a mail: take it, answer with a code, drop the connection, or never answer. */
export type Treatment = 'take' | number | 'drop' | 'silence';

/** Starts a real mail server on this machine, which keeps the mails that it takes. */
export async function startMailServer() {
  const sockets = new Set<Socket>();
  const always: (mail: string) => Treatment = () => 'take';
  const server = {
    mails: [] as string[],
    port: 0,
    /** The reaction to a mail with this text; a test may set it. */
    treat: always,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => {
        smtp.close(resolve);
      });
    },
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const mail = Buffer.concat(parts).toString();
        const treatment = server.treat(mail);
        if (treatment === 'take') {
          server.mails.push(mail);
          done();
        } else if (treatment === 'drop') {
          for (const socket of sockets) socket.destroy();
        } else if (treatment !== 'silence') {
          done(Object.assign(new Error('Refused'), { responseCode: treatment }));
        }
      });
    },
  });
  // A killed client resets its connection.
  smtp.on('error', () => undefined);
  const listening = smtp.listen(0, '127.0.0.1');
  listening.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(listening, 'listening');
  const address = listening.address();
  server.port = typeof address === 'object' && address ? address.port : 0;
  return server;
}
