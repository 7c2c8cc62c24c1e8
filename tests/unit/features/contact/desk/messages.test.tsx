import { expect, test } from 'vitest';
import MessageList from '../../../../../src/features/contact/desk/list/MessageList.tsx';
import MessageScreen from '../../../../../src/features/contact/desk/MessageScreen.tsx';
import { listedMessage } from '../../../../../src/records/contact/contactMessage.ts';
import { deskHtml } from '../../../desk/inDesk.ts';

const letterOf = (name: string, message: string) =>
  listedMessage.parse({
    ...{ id: '1-a', purpose: 'booking', name, email: 'ida@example.com', message, language: 'en' },
    ...{ received: '2026-11-20T12:00:00Z', mail: 'off' },
  });

test('the name of a message’s link holds the beginning of its text alone, and whole letters', () => {
  const messages = [letterOf('Ida', `x${'🎸'.repeat(2000)}`)];
  const desk = { messages, loadedAt: undefined, hasFailed: false } as never;
  const html = deskHtml(<MessageList desk={desk} purpose={undefined} deletedCount={0} openId={undefined} />);
  const [, link = ''] = /<a[^>]*data-row="1-a"[^>]*>(.*?)<\/a>/.exec(html) ?? [];
  const name = link.replaceAll(/<[^>]+>/g, '');
  expect(name).toContain('Ida');
  expect(name.length).toBeLessThan(200);
  expect(name.isWellFormed()).toBe(true);
});

test('a letter is read in the direction of its own script', () => {
  const nothing = () => undefined;
  const props = { back: '', concerts: [], onConcert: nothing, onRemove: nothing };
  const message = letterOf('نور', 'مرحبا، 3 أسئلة.');
  const html = deskHtml(<MessageScreen {...{ ...props, message }} onChange={() => Promise.resolve()} />);
  expect(html).toMatch(/<p class="letter"[^>]* dir="auto"/);
});
