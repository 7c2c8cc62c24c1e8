import { expect, test } from 'vitest';
import { replyTo } from '../../../../../../src/features/contact/desk/data/reply.ts';
import type { ContactMessage } from '../../../../../../src/records/contact/contactMessage.ts';

const message: ContactMessage = {
  ...{ purpose: 'booking', name: 'Toni', email: 'toni@example.com', message: 'Eins\nzwei', language: 'de' },
  ...{ received: '2026-11-25T12:00:00Z', mail: 'off', suspected: false },
};

test('quotes the message below an empty space, with its sender and time', () => {
  const { href, isShortened } = replyTo(message);
  const mail = new URL(href);

  expect(mail.pathname).toBe('toni@example.com');
  expect(mail.searchParams.get('subject')).toBe('Re: Match');
  expect(mail.searchParams.get('body')).toBe('\r\n\r\nToni, 25. Nov., 13:00:\r\n> Eins\r\n> zwei');
  expect(isShortened).toBe(false);
});

test('a long message is shortened, so that every mail program takes the address', () => {
  const { href, isShortened } = replyTo({ ...message, message: 'ö'.repeat(5000) });

  expect(href.length).toBeLessThanOrEqual(2000);
  expect(isShortened).toBe(true);
});

test.each(['a?cc=b@example.com', 'a&bcc=b@example.com', 'a%0Ab@example.com', '"a#b"@example.com'])(
  '%s adds nothing to the mail',
  (email) => {
    const mail = new URL(replyTo({ ...message, email }).href);

    expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(decodeURIComponent(mail.pathname)).toBe(email);
  },
);
