import type { ReactNode } from 'react';
import { stateOf } from '../../../../desk/kit/changes/stateOf.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { Subheading } from '../../../../desk/kit/form/FormHead.tsx';
import { useDeletedRecords } from '../../../../desk/kit/records/deleted/useDeletedRecords.ts';
import type { RecordKind } from '../../../../desk/kit/records/recordKind.ts';
import ListState from '../../../../desk/kit/screen/ListState.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import type { Fields, ValuesOf } from '../../../../records/fields.ts';
import { imgOf } from '../../../../stores/collections/ownRecords.ts';
import '../own/OwnList.css';
import type { OwnDesk, OwnRecord } from '../own/useOwnRecords.ts';
import PhotoThumbnail from '../photo/PhotoThumbnail.tsx';
import './Music.css';

interface ListedRecord extends OwnRecord {
  picture?: string | undefined;
  img?: string | undefined;
}

interface Props<Table extends Fields, Stored extends ListedRecord> {
  kind: RecordKind<Table, Stored> & {
    listDeleted: () => Promise<(Stored & { deleted: string })[]>;
  };
  own: OwnDesk<Table, Stored>;
  built: BuiltPhotos;
  name: 'release' | 'video';
  isOpen: boolean;
  /** In the order of the list. */
  records: readonly Stored[];
  labelOf: (typed: ValuesOf<Table>) => string;
  detailOf?: (record: Stored) => string;
  actionsOf?: (record: Stored, index: number) => ReactNode;
  /** Ends the list. */
  children?: ReactNode;
}

/** The records of a kind of music with the way to a new one and to the deleted ones. What is begun and not stored stands first. */
export default function MusicRecords<Table extends Fields, Stored extends ListedRecord>(
  props: Props<Table, Stored>,
) {
  const { kind, own, built, name, isOpen, records, labelOf, detailOf, actionsOf, children } = props;
  const { t } = useDesk();
  const list = `${name}s` as const;
  const { hasFailed, draftList, load, waits } = own.desk;
  const deleted = useDeletedRecords(kind.listDeleted, own.desk.records);
  const begun = draftList.filter(({ base }) => !base);
  const rows = [
    ...begun.map((draft) => ({ id: draft.key, record: undefined, typed: draft.typed, draft })),
    ...records.map((record) => ({
      ...{ id: record.id, record, typed: kind.toForm(record) },
      draft: draftList.find(({ key }) => key === record.id),
    })),
  ];
  return (
    <section className="music-list" data-kind={name}>
      <Subheading>{t(list)}</Subheading>
      <p className="own-actions">
        <a className="chip" href={addressOf(...kind.screen, 'new')}>
          + {t(`${name}-add`)}
        </a>
      </p>
      <ListState
        isLoaded={own.desk.records !== undefined}
        {...{ hasFailed, kind: name }}
        onRetry={() => void load()}
      >
        {rows.length === 0 && t(`${list}-none`)}
      </ListState>
      {rows.length > 0 && (
        <ul className="own-list" role="list">
          {rows.map(({ id, record, typed, draft }, index) => {
            const state = stateOf(draft, waits(id), t);
            const detail = record && detailOf?.(record);
            return (
              <li key={id}>
                <a href={addressOf(...kind.screen, id)} data-row={id}>
                  <PhotoThumbnail
                    picture={record?.picture}
                    built={record && built[`${list}/${imgOf(id, record)}`]?.src}
                  />
                  <span className="own-texts">
                    <b className="row-name">{labelOf(typed) || t('draft-unnamed')}</b>
                    {detail && <span>{detail}</span>}
                    {state && <span className="gap">{state}</span>}
                  </span>
                </a>
                {record && actionsOf?.(record, index - begun.length)}
              </li>
            );
          })}
        </ul>
      )}
      {children}
      <p>
        <a
          className="link"
          data-row={isOpen ? 'deleted' : undefined}
          href={addressOf(...kind.screen, 'deleted')}
        >
          {t(`${list}-deleted`)} {Boolean(deleted.records?.length) && `(${deleted.records?.length})`}
        </a>
      </p>
    </section>
  );
}
