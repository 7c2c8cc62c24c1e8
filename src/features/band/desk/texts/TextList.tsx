import { localeCodes, locales } from '../../../../config/locales.ts';
import { stateOf } from '../../../../desk/kit/changes/stateOf.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import Field from '../../../../desk/kit/form/Field.tsx';
import FormActions from '../../../../desk/kit/form/FormActions.tsx';
import FormHead, { Subheading } from '../../../../desk/kit/form/FormHead.tsx';
import ListState from '../../../../desk/kit/screen/ListState.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import { bandTextKeys, textId } from '../../../../records/band/bandTexts.ts';
import type { BandText } from '../../../../records/band/textRecord.ts';
import type { OwnDesk } from '../own/useOwnRecords.ts';
import { nameKey, partKey, textKind } from './textKind.ts';
import { filled, useFacts } from './useFacts.ts';

interface Props {
  desk: OwnDesk<typeof textKind.fields, BandText>['desk'];
  /** Words that each text in the list has, in either language. */
  search: string;
  onSearch: (search: string) => void;
}

const keys = new Map(bandTextKeys.map((key) => [textId(key), key]));

/** Every text in the order of the page, by its parts: German, and English below. */
export default function TextList({ desk, search, onSearch }: Props) {
  const { editedPage, t } = useDesk();
  const facts = useFacts();
  const { records, draftList, hasFailed } = desk;
  const byId = new Map(records?.map((record) => [record.id, record]));
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = [...keys].flatMap(([id, key]) => {
    const record = byId.get(id);
    const draft = draftList.find((each) => each.key === id);
    if (!record) return [];
    const texts = localeCodes.map((code) => {
      const text = draft?.typed[code] ?? record[code] ?? '';
      return { code, text: filled(text, facts(code)) };
    });
    const all = [t(nameKey(id)), ...texts.map(({ text }) => text)].join(' ').toLowerCase();
    if (!words.every((word) => all.includes(word))) return [];
    return { id, part: partKey(key), texts, state: stateOf(draft, desk.waits(id), t) };
  });
  const parts = [...new Set(rows.map(({ part }) => part))];
  return (
    <>
      <FormHead crumb={t('area-band')} heading={t('texts')} />
      {editedPage !== undefined && (
        <p>
          <a className="link" href={editedPage}>
            {t('page-edit')}
          </a>
        </p>
      )}
      <Field name="text-search" type="search" label={t('texts-search')} value={search} onChange={onSearch} />
      <ListState isLoaded={records !== undefined} hasFailed={hasFailed} onRetry={() => void desk.load()}>
        {words.length > 0 && t(rows.length > 0 ? 'texts-found' : 'texts-found-none', { count: rows.length })}
      </ListState>
      {parts.map((part) => {
        const own = rows.filter((row) => row.part === part);
        return (
          <section key={part} className="text-part">
            <header>
              <Subheading>{t(part)}</Subheading>
              <span className="dim">{t('sentences', { count: own.length })}</span>
            </header>
            <ul className="rows" role="list">
              {own.map(({ id, texts, state }) => (
                <li key={id}>
                  <a href={addressOf(...textKind.screen, id)} data-row={id}>
                    <small className="dim">{t(nameKey(id))}</small>
                    {texts.map(({ code, text }) =>
                      text ? (
                        <span key={code} className="sentence" lang={locales[code].tag}>
                          {text}
                        </span>
                      ) : (
                        <span key={code} className="gap">
                          {t(`text-lacks-${code}`)}
                        </span>
                      ),
                    )}
                    {state && <span className="gap">{state}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <FormActions back={addressOf('band')} />
    </>
  );
}
