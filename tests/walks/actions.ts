/** An action, its name, and whether it must show something. */
export type Action = [name: string, act: () => unknown, mustAnswer?: boolean];

/**
 * Chooses the next action of a walk by numbers from 0 to 1: its kind, a control and a text. It runs in the page, and uses nothing around it.
 * `resize` asks for another window; the second press of a double click need not show anything.
 */
export function chooseAction(
  [kind, control, text]: readonly [number, number, number],
  isShown: (element: Element) => boolean,
  resize: (width: number, height: number) => void,
  isDoubleClick: (x: number, y: number) => boolean,
): Action {
  /** A walk does not log out. */
  const skip = '.entrance, .stay, .leave button, button.leave, .admin-button, .everywhere';
  const widths = [320, 390, 768, 900, 1440];
  const days = '|2027-05-01|2027-03-28|2027-10-31|0206-12-04|20267-12-04|1900-01-01|2087-02-28'.split('|');
  const times = '|20:00|02:30|00:00|04:59|23:59'.split('|');
  const keys = 'Enter|Escape|ArrowDown|ArrowUp|ArrowLeft|ArrowRight|Home|End|Backspace'.split('|');
  const texts = [
    ...'Nacht|| |a|12.3.2027|14,-|AK 14 / VVK 12|0|\ud83d|🎸🎸|Łódź|https://a.example|javascript:alert(1)'.split(
      '|',
    ),
    ...'مرحبا|\u0000\u200b\t|a\nb\n\nc|”<b>&amp;|２０|Arena|Wien|ida@example.com|24|-1|1e9'.split('|'),
    ...['x'.repeat(130), 'Ж'.repeat(80)],
  ];

  const nameOf = (element: HTMLElement) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent).trim().slice(0, 60)}"`;
  const setValue = (field: HTMLElement, value: string) => {
    field.focus();
    // React replaces the setter of each element.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes) {
      if (!node.data.trim() || node.parentElement?.closest('script, style, textarea, font')) continue;
      const font = document.createElement('font' as 'span');
      node.replaceWith(font);
      font.append(node);
    }
    document.documentElement.dataset.translated = '';
  };

  const pick = <Each>(list: readonly Each[], number: number): Each | undefined =>
    list[Math.floor(number * list.length)];
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const find = <Kind extends HTMLElement>(selector: string) =>
    [...(modal ?? document).querySelectorAll<Kind>(selector)].filter(
      (element) =>
        isShown(element) &&
        !element.matches(':disabled, [aria-disabled=true]') &&
        !element.closest(`[inert], [hidden], ${skip}`),
    );
  if (kind < 0.25) {
    const field = pick(
      find<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
        'textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=password])',
      ),
      control,
    );
    const values =
      field instanceof HTMLSelectElement
        ? [...field.options].map((option) => option.value)
        : new Map(Object.entries({ date: days, time: times })).get(field?.type ?? '');
    const value = values || kind >= 0.08 ? (pick(values ?? texts, text) ?? '') : '';
    if (field)
      return [`sets ${nameOf(field)} to ${JSON.stringify(value.slice(0, 20))}`, () => setValue(field, value)];
  } else if (kind < 0.31) {
    const key = pick(keys, text) ?? '';
    const send = (type: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent(type, { key, bubbles: true, cancelable: true }),
      );
    return [`uses the key ${key}`, () => ['keydown', 'keyup'].forEach(send)];
  } else if (kind < 0.33) {
    const field = pick(find<HTMLInputElement>('input[type=file]'), control);
    const chosen = new DataTransfer();
    chosen.items.add(new File([text < 0.5 ? 'no picture' : ''], 'bild.jpg', { type: 'image/jpeg' }));
    const choose = () => {
      if (field) field.files = chosen.files;
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    };
    if (field) return ['chooses a file', choose];
  } else if (kind < 0.39) return ['goes back', () => history.back()];
  else if (kind < 0.42) return ['reloads', () => location.reload()];
  else if (kind < 0.46) {
    const [width, height] = [pick(widths, control) ?? 0, text < 0.5 ? 256 : 800];
    return [`resizes to ${width} × ${height}`, () => resize(width, height)];
  } else if (kind < 0.49) {
    const isAllowed = document.documentElement.getAttribute('translate') !== 'no';
    return [`asks a translator, who may work: ${isAllowed}`, () => isAllowed && translate()];
  }

  const place = (address: string) => address.split('#')[0];
  const elsewhere: HTMLElement[] = [];
  const here: HTMLElement[] = [];
  for (const element of find(
    'a[href], button, summary, input:is([type=checkbox], [type=radio]), [role=option]',
  ))
    if (!(element instanceof HTMLAnchorElement) || place(element.href) === place(location.href))
      here.push(element);
    else if (
      element.origin === location.origin &&
      element.target !== '_blank' &&
      // The browser saves such a file, and shows nothing that a page could see.
      !element.hasAttribute('download') &&
      !element.pathname.endsWith('.ics')
    )
      elsewhere.push(element);
  // Most links lead to another page, and most controls of islands do not.
  const [first, second] = kind > 0.97 ? [elsewhere, here] : [here, elsewhere];
  const chosen = pick(first.length > 0 ? first : second, control);
  if (!chosen) return ['finds nothing to do', () => undefined];
  chosen.focus();
  const { x, y, width, height } = chosen.getBoundingClientRect();
  const [clientX, clientY] = [x + width / 2, y + height / 2];
  // Its address, its tab or its answer is the present one, or the page says already what it does with a form.
  const isPresent =
    (chosen instanceof HTMLAnchorElement && chosen.href === location.href) ||
    chosen.matches(
      ':checked[type=radio], [aria-selected=true], [aria-current]:not([aria-current=false]), [aria-pressed=true]',
    ) ||
    (chosen.matches('[type=submit]') &&
      chosen.closest('form')?.parentElement?.querySelector('[role=status]:not(:empty)'));
  const click = { bubbles: true, cancelable: true, detail: 1, clientX, clientY };
  return [
    `presses ${nameOf(chosen)}`,
    () => chosen.dispatchEvent(new MouseEvent('click', click)),
    !isPresent && !isDoubleClick(clientX, clientY),
  ];
}
