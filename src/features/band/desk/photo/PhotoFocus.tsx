import { useId, type MouseEvent } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { placeOf, places, writeFocus, type Point } from './focusPoint.ts';
import Photograph, { type Shown } from './Photograph.tsx';

interface Props {
  shown: Shown;
  focus: Point;
  onChange: (focus: string) => void;
}

/** The point that every crop keeps: by a press on the photograph, or by a grid of nine places. */
export default function PhotoFocus({ shown, focus, onChange }: Props) {
  const { t } = useDesk();
  const id = useId();
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(writeFocus([(clientX - left) / width, (clientY - top) / height]));
  };
  return (
    <fieldset className="photo-focus" aria-describedby={`${id}-hint`}>
      <legend>{t('photo-focus')}</legend>
      <p className="dim" id={`${id}-hint`}>
        {t('photo-focus-hint')}
      </p>
      {/* The grid does the same by keys, and for a screen reader. */}
      <button className="photo-whole" type="button" tabIndex={-1} aria-hidden="true" onClick={press}>
        <Photograph shown={shown} alt="" />
        <span
          className="photo-mark"
          ref={(mark) => {
            mark?.style.setProperty('--x', String(focus[0]));
            mark?.style.setProperty('--y', String(focus[1]));
          }}
        />
      </button>
      <div className="photo-grid">
        {places.map((place) => (
          <label key={place.name}>
            <input
              type="radio"
              name={id}
              checked={place === placeOf(focus)}
              onChange={() => onChange(place.focus)}
            />
            <span className="visually-hidden">{t(`photo-focus-${place.name}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
