import { beforeEach, expect, test, vi } from 'vitest';
import { sendMail } from '../../../../../functions/_lib/contact/mail.ts';
import type { ContactMessage } from '../../../../../src/records/contact/contactMessage.ts';

const transport = vi.hoisted(() => ({ sendMail: vi.fn(), close: vi.fn() }));
const createTransport = vi.hoisted(() => vi.fn(() => transport));
vi.mock('nodemailer', () => ({ createTransport }));
const logged = vi.spyOn(console, 'error').mockReturnValue();

const message: ContactMessage = {
  purpose: 'merch',
  name: 'Toni',
  email: 'toni@example.com',
  message: 'Gibt es das Leiberl in L?',
  language: 'en',
  received: '2026-11-21T10:00:00.000Z',
  mail: 'unsent',
  suspected: false,
};
beforeEach(() => {
  vi.stubEnv('SMTP_URL', 'smtp://mail.example');
  vi.stubEnv('CONTACT_TO', 'band@match.example');
});

test('a letter names its purpose, its sender, the language and the time; no file or address is read for it, and its server has seconds to answer', async () => {
  expect(await sendMail(message)).toBe(true);
  expect(transport.sendMail.mock.calls).toEqual([
    [
      {
        from: { name: 'Match – Website', address: 'band@match.example' },
        to: { name: 'Match', address: 'band@match.example' },
        replyTo: { name: 'Toni', address: 'toni@example.com' },
        subject: 'Merch: Toni',
        text: 'Gibt es das Leiberl in L?\n\n-- \nToni <toni@example.com>\nMerch · en · 2026-11-21T10:00:00.000Z\n',
        disableFileAccess: true,
        disableUrlAccess: true,
      },
    ],
  ]);
  expect(transport.close).toHaveBeenCalledOnce();
  expect(logged).not.toHaveBeenCalled();
  // Five seconds to connect and to greet, and ten for each answer.
  const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };
  expect(createTransport.mock.calls).toEqual([[{ url: 'smtp://mail.example', ...timeouts }]]);
});

test.each([
  [{ code: 'EAUTH', responseCode: 535 }, 'EAUTH 535'],
  [{ responseCode: 421 }, '421'],
  [{ code: { of: 'Toni' } }, ''],
])('a failure with %j is logged as “%s”, without the message', async (fields, words) => {
  transport.sendMail.mockRejectedValueOnce(Object.assign(new Error('Toni is refused'), fields));
  expect(await sendMail(message)).toBe(false);
  expect(logged.mock.calls).toEqual([
    [`A message waits in the inbox only: it could not be sent by e-mail (${words}).`],
  ]);
});
