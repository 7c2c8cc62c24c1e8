import type { ReactNode } from 'react';
import { useDesk } from '../deskContext.ts';

interface Props {
  /** For the button's name: "Restore: …". */
  name: string;
  lines: readonly string[];
  details: readonly string[];
  image?: ReactNode;
  /** Absent for a row that nothing can be restored from. */
  onRestore?: (() => void) | undefined;
}

/** A row of a list from which something can be restored: a deleted record, or a former version. */
export default function RestorableRow({ name, lines, details, image, onRestore }: Props) {
  const { t } = useDesk();
  return (
    <li>
      {image && <div className="thumbnail">{image}</div>}
      <p>
        {lines.map((line) => (
          <b key={line}>{line}</b>
        ))}
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </p>
      {onRestore && (
        <button className="link" type="button" aria-label={`${t('restore')}: ${name}`} onClick={onRestore}>
          {t('restore')}
        </button>
      )}
    </li>
  );
}
