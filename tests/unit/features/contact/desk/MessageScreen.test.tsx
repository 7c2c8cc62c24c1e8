import { expect, test } from 'vitest';
import MessageScreen from '../../../../../src/features/contact/desk/MessageScreen.tsx';
import { listedMessage } from '../../../../../src/records/contact/contactMessage.ts';
import { deskHtml } from '../../../desk/inDesk.ts';

test('a letter is read in the direction of its own script', () => {
  const message = listedMessage.parse({
    ...{ id: '1-a', purpose: 'booking', name: 'نور', email: 'nur@example.com', message: 'مرحبا، 3 أسئلة.' },
    ...{ language: 'en', received: '2026-11-20T12:00:00Z', mail: 'off' },
  });
  const nothing = () => undefined;
  const props = { back: '', concerts: [], onConcert: nothing, onRemove: nothing };
  const html = deskHtml(<MessageScreen {...{ ...props, message }} onChange={() => Promise.resolve()} />);
  expect(html).toMatch(/<p class="letter"[^>]* dir="auto"/);
});
