import styles from '../../../components/ui/PrimaryButton.module.css';
import { pictureTypes } from '../../../config/uploads.ts';

interface Props {
  label: string;
  /** Opens the camera of a phone. */
  capture?: boolean;
  onChoose: (files: FileList) => void;
}

/** A file control as large as its button (INTERACTIONS, U1). Phones convert HEIC to a type that it accepts. */
export default function FileButton({ label, capture = false, onChoose }: Props) {
  return (
    <label className={`file-button ${styles.button}`} data-capture={capture || undefined}>
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
