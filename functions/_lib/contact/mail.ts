import { site } from '../../../src/config/site.ts';
import type { ContactMessage } from '../../../src/records/contact/contactMessage.ts';
import { defaultLocale } from '../../../src/config/locales.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { setting } from '../env.ts';
import { markSent } from './inbox.ts';
import { contactTexts } from './texts.ts';

/** Time limits of the mail server, in milliseconds: to connect, to greet, and between two answers. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** The mail server and the band's address; `undefined` unless both variables are set, and the first one is an address. */
export function mailbox(): { server: string; band: string } | undefined {
  const [server, band] = [setting('SMTP_URL'), setting('CONTACT_TO')];
  if (!server || !band) return undefined;
  if (URL.canParse(server)) return { server, band };
  // Without the address, which holds a password.
  console.error('SMTP_URL is no address: write signs of the password such as / # ? @ in percent-encoding.');
  return undefined;
}

/** Holds the instant since which no mail goes out; no key with an expiry is like it. */
const failingKey = 'mail-fails';
const open = () => new BlobStore('sessions');

/** Whether mail is configured, and does not go out. A malformed address of the server counts as one that fails. */
export const isMailFailing = async (): Promise<boolean> =>
  setting('SMTP_URL') !== undefined &&
  setting('CONTACT_TO') !== undefined &&
  (!mailbox() || (await open().has(failingKey)));

/**
 * Sends stored messages by e-mail one after the other, and marks each that the mail server has taken; the first failure ends it. Notes
 * whether mails go out. A message that is refused for its own sake ends nothing: else anybody could close the mailbox with one.
 */
export async function sendStored(
  messages: readonly (ContactMessage & { id: string })[],
  signal?: AbortSignal,
): Promise<void> {
  for (const { id, ...message } of messages) {
    if (signal?.aborted) return;
    const isSent = await sendMail(message);
    if (isSent === undefined) continue;
    if (!isSent) {
      await open().set(failingKey, new Date().toISOString(), { onlyIfNew: true });
      return;
    }
    await Promise.all([markSent(id), open().delete(failingKey)]);
  }
}

/**
 * Sends a message by e-mail from our own address, so that it is no forgery, with its sender as `Reply-To`. Returns whether that succeeded,
 * `undefined` where the mail server refuses this message alone; the log names the error, never the message or its sender.
 */
export async function sendMail(message: ContactMessage): Promise<boolean | undefined> {
  const box = mailbox();
  if (!box) return false;
  try {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url: box.server, ...timeouts });
    await transport.sendMail({
      ...letter(message, box.band),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    transport.close();
    return true;
  } catch (error) {
    console.error(`A message waits in the inbox only: it could not be sent by e-mail (${codeOf(error)}).`);
    return isOfContent(error) ? undefined : false;
  }
}

/**
 * The band reads the default language. Names are given as separate parts, so that the mail library quotes them. What looks like an encoded
 * word would be read as what it encodes.
 */
function letter({ purpose, email, message, language, received, ...sender }: ContactMessage, band: string) {
  const name = sender.name.replaceAll('=?', '= ?');
  const subject = contactTexts[defaultLocale](`contact:purpose-${purpose}`);
  return {
    from: { name: `${site.artist} – Website`, address: band },
    to: { name: site.artist, address: band },
    replyTo: { name, address: email },
    subject: `${subject}: ${name}`,
    text: `${message}\n\n-- \n${name} <${email}>\n${subject} · ${language} · ${received}\n`,
  };
}

/** Status of a server whose mailbox is full: it refuses every message. */
const mailboxFull = 552;

/** Whether the server has read a whole message and refuses it for good, as a filter of spam does. */
function isOfContent(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: unknown; responseCode?: number };
  return code === 'EMESSAGE' && responseCode >= 500 && responseCode !== mailboxFull;
}

function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}
