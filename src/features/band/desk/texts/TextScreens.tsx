import { useState } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { BandText } from '../../../../records/band/textRecord.ts';
import OwnScreens from '../own/OwnScreens.tsx';
import { useOwnRecords, type OwnScreensProps } from '../own/useOwnRecords.ts';
import TextForm from './TextForm.tsx';
import { nameKey, textKind } from './textKind.ts';
import TextList from './TextList.tsx';

/** The texts of the page: a list by its parts, and the form of each. */
export default function TextScreens(props: OwnScreensProps) {
  const { t } = useDesk();
  const { parts } = props;
  const [search, setSearch] = useState('');
  const nameOf = ({ id }: BandText) => t(nameKey(id));
  const back = addressOf(...textKind.screen);
  const own = useOwnRecords({ ...props, kind: textKind, nameOf, back });
  if (!parts) return null;
  return (
    <OwnScreens
      {...{ own, nameOf, parts }}
      kind={textKind}
      list={<TextList desk={own.desk} search={search} onSearch={setSearch} />}
      form={(form) => <TextForm {...form} />}
    />
  );
}
