import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { expect, test, vi } from 'vitest';
import { inbox } from '../../../functions/_lib/contact/inbox.ts';
import { site } from '../../../src/config/site.ts';
import { useBlobs, whileDown } from '../../fakes/blobs.ts';
import { validMessage, post, send } from './contactMessages.ts';

useBlobs('messages');

/** The value of the text area. A browser drops its first line break. */
const typed = (page: string) => parse(page).querySelector('#message')?.text.replace('\n', '');

const wicked = {
  name: '"><img src=x onerror=alert(1)>',
  message: '</textarea><script>alert(2)</script>\n  eingerückt & "zitiert"',
};

test('F6 answers an invalid plain post with the form: the errors, everything typed, no script', async () => {
  const response = await post({
    ...validMessage,
    ...wicked,
    purpose: 'merch',
    email: "o'toni@example",
    language: 'en',
  });
  const page = await response.text();
  const root = parse(page);

  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(root.querySelector('html')?.getAttribute('lang')).toBe('en');
  expect(page).not.toMatch(/<script|<img/);
  expect(root.querySelector('#name')?.getAttribute('value')).toBe(wicked.name);
  expect(typed(page)).toBe(wicked.message);
  expect(root.querySelector('#email')?.getAttribute('value')).toBe("o'toni@example");
  expect(root.querySelector('[name=purpose][checked]')?.getAttribute('value')).toBe('merch');
  expect(root.querySelector('.summary a')?.getAttribute('href')).toBe('#email');
  expect(root.querySelector('#email')?.getAttribute('aria-invalid')).toBe('true');
  // The policy allows its style and a post to us only.
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
});

test('F3 when the store fails, a plain post gets its text back, and a script a problem, both without the cause', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('SESSION_SECRET', '');
  const [plain, script] = await whileDown(() => Promise.all([post(validMessage), send(validMessage)]));
  log.mockRestore();

  expect([plain.status, script.status]).toEqual([503, 503]);
  expect(typed(await plain.text())).toBe(validMessage.message);
  expect(await script.text()).not.toMatch(/127\.0\.0\.1|Error|\.ts/);
});

test('the form offers the same text as an e-mail, with every placeholder replaced', async () => {
  const page = await (await post({ ...validMessage, email: '', language: 'en' })).text();
  const link = parse(page).querySelector('a[href^="mailto:"]');
  const { pathname, searchParams } = new URL(link?.getAttribute('href')?.replaceAll('&amp;', '&') ?? '');

  expect(page).not.toMatch(/\{\{|\}\}|only has room for the beginning/);
  expect([link?.text, pathname]).toEqual([`E-mail ${site.email}`, site.email]);
  expect(searchParams.get('subject')).toBe(`Message for ${site.artist}`);
  expect(searchParams.get('body')).toBe(validMessage.message.replace('\n', '\r\n'));
});

test('F3 a plain post of 49,000 characters gets an error in words, and the form holds all of them', async () => {
  const message = 'ä'.repeat(49_000);
  const response = await post({ ...validMessage, message, language: 'de' });
  const page = await response.text();
  const root = parse(page);

  expect(response.status).toBe(422);
  expect(typed(page)).toBe(message);
  expect(root.querySelector('#message-errors')?.text).toContain('Diese Nachricht ist zu lang');
  expect(page).toContain('Ins E-Mail passt nur der Anfang');
  expect(root.querySelectorAll('[maxlength]')).toEqual([]);
  expect(await inbox().list()).toEqual([]);
});
