import { expect, test } from 'vitest';
import { stepsOf } from '../../../../../../src/desk/kit/records/history/steps.ts';
import { translator } from '../../../../../../src/desk/kit/translate.ts';
import { concertKind } from '../../../../../../src/features/concerts/desk/data/concertKind.ts';
import { concertOf } from '../../../../features/concerts/desk/concertOf.ts';
import type { Concert } from '../../../../../../src/records/concert.ts';

const version = (revision: number, fields: Partial<Concert> = {}, isDeleted = false) => ({
  record: concertOf({ revision, updatedAt: `2026-11-2${revision}T12:00:00Z`, ...fields }),
  isDeleted,
});
const earlier = { date: '2026-12-04T18:30:00Z' };
const steps = (...versions: ReturnType<typeof version>[]) =>
  stepsOf(concertKind, versions, 'de', translator('de')).map(({ key, lines, former }) => [
    ...[key, lines.join('; '), former?.revision],
  ]);

test('each change is told in words, the newest first, with the version before it', () =>
  expect(
    steps(
      version(5, { ...earlier, ticketUrl: 'https://tickets.example' }),
      version(4, earlier),
      version(3, earlier, true),
      version(2, earlier),
      version(1),
      version(0, { name: 'Fieber' }),
    ),
  ).toEqual([
    [5, 'Tickets: – leer – → https://tickets.example', 4],
    [4, 'Zurückgeholt', undefined],
    [3, 'Gelöscht', undefined],
    [2, 'Beginn: 20:00 → 19:30', 1],
    [1, 'Name: Fieber → Lampenfieber', 0],
    [0, 'Eingetragen', undefined],
  ]));

test('a version that is the present one again cannot be brought back; what the form does not show is left out', () => {
  expect(steps(version(4, { slug: 'two' }), version(3))).toEqual([]);
  expect(steps(version(4), version(3, earlier), version(2), version(1, { name: 'Fieber' }))).toEqual([
    [4, 'Beginn: 19:30 → 20:00', 3],
    [3, 'Beginn: 20:00 → 19:30', undefined],
    [2, 'Name: Fieber → Lampenfieber', 1],
  ]);
});
