/** Rules for a venue, which the contract, the concert's page and the desk's form share. */

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
