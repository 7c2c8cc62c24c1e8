import { expect, test } from 'vitest';
import MessageList from '../../../../../src/features/contact/desk/list/MessageList.tsx';
import MessageScreen from '../../../../../src/features/contact/desk/MessageScreen.tsx';
import { listedMessage } from '../../../../../src/records/contact/contactMessage.ts';
import { translator } from '../../../../../src/desk/kit/translate.ts';
import { deskHtml } from '../../../desk/inDesk.ts';

const letterOf = (message: string, fields: object = {}) =>
  listedMessage.parse({
    ...{ id: '1-a', purpose: 'booking', name: 'Ida', email: 'ida@example.com', message, language: 'en' },
    ...{ received: '2026-11-20T12:00:00Z', mail: 'off', ...fields },
  });

const screenOf = (message: string, fields?: object) => {
  const nothing = () => undefined;
  const props = { back: '', concerts: [], onConcert: nothing, onRemove: nothing };
  const letter = letterOf(message, fields);
  return deskHtml(<MessageScreen {...{ ...props, message: letter }} onChange={() => Promise.resolve()} />);
};

test('the name of a message’s link holds the beginning of its text alone, and whole letters', () => {
  const messages = [letterOf(`x${'🎸'.repeat(2000)}`)];
  const desk = { messages, loadedAt: undefined, hasFailed: false } as never;
  const html = deskHtml(<MessageList desk={desk} purpose={undefined} deletedCount={0} openId={undefined} />);
  const [, link = ''] = /<a[^>]*data-row="1-a"[^>]*>(.*?)<\/a>/.exec(html) ?? [];
  const name = link.replaceAll(/<[^>]+>/g, '');
  expect(name).toContain('Ida');
  expect(name.length).toBeLessThan(200);
  expect(name.isWellFormed()).toBe(true);
});

test('a letter is read in the direction of its own script', () =>
  expect(screenOf('مرحبا، 3 أسئلة.')).toMatch(/<p class="letter"[^>]* dir="auto"/));

test.each([
  [new Date().toISOString(), 'message-stays'],
  ['2020-04-01T12:00:00Z', 'message-unkeep-deletes'],
] as const)('of %s no longer keeping a message says: %s', (received, key) =>
  expect(screenOf('Hallo', { received, kept: true })).toContain(translator('de')(key)),
);
