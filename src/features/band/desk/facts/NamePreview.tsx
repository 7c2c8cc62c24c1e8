import { useEffect, useRef } from 'react';
import { grounds, inkState } from '../../../../config/band/ink.ts';
import { blockLines } from '../../../../images/name/blockLines.ts';
import type { FaceWidth } from '../../../../lib/typography/line.ts';

/** The frame of the preview, and the edge around the name, in pixels of its canvas. */
const [width, height, edge] = [720, 400, 40];

/** The font widths by the words that a canvas knows. */
const words: Record<FaceWidth, string> = {
  ...{ 50: 'ultra-condensed', 75: 'condensed', 100: 'normal', 125: 'expanded', 150: 'extra-expanded' },
};
/** In thousandths of an em. */
const fontOf = (face: FaceWidth) => `900 ${words[face]} 1000px Anybody, 'Anybody more', sans-serif`;

/** The name in its ink, in lines as the build sets them. On a canvas, because the page's policy allows no style of its own. */
export default function NamePreview({ name, ink }: { name: string; ink: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    let isOutdated = false;
    const show = () => {
      if (context && !isOutdated) draw(context, name.trim(), ink);
    };
    show();
    void document.fonts.load(fontOf(100), name || 'A').then(show, show);
    return () => {
      isOutdated = true;
    };
  }, [name, ink]);
  return <canvas ref={canvas} className="name-preview" {...{ width, height }} aria-hidden="true" />;
}

function draw(context: CanvasRenderingContext2D, name: string, ink: string): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = `rgb(${grounds.black.join(' ')})`;
  context.fillRect(0, 0, width, height);
  const box = { width: width - 2 * edge, height: height - 2 * edge };
  const block = /[\p{L}\p{N}]/u.test(name) && blockLines(name, box, (...line) => edgesOf(context, ...line));
  if (!block) return;
  context.fillStyle = inkState(ink) ? ink : `rgb(${grounds.paper.join(' ')})`;
  const [left, top] = [(width - block.width) / 2, (height - block.height) / 2];
  for (const { text, width: face, tracking, x, y, scale } of block.lines) {
    context.setTransform(scale, 0, 0, scale, left + x, top + y);
    setFont(context, face, tracking);
    context.fillText(text.toUpperCase(), 0, 0);
  }
}

/** An older Safari knows no spacing of letters, and shows those of the narrowest font width nearer to each other. */
function setFont(context: CanvasRenderingContext2D, face: FaceWidth, tracking: number): void {
  context.font = fontOf(face);
  context.letterSpacing = `${tracking}px`;
}

function edgesOf(context: CanvasRenderingContext2D, text: string, face: FaceWidth, tracking: number) {
  setFont(context, face, tracking);
  const ink = context.measureText(text.toUpperCase());
  return {
    ...{ left: -ink.actualBoundingBoxLeft, right: ink.actualBoundingBoxRight },
    ...{ top: -ink.actualBoundingBoxAscent, bottom: ink.actualBoundingBoxDescent },
  };
}
