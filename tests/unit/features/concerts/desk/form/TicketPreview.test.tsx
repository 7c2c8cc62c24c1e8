import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { translator } from '../../../../../../src/desk/kit/translate.ts';
import { previewOf } from '../../../../../../src/features/concerts/desk/form/TicketPreview.tsx';
import Ticket from '../../../../../../src/features/concerts/ticket/Ticket.tsx';
import { ticketContent } from '../../../../../../src/features/concerts/ticket/ticketContent.ts';
import type { ConcertValues } from '../../../../../../src/records/concert.ts';
import { seed, sized } from '../../../../../night.ts';
import { concertOf, typedOf } from '../concertOf.ts';

const t = translator('de');
/** The HTML of the preview of some values; empty where there is none. */
const htmlOf = (typed: ConcertValues, base = undefined as ReturnType<typeof concertOf> | undefined) => {
  const concert = previewOf(typed, base, t('draft-unnamed'));
  if (!concert) return '';
  const labels = { tickets: 'Tickets', newTab: '' };
  return renderToStaticMarkup(
    createElement(Ticket, { concert: ticketContent(concert, 'de', t, '2026'), labels, year: '2026' }),
  );
};

test('a ticket is shown from its day on, whatever else is missing', () => {
  expect(htmlOf(typedOf({ name: '', time: '' }))).toContain(t('draft-unnamed'));
  expect(htmlOf(typedOf({ name: '  ' }))).toContain(t('draft-unnamed'));
  expect(htmlOf(typedOf({ date: '' }))).toBe('');
  expect(htmlOf(typedOf({ name: '' }), concertOf())).toContain(t('draft-unnamed'));
});

test('a value that no record may hold is left out of the ticket, and nothing else', () => {
  const html = htmlOf(
    typedOf({ doors: '23:00', priceFrom: 'viel', ticketUrl: 'javascript:x', venue: 'Arena' }),
  );
  expect(html).toContain('Arena');
  expect(html).not.toContain('href="javascript');
});

test('no typed value of any field takes the form away', () => {
  const oddTexts = ['', ' ', '\ud800', '\u0000', 'x'.repeat(5000)];
  const oddTimes = ['00:00', '24:61', '0026-12-04', '275760-09-13'];
  const odd = fc.oneof(fc.constantFrom(...oddTexts, ...oddTimes), fc.string({ unit: 'binary' }));
  const fields = [
    ...['name', 'date', 'time', 'venue', 'city', 'doors', 'end', 'support', 'priceFrom', 'priceTo'],
    ...['ticketUrl', 'note-de', 'note-en', 'showDate', 'showTime', 'previousDate'],
  ];
  const values = fc.record(Object.fromEntries(fields.map((name) => [name, odd])), { requiredKeys: [] });
  fc.assert(
    fc.property(values, fc.boolean(), (typed, isStored) => {
      htmlOf(typedOf(typed), isStored ? concertOf() : undefined);
    }),
    { numRuns: sized(40, 2000), seed },
  );
});
