/** Whether a value of the facts stands for one that the band has not given yet. */
export const isPlaceholder = (value: string): boolean =>
  value.includes('«') || value.endsWith('.example') || /0{16}/.test(value);

/** Every imprint needs these. § 5 ECG requires VAT number, authority, chamber and phone of companies only; the page leaves out an empty row. */
const needed = ['ownerName', 'street', 'postcode', 'city', 'email'];

/** Names the settings (as `imprint.phone`) that still hold a placeholder, or that are needed and empty. */
export function unfilled(settings: object, path = ''): string[] {
  return Object.entries(settings).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return unfilled(value, `${path}${key}.`);
    const isMissing =
      typeof value === 'string' && (value === '' ? needed.includes(key) : isPlaceholder(value));
    return isMissing ? [`${path}${key}`] : [];
  });
}
