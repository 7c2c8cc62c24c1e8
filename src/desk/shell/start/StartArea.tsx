import type { ReactNode } from 'react';
import { locales, type Locale } from '../../../config/locales.ts';
import { segment } from '../../../config/routes.ts';
import { site, unfilled } from '../../../config/site.ts';
import { concertKind } from '../../../features/concerts/desk/data/concertKind.ts';
import { venueKind } from '../../../features/concerts/venues/data/venueKind.ts';
import { pictureKind } from '../../../features/gallery/desk/data/pictureKind.ts';
import { fileIn } from '../../../lib/i18n/translator.ts';
import { browserStorage, createDrafts, type Draft, type DraftKind } from '../../kit/records/drafts.ts';
import { useRecordList } from '../../kit/records/useRecordList.ts';
import ListHead from '../../kit/screen/ListHead.tsx';
import { addressOf } from '../../kit/screen/screens.ts';
import type { Translate } from '../../kit/translate.ts';
import HtmlLine from './HtmlLine.tsx';
import { findItems, urgencies, type Item, type Known } from './rules.ts';
import './Start.css';
import { useAttention } from './useAttention.ts';

interface Props extends Pick<Known, 'concerts' | 'venues' | 'messages' | 'chosenPictures'> {
  /** True while it is the screen that is shown. */
  isOpen: boolean;
  /** The concerts could not be loaded. */
  hasFailed: boolean;
  home: string;
  leaveLinks: ReactNode;
  locale: Locale;
  t: Translate;
  onExpire: () => void;
}

const imprintLabels = import.meta.glob<string>('/i18n/*/navigation.json', { import: 'imprint', eager: true });

/** The first screen: what needs attention, the most urgent first, and the age of the HTML. */
export default function StartArea(props: Props) {
  const { isOpen, hasFailed, home, leaveLinks, locale, t, onExpire, ...loaded } = props;
  const { answer, hasFailed: isUnknown, order } = useAttention(isOpen, onExpire);
  const { records: pictures } = useRecordList({ calls: pictureKind.calls, isOpen, onExpire });
  const items = findItems({
    ...{ ...loaded, pictures, server: answer, home, locale, t },
    drafts: isOpen ? unsentDrafts(t) : [],
    placeholders: unfilled(site.imprint).length,
    imprint: `${locales[locale].prefix}/${segment(fileIn(locale, imprintLabels))}`,
    now: new Date(),
  });
  const isComplete = loaded.concerts && loaded.venues && loaded.messages && pictures && answer;
  return (
    <div className="screen start">
      <ListHead title={t('title-desk')} home={home} t={t} />
      {!loaded.concerts && <p role="status">{t(hasFailed ? 'list-failed' : 'wait')}</p>}
      {isComplete && items.length === 0 && <p className="due">{t('due-nothing')}</p>}
      {urgencies.map((urgency) => {
        const due = items.filter((item) => item.urgency === urgency);
        const heading = (
          <>
            {t(`due-${urgency}`)} <span className="count">{due.length}</span>
          </>
        );
        if (due.length === 0) return null;
        return urgency === 'sometime' ? (
          <details key={urgency} className="due">
            <summary>
              <h2>{heading}</h2>
            </summary>
            <Items items={due} />
          </details>
        ) : (
          <section key={urgency} className="due">
            <h2>{heading}</h2>
            <Items items={due} />
          </section>
        );
      })}
      {answer ? (
        <HtmlLine {...{ answer, locale, t }} onOrder={order} />
      ) : (
        isUnknown && <p className="html-line">{t('html-unknown')}</p>
      )}
      {leaveLinks}
    </div>
  );
}

function Items({ items }: { items: readonly Item[] }) {
  return (
    <ul role="list">
      {items.map(({ href, sentence, link }) => (
        <li key={href + sentence}>
          <p id={`due${href}`}>{sentence}</p>
          <a
            className="link"
            href={href}
            aria-describedby={`due${href}`}
            data-row={href.slice(href.indexOf('/') + 1)}
          >
            {link}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The drafts of this browser by their names, each with the address of its form. */
function unsentDrafts(t: Translate): Known['drafts'] {
  const of = <Typed extends object, Stored extends { id: string }>(
    kind: DraftKind<Typed, Stored>,
    nameOf: (draft: Draft<Typed, Stored>) => string,
    ...list: Parameters<typeof addressOf>
  ) =>
    createDrafts(browserStorage(), kind)
      .list()
      .map((draft) => ({
        name: nameOf(draft) || t('draft-unnamed'),
        href: addressOf(...list, ...draft.key.split('/')),
      }));
  return [
    ...of(concertKind, ({ typed }) => typed.name, 'concerts'),
    ...of(venueKind, ({ typed }) => typed.name, 'concerts', 'venues'),
    ...of(pictureKind, ({ typed }) => typed['alt-de'], 'pictures'),
  ];
}
