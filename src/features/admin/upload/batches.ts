import { largestRequest, mostFiles } from '../../../config/uploads.ts';

/** Room for the texts of one picture and the seams of the form, in bytes: 720 characters at most of up to 4 bytes each. */
const perPicture = 4096;

/** The pictures in as few requests as they fit into, in their order (DESIGN, Security: 10 files and 4.4 MB a request). */
export function batches<Item extends { picture: { size: number } }>(items: readonly Item[]): Item[][] {
  const result: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const weight = item.picture.size + perPicture;
    const last = result.at(-1);
    if (last && last.length < mostFiles && weight <= room) last.push(item);
    else {
      result.push([item]);
      room = largestRequest;
    }
    room -= weight;
  }
  return result;
}

/** How much of each part has gone, from 0 to 1, when so many bytes of all of them have, one after the other. */
export function sharesOf(sent: number, sizes: readonly number[]): number[] {
  let before = 0;
  return sizes.map((size) => {
    const share = Math.min(1, Math.max(0, (sent - before) / size));
    before += size;
    return share;
  });
}
