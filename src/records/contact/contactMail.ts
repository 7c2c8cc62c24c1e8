import { encodePart } from '../../config/encodePart.ts';

/** The e-mail that a visitor can send instead of the form; the page and the function prepare it. */

/**
 * Longest `mailto:` address, in characters after encoding. RFC 6068 sets no limit, but Windows does: 2,083 characters
 * (`INTERNET_MAX_URL_LENGTH` in `wininet.h`). Firefox refused more than 2,048 there (`nsOSHelperAppService.cpp`), and so did Chrome
 * (`platform_util_win.cc`).
 */
const longestAddress = 2000;

/** Marks the end of a shortened message. */
const ellipsis = encodePart(' …');

/** The address of an e-mail with as much of `message` as fits, and whether the message was shortened. */
export function prepareMail(
  to: string,
  subject: string,
  message: string,
): { href: string; isShortened: boolean } {
  const start = `mailto:${to}?subject=${encodePart(subject)}&body=`;
  const characters = [...message].map(encode);
  const whole = start + characters.join('');
  if (whole.length <= longestAddress) return { href: whole, isShortened: false };

  let href = start;
  for (const character of characters) {
    if (href.length + character.length + ellipsis.length > longestAddress) break;
    href += character;
  }
  return { href: href + ellipsis, isShortened: true };
}

/** RFC 6068, section 5: a line break in a body is CR LF. */
const encode = (character: string) => (character === '\n' ? '%0D%0A' : encodePart(character));
