import FilePreview from '../../../../desk/kit/form/FilePreview.tsx';

/** A photograph as the desk has it: by its address, or from its file until it is up. `ratio` is its width, divided by its height. */
export type Shown = { src: string; ratio?: number | undefined } | { bitmap: ImageBitmap };

/** Width of a photograph's file on the desk, in pixels. */
export const fileWidth = 720;
/** The most height of a whole photograph, in CSS pixels. */
const tallest = 320;

/** Its size, in pixels, as far as it is loaded. */
interface Drawn {
  element: HTMLElement;
  width: number;
  height: number;
}

interface Props {
  shown: Shown;
  /** Empty for a decoration. */
  alt: string;
  /** Called once its size is known, and after each render from then on. */
  onDraw?: (drawn: Drawn) => void;
}

/** A photograph, whole and in its own colours unless the styles around it say otherwise. */
export default function Photograph({ shown, alt, onDraw }: Props) {
  if ('bitmap' in shown)
    return (
      <FilePreview
        bitmap={shown.bitmap}
        side={1}
        alt={alt}
        onDraw={(element) => onDraw?.({ element, width: element.width, height: element.height })}
      />
    );
  const { src, ratio } = shown;
  // Its place is kept until it is loaded: nothing below may move under a finger.
  const size = ratio && {
    width: Math.round(Math.min(fileWidth, tallest * ratio)),
    height: Math.round(Math.min(tallest, fileWidth / ratio)),
  };
  const tell = (element: HTMLImageElement | null) => {
    if (!element?.naturalWidth) return;
    onDraw?.({ element, width: element.naturalWidth, height: element.naturalHeight });
  };
  return (
    <img
      ref={tell}
      {...size}
      src={src}
      alt={alt}
      decoding="async"
      onLoad={({ currentTarget }) => tell(currentTarget)}
    />
  );
}
