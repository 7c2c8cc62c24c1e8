import { useDesk } from '../../../../desk/kit/deskContext.ts';
import PrimaryButton from '../../../../components/ui/PrimaryButton.tsx';
import FormActions from '../../../../desk/kit/form/FormActions.tsx';
import FormHead from '../../../../desk/kit/form/FormHead.tsx';
import RecordRows from '../../../../desk/kit/records/screens/RecordRows.tsx';
import { DeletedLink } from '../../../../desk/kit/records/screens/RecordScreens.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import { accessQuestions } from '../../../../records/venueRules.ts';
import type { VenuesDesk } from '../data/useVenues.ts';
import { hyphenated } from '../../../../lib/typography/hyphenated.ts';
import { nameFit } from '../../ticket/nameFit.ts';
import { addressText, answered, venueKind } from '../data/venueKind.ts';

/** Every venue by its name, with what is still unknown about it. New ones stand first. */
export default function VenueList({ desk }: { desk: VenuesDesk }) {
  const { t } = useDesk();
  const records = (desk.records ?? []).toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <>
      <FormHead crumb={t('area-concerts')} heading={t('venues')} />
      <p>{t('venues-text')}</p>
      <DeletedLink kind={venueKind} others={desk.records} label={t('deleted-heading')} />
      <RecordRows {...{ kind: venueKind, desk, records, none: t('venues-none') }}>
        {({ typed }, state) => {
          const open = accessQuestions.length - answered(typed);
          return (
            <>
              <b className="row-name" {...nameFit(typed.name)}>
                {hyphenated(typed.name || t('draft-unnamed'))}
              </b>
              <span>{addressText(typed)}</span>
              {state}
              {open > 0 && <span className="gap">{t('venue-open', { count: open })}</span>}
            </>
          );
        }}
      </RecordRows>
      <FormActions
        back={addressOf('concerts')}
        links={<PrimaryButton labelKey="venue-add" t={t} href={addressOf('concerts', 'venues', 'new')} />}
      />
    </>
  );
}
