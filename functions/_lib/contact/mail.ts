import { site } from '../../../src/config/site.ts';
import type { ContactMessage } from '../../../src/records/contact/contactMessage.ts';
import { defaultLocale } from '../../../src/config/locales.ts';
import { setting } from '../env.ts';
import { contactTexts } from './texts.ts';

/** Time limits of the mail server, in milliseconds: to connect, to greet, and between two answers. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** The mail server and the band's address; `undefined` unless both variables are set. */
export function mailbox(): { server: string; band: string } | undefined {
  const [server, band] = [setting('SMTP_URL'), setting('CONTACT_TO')];
  return server && band ? { server, band } : undefined;
}

/**
 * Sends a message by e-mail from our own address, so that it is no forgery, with its sender as `Reply-To`. Returns whether that succeeded;
 * the log names the error, never the message or its sender.
 */
export async function sendMail(message: ContactMessage): Promise<boolean> {
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
    return false;
  }
}

/** The band reads the default language. Names are given as separate parts, so that the mail library quotes them. */
function letter({ purpose, name, email, message, language, received }: ContactMessage, band: string) {
  const subject = contactTexts[defaultLocale](`contact:purpose-${purpose}`);
  return {
    from: { name: `${site.artist} – Website`, address: band },
    to: { name: site.artist, address: band },
    replyTo: { name, address: email },
    subject: `${subject}: ${name}`,
    text: `${message}\n\n-- \n${name} <${email}>\n${subject} · ${language} · ${received}\n`,
  };
}

function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}
