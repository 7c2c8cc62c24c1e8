/** HTML that is ready to be sent. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | Markup | readonly Markup[] | undefined;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A template of HTML in which every value is escaped, but for what is markup already; `undefined` is nothing. Attributes stand
 * in double quotes. (Not named `html`, which the formatter would lay out anew: in a style and a text area every space counts.)
 */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(written)));
}

function written(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
  return part instanceof Markup ? part.text : part.map(({ text }) => text).join('');
}
