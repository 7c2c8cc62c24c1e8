/** Names and limits that the contact form and its function share (DESIGN, Content and data: `ContactMessage`). */

/** The address of the function. */
export const contactAddress = '/api/contact';

/** Subjects of a message, in the order of the specification (section 2); the first one is preselected. */
export const purposes = ['booking', 'merch', 'general'] as const;
export type Purpose = (typeof purposes)[number];

/** Maximum lengths of the texts, in UTF-16 units. */
export const longest = { name: 120, email: 254, message: 5000 } as const;

/** A hidden field that only programs fill in. No password manager and no browser knows what belongs into one of this name. */
export const trapField = 'motto';

/** Longest text of a message in a list, in UTF-16 units. */
export const excerptLength = 300;

/** The field with the time since the form first appeared, in milliseconds. The form's own script sends it; JSON must hold it. */
export const tookField = 'took';

/** Minimum time that a person needs to fill in the form, in milliseconds. */
export const shortestWriting = 2000;

/** Maximum number of messages of one address in an hour. */
export const messagesPerHour = 10;

/** Parameter of the contact page's address with a message to begin with, in plain text. */
export const messageParameter = 'message';

/** Parameter of that address with the purpose to begin with. */
export const purposeParameter = 'purpose';

/** The form's id: where the links of other pages lead, with and without script. */
export const formId = 'form';

/** The address of the form on a contact page. The page's script fills in the message, and chooses the purpose. */
export function formAddress(contactPage: string, message = '', purpose?: Purpose): string {
  const parameters = new URLSearchParams({
    ...(message && { [messageParameter]: message }),
    ...(purpose && { [purposeParameter]: purpose }),
  }).toString();
  return `${contactPage}${parameters && `?${parameters}`}#${formId}`;
}

/** Days for which a message is stored, unless the band keeps it (DESIGN, Content and data). */
export const messageDays = 180;

/** Days without anybody of the band who looks, after which the form closes where no mail is configured. */
export const unattendedDays = 14;
