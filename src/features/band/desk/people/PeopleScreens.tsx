import type { Person } from '../../../../records/member.ts';
import { useBuiltPhotos } from '../photo/useBuiltPhotos.ts';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import OwnScreens from '../own/OwnScreens.tsx';
import { useOwnRecords, type OwnScreensProps } from '../own/useOwnRecords.ts';
import PeopleList from './PeopleList.tsx';
import PersonForm from './PersonForm.tsx';
import { personKind } from './personKind.ts';

const nameOf = ({ name }: Person) => name;

/** The people of the band: in their order, and a form for each. */
export default function PeopleScreens(props: OwnScreensProps) {
  const { parts, notices } = props;
  const own = useOwnRecords({ ...props, kind: personKind, nameOf, back: addressOf(...personKind.screen) });
  const built = useBuiltPhotos();
  if (!parts) return null;
  return (
    <OwnScreens
      {...{ own, nameOf, parts }}
      kind={personKind}
      list={<PeopleList {...{ own, notices, built }} />}
      form={(form) => <PersonForm {...form} built={built} />}
    />
  );
}
