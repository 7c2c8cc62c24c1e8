import { focuses } from '../../generated/focuses.ts';

/** The point of a picture that every crop keeps, as its record says; a phone's crop of a wide picture keeps the same one. */
export const focusOf = (picture: string): readonly [number, number] | undefined =>
  focuses[picture] ?? focuses[picture.replace('-phone', '')];
