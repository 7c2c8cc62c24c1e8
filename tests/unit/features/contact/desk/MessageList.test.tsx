import { expect, test } from 'vitest';
import MessageList from '../../../../../src/features/contact/desk/list/MessageList.tsx';
import { listedMessage } from '../../../../../src/records/contact/contactMessage.ts';
import { deskHtml } from '../../../desk/inDesk.ts';

test('the name of a message’s link holds the beginning of its text alone, and whole letters', () => {
  const message = listedMessage.parse({
    ...{
      id: '1-a',
      purpose: 'booking',
      name: 'Ida',
      email: 'ida@example.com',
      message: `x${'🎸'.repeat(2000)}`,
    },
    ...{ language: 'de', received: '2026-11-20T12:00:00Z', mail: 'off' },
  });
  const desk = { messages: [message], loadedAt: undefined, hasFailed: false } as never;
  const html = deskHtml(<MessageList desk={desk} purpose={undefined} deletedCount={0} openId={undefined} />);
  const [, link = ''] = /<a[^>]*data-row="1-a"[^>]*>(.*?)<\/a>/.exec(html) ?? [];
  const name = link.replaceAll(/<[^>]+>/g, '');
  expect(name).toContain('Ida');
  expect(name.length).toBeLessThan(200);
  expect(name.isWellFormed()).toBe(true);
});
