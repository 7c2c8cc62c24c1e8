import fc from 'fast-check';
import { beginningOf, graphemes } from '../src/lib/typography/graphemes.ts';
import { concert, type Concert } from '../src/records/concert.ts';
import { seed } from './night.ts';

const fromA = (letters: string) => graphemes(letters + letters.toLowerCase());

/** Letters of each script. A sequence of several characters that is one letter stays whole. */
const scripts = {
  latin: fromA('ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  latinExtended: [...fromA('ÄÖÜÉÑÇØÅÆŁŘŐŞĞŽŠĐÞĄĘŪĶÐĦ'), ...graphemes('ßıậởữœơkta')],
  greek: graphemes('αβγδεζηθικλμνξοπρστυφχψωάέήίόύώςΑΒΓΔΕΞΨΩΰ'),
  cyrillic: graphemes('абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґЩЖЮЇ'),
  thai: graphemes('กิขคงจฉชซญฎฏฐณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮเแโใไน้ำปู่ที่'),
  cjk: graphemes('東京夜音楽祭春夏秋冬ライブハウスでうたう서울밤노래北京之夜、。ー々'),
  emoji: graphemes('🎸🔥🎶👨‍👩‍👧‍👦🏳️‍🌈🇦🇹👍🏽1️⃣❤️‍🔥🧑🏿‍🎤🪩a'),
  combining: graphemes('éüạ̊n̈z̈ḉộṛ̣̌x̂̂qX̱ǘ̃óábcdef'.normalize('NFD')),
  rightToLeft: graphemes('שלוםתלאביבמוזיקהחליلموسيقىمهرجانليلةبيتשׁוֹمُحَ'),
  rightToLeftMixed: [...graphemes('שלוםמוזיקהموسيقى'), 'Live', '24', '7', 'am', '(', ')', 'W', 'Ω'],
} as const;
export type Script = keyof typeof scripts;

interface ScriptName {
  script: Script;
  name: string;
}

/** The longest name and the longest city that the contract allows, in characters. */
const longest = { name: 120, city: 80 } as const;

/** Names of 1 to 120 characters. Half of them are as long as possible; `isOneWord` ones hold no space. */
function namesOf(script: Script, isOneWord: boolean, most: number): fc.Arbitrary<string> {
  const letter = fc.constantFrom(...scripts[script]);
  const mark = fc.constantFrom(' ', ' ', ' ', '-', '/', ' & ', '. ');
  const unit = isOneWord
    ? letter
    : fc.oneof({ weight: 6, arbitrary: letter }, { weight: 1, arbitrary: mark });
  return fc
    .tuple(letter, fc.oneof(fc.constant(most), fc.integer({ min: 1, max: most })))
    .chain(([first, length]) =>
      fc
        .array(unit, { minLength: length, maxLength: length })
        .map((units) => beginningOf(first + units.join(''), length).trim()),
    )
    .filter((name) => name !== '');
}

/** Generated names of all scripts in turn, with and without spaces, the same for the same seed. */
export function scriptNames(count: number, most: number = longest.name): ScriptName[] {
  const kinds = (Object.keys(scripts) as Script[]).flatMap((script) =>
    [false, true].map((isOneWord) => ({ script, isOneWord })),
  );
  const each = Math.ceil(count / kinds.length);
  const lists = kinds.map(({ script, isOneWord }) =>
    fc.sample(namesOf(script, isOneWord, most), { seed, numRuns: each }).map((name) => ({ script, name })),
  );
  return Array.from({ length: each }, (_, round) => lists.flatMap((list) => list[round] ?? []))
    .flat()
    .slice(0, count);
}

const [hourMs, dayMs] = [3_600_000, 86_400_000];

/** The day of the samples. */
const today = Date.UTC(2026, 10, 25, 19);

const statuses = ['planned', 'planned', 'planned', 'soldOut', 'cancelled', 'planned', 'postponed'] as const;

/** Concerts of generated names, a day apart, whose other texts are as long: every third one past, in each state. */
export function scriptConcerts(count: number): Concert[] {
  const names = scriptNames(count);
  const cities = scriptNames(count, longest.city);
  return names.map(({ name }, index) => {
    const [venue, note] = [5, 9].map((step) => names[(index + step) % count]?.name);
    const start = today + (index % 3 === 2 ? -1 : 1) * (index + 1) * dayMs;
    const at = (hours: number) => new Date(start + hours * hourMs).toISOString().replace('.000', '');
    const fields = {
      ...{ id: `generated-${index}`, name, venue, city: cities[index]?.name },
      ...{ date: at(0), doors: at(-1), end: at(3), ...(index % 5 === 1 && { previousDate: at(-72) }) },
      ...{ timeZone: index % 4 ? 'Europe/Vienna' : 'America/New_York', status: statuses[index % 7] },
      ticketUrl: `https://tickets.example.com/${'ticket'.repeat(30)}`,
      price: { from: 1234.5, to: 9999.99, currency: 'EUR' },
      support: [name, venue],
      note: { de: `${note ?? ''} https://example.com/${'x'.repeat(100)}` },
      access: { de: note, en: note },
    };
    return concert.parse(fields);
  });
}
