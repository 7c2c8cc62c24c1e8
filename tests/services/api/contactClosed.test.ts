import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import contact from '../../../functions/contact.ts';
import messages from '../../../functions/messages.ts';
import { inbox } from '../../../functions/_lib/contact/inbox.ts';
import { noteLook } from '../../../functions/_lib/contact/lastLook.ts';
import { unattendedDays } from '../../../src/config/contact.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { asBand, context, site } from './band.ts';
import { post, send, validMessage } from './contactMessages.ts';

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
