import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { inbox } from '../../../functions/_lib/contact/inbox.ts';
import { isMailFailing } from '../../../functions/_lib/contact/mail.ts';
import { sendUnsent } from '../../../functions/_lib/contact/unsent.ts';
import { ServiceError } from '../../../src/services/http/serviceError.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { type MailFault, startSmtp } from '../../fakes/smtp.ts';
import { validMessage, send } from './contactMessages.ts';

const band = 'band@match.test';
const log = vi.spyOn(console, 'error').mockReturnValue();
const smtp = await startSmtp();
afterAll(() => smtp.stop());
useBlobs('messages', 'sessions');
beforeEach(() => {
  vi.stubEnv('SMTP_URL', smtp.url);
  vi.stubEnv('CONTACT_TO', band);
  smtp.misbehave();
  smtp.mails.length = 0;
  log.mockClear();
});

const arrived = async (fields: Partial<typeof validMessage> = {}) => {
  expect((await send({ ...validMessage, ...fields })).status).toBe(202);
  expect(smtp.mails).toHaveLength(1);
  const [first] = smtp.mails;
  if (!first) throw new Error('No message has arrived.');
  return first;
};
const head = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n'));

test.each([
  ['a line of its own', 'Toni\r\nBcc: victim@example.com'],
  ['a separator that only some call a line', 'Toni\u2028Bcc: victim@example.com\u0085X: y'],
  ['a null and a bell', 'To\u0000ni\u0007'],
  ['quotes and an address', '"Toni" <victim@example.com>, "'],
  ['an encoded word', '=?utf-8?q?Toni=0D=0ABcc:_victim@example.com?='],
  ['a group', 'Freunde: victim@example.com;'],
  ['umlauts, another script and a flame', 'Zoë Öllinger 漢字 🔥'],
  ['nothing but quotes', '"""\\"'],
  ['the end of a message', 'Toni .'],
])('mail headers cannot be injected: a name with %s', async (_, name) => {
  const { raw, mail, envelope } = await arrived({ name });
  const oneLine = name.replaceAll(/[\p{Cc}\p{Zl}\s]+/gu, ' ').trim();

  expect(envelope.to).toEqual([band]);
  expect(head(raw)).not.toMatch(/^(bcc|cc|x):/im);
  expect(head(raw).match(/^(subject|reply-to|from|to):/gim)).toHaveLength(4);
  expect(mail.to).toEqual([expect.objectContaining({ address: band })]);
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([validMessage.email]);
  // A name that looks like an encoded word is shown as it is, apart from a space.
  expect(mail.subject).toBe(`Booking: ${oneLine.replace('=?', '= ?')}`);
});

test('a message cannot end the message or begin another one', async () => {
  const message =
    'Hallo\r\n.\r\nMAIL FROM:<a@example.com>\r\n.\r\n--\r\nContent-Type: text/html\r\n\r\n<b>x</b>';
  const { mail } = await arrived({ message });

  expect(mail.text).toContain(message.replaceAll('\r\n', '\n'));
  expect(mail.attachments).toEqual([]);
});

test.each<MailFault>(['silent', 'nonsense', 'cut', 450, 535])(
  'a mail server that does %j: 202, the message stays unsent in the inbox, and the log names nobody',
  async (fault) => {
    smtp.misbehave(fault);
    const response = await send(validMessage);

    expect(response.status).toBe(202);
    expect(await inbox().list()).toMatchObject([{ ...validMessage, mail: 'unsent' }]);
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls.join()).not.toMatch(/toni|example\.com|Hof|secret-of-the-mail/i);
  },
);

test.each(['SMTP_URL', 'CONTACT_TO'])('without %s stores the message in the inbox only', async (name) => {
  vi.stubEnv(name, '');
  await send(validMessage);

  expect(smtp.mails).toEqual([]);
  expect(await inbox().list()).toMatchObject([{ mail: 'off' }]);
});

test('F3 of two clicks, and of a repeat in the next hour, one message is stored and sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:59:59Z') });
  await Promise.all([send(validMessage), send(validMessage)]);
  vi.setSystemTime(new Date('2026-11-21T11:00:01Z'));
  await send(validMessage);
  vi.useRealTimers();

  expect([smtp.mails.length, (await inbox().list()).length]).toEqual([1, 1]);
});

test('where a call fails, nothing is stored: the repeated one sends its e-mail', async () => {
  vi.spyOn(BlobStore.prototype, 'set').mockRejectedValueOnce(new ServiceError('fails', { status: 503 }));
  expect([(await send(validMessage)).status, (await send(validMessage)).status]).toEqual([503, 202]);
  expect(smtp.mails).toHaveLength(1);
});

test('a mailbox that fails counts as none, Start says so, and the daily run tries again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
  smtp.misbehave(535);
  for (const message of ['eins', 'zwei']) {
    vi.setSystemTime(Date.now() + 1000);
    await send({ ...validMessage, message });
  }
  expect(await isMailFailing()).toBe(true);
  await new BlobStore('sessions').set('looked', '2026-11-01T12:00:00Z');
  expect((await send({ ...validMessage, message: 'drei' })).status, 'and nobody looks').toBe(503);
  await sendUnsent();
  expect(smtp.mails).toEqual([]);

  smtp.misbehave();
  await sendUnsent();
  expect(smtp.mails.map(({ mail }) => mail.text?.split('\n')[0])).toEqual(['eins', 'zwei']);
  expect((await inbox().list()).map(({ mail }) => mail)).toEqual(['sent', 'sent']);
  expect(await isMailFailing()).toBe(false);
  expect((await send({ ...validMessage, message: 'drei' })).status).toBe(202);
  vi.useRealTimers();
});

test('a message that the mail server refuses for its content neither closes the mailbox nor holds up the others', async () => {
  smtp.misbehave({ word: 'GTUBE', code: 554 });
  const others = { ...validMessage, message: 'Und am 5. Mai?' };
  expect((await send({ ...validMessage, message: 'GTUBE' })).status).toBe(202);
  expect(await isMailFailing()).toBe(false);
  // A full mailbox fails.
  smtp.misbehave({ word: 'Mai', code: 552 });
  await send(others);
  expect(await isMailFailing()).toBe(true);

  smtp.misbehave({ word: 'GTUBE', code: 554 });
  await sendUnsent();
  expect(smtp.mails.map(({ mail }) => mail.text?.split('\n')[0])).toEqual([others.message]);
  expect((await inbox().list()).map(({ mail }) => mail).sort()).toEqual(['sent', 'unsent']);
  expect(await isMailFailing()).toBe(false);
});

test('an address of the mail server with signs that are not encoded fails as an outage does, and the log names the variable', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://toni:pass#word@mail.match.test:port');
  expect(await isMailFailing()).toBe(true);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('SMTP_URL'));
  expect(JSON.stringify(log.mock.calls)).not.toContain('pass#word');
});

test('a letter shows the domain of its sender as it is sent', async () => {
  const { raw, mail } = await arrived({ email: 'toni@\u0435xample.com' });
  expect(raw).not.toContain('\u0435xample');
  expect(mail.text).toContain('<toni@xn--xample-2of.com>');
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['toni@xn--xample-2of.com']);
});
