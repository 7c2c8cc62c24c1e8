/** The signs, figures and capitals of the display face. `measure.ts` reads them of its files, which no browser does. */
const letters =
  /^[ -`{-~¡-¬®-´¶-Þ÷Ā-ňŊ-ŽƏƠƯǄǇǊǍ-ǛǦǪǺ-ǾȀ-ȚȪȬȰȲḈḌḎḔḖḜḠḤḪḮḶḺṂṄṆṈṌṎṐṒṚṞ-ṨṬṮṸṺẀ-ẄẎẒẞẠ-Ỹ–—‘-‚“-„•…‹›⁄€™−\p{Zs}]*$/u;

/** Whether a name has only letters and signs that every build can draw. */
export const hasKnownLetters = (name: string): boolean => letters.test(name.normalize('NFC').toUpperCase());
