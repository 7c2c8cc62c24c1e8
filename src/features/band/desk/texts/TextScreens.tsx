import { useState } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import OwnScreens from '../own/OwnScreens.tsx';
import type { OwnScreensProps } from '../own/useOwnRecords.ts';
import TextForm from './TextForm.tsx';
import { nameKey, textKind } from './textKind.ts';
import TextList from './TextList.tsx';

/** The texts of the page: a list by its parts, and the form of each. */
export default function TextScreens(props: OwnScreensProps) {
  const { t } = useDesk();
  const [search, setSearch] = useState('');
  return (
    <OwnScreens
      {...props}
      kind={textKind}
      nameOf={({ id }) => t(nameKey(id))}
      list={({ desk }) => <TextList {...{ desk, search }} onSearch={setSearch} />}
      form={(form) => <TextForm {...form} />}
    />
  );
}
