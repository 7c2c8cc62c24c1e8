/** What the contact form, in the page and behind it, agrees on (DESIGN, Content and data: `ContactMessage`). */

/** Where it is sent to. */
export const contactAddress = '/api/contact';

/** Subjects of a message, in the order of the specification (section 2); the first one is chosen from the start. */
export const purposes = ['booking', 'merch', 'general'] as const;
export type Purpose = (typeof purposes)[number];

/** Longest texts, in UTF-16 units. */
export const longest = { name: 120, email: 254, message: 5000 } as const;

/** Nobody sees this field and no person fills it in; what fills in every field does. */
export const trapField = 'website';

/** Says, in milliseconds, how long the form has been in sight. The form's own script sends it; JSON must hold it. */
export const tookField = 'took';

/** No person fills the form in faster than this, in milliseconds. */
export const shortestWriting = 2000;

/** One address may write this often in an hour. */
export const messagesPerHour = 10;

/** A message is kept this many days (DESIGN, Content and data). */
export const messageDays = 180;

/** The entry in `sessionStorage` that holds what has been typed and not been sent; it is gone with the tab. */
export const draftKey = 'contact';
