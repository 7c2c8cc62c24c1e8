import { useDesk } from '../../../../desk/kit/deskContext.ts';
import styles from '../../../../components/ui/PrimaryButton.module.css';
import { pictureTypes } from '../../../../config/uploads.ts';
import { isSendable, isUnsent } from '../queue/queue.ts';
import { uploadForm } from './Upload.tsx';
import type { UploadState } from './useUpload.ts';

interface Props {
  upload: UploadState;
}

/** The buttons below the list: to choose pictures and, once some are chosen, to upload them. One of them is filled. */
export default function UploadActions({ upload: { queue, add } }: Props) {
  const { t } = useDesk();
  const hasUnsent = queue.some(isUnsent);
  return (
    <div className="list-actions upload-actions">
      {hasUnsent && (
        <button className={styles.button} type="submit" form={uploadForm} disabled={!queue.some(isSendable)}>
          <span className={styles.label}>{t('send')}</span>
        </button>
      )}
      <FileButton label={t('choose')} isOutlined={hasUnsent} onChoose={add} />
      <FileButton label={t('camera')} isOutlined capture onChoose={add} />
    </div>
  );
}

interface FileButtonProps {
  label: string;
  isOutlined: boolean;
  /** Opens the camera of a phone. */
  capture?: boolean;
  onChoose: (files: FileList) => void;
}

/** A file control as large as its button (INTERACTIONS, U1). Phones convert HEIC to a type that it accepts. */
function FileButton({ label, isOutlined, capture = false, onChoose }: FileButtonProps) {
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
