/** Height of the strip's pictures in CSS pixels, on narrow and on wide windows; their width follows from the picture. */
const rows = { phone: 280, desk: 440 } as const;

/** No picture of the strip is wider than this many times its height: a panorama shows its middle. */
const widest = 1.8;

type Source = { clone: { width: number; height: number } } | { width: number; height: number };

/** The prints of one gallery picture, at the heights of the strip. Prints are served 1x. */
export function stripPrints(source: Source) {
  // An imported picture publishes its original when its own width is read; its clone's may be read.
  const { width, height } = 'clone' in source ? source.clone : source;
  const ratio = Math.min(width / height, widest);
  const print = (row: number) => ({ width: Math.round(row * ratio), height: row });
  return [{ media: '(max-width: 767px)', ...print(rows.phone) }, print(rows.desk)] as const;
}
