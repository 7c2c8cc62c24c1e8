import PrimaryButton from '../../../../components/ui/PrimaryButton.tsx';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FormActions from '../../../../desk/kit/form/FormActions.tsx';
import FormHead from '../../../../desk/kit/form/FormHead.tsx';
import { DeletedLink } from '../../../../desk/kit/records/screens/RecordScreens.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import { mostMembers, type Person } from '../../../../records/member.ts';
import { byOrder } from '../../../../records/text.ts';
import OwnList from '../own/OwnList.tsx';
import OwnScreens from '../own/OwnScreens.tsx';
import { nextOrder, useMoves } from '../own/useMoves.ts';
import type { OwnScreensProps } from '../own/useOwnRecords.ts';
import { builtAddress, useBuiltPhotos } from '../photo/useBuiltPhotos.ts';
import { linesOf } from './instruments.ts';
import PersonFields from './PersonFields.tsx';
import { instrumentsOf, personKind, type PeopleDesk } from './personKind.ts';

/** The people of the band: in their order, and a form for each. */
export default function PeopleScreens(props: OwnScreensProps) {
  const { t } = useDesk();
  const built = useBuiltPhotos();
  return (
    <OwnScreens
      {...props}
      kind={personKind}
      nameOf={({ name }: Person) => name}
      needsList
      fullOf={(own) => (countOf(own) < mostMembers ? undefined : t('people-full', { most: mostMembers }))}
      list={(own) => <PeopleList {...{ own, built }} />}
      form={({ base }, { desk }) => ({
        // A new one stands last.
        begin: base ? {} : { order: nextOrder(desk.records) },
        fields: (form) => <PersonFields {...{ form, base, built }} />,
      })}
    />
  );
}

/** Everybody, with those who are begun and not stored. */
const countOf = ({ desk: { records = [], draftList } }: PeopleDesk): number =>
  records.length + draftList.filter(({ base }) => !base).length;

/** Everybody in the order of the page, with buttons that change it; then what is begun and not stored. */
function PeopleList({ own, built }: { own: PeopleDesk; built: BuiltPhotos }) {
  const { desk } = own;
  const { locale, t } = useDesk();
  const move = useMoves(own);
  const people = (desk.records ?? []).toSorted(byOrder);
  const count = countOf(own);
  return (
    <>
      <FormHead crumb={t('area-band')} heading={t('people')} />
      <p>{t('people-text')}</p>
      <DeletedLink kind={personKind} others={desk.records} label={t('deleted-heading')} />
      <OwnList
        {...{ kind: personKind, own, records: people, none: t('people-none'), onMove: move }}
        isNewLast
        builtOf={(person) => builtAddress(built, 'members', person)}
        labelOf={({ name }) => name}
        detailOf={(typed) => linesOf(instrumentsOf(typed), locale).replaceAll('\n', ', ')}
      />
      {count >= mostMembers && <p>{t('people-full', { most: mostMembers })}</p>}
      <FormActions
        back={addressOf('band')}
        links={
          count < mostMembers && (
            <PrimaryButton labelKey="person-add" t={t} href={addressOf(...personKind.screen, 'new')} />
          )
        }
      />
    </>
  );
}
