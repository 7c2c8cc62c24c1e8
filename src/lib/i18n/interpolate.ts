/** Fills the `{{gaps}}` of a text in the browser, where i18next does not go; a gap without a value stays as it is. */
export const interpolate = (template: string, values: Record<string, string | number>): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
