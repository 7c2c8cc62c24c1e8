import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { usePagePictures } from '../../../../desk/kit/pagePictures.ts';
import type { RecordKind } from '../../../../desk/kit/records/recordKind.ts';
import RecordRows from '../../../../desk/kit/records/screens/RecordRows.tsx';
import type { Fields, ValuesOf } from '../../../../records/fields.ts';
import Moves from './Moves.tsx';
import './Own.css';
import type { OwnDesk, OwnRecord } from './useOwnRecords.ts';

interface Pictured extends OwnRecord {
  picture?: string | undefined;
}

interface Props<Table extends Fields, Stored extends Pictured> {
  kind: RecordKind<Table, Stored>;
  own: OwnDesk<Table, Stored>;
  /** In the order of the list. */
  records: readonly Stored[];
  /** Address of the picture that the page shows now. */
  builtOf: (record: Stored | undefined) => string | undefined;
  labelOf: (typed: ValuesOf<Table>, id: string) => string;
  detailOf?: (typed: ValuesOf<Table>, record: Stored | undefined) => string | undefined;
  isNewLast?: boolean;
  /** The sentence on an empty list. */
  none?: string;
  /** Moves a record by so many places; absent where nobody chooses the order. */
  onMove?: ((record: Stored, by: number) => unknown) | undefined;
}

/** The records of a kind, each with its photograph as a decoration: the chosen one, or that of the page. */
export default function OwnList<Table extends Fields, Stored extends Pictured>(props: Props<Table, Stored>) {
  const { kind, own, records, builtOf, labelOf, detailOf, onMove, ...list } = props;
  const { t } = useDesk();
  const { length: count } = records;
  return (
    <RecordRows
      {...{ ...list, kind, records, desk: own.desk }}
      isPictured
      actionsOf={(record, index) =>
        onMove &&
        count > 1 && (
          <Moves
            {...{ index, count, name: labelOf(kind.toForm(record), record.id) }}
            onMove={(by) => void onMove(record, by)}
          />
        )
      }
    >
      {({ id, record, typed }, state) => {
        const src = builtOf(record);
        const detail = detailOf?.(typed, record);
        return (
          <>
            <span className="photo-thumbnail">
              {record?.picture !== undefined && src === undefined ? (
                <Chosen id={record.picture} />
              ) : (
                <Small src={src} />
              )}
            </span>
            <span className="own-texts">
              <b className="row-name">{labelOf(typed, id) || t('draft-unnamed')}</b>
              {detail !== undefined && <span>{detail}</span>}
              {state}
            </span>
          </>
        );
      }}
    </RecordRows>
  );
}

/** Loads the script of the pictures, which nothing else of a list needs. */
function Chosen({ id }: { id: string }) {
  return <Small src={usePagePictures()?.find(id)?.src(240)} />;
}

const Small = ({ src }: { src: string | undefined }) =>
  src !== undefined && <img src={src} alt="" loading="lazy" decoding="async" />;
