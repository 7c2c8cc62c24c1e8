import { useDesk } from '../../../../desk/kit/deskContext.ts';
import styles from '../../../../components/ui/PrimaryButton.module.css';
import { pictureTypes } from '../../../../config/uploads.ts';
import type { UploadState } from './useUpload.ts';

interface Props {
  upload: UploadState;
}

/** The buttons below the list: chosen pictures go up at once. */
export default function UploadActions({ upload: { add } }: Props) {
  const { t } = useDesk();
  return (
    <div className="list-actions upload-actions">
      <FileButton label={t('choose')} onChoose={(files) => void add(files)} />
      <FileButton label={t('camera')} isOutlined capture onChoose={(files) => void add(files)} />
    </div>
  );
}

interface FileButtonProps {
  label: string;
  isOutlined?: boolean;
  /** Opens the camera of a phone. */
  capture?: boolean;
  onChoose: (files: FileList) => void;
}

/** A file control as large as its button (INTERACTIONS, U1). Phones convert HEIC to a type that it accepts. */
function FileButton({ label, isOutlined = false, capture = false, onChoose }: FileButtonProps) {
  return (
    <label
      className={`file-button ${styles.button}`}
      data-outlined={isOutlined || undefined}
      data-capture={capture || undefined}
    >
      <span className={styles.label}>{label}</span>
      <input
        type="file"
        accept={pictureTypes.join()}
        multiple={!capture}
        capture={capture ? 'environment' : undefined}
        onChange={({ target }) => {
          if (target.files) onChoose(target.files);
          // An empty control reports the same file again, for example after its removal.
          target.value = '';
        }}
      />
    </label>
  );
}
