/** Records that no form of today would send, and that stores may hold all the same. */

/** Names and texts of another program, of an older version, or of somebody who tries. */
const oddTexts = [
  '\u0000\u0007\u001b',
  '\ud83c',
  'x'.repeat(100_000),
  '‮abc',
  '🎸'.repeat(60),
  'Ж'.repeat(120),
  '<script>alert(1)</script>',
  '‎​',
];

export const oddConcerts = oddTexts.map((name, index) => ({
  ...{ id: `odd-${index}`, name, date: '2027-05-01T18:00:00Z', timeZone: 'Europe/Vienna', revision: 1 },
  ...{
    venue: name,
    city: name,
    note: { de: name },
    support: [name],
    status: index % 2 ? 'planned' : 'unknown',
  },
  ...{
    ticketUrl: 'http://a.example',
    price: { from: -1, currency: 'x' },
    doors: 'no instant',
    extra: { of: ['another'] },
  },
}));

export const oddVenues = oddTexts.map((name, index) => ({
  ...{ id: `odd-venue-${index}`, name, city: name, country: 'XX', timeZone: 'Mars/Base', revision: 0 },
  access: { stepFreeEntrance: { answer: 'perhaps' } },
}));

export const oddMessages = oddTexts.map((text, index) => ({
  ...{
    id: `odd-message-${index}`,
    purpose: 'general',
    name: text,
    email: `${text}@example.com`,
    message: text,
  },
  ...{ language: index % 2 ? 'de' : 'xx', received: '2026-11-20T10:00:00Z', mail: 'later', revision: 0 },
}));

export const oddPictures = oddTexts.map((text, index) => ({
  ...{
    id: `odd-picture-${index}`,
    url: `/gallery/none-${index}.jpg`,
    width: 1,
    height: 100_000,
    version: 'v',
  },
  ...{ alt: { de: text, en: text }, credit: text, order: index },
}));

/** Entries of the browser's storage. */
export const oddDrafts: Record<string, string> = {
  'desk:new:broken': '{',
  'desk:new:part': JSON.stringify({ key: 'new:part', typed: { name: '\ud83c' }, idempotencyKey: 'k' }),
  'desk:new:long': JSON.stringify({
    ...{ key: 'new:long', idempotencyKey: 'l' },
    typed: { name: 'x'.repeat(5000), date: '20267-12-04', time: '99:99', timeZone: 'Mars/Base' },
  }),
  'desk:new:zone': JSON.stringify({
    ...{ key: 'new:zone', idempotencyKey: 'z' },
    typed: { name: 'Zone', date: '2027-05-01', time: '20:00', timeZone: 'Mars/Base', status: 'unknown' },
  }),
  'desk-venue:new:odd': JSON.stringify({
    key: 'new:odd',
    typed: { name: ' ', country: 'XX' },
    idempotencyKey: 'm',
  }),
  'desk-chosen-pictures': '[{}]',
  'desk-message-notes': '[]',
};
