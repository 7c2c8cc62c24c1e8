import { bare, matches, type Wanted } from './wanted.ts';

/** Where a text or a picture of the band stands in the page. */
export interface Mark {
  id: string;
  /** The text as it was built, or the description of a picture. */
  built: string;
  /** Takes the focus, and is pressed. */
  element: HTMLElement;
  /** True for lines that the build has drawn to a width. */
  isDrawn: boolean;
  /** Shows another text in the place of the built one; without one the built one again. */
  show: (text?: string) => void;
}

type Found = Omit<Mark, 'id' | 'built'>;

/** A text node, a drawing or a picture, with its text or description. */
interface Place {
  text: string;
  node: Text | SVGElement | HTMLImageElement;
}

function placesIn(parent: Node): Place[] {
  return [...parent.childNodes].flatMap((node): Place[] => {
    if (node instanceof HTMLImageElement) return [{ text: bare(node.alt), node }];
    if (!(node instanceof Text || node instanceof SVGElement)) return placesIn(node);
    const text = bare(node.textContent);
    return text ? [{ text, node }] : [];
  });
}

/** The drawings of a text that screen readers read in a hidden element beside them. */
const drawingsOf = ({ parentElement: hidden }: Element | Text): SVGElement[] =>
  hidden?.matches('.visually-hidden')
    ? [...(hidden.parentElement?.children ?? [])].filter((each) => each instanceof SVGElement)
    : [];

function wrap(nodes: readonly ChildNode[]): HTMLElement {
  const element = document.createElement('span');
  nodes[0]?.before(element);
  element.append(...nodes);
  return element;
}

/** The text for screen readers stands in the button, which is named by it. */
function markDrawings(drawings: readonly SVGElement[], text: string, spoken = hidden(text)): Found {
  const element = wrap(drawings);
  element.className = 'drawn';
  element.prepend(spoken);
  return {
    ...{ element, isDrawn: true },
    show: (shown) => element.replaceChildren(...(shown === undefined ? [spoken, ...drawings] : [shown])),
  };
}

function hidden(text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'visually-hidden';
  element.textContent = text;
  return element;
}

function markOf(node: Place['node'], text: string): Found | undefined {
  if (node instanceof HTMLImageElement) return { element: node, isDrawn: false, show: () => undefined };
  if (node instanceof SVGElement) return markDrawings([node], text);
  const drawings = drawingsOf(node);
  if (drawings.length > 0) return markDrawings(drawings, text, node.parentElement ?? undefined);
  // Nobody sees such a text.
  if (node.parentElement?.closest('.visually-hidden')) return undefined;
  const built = node.data;
  // A control in another one is none for a screen reader.
  const element = node.parentElement?.closest<HTMLElement>('a, summary') ?? wrap([node]);
  return { element, isDrawn: false, show: (shown) => (node.data = shown ?? built) };
}

/** Finds what is wanted in the page, and makes each a button, or a link where its id is an address. */
export function findMarks(wanted: readonly Wanted[]): Mark[] {
  const found = matches(wanted, (within) => [...document.querySelectorAll(within)].flatMap(placesIn));
  const isSpoken = ({ place: { node } }: (typeof found)[number]) => drawingsOf(node).length > 0;
  // The text for screen readers first: its drawings belong to it.
  return [...found.filter(isSpoken), ...found.filter((each) => !isSpoken(each))].flatMap(
    ({ want: { id, text }, place: { node } }) => {
      const isPart = (node instanceof Text ? node.parentElement : node)?.closest('[data-mark]');
      const mark = isPart ? undefined : markOf(node, text);
      if (!mark) return [];
      const { element } = mark;
      element.dataset.mark = id;
      // Undoing its change gives it the focus.
      element.dataset.row = id;
      element.tabIndex = 0;
      // The head of a card is a button by itself.
      if (element.tagName !== 'SUMMARY') element.setAttribute('role', id.startsWith('#') ? 'link' : 'button');
      // The page hides from a screen reader what it says elsewhere, but nobody could press it there.
      element.closest('[aria-hidden]')?.removeAttribute('aria-hidden');
      return [{ ...mark, id, built: text }];
    },
  );
}
