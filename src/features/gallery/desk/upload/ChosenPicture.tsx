import { useRef } from 'react';
import type { Change } from '../../../../desk/kit/changes/change.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FilePreview from '../../../../desk/kit/form/FilePreview.tsx';
import { useFilePreview } from '../../../../desk/kit/form/useFilePreview.ts';
import { uploadFiles } from './files.ts';

/** Width of a preview, in pixels. */
const side = 240;

interface Props {
  /** The change that adds the picture. */
  change: Change;
  state: string;
  /** Share of the present step that is done, from 0 to 1; undefined for an upload that has failed. */
  share?: number;
  /** Buttons, by their texts. */
  actions: readonly (readonly ['cancel' | 'retry' | 'remove', () => void])[];
}

/** A chosen picture that is not up: preview, state and buttons. */
export default function ChosenPicture({ change, state, share, actions }: Props) {
  const { t } = useDesk();
  const { id, blob: name = '' } = change;
  const card = useRef<HTMLLIElement>(null);
  const preview = useFilePreview(id, uploadFiles.read, side);
  return (
    <li ref={card} tabIndex={-1}>
      <fieldset aria-labelledby={`${id}-name`}>
        <p id={`${id}-name`} className="picture-name">
          {name}
        </p>
        <FilePreview bitmap={preview} side={side} />
        <p className="picture-state">{state}</p>
        {share !== undefined && <progress value={share} aria-label={t('progress-of', { name })} />}
        <p className="picture-actions">
          {actions.map(([key, run]) => (
            <button
              key={key}
              className="link"
              type="button"
              aria-label={`${t(key)}: ${name}`}
              onClick={() => {
                // The click removes the card, or this button.
                const next = key === 'retry' ? card.current : focusTargetBeside(card.current);
                next?.focus({ preventScroll: true });
                run();
              }}
            >
              {t(key)}
            </button>
          ))}
        </p>
      </fieldset>
    </li>
  );
}

/** The next card, else the previous one, else the button that adds pictures. */
function focusTargetBeside(card: HTMLElement | null): HTMLElement | null | undefined {
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
  return neighbour instanceof HTMLElement
    ? neighbour
    : card?.ownerDocument.querySelector<HTMLElement>('.file-button input');
}
