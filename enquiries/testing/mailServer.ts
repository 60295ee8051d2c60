import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the server does with a mail: takes it, answers a code, drops the connection within it, or never answers. */
export type Treatment = 'take' | number | 'drop' | 'silence';

/** A real mail server on this machine that keeps what it takes. Close it at the end. */
export async function startMailServer(wanted = 0) {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const always: (mail: string) => Treatment = () => 'take';
  const server = {
    mails,
    port: 0,
    /** How it treats a mail, given its text; set by a test. */
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
          mails.push(mail);
          done();
        } else if (treatment === 'drop') {
          for (const socket of sockets) socket.destroy();
        } else if (treatment !== 'silence') {
          done(Object.assign(new Error('Refused'), { responseCode: treatment }));
        }
      });
    },
  });
  // A client that is killed resets its connection, which is no failure of this server.
  smtp.on('error', () => undefined);
  const listening = smtp.listen(wanted, '127.0.0.1');
  listening.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(listening, 'listening');
  const address = listening.address();
  server.port = typeof address === 'object' && address ? address.port : 0;
  return server;
}
