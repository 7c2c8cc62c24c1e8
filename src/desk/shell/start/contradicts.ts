import type { Concert } from '../../../records/concert.ts';

type Told = Concert['status'] | 'moved';

/** Words of a note, and the states of a concert that they fit. */
const phrases: [RegExp, Told[]][] = [
  [/abgesagt|entfällt|cancell?ed|called off/i, ['cancelled']],
  [/verschoben|neuer (tag|termin)|postponed|new date/i, ['postponed', 'moved']],
  [/ausverkauft|sold.?out/i, ['soldOut']],
  [/findet (doch |trotzdem )?statt|takes place|goes ahead/i, ['planned', 'soldOut', 'moved']],
  [/noch karten|tickets (are )?(still )?available/i, ['planned', 'moved']],
];

/** Whether the note of a concert tells something that its status does not. */
export function contradicts({ note, status, previousDate }: Concert): boolean {
  const text = Object.values(note ?? {}).join(' ');
  const told = phrases.flatMap(([words, states]) => (words.test(text) ? states : []));
  const isMoved = previousDate !== undefined && told.includes('moved');
  return told.length > 0 && !told.includes(status) && !isMoved;
}
