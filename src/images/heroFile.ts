/** The picture of the hero among these files; its cut-out, which may stand beside a photograph, is none. */
export const heroFile = (files: readonly string[]): string | undefined =>
  files.find((file) => file.startsWith('hero.') && !/\.(cutout\.|json$)/.test(file));
