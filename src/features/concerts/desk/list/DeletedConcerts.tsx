import type { Locale } from '../../../../config/locales.ts';
import type { Concert, DeletedConcert } from '../../../../records/concert.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import DeletedRecords from '../../../../desk/kit/records/deleted/DeletedRecords.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import { concertKind, type ConcertDraft } from '../data/concertKind.ts';
import { dateInWords } from './description.ts';

interface Props {
  concerts: readonly Concert[] | undefined;
  /** Discarded drafts of new concerts. */
  drafts: readonly ConcertDraft[];
  locale: Locale;
  t: Translate;
  onRestore: (concert: DeletedConcert) => Promise<boolean>;
  onBringBack: (key: string) => void;
}

/** The deleted concerts, and the discarded drafts of new ones. */
export default function DeletedConcerts({ concerts, drafts, locale, t, onRestore, onBringBack }: Props) {
  return (
    <DeletedRecords
      {...{ t, onRestore }}
      crumb={t('area-concerts')}
      back={addressOf('concerts')}
      list={concertKind.listDeleted}
      others={concerts}
      failedKey="list-failed"
      detailOf={(concert) => dateInWords(concertKind.toForm(concert), locale, t)}
      drafts={drafts.map(({ key, typed, discarded = '' }) => ({
        ...{ key, since: discarded, detail: dateInWords(typed, locale, t) },
        name: `${t('draft-unsent')}: ${typed.name || t('draft-unnamed')}`,
        onRestore: () => onBringBack(key),
      }))}
    />
  );
}
