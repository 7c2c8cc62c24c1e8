import type { RenderedPicture } from '../../../images/renderPicture.ts';
import type { ShownRelease } from './releases.ts';

/** Reads what `ReleaseColumn.tsx` writes, so that no record is sent twice. Each value is an element of its own or an attribute. */
export function readReleases(root: Element): ShownRelease[] {
  return [...root.querySelectorAll('[data-column]')].map((column) => {
    const text = (selector: string) => column.querySelector(selector)?.textContent ?? '';
    const day = column.getAttribute('data-day') ?? undefined;
    return {
      release: {
        name: text('a > span'),
        language: column.querySelector('a > span')?.getAttribute('lang') ?? undefined,
        url: column.querySelector('a')?.getAttribute('href') ?? '',
        linkNote: text('a > span + span'),
        published: text('p'),
        cover: readCover(column),
        badge: day === undefined ? undefined : { day, text: text('p + p') },
      },
      isNew: day !== undefined && !column.querySelector('p + p')?.hasAttribute('hidden'),
    };
  });
}

function readCover(column: Element): RenderedPicture {
  const sources = [...column.querySelectorAll('source')].map((source) => ({
    srcSet: source.getAttribute('srcset') ?? '',
    media: source.getAttribute('media') ?? undefined,
    type: source.getAttribute('type') ?? undefined,
    ...sizeOf(source),
  }));
  const image = column.querySelector('img');
  return {
    ...(sources.length > 0 && { sources }),
    src: image?.getAttribute('src') ?? '',
    ...sizeOf(image),
  };
}

const sizeOf = (element: Element | null) => ({
  width: Number(element?.getAttribute('width')),
  height: Number(element?.getAttribute('height')),
});
