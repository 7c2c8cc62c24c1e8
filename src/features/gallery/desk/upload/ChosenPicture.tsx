import { useEffect, useRef } from 'react';
import type { Change } from '../../../../desk/kit/changes/change.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { uploadFiles } from './files.ts';

interface PreviewProps {
  /** Key of the change that adds the picture. */
  id: string;
}

/** Longest side of a preview, in pixels. */
const side = 240;

/** A preview on a canvas, because `blob:` addresses need a wider policy for the whole site. */
function Preview({ id }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let isOutdated = false;
    const draw = (bitmap: ImageBitmap) => {
      const { current } = canvas;
      if (current && !isOutdated) {
        delete current.dataset.empty;
        const scale = side / Math.max(bitmap.width, bitmap.height);
        current.width = Math.round(bitmap.width * scale);
        current.height = Math.round(bitmap.height * scale);
        current.getContext('2d')?.drawImage(bitmap, 0, 0, current.width, current.height);
      }
      bitmap.close();
    };
    const read = async () => {
      const file = await uploadFiles.read(id);
      // The browser scales it off the main thread.
      if (file) draw(await createImageBitmap(file, { resizeWidth: side, resizeQuality: 'medium' }));
    };
    // A picture that it cannot decode has no preview.
    read().catch(() => undefined);
    return () => {
      isOutdated = true;
    };
  }, [id]);

  return <canvas ref={canvas} width={side} height={side} data-empty="" aria-hidden="true" />;
}

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
  return (
    <li ref={card} tabIndex={-1}>
      <fieldset aria-labelledby={`${id}-name`}>
        <p id={`${id}-name`} className="picture-name">
          {name}
        </p>
        <Preview id={id} />
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
