/** Rules for a venue. The desk loads them, so they stay without zod (decision 0025). */

/** Questions about access, in the order of the page. */
export const accessQuestions = [
  'stepFreeEntrance',
  'stepFreeStage',
  'accessibleToilet',
  'seatOnRequest',
  'hearingLoop',
  'quietPlace',
  'companionTicket',
  'strobeLight',
] as const;
export type AccessQuestion = (typeof accessQuestions)[number];

export const accessAnswers = ['yes', 'partly', 'no', 'unknown'] as const;
export type AccessAnswer = (typeof accessAnswers)[number];

/** Maximum lengths, in characters. */
export const longestVenueTexts = { name: 120, street: 120, postalCode: 12, city: 80 } as const;
