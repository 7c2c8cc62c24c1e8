import type { Locale } from '../../../../config/locales.ts';
import { site } from '../../../../config/site.ts';
import { translator } from '../../../../lib/i18n/i18n.ts';
import { bandTextKeys, textId } from '../../../../records/band/bandTexts.ts';
import { members } from '../../../../stores/collections/content.ts';
import { isOnPage, partOf } from '../texts/textKind.ts';
import type { Wanted } from './wanted.ts';

/** The parts of the page by the part of a text's key. */
const sections: Readonly<Record<string, string>> = {
  ...{ welcome: '#welcome', band: '#the-band', members: '#members', booking: '#booking', live: '#live' },
  ...{ media: '#media', footer: 'footer' },
};

/** All that is the band's in its home page, as this build shows it. */
export async function wantedMarks(locale: Locale): Promise<Wanted[]> {
  const t = translator(locale);
  const place = (id: string, text: string, within: string): Wanted => ({
    ...{ id: `#band/places/${id}`, text, within },
  });
  return [
    { id: '#band/looks', text: site.artist, within: '#hero-name' },
    ...bandTextKeys
      .filter(isOnPage)
      .map((key) => ({ id: textId(key), text: t(key), within: sections[partOf(key)] ?? 'main' }))
      .filter(({ text }) => text !== ''),
    ...(await members()).map(({ name }) => ({ id: '#band/people', text: name, within: '#members' })),
    place('hero', t('hero:picture-alt'), '#hero'),
    place('hand', t('welcome:picture-alt'), '#welcome'),
    place('live', '', '#live .picture'),
    place('banner', t('band:banner-alt'), '.banner'),
    place('frame-voice', t('band:frame-voice-alt'), '.frames'),
    place('frame-drums', t('band:frame-drums-alt'), '.frames'),
  ];
}
