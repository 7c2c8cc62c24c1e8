import styles from '../../../components/ui/PrimaryButton.module.css';
import { pictureTypes } from '../../../config/uploads.ts';
import './FileButton.css';

interface Props {
  label: string;
  isOutlined?: boolean;
  isMultiple?: boolean;
  /** Opens the camera of a phone. */
  capture?: boolean;
  onChoose: (files: FileList) => void;
}

/** A file control as large as its button (INTERACTIONS, U1). Phones convert HEIC to a type that it accepts. */
export default function FileButton({
  label,
  isOutlined = false,
  isMultiple = false,
  capture = false,
  onChoose,
}: Props) {
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
        multiple={isMultiple}
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
