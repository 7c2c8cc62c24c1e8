import { isFixed, kinds, type KindName } from '../../../../records/kinds.ts';
import { useDesk } from '../../deskContext.ts';
import FormMessage from '../../form/FormMessage.tsx';
import { addressOf, listTitle, type AreaAddress } from '../../screen/screens.ts';

interface Props {
  kind: KindName;
  /** Address that the way back leads to. */
  back: string;
  /** Whether the list is there without it. */
  isMissing: boolean;
  hasFailed: boolean;
}

/** In the place of a record that is not there, or not yet; the deleted ones may have it. */
export default function RecordMessage({ kind, back, isMissing, hasFailed }: Props) {
  const { t } = useDesk();
  const list: AreaAddress = kinds[kind].screen;
  return (
    <FormMessage heading={t(listTitle(kind))} back={back}>
      {t(isMissing ? 'record-missing' : hasFailed ? 'list-failed' : 'wait')}{' '}
      {isMissing && !isFixed(kind) && (
        <a className="link" href={addressOf(...list, 'deleted')}>
          {t('deleted-heading')}
        </a>
      )}
    </FormMessage>
  );
}
