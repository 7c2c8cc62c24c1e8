import { readFile } from 'node:fs/promises';
import { replaceFile } from '../../lib/replaceFile.ts';
import { digest } from '../digest.ts';
import { cardScene } from './card.ts';
import { drawTicketCard, cardDrawing, type CardTexts } from './ticketCard.ts';

let sceneDigest: Promise<string> | undefined;

/** Returns the card of a concert from `folder`, which the host keeps between builds. Draws it when a text or the scene is new. */
export async function cachedCard(texts: CardTexts, folder: string): Promise<Uint8Array> {
  sceneDigest ??= cardScene().then((scene) => digest(scene));
  const file = `${folder}/${digest(cardDrawing(texts), await sceneDigest)}.png`;
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const card = await drawTicketCard(texts);
  await replaceFile(file, card);
  return card;
}
