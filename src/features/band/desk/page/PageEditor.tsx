import { useEffect, useLayoutEffect, useState } from 'react';
import { useDialogEntry } from '../../../../components/hooks/useDialogEntry.ts';
import LogIn from '../../../../components/session/LogIn.tsx';
import { useSession } from '../../../../components/session/useSession.ts';
import { locales, type Locale } from '../../../../config/locales.ts';
import { stateOf } from '../../../../desk/kit/changes/stateOf.ts';
import { DeskContext, useDesk } from '../../../../desk/kit/deskContext.ts';
import { useChangeNotices } from '../../../../desk/kit/records/useChangeNotices.ts';
import { useKeptFocus } from '../../../../desk/kit/screen/useKeptFocus.ts';
import Notice from '../../../../desk/kit/screen/Notice.tsx';
import type { BandText } from '../../../../records/band/textRecord.ts';
import { useOwnRecords } from '../own/useOwnRecords.ts';
import { useOwnTexts } from '../ownTexts.ts';
import { keyOf, nameKey, textKind } from '../texts/textKind.ts';
import { filled, useFacts } from '../texts/useFacts.ts';
import type { Wanted } from './wanted.ts';
import PageSheet from './PageSheet.tsx';
import { useMarks } from './useMarks.ts';
import './PageEditor.css';

/** The built home page, as the island needs it. */
export interface EditedPage {
  title: string;
  /** Path of the desk. */
  desk: string;
  /** The same page in the other language. */
  twin: { locale: Locale; path: string };
  wanted: readonly Wanted[];
}

/** Edits the texts of the home page in place: after the log-in all that is the band's has a frame, and a press opens its field. */
export default function PageEditor(page: EditedPage) {
  const own = useOwnTexts();
  const { locale, t } = useDesk();
  const { access, wasIn, enter, expire } = useSession(true);
  const isIn = access === 'in';
  return (
    <>
      <header className="desk page-bar">
        <a className="link" href={page.desk}>
          {t('areas')}
        </a>
        <b>{page.title}</b>
        <a
          className="link"
          href={page.twin.path}
          lang={locales[page.twin.locale].tag}
          hrefLang={page.twin.locale}
        >
          {locales[page.twin.locale].name}
        </a>
      </header>
      {!isIn && (
        <section className="desk page-entrance" aria-label={page.title}>
          <div className="screen entrance">
            {access === 'unknown' ? (
              <p className="awaits-log-in">{t('wait')}</p>
            ) : (
              <>
                {wasIn && <p role="status">{t('expired')}</p>}
                <LogIn open locale={locale} t={t} onEnter={enter} />
              </>
            )}
          </div>
        </section>
      )}
      {wasIn && own && (
        <DeskContext value={own}>
          <Editing page={page} isIn={isIn} onExpire={expire} />
        </DeskContext>
      )}
    </>
  );
}

interface EditingProps {
  page: EditedPage;
  isIn: boolean;
  onExpire: () => void;
}

/** Id of the text that the page's address names. */
const textOfPage = () => {
  const id = location.hash.slice(1);
  return keyOf(id) && id;
};

function Editing({ page, isIn, onExpire }: EditingProps) {
  const { locale, t } = useDesk();
  const notices = useChangeNotices();
  const facts = useFacts();
  useKeptFocus();
  const nameOf = ({ id }: BandText) => t(nameKey(id));
  const own = useOwnRecords({
    ...{ kind: textKind, nameOf, notices, name: undefined, parts: [], onExpire },
    back: '',
    // No list is open here.
    onRow: () => undefined,
  });
  const { desk } = own;
  const [open, setOpen] = useState(textOfPage);
  const marks = useMarks(page.wanted, (id) =>
    id.startsWith('#') ? location.assign(page.desk + id) : setOpen(id),
  );
  const close = () => {
    if (open !== undefined && desk.waits(open)) notices.setNotice({ text: t('change-waits') });
    setOpen(undefined);
  };
  useDialogEntry(open !== undefined, close, `#${open ?? ''}`);
  useEffect(() => {
    const follow = () => setOpen(textOfPage());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const opened = isIn && marks.length > 0 ? open : undefined;
  // Before the sheet opens, so that the browser gives the focus back to the text, also where the address has opened it.
  useLayoutEffect(() => {
    const mark = marks.find(({ id }) => id === opened)?.element;
    // Above the sheet.
    mark?.scrollIntoView();
    mark?.focus({ preventScroll: true });
  }, [marks, opened]);
  // As what is stored, waits or is typed says it now.
  useEffect(() => {
    for (const { id, built, element, show } of marks) {
      if (id.startsWith('#')) {
        describe(element, t(linkKey(id)));
        continue;
      }
      const draft = desk.draftList.find(({ key }) => key === id);
      const stored = desk.records?.find((record) => record.id === id);
      const text = filled((draft?.typed[locale] ?? stored?.[locale] ?? '').trim(), facts(locale)) || built;
      show(text === built ? undefined : text);
      const state = stateOf(draft, desk.waits(id), t);
      describe(element, t(nameKey(id)), state);
      element.toggleAttribute('data-unsent', state !== '');
    }
  });
  return (
    <>
      <section className="desk page-hint" aria-label={page.title} hidden={!isIn}>
        <p>{t('page-hint')}</p>
        {desk.hasFailed && <p role="status">{t('texts-failed')}</p>}
        <Notice notice={notices.notice} stays={false} onDismiss={notices.dismiss} />
      </section>
      <PageSheet
        {...{ own, facts }}
        desk={page.desk}
        id={opened}
        mark={marks.find(({ id }) => id === opened)}
        onClose={close}
      />
    </>
  );
}

/** A mark is named by its text, and described by what it is. A picture that was decoration has no other name. */
function describe(element: HTMLElement, ...parts: string[]): void {
  const words = parts.filter(Boolean).join(', ');
  if (element instanceof HTMLImageElement && !element.alt) element.alt = words;
  element.setAttribute('aria-description', words);
}

const linkKey = (id: string) =>
  id === '#band/looks' ? 'looks' : id === '#band/people' ? 'people' : 'places';
