/** The passwords to try, by their difference from the right one. */
export const kinds = {
  right: (right: string) => right,
  lastDiffers: (right: string) => `${right.slice(0, -1)}~`,
  firstDiffers: (right: string) => `~${right.slice(1)}`,
  short: () => '~',
  long: () => '~'.repeat(1000),
};
export type Kind = keyof typeof kinds;
