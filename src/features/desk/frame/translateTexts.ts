import { interpolate } from '../../../lib/i18n/interpolate.ts';

/** Looks up the texts that the desk's island gets from its page. */
export const translate =
  <Key extends string>(texts: Readonly<Record<Key, string>>) =>
  (key: Key, values: Record<string, string | number> = {}): string =>
    interpolate(texts[key], values);
