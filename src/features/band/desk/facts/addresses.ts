import type { BandLink } from '../../../../config/site.ts';
import { completeAddress, linesIn } from '../../../../desk/kit/records/formValues.ts';

/** A link as a line of the form: its own word, then its address. */
export const lineOf = (link: BandLink): string =>
  typeof link === 'string' ? link : `${link.name} ${link.url}`;

/** The links of a text with one in each line. A line without an address is one that no contract accepts. */
export const linksIn = (text: string): BandLink[] => linesIn(text).map(linkIn);

function linkIn(line: string): BandLink {
  const words = line.split(' ');
  const address = words.find((word) => word.includes('://')) ?? words.find((word) => /\S\.\S/.test(word));
  const name = words.filter((word) => word !== address).join(' ');
  const url = address === undefined ? '' : completeAddress(address);
  return name ? { url, name } : url;
}

/** The addresses that an earlier line of a text has, too; a slash at the end makes no other one. */
export const repeatedLinks = (text: string): string[] =>
  linksIn(text)
    .map((link) => (typeof link === 'string' ? link : link.url).replace(/\/$/, ''))
    .filter((address, index, all) => address !== '' && all.indexOf(address) < index);

/** Where an id stands: alone, or in the address of a page. */
const ids = {
  musicArtistId: /(?:^|\/artist\/|:artist:)([a-z\d]{22})(?=$|[/?#])/i,
  videoChannelId: /(?:^|\/channel\/)(UC[\w-]{22})(?=$|[/?#])/,
  videoPlaylistId: /(?:^|[?&]list=)([A-Z]{2}[\w-]{11,56})(?=$|[&#])/,
} as const;

type IdName = keyof typeof ids;
export const idNames = ['musicArtistId', 'videoChannelId', 'videoPlaylistId'] as const satisfies IdName[];

/** The id of a service that was typed, or that a pasted address holds; undefined where there is none. */
export const idIn = (name: IdName, typed: string): string | undefined => ids[name].exec(typed.trim())?.[1];

/** A colour as `#ff4b1f`, typed with or without its sign, in three figures or six; any other text as it is. */
export const hexIn = (typed: string): string => {
  const [, figures] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed.trim()) ?? [];
  if (figures === undefined) return typed.trim();
  const all = figures.length === 3 ? figures.replaceAll(/./g, '$&$&') : figures;
  return `#${all.toLowerCase()}`;
};
