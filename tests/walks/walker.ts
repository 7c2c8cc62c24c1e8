/**
 * The part of a random walk that runs in the page. Each function is complete in itself, so that every driver of a browser can send its text:
 * `watchPage` before the scripts of a page, and `takeStep` for each step.
 */

/** The page's own note of a walk. */
interface Watch {
  errors: string[];
}

/** A step to take: numbers from 0 to 1 choose the kind, the control and the text. */
export interface Choice {
  kind: number;
  control: number;
  text: number;
  /** Controls that a walk leaves alone. */
  skip: string;
  /** Time for a control to show that it did something, in milliseconds. */
  answerMs: number;
}

/** A step that was taken. */
export interface Step {
  did: string;
  /** Absent where all is well. */
  problem?: string;
}

/** Notes every error that nobody has handled, and what is logged as one. */
export function watchPage(): void {
  const watch: Watch = { errors: [] };
  Object.assign(globalThis, { walkWatch: watch });
  const note = (error: unknown) =>
    watch.errors.push(error instanceof Error ? `${error.message} ${error.stack ?? ''}` : String(error));
  addEventListener('error', (event) => {
    if (event.error) note(event.error);
  });
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  const log = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    note(
      values
        .map((value) => (value instanceof Error ? `${value.message} ${value.stack ?? ''}` : String(value)))
        .join(' '),
    );
    log(...values);
  };
}

/** Presses, types, clears, chooses, uses a key, goes back, reloads or lets a translator work; then looks at the page. */
export async function takeStep({ kind, control, text, skip, answerMs }: Choice): Promise<Step> {
  const watch = (globalThis as unknown as { walkWatch?: Watch }).walkWatch ?? { errors: [] };
  const pick = <Each>(list: readonly Each[], number: number): Each | undefined =>
    list[Math.min(list.length - 1, Math.floor(number * list.length))];
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility } = getComputedStyle(element);
    return width > 0 && height > 0 && visibility === 'visible' && !element.closest('[inert], [hidden]');
  };
  const modal = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.matches(':modal')).at(-1);
  const find = (selector: string) =>
    [...(modal ?? document).querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        isShown(element) && !element.matches(':disabled, [aria-disabled=true]') && !element.closest(skip),
    );
  const nameOf = (element: HTMLElement) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent).trim().slice(0, 60)}"`;
  const frame = () => new Promise((done) => setTimeout(done, 16));

  let changes = 0;
  const observer = new MutationObserver((records) => (changes += records.length));
  const happened = () => (changes += 1);
  const types = ['scroll', 'hashchange', 'popstate', 'change', 'toggle', 'close', 'pagehide'];
  for (const type of types) addEventListener(type, happened, true);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const before = { focus: document.activeElement, address: location.href };
  const hasChanged = () =>
    changes > 0 || location.href !== before.address || document.activeElement !== before.focus;

  const texts = [
    'Nacht',
    '',
    ' ',
    'a',
    '12.3.2027',
    '14,-',
    'AK 14 / VVK 12',
    '0',
    '\ud83d',
    '🎸🎸',
    'Łódź',
    'x'.repeat(130),
  ]
    .concat([
      'https://a.example',
      'javascript:alert(1)',
      'Ж'.repeat(80),
      'مرحبا',
      '\u0000\u200b\t',
      'a\nb\n\nc',
      '”<b>&amp;',
      '２０',
    ])
    .concat(['Arena', 'Wien', 'ida@example.com', '24', '-1', '1e9']);
  const setValue = (field: HTMLElement, value: string) => {
    field.focus();
    // React replaces the setter of each element.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const press = (element: HTMLElement) => {
    element.focus();
    before.focus = document.activeElement;
    changes = 0;
    element.click();
  };

  if (location.protocol === 'about:') {
    history.forward();
    return { did: 'comes back from before the first page' };
  }
  if (document.contentType !== 'text/html') {
    history.back();
    return { did: 'leaves a file' };
  }

  let did = '';
  let mustAnswer = false;
  if (kind < 0.55) {
    const controls = find(
      'a[href], button, summary, input:is([type=checkbox], [type=radio]), [role=option], [role=tab]',
    ).filter(
      (element) =>
        !(element instanceof HTMLAnchorElement) ||
        (element.origin === location.origin &&
          element.target !== '_blank' &&
          // The browser saves such a file, and shows nothing that a page could see.
          !element.hasAttribute('download') &&
          !element.pathname.endsWith('.ics')),
    );
    const chosen = pick(controls, control);
    if (chosen) {
      did = `presses ${nameOf(chosen)}`;
      // Its address, its tab or its answer is the present one.
      const isPresent =
        (chosen instanceof HTMLAnchorElement && chosen.href === location.href) ||
        chosen.matches(
          ':checked[type=radio], [aria-selected=true], [aria-current]:not([aria-current=false]), [aria-pressed=true]',
        );
      mustAnswer = !isPresent;
      press(chosen);
    }
  } else if (kind < 0.8) {
    const field = pick(
      find(
        'textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=password])',
      ),
      control,
    );
    if (field instanceof HTMLSelectElement) {
      did = `chooses in ${nameOf(field)}`;
      setValue(field, pick([...field.options], text)?.value ?? '');
    } else if (field instanceof HTMLInputElement && field.type === 'date') {
      const days = [
        '',
        '2027-05-01',
        '2027-03-28',
        '2027-10-31',
        '0206-12-04',
        '20267-12-04',
        '1900-01-01',
        '2087-02-28',
      ];
      did = `picks a day in ${nameOf(field)}`;
      setValue(field, pick(days, text) ?? '');
    } else if (field instanceof HTMLInputElement && field.type === 'time') {
      did = `picks a time in ${nameOf(field)}`;
      setValue(field, pick(['', '20:00', '02:30', '00:00', '04:59', '23:59'], text) ?? '');
    } else if (field) {
      const value = kind < 0.62 ? '' : (pick(texts, text) ?? '');
      did = `types ${JSON.stringify(value.slice(0, 20))} into ${nameOf(field)}`;
      setValue(field, value);
    }
  } else if (kind < 0.86) {
    const key =
      pick(
        ['Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Backspace'],
        text,
      ) ?? '';
    did = `uses the key ${key}`;
    for (const type of ['keydown', 'keyup'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent(type, { key, bubbles: true, cancelable: true }),
      );
  } else if (kind < 0.88) {
    const field = pick(find('input[type=file]'), control);
    if (field instanceof HTMLInputElement) {
      did = 'chooses a file';
      const files = new DataTransfer();
      files.items.add(new File([text < 0.5 ? 'no picture' : ''], 'bild.jpg', { type: 'image/jpeg' }));
      field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  } else if (kind < 0.94) {
    did = 'goes back';
    history.back();
  } else if (kind < 0.97) {
    did = 'reloads';
    location.reload();
    return { did };
  } else {
    const asked = document.documentElement.getAttribute('translate');
    did = asked === 'no' ? 'asks a translator, who leaves the page alone' : 'lets a translator work';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    if (asked !== 'no')
      for (const node of nodes) {
        if (!node.data.trim() || node.parentElement?.closest('script, style, textarea, font')) continue;
        const font = document.createElement('font');
        node.replaceWith(font);
        font.append(node);
      }
  }
  if (!did) did = 'finds nothing to do';

  const end = performance.now() + answerMs;
  do await frame();
  while (mustAnswer && !hasChanged() && performance.now() < end);
  await frame();
  const isSilent = mustAnswer && !hasChanged();
  observer.disconnect();
  for (const type of types) removeEventListener(type, happened, true);
  // A translator takes texts away from React, which then renders the island anew, or its boundary gives the built page back.
  const isTranslated =
    document.querySelector('font') !== null || document.documentElement.dataset.translated !== undefined;
  if (isTranslated) document.documentElement.dataset.translated = '';
  const errors = watch.errors
    .splice(0)
    .filter(
      (error) =>
        !/Failed to load|unavailable: |ResizeObserver/.test(error) &&
        !(isTranslated && /NotFoundError|not a child|#418/.test(error)),
    );
  const isEmpty =
    document.body.innerText.trim().length < 20 ||
    ![...document.querySelectorAll('a[href], button')].some(isShown);
  const problem =
    errors[0] !== undefined
      ? `an error: ${errors[0]}`
      : isEmpty
        ? 'an empty page'
        : document.querySelector('.failure')
          ? 'a part that has failed'
          : isSilent
            ? 'nothing happens, and nothing says why'
            : undefined;
  return problem === undefined ? { did } : { did, problem };
}
