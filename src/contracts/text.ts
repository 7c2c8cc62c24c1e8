import { z } from 'zod';

/** A text in every language of the site; at most 300 characters each. */
export const localizedText = z.strictObject({
  de: z.string({ error: 'is missing: write the German text' }).trim().min(1, 'is empty: write the German text').max(300),
  en: z.string({ error: 'is missing: write the English text' }).trim().min(1, 'is empty: write the English text').max(300),
});
export type LocalizedText = z.infer<typeof localizedText>;

/** An absolute `https:` address; anything else, `javascript:` above all, is refused. */
export const httpsUrl = z.url({ protocol: /^https$/, error: 'is no https address: write it in full, beginning with https://' });

/** An instant in UTC, as `2026-12-04T19:00:00Z`. */
export const instant = z.iso.datetime({ error: 'is no date: write an instant in UTC like 2026-12-04T19:00:00Z' });
