/** Texts of a new band by their ids, German and English. */
export const texts: Record<string, [string, string]> = {
  'page-tagline': ['Drei Akkorde und ein Mühlrad', 'Three chords and a millwheel'],
  'welcome-between': ['Mahlzeit', 'Grist'],
  'welcome-fuse': ['Korn', 'Grain'],
  'welcome-schnulze': ['Schrot', 'Bran'],
  'welcome-between-2': ['Und Öl', 'And oil'],
  'welcome-last-train': ['Letzte Fuhre', 'Last cart'],
  'band-heading': ['Mühle am Kanal', 'Mill on the canal'],
  'band-band-title-1': ['Wer wir sind', 'Who we are'],
  'band-band-description-1': ['Vier aus Plagwitz, laut seit Mai.', 'Four from Plagwitz, loud since May.'],
  'band-band-title-2': ['Was wir tun', 'Our thing'],
  'band-band-description-2': ['Wir mahlen langsam, aber fein.', 'We grind slowly, but fine.'],
  'band-band-title-3': ['Wo', 'Where'],
  'band-band-description-3': ['Im Keller der Ölmühle.', 'In the cellar of the oil mill.'],
  'band-band-title-4': ['Und dann', 'And then'],
  'band-band-description-4': ['Kommt das Brot.', 'Comes the bread.'],
  'members-heading': ['Am Mahlwerk', 'At the grinder'],
  'booking-booking-1': ['Wir kommen mit zwei Amps.', 'We come with two amps.'],
  'booking-booking-2': ['Strom reicht uns aus einer Dose.', 'One socket is enough for us.'],
  'live-empty-past': ['Noch kein Brot gebacken.', 'No bread baked yet.'],
  'footer-support': ['Wo es uns gibt', 'Where to find us'],
};

/** Names, each with an instrument. */
export const people = [
  ['Jule Kern', 'voice'],
  ['Hanno Spelz', 'electric-guitar'],
  ['Ria Malz', 'bass'],
  ['Tilo Grieß', 'drums'],
] as const;
