import * as z from 'zod/mini';
import { beginningOf, wellFormed } from '../config/encodePart.ts';
import { inEveryLocale, localeCodes } from '../config/locales.ts';
import { longestAlt } from '../config/uploads.ts';
import { errorNamed } from './fields.ts';
import { isTimeZone, toInstant } from './timeZone.ts';

/**
 * A text without what no page can hold: halves of a pair, and control characters other than those between words. It is empty where nobody
 * sees anything of it.
 */
export const holdable = (text: string): string =>
  wellFormed(text)
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replace(/^[\s\p{Cf}]+$/u, '');

/** A text of 1 to `longest` characters, without the space around it; `fix` tells the editor how to repair a missing one. */
export const textOf = (longest: number, fix: string) =>
  z
    .string(`is missing: ${fix}`)
    .check(
      z.overwrite(holdable),
      z.trim(),
      z.minLength(1, `is empty: ${fix}`),
      z.maxLength(longest, `is longer than ${longest} characters: shorten it`),
    );

/** Length of a title of a service, in characters. */
export const longestTitle = 120;

/** A text of a service, cut to the length of `textOf`, where it is longer. */
export const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${beginningOf(text, longest - 1)}…`;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const example = `write { ${localeCodes.map((locale) => `"${locale}": "…"`).join(', ')} }`;

/** A text in every language of the site, of at most `longest` characters each. */
export const localizedTextOf = (longest: number) =>
  z.strictObject(
    inEveryLocale((locale) => textOf(longest, `write the ${languageNames.of(locale) ?? locale} text`)),
    `is no pair of texts: ${example}`,
  );

/** A text in every language of the site; each at most as long as an alternative text. */
export const localizedText = /* @__PURE__ */ localizedTextOf(longestAlt);

/** A text in at least one language of the site; the others show it too, marked with its language. */
export const textInOneLanguage = z
  .strictObject(
    inEveryLocale((locale) => z.optional(localizedText.shape[locale])),
    `is no text: ${example}, or one of the two`,
  )
  .check(
    z.refine((texts) => Object.values(texts).some((text) => text !== undefined), {
      error: 'is empty: write it in one language, or leave it out',
      ...errorNamed('missing'),
    }),
  );

/** The error of an address that does not begin with `https:`. */
export const httpsFix = 'is no https address: write it in full, beginning with https://';

/** Maximum length of an address, in characters: no browser takes a shorter one. */
const longestUrl = 2000;

/**
 * An absolute `https:` address; any other protocol, above all `javascript:`, breaks the contract. So does one without its two slashes, which
 * a page takes for a path of its own.
 */
export const httpsUrl = z.url({ protocol: /^https$/, abort: true, error: httpsFix }).check(
  z.refine((url) => /^https:\/\//i.test(url), { abort: true, error: httpsFix, ...errorNamed('url') }),
  z.overwrite(holdable),
  z.maxLength(longestUrl, `is longer than ${longestUrl} characters: shorten it`),
);

/** A domain with a name and an end. Numbers, and the ends of names that only one network knows, are excluded. */
const publicHost =
  /^([^.]+\.)+(?!(?:arpa|home|internal|invalid|lan|local|localhost|onion)\.?$)(xn--[a-z\d-]+|\p{L}{2,})\.?$/iu;

const publicPage = (fix: string) =>
  httpsUrl.check(
    z.refine(isPublicPage, {
      error: `is no web page that everybody can open: ${fix}`,
      ...errorNamed('url'),
    }),
  );

/** A web page that everybody can open: no word, no e-mail address, no device of the writer's own network. */
export const webPage = /* @__PURE__ */ publicPage('write its link, and any other word into the note');

/** The same in a file of the repository, which has no note beside it. */
export const webLink = /* @__PURE__ */ publicPage('write its link');

/** False, too, for words that are no address. `URL.canParse` is younger than our oldest browsers. */
function isPublicPage(address: string): boolean {
  try {
    const { hostname, username, password } = new URL(address);
    return username + password === '' && publicHost.test(hostname);
  } catch {
    return false;
  }
}

/** An address of a picture at a service; the page's policy names the hosts that it may come from. */
export const webUrl = z.url({ protocol: /^https?$/ });

const noPlace = 'is no place in a list: write a whole number from 1';

/** Place in a list, from 1. */
export const order = z.int(noPlace).check(z.minimum(1, noPlace));

interface Placed {
  id: string;
  order: number;
}

/** Sorts by place; two devices may have given one twice, and then the id decides, on the desk as in the page. */
export const byOrder = (one: Placed, other: Placed): number =>
  one.order - other.order || (one.id < other.id ? -1 : 1);

/** Name of a picture in the record's own folder, without its extension. */
export const pictureName = textOf(80, 'name the picture, without its extension');

/** An instant in UTC, as `2026-12-04T19:00:00Z`. */
export const instant = z.iso.datetime({
  error: 'is no date: write an instant in UTC like 2026-12-04T19:00:00Z',
});

/** An instant with its offset, as `2026-12-04T20:00:00+01:00`; stored in UTC, in whole seconds. In UTC it may lie in a year of five digits. */
export const instantWithOffset = z.pipe(
  z.pipe(
    z.iso.datetime({
      offset: true,
      error: 'is no date: write an instant with its offset like 2026-12-04T20:00:00+01:00',
    }),
    z.transform((instant: string) => toInstant(new Date(instant))),
  ),
  instant,
);

/** A zone of the IANA database that this runtime knows, as `Europe/Vienna`. */
export const timeZone = z
  .string()
  .check(z.refine(isTimeZone, 'is no time zone: write a name of the IANA database like Europe/Lisbon'));

/** Id of a record or last part of an address: lower-case words with hyphens between them. */
export const isId = (value: string): boolean => value.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);

const noId = 'is no id: write lower-case letters, digits and hyphens';

/** Id of a record or last part of an address. */
export const id = z.string(noId).check(z.refine(isId, noId));

/** Fields of a record that counts its changes. The store writes them. */
export const versioned = {
  /** Number of changes since it was added. */
  revision: z._default(z.int().check(z.minimum(0)), 0),
  /** Last change. */
  updatedAt: z.optional(instant),
};
