/** Filled icons on a grid of 24 × 24, angular like the display face. The tenth icon, logo-match, is `Logo.tsx`. */
export const icons = {
  burger: 'M2 6.5h20v3H2zM2 14.5h20v3H2z',
  headphones:
    'M12 3a9 9 0 0 0-9 9v7a2 2 0 0 0 2 2h4v-8H6v-1a6 6 0 0 1 12 0v1h-3v8h4a2 2 0 0 0 2-2v-7a9 9 0 0 0-9-9z',
  event: 'M6 2h3v3h6V2h3v3h4v17H2V5h4zm-1 8v9h14v-9zm2 2h4v4H7z',
  merch: 'M8 2h2a2 2 0 0 0 4 0h2l6 4-2.5 5L17 9.8V22H7V9.8L4.5 11 2 6z',
  contact: 'M2 4h20v16H2zm3 3v1.2l7 4.8 7-4.8V7zm0 4.7V17h14v-5.3l-7 4.8z',
  press:
    'M2 4h16v4h4v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2zm3 3v4h10V7zm0 6v1.5h10V13zm0 3v1.5h10V16zm13-5v6.5h1V11z',
  picture: 'M2 4h20v16H2zm3 3v7.5l4-4 4 4 2.5-2.5 3.5 3.5V7zm10.5 1a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  video: 'M2 4h20v16H2zm7 4v8l7-4z',
  up: 'M12 3l8 8-2.2 2.2-4.2-4.2V21h-3.2V9l-4.2 4.2L4 11z',
} as const;

export type IconName = keyof typeof icons;
