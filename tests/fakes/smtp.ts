import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listen } from '../../scripts/serve/port.ts';

/** Faults of a mail server; a number is the code with which it rejects a sender, 421 or 550 for example. */
export type MailFault =
  /** Takes the call and never says a word. */
  | 'silent'
  /** Greets in a language that is not SMTP. */
  | 'nonsense'
  /** Hangs up in the middle of the message. */
  | 'cut'
  /** Refuses each message that holds this word, with this code. */
  | { word: string; code: number }
  | number;

interface ReceivedMail {
  /** Sender and recipients of the SMTP envelope. */
  envelope: { from: string; to: string[] };
  /** As it came. */
  raw: string;
  /** As a mail program reads it. */
  mail: Email;
}

/** A real small SMTP server on loopback. */
export async function startSmtp() {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let fault: MailFault | undefined;
  const smtp = new SMTPServer(options());
  const door = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (fault === 'nonsense') socket.write('HTTP/1.1 400 Bad Request\r\n\r\n');
    else if (fault !== 'silent') smtp.server.emit('connection', socket);
  });
  // A caller that hangs up is no concern of the test.
  smtp.on('error', () => undefined);
  const port = await listen(door, 0);

  function options(): SMTPServerOptions {
    return {
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      authOptional: true,
      disableReverseLookup: true,
      onAuth: ({ username }, _session, done) => {
        done(null, { user: username });
      },
      onMailFrom: (_address, _session, done) => {
        if (typeof fault !== 'number') done();
        else done(Object.assign(new Error('refused'), { responseCode: fault }));
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        if (fault === 'cut') stream.once('data', hangUp);
        stream.on('end', () => {
          const raw = Buffer.concat(chunks);
          if (typeof fault === 'object' && raw.includes(fault.word)) {
            done(Object.assign(new Error('refused'), { responseCode: fault.code }));
            return;
          }
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          const to = envelope.rcptTo.map(({ address }) => address);
          void PostalMime.parse(raw).then((mail) => {
            mails.push({ envelope: { from, to }, raw: raw.toString(), mail });
            done();
          });
        });
      },
    };
  }
  function hangUp() {
    for (const socket of sockets) socket.destroy();
  }

  return {
    /** For `SMTP_URL`; it gives a server little time, in milliseconds, so that tests need not wait. */
    url: `smtp://band:secret-of-the-mail@127.0.0.1:${port}?greetingTimeout=300&socketTimeout=2000`,
    /** Everything that has arrived. */
    mails,
    /** From now on it does this; without a fault it works again. */
    misbehave: (next?: MailFault) => {
      fault = next;
    },
    stop: async () => {
      hangUp();
      door.close();
      await once(door, 'close');
    },
  };
}
