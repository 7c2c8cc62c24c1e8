/** The chapters of the band's handbook, in their order, each with its pictures. A chapter's name is the id of its heading, and begins its keys in `help.json`. */
export const helpChapters = {
  'log-in': [],
  'first-concert': [],
  changed: [],
  later: [],
  venue: [],
  pictures: [],
  messages: [],
  'lost-phone': [],
  'no-network': [],
  wrong: [],
  files: [],
} as const satisfies Record<string, readonly string[]>;

export type HelpChapter = keyof typeof helpChapters;

/** The most lines of a chapter. */
export const mostHelpLines = 9;
