import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { positionIn, type Point } from './focusPoint.ts';
import Photograph, { type Shown } from './Photograph.tsx';

/** A place of the page that shows the photograph. */
export interface Shape {
  name: string;
  /** Its width by its height. */
  ratio: number;
}

interface Props {
  shown: Shown;
  shapes: readonly Shape[];
  focus: Point;
  isTwoTone: boolean;
}

/** The photograph as each place of the page crops it. */
export default function PhotoCrops({ shown, shapes, focus, isTwoTone }: Props) {
  const { t } = useDesk();
  return (
    <div className="photo-crops">
      {shapes.map(({ name, ratio }) => (
        <figure key={name}>
          <div
            className="photo-crop"
            data-tones={isTwoTone || undefined}
            ref={(element) => {
              element?.style.setProperty('--ratio', String(ratio));
            }}
          >
            <Photograph
              shown={shown}
              alt={t('photo-shape', { place: name })}
              onDraw={({ element, ...size }) => {
                element.style.objectPosition = positionIn(size, ratio, focus);
              }}
            />
          </div>
          <figcaption aria-hidden="true">{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
