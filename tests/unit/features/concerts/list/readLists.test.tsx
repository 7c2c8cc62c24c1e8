import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { concertCard } from '../../../../../src/features/concerts/ticket/concertLabels.ts';
import { readLists } from '../../../../../src/features/concerts/list/readLists.ts';
import TicketList from '../../../../../src/features/concerts/list/TicketList.tsx';
import { translator } from '../../../../../src/lib/i18n/i18n.ts';
import { concertOf } from '../../../concert.ts';

const labels = { tickets: 'Tickets', newTab: 'öffnet in neuem Tab' };

test('both lists are read in their order, with ids that keep it where two begin at once', () => {
  const cards = (names: string[]) =>
    names.map((name) => {
      const concert = concertOf({ id: name, name, date: '2026-12-04T19:00:00Z' });
      return concertCard(concert, 'de', translator('de'), '2026');
    });
  const page = renderToStaticMarkup(
    <div>
      <div data-list="upcoming">
        <TicketList concerts={cards(['c', 'd'])} labels={labels} year="2026" />
      </div>
      <div data-list="past">
        <TicketList concerts={cards(['b', 'a'])} labels={labels} year="2026" past />
      </div>
    </div>,
  );
  const { upcoming, past } = readLists(parse(page) as unknown as Element);
  const named = (list: { id: string; name: string }[]) => list.map(({ id, name }) => `${id} ${name}`);
  expect(named(upcoming)).toEqual(['0002 c', '0003 d']);
  expect(named(past)).toEqual(['0001 b', '0000 a']);
  expect(readLists(null)).toEqual({ upcoming: [], past: [] });
});
