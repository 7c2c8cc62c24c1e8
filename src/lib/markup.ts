/** HTML that is ready to be sent. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Part = string | number | Markup | readonly Markup[] | undefined | false;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A value as JSON for a `script` element, which no `<` in it can end. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * A template of HTML that escapes every value but `Markup`; `undefined` and `false` are nothing. Attributes stand in double quotes. A line
 * break and its indentation are nothing before an element or a value, and one space before any other text. It is not named `html`, because
 * the formatter would break lines elsewhere.
 */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: strings.map(joinLines) }, ...parts.map(escaped)));
}

const joinLines = (text: string): string =>
  text.replaceAll(/\s*\n\s*(?=<|$)/g, '').replaceAll(/\s*\n\s*/g, ' ');

function escaped(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
  return part instanceof Markup ? part.text : part.map(({ text }) => text).join('');
}
