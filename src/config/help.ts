/**
 * The chapters of the band's handbook, in their order, each with its pictures. A chapter's name is the id of its heading, and begins its keys
 * in `help.json`. A browser test makes each picture: `picture(page, 'concert-form', …)` in `tests/e2e`.
 */
export const helpChapters = {
  'log-in': ['log-in'],
  'first-concert': ['concert-form'],
  changed: ['concert-actions', 'concert-cancel'],
  later: ['show-from'],
  venue: ['venue-access'],
  pictures: ['picture-texts', 'picture-order'],
  messages: ['message'],
  texts: [],
  people: [],
  places: [],
  links: [],
  imprint: [],
  music: [],
  looks: [],
  online: [],
  'lost-phone': ['leave-everywhere'],
  'no-network': ['no-network'],
  wrong: ['start'],
} as const satisfies Record<string, readonly string[]>;

export type HelpChapter = keyof typeof helpChapters;
export type HelpPicture = (typeof helpChapters)[HelpChapter][number];

/** The most lines of a chapter. */
export const mostHelpLines = 9;
