import { pictureTypes } from '../../../config/uploads.ts';

interface Props {
  label: string;
  /** Opens the camera where there is one. */
  capture?: boolean;
  onChoose: (files: FileList) => void;
}

/** A file field of the browser, all of which is the button that is seen (INTERACTIONS, U1). Phones turn HEIC into what it accepts. */
export default function FileButton({ label, capture = false, onChoose }: Props) {
  return (
    <label className="file-button" data-capture={capture || undefined}>
      {label}
      <input
        type="file"
        accept={pictureTypes.join()}
        multiple={!capture}
        capture={capture ? 'environment' : undefined}
        onChange={({ target }) => {
          if (target.files) onChoose(target.files);
          // The same file may be chosen again, after it was removed for instance.
          target.value = '';
        }}
      />
    </label>
  );
}
