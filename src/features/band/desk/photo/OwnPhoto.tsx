import type { ComponentProps } from 'react';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import { imgOf } from '../../../../stores/collections/ownRecords.ts';
import PhotoField from './PhotoField.tsx';

interface PhotoValues {
  picture: string;
  focus: string;
}

interface Photographed {
  id: string;
  picture?: string | undefined;
  img?: string | undefined;
}

interface Props extends Omit<ComponentProps<typeof PhotoField>, 'picture' | 'focus' | 'error' | 'onChange'> {
  form: {
    values: PhotoValues;
    sentences: Partial<Record<string, string>>;
    change: (values: PhotoValues) => void;
  };
}

/** The rows `picture` and `focus` of a form. */
export default function OwnPhoto({ form: { values, sentences, change }, ...props }: Props) {
  const { picture, focus } = values;
  return <PhotoField {...{ ...props, picture, focus }} error={sentences.picture} onChange={change} />;
}

/** Address of the picture that the page shows of a record, in a folder of the build; of the one below the record's photograph where another is chosen. */
export function builtAddress(
  built: BuiltPhotos,
  folder: string,
  record: Photographed | undefined,
  chosen = record?.picture ?? '',
): string | undefined {
  if (!record) return undefined;
  const { id, img, picture } = record;
  return built[`${folder}/${imgOf(id, picture === chosen ? record : { img })}`]?.src;
}
