import { useDesk } from '../../../../desk/kit/deskContext.ts';
import type { Concert } from '../../../../records/concert.ts';
import type { Deleted } from '../../../../records/records.ts';
import DeletedRecords from '../../../../desk/kit/records/deleted/DeletedRecords.tsx';
import type { DeletedList } from '../../../../desk/kit/records/deleted/useDeletedRecords.ts';
import { concertKind, type ConcertDraft } from '../data/concertKind.ts';
import { dateInWords } from './description.ts';

interface Props {
  deleted: DeletedList<Deleted<Concert>>;
  /** True where the concerts cannot be loaded. */
  hasFailed: boolean;
  /** Discarded drafts of new concerts. */
  drafts: readonly ConcertDraft[];
  onRestore: (concert: Concert) => Promise<boolean>;
  onBringBack: (key: string) => void;
}

/** The deleted concerts, and the discarded drafts of new ones. */
export default function DeletedConcerts(props: Props) {
  const { locale, t } = useDesk();
  const { deleted, drafts, onRestore, onBringBack } = props;
  return (
    <DeletedRecords
      {...{ deleted, onRestore }}
      haveOthersFailed={props.hasFailed}
      kind="concert"
      detailOf={(concert) => dateInWords(concertKind.toForm(concert), locale, t)}
      drafts={drafts.map(({ key, typed, discarded = '' }) => ({
        ...{ key, since: discarded, detail: dateInWords(typed, locale, t) },
        name: `${t('draft-unsent')}: ${typed.name || t('draft-unnamed')}`,
        onRestore: () => onBringBack(key),
      }))}
    />
  );
}
