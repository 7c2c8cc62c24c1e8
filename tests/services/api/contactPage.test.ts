import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inbox } from '../../../functions/_lib/contact/inbox.ts';
import { site as band } from '../../../src/config/site.ts';
import { useBlobs, whileDown } from '../../fakes/blobs.ts';
import { post, send, validMessage } from './contactMessages.ts';
import contact from '../../../functions/contact.ts';
import messages from '../../../functions/messages.ts';
import { noteLook } from '../../../functions/_lib/contact/lastLook.ts';
import { unattendedDays } from '../../../src/config/contact.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { asBand, context, site } from './band.ts';

describe('a form without script', () => {
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
    expect([link?.text, pathname]).toEqual([`E-mail ${band.email}`, band.email]);
    expect(searchParams.get('subject')).toBe(`Message for ${band.artist}`);
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
});

describe('a form that nobody reads', () => {
  useBlobs();
  const day = 24 * 60 * 60 * 1000;
  const start = Date.UTC(2026, 10, 25);

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    await new BlobStore('sessions').delete('looked');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const isOpen = async () => {
    const response = await contact(new Request(`${site}/api/contact`), context);
    return ((await response.json()) as { isOpen: boolean }).isOpen;
  };
  const afterDays = (days: number) => vi.setSystemTime(start + days * day);

  test('the form is open until a message has waited for 14 days and nobody has looked', async () => {
    const states = [await isOpen()];
    await send({ ...validMessage, message: 'die erste' });
    for (const days of [unattendedDays, unattendedDays + 1]) {
      afterDays(days);
      states.push(await isOpen());
    }

    expect(states).toEqual([true, true, false]);
  });

  test('a closed form stores nothing: the answer is a problem, or the page with all that was typed and the address', async () => {
    await noteLook(start);
    afterDays(unattendedDays + 1);
    const before = (await inbox().list()).length;
    const [json, page] = [
      await send(validMessage),
      await post({ ...validMessage, message: 'Seid ihr noch da?' }),
    ];
    const html = await page.text();

    expect([json.status, page.status]).toEqual([503, 503]);
    expect(await json.json()).toMatchObject({ type: 'urn:problem-type:match:unattended' });
    expect(html).toContain('Seid ihr noch da?');
    expect(html).toContain('mailto:');
    expect(await inbox().list()).toHaveLength(before);
  });

  test('reading the inbox opens it again, and so does mail', async () => {
    await noteLook(start);
    afterDays(unattendedDays + 1);
    vi.stubEnv('SMTP_URL', 'smtp://localhost');
    vi.stubEnv('CONTACT_TO', 'band@match.test');
    const withMail = await isOpen();
    vi.stubEnv('SMTP_URL', '');
    const later: Promise<unknown>[] = [];
    await messages(new Request(`${site}/api/messages`, { headers: await asBand() }), {
      ...context,
      waitUntil: (work) => void later.push(work),
    });
    await Promise.all(later);

    expect([withMail, await isOpen()]).toEqual([true, true]);
  });

  test('the answer is the same for everybody, and the CDN keeps it for minutes only', async () => {
    const { headers } = await contact(new Request(`${site}/api/contact`), context);

    expect(headers.get('netlify-cdn-cache-control')).toBe('public, durable, max-age=300');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test.each(['ADMIN_PASSWORD', 'SESSION_SECRET'])(
    'without mail and without %s nobody can ever read: the form is closed',
    async (name) => {
      expect(await isOpen()).toBe(true);
      vi.stubEnv(name, '');
      expect(await isOpen()).toBe(false);
      expect((await send({ ...validMessage, message: 'ungelesen' })).status).toBe(503);
      vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
      vi.stubEnv('CONTACT_TO', 'band@match.test');
      expect(await isOpen()).toBe(true);
      // A mailbox that takes no mail counts as none.
      await new BlobStore('sessions').set('mail-fails', new Date().toISOString());
      expect(await isOpen()).toBe(false);
      await new BlobStore('sessions').delete('mail-fails');
    },
  );
});
