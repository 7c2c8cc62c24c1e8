/** Replaces each `{{name}}` of a text in the browser, which does not load i18next. Keeps a name without a value. */
export const interpolate = (template: string, values: Record<string, string | number>): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
