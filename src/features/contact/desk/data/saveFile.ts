import { artist } from '../../../../config/site.ts';
import type { ListedMessage } from '../../../../records/contact/contactMessage.ts';

/** Everything that the inbox holds of a person, as readable JSON. */
export const personFile = (email: string, messages: readonly ListedMessage[], now: Date): string =>
  `${JSON.stringify({ from: artist, person: email, exported: now.toISOString(), messages }, null, 2)}\n`;

/** Saves a text as a file of this name, as a download does. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
