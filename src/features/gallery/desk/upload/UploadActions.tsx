import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FileButton from '../../../../desk/kit/form/FileButton.tsx';
import type { UploadState } from './useUpload.ts';

interface Props {
  upload: UploadState;
}

/** The buttons below the list: chosen pictures go up at once. */
export default function UploadActions({ upload: { add } }: Props) {
  const { t } = useDesk();
  return (
    <div className="list-actions upload-actions">
      <FileButton label={t('choose')} isMultiple onChoose={(files) => void add(files)} />
      <FileButton label={t('camera')} isOutlined capture onChoose={(files) => void add(files)} />
    </div>
  );
}
