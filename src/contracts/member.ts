import { z } from 'zod';

/** The instruments named across the product (specification, section 3); each is a key of `i18n/<language>/instruments.json`. */
export const instruments = ['electric-guitar', 'bass', 'voice', 'drums', 'background-voice', 'synth'] as const;
export type Instrument = (typeof instruments)[number];

export const memberRecord = z.strictObject({
  order: z.int().min(1),
  name: z.string().trim().min(1, 'is empty: write the name').max(24),
  /** Name of the photograph in `src/content/members`, without its extension. */
  img: z.string().min(1),
  instrumentLangKeys: z
    .array(z.enum(instruments, { error: `is an unknown instrument: use ${instruments.join(', ')}` }))
    .min(1, 'is empty: name at least one instrument'),
  /** Key of the text in `i18n/<language>/members.json`. */
  description: z.string().min(1),
});

export type Member = z.infer<typeof memberRecord>;
