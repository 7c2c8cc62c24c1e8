interface Props {
  /** Undefined while there is none. */
  bitmap: ImageBitmap | undefined;
  /** Width and height while there is none, in pixels. */
  side: number;
  /** Its description; none for a decoration. */
  alt?: string;
  /** Called after it is drawn. */
  onDraw?: (canvas: HTMLCanvasElement) => void;
}

/** A chosen picture on a canvas of its shape. */
export default function FilePreview({ bitmap, side, alt, onDraw }: Props) {
  const draw = (canvas: HTMLCanvasElement | null) => {
    if (!canvas || !bitmap) return;
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    onDraw?.(canvas);
  };
  return (
    <canvas
      ref={draw}
      {...(bitmap ? {} : { width: side, height: side, 'data-empty': '' })}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    />
  );
}
