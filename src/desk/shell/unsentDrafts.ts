import * as z from 'zod/mini';
import { encodePart } from '../../config/encodePart.ts';
import type { Locale } from '../../config/locales.ts';
import { localeCodes } from '../../config/locales.ts';
import { concertKind } from '../../features/concerts/desk/data/concertKind.ts';
import { venueKind } from '../../features/concerts/venues/data/venueKind.ts';
import { pictureKind } from '../../features/gallery/desk/data/pictureKind.ts';
import { labelKey, type Fields } from '../../records/fields.ts';
import { builtKinds, kindNames, kinds, type BuiltKind } from '../../records/kinds.ts';
import { localizedText } from '../../records/text.ts';
import type { Change } from '../kit/changes/change.ts';
import { keptChanges } from '../kit/changes/queue.ts';
import { browserStorage, createDrafts, type Draft, type DraftKind } from '../kit/drafts/drafts.ts';
import { sentDrafts } from '../kit/drafts/sentDrafts.ts';
import { addressOf, type AreaAddress } from '../kit/screen/screens.ts';
import type { TextKey, Translate } from '../kit/translate.ts';

/** All that a form of this browser holds and the site does not yet. */
export interface UnsentDraft {
  name: string;
  /** Address of its form. */
  href: string;
  /** Where its values are on their way, and go out by themselves: the instant since when, in milliseconds since 1970. */
  since: number | undefined;
  /** All that was typed, with a label and a value in each line. */
  text: string;
  /** Takes the draft out of the forms; it stays among the deleted records for 30 days. */
  discard: () => void;
}

/** Changes that no form has made and that wait, such as one tap: one for each record, named by what it was, else by its area. */
export function waitingTaps(locale: Locale, t: Translate): Omit<UnsentDraft, 'text' | 'discard'>[] {
  return kindNames.flatMap((kindName) => {
    const kind = kinds[kindName];
    const prefix = 'drafts' in kind ? kind.drafts : `${kindName}:`;
    const changes = keptChanges(browserStorage(), `change:${prefix}`);
    const added = new Set(changes.filter(({ isNew }) => isNew).map(({ record }) => record));
    const taps = changes.filter(({ form, record }) => !form && !added.has(record));
    // The first tap of a record comes last.
    taps.sort((one, other) => other.made - one.made);
    const list: AreaAddress = kind.screen;
    return [...new Map(taps.map((tap) => [tap.record, tap])).values()].map(({ record, set, was, made }) => ({
      name: nameIn(was, locale) ?? t(`area-${list[0]}`),
      href: addressOf(...list) + ('deleted' in set ? '' : `/${encodePart(record)}`),
      since: made,
    }));
  });
}

const nameIn = ({ name, alt }: Change['was'], locale: Locale): string | undefined =>
  typeof name === 'string' ? name : localizedText.safeParse(alt).data?.[locale];

/** Fields whose values nobody has typed. */
const chosen = ['hidden', 'choice', 'answer', 'check'];

/** A kind without its contracts and its table, which the script of its area alone has. */
const plainKind = (name: BuiltKind) => {
  const screen: AreaAddress = kinds[name].screen;
  return {
    ...{ name, screen, prefix: kinds[name].drafts, fields: {}, groups: {} },
    typed: z.record(z.string(), z.unknown()),
    stored: z.looseObject({ id: z.string() }),
    toForm: () => ({}),
  };
};

/** "Band: Impressum" */
const builtName = (name: BuiltKind, key: string, t: Translate) =>
  `${t('area-band')}: ${t(name === 'fact' ? (key as TextKey) : kinds[name].store)}`;

const textsIn = (typed: Readonly<Record<string, unknown>>): string =>
  Object.values(typed)
    .filter((value) => typeof value === 'string')
    .filter(Boolean)
    .join('\n');

/** The drafts of every kind, and the changes of forms that wait. */
export function unsentDrafts(locale: Locale, t: Translate): UnsentDraft[] {
  const of = <Values extends Record<string, unknown>, Stored extends { id: string }>(
    kind: DraftKind<Values, Stored> & { name: string; fields: Fields; screen: AreaAddress },
    nameOf: (draft: Draft<Values, Stored>) => string,
  ): UnsentDraft[] => {
    const drafts = createDrafts(browserStorage(), kind);
    const labelled = ({ typed }: Draft<Values, Stored>) =>
      Object.entries(kind.fields)
        .filter(([field, { control = 'text' }]) => typed[field] && !chosen.includes(control))
        .map(([field]) => `${t(labelKey(kind.name, kind.fields, field) as TextKey)}: ${String(typed[field])}`)
        .join('\n');
    const textOf = (draft: Draft<Values, Stored>) => labelled(draft) || textsIn(draft.typed);
    const sent = sentDrafts(browserStorage(), kind);
    const unsent = drafts.list().map((draft) => ({ draft, change: undefined }));
    return [...unsent, ...sent.map((draft) => ({ draft, change: draft }))].map(({ draft, change }) => ({
      name: nameOf(draft) || t('draft-unnamed'),
      href: `${addressOf(...kind.screen)}/${draft.key}`,
      since: change?.made,
      text: textOf(draft),
      discard: () => {
        if (change) {
          browserStorage()?.removeItem(`change:${kind.prefix}${draft.idempotencyKey}`);
          drafts.save({ ...draft, idempotencyKey: crypto.randomUUID() });
        }
        drafts.discard(draft.key);
        // The open forms hold drafts of their own, which follow those of other tabs.
        dispatchEvent(new Event('storage'));
      },
    }));
  };
  return [
    ...builtKinds.flatMap((name) => of(plainKind(name), ({ key }) => builtName(name, key, t))),
    ...of(concertKind, ({ typed }) => typed.name),
    ...of(venueKind, ({ typed }) => typed.name),
    ...of(
      pictureKind,
      ({ typed }) => [locale, ...localeCodes].map((code) => typed[`alt-${code}`]).find(Boolean) ?? '',
    ),
  ];
}

/** The number of concerts that this browser has still to send: one that is on its way may be changed anew, or moved. */
export function unsentConcerts(): number {
  const storage = browserStorage();
  const unsent = [...createDrafts(storage, concertKind).list(), ...sentDrafts(storage, concertKind)];
  return new Set(unsent.map(({ key }) => key.split('/', 1)[0])).size;
}
