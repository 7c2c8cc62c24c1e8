import * as z from 'zod/mini';
import { isEqual } from '../../../../desk/kit/records/isEqual.ts';
import { browserStorage } from '../../../../desk/kit/records/drafts.ts';
import { parseJson } from '../../../../lib/parseJson.ts';
import { messageChange, type MessageChange } from '../../../../records/contact/contactMessage.ts';

type Notes = Record<string, MessageChange>;

/** Name of the entry in the browser's storage. It holds no word of a message. */
const entry = 'desk-message-notes';

const contract = z.record(z.string(), messageChange);

/** The notes of the band that the API has not stored yet, by the id of their message. */
export const readNotes = (): Notes => parseJson(browserStorage()?.getItem(entry) ?? '', contract) ?? {};

/** Adds to what waits for a message; returns all that does. */
export function keepNote(id: string, change: MessageChange): MessageChange {
  const notes = readNotes();
  const note = { ...notes[id], ...change };
  write({ ...notes, [id]: note });
  return note;
}

/** Ends the wait of a note, unless something was noted since. */
export function forgetNote(id: string, sent: MessageChange): void {
  const { [id]: present, ...others } = readNotes();
  if (isEqual(present, sent)) write(others);
}

function write(notes: Notes): void {
  try {
    browserStorage()?.setItem(entry, JSON.stringify(notes));
  } catch {
    // No room: the note lasts as long as its request.
  }
}
