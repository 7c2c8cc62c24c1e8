/** The instant of a ticket's `datetime`, in milliseconds since 1970. A day without its hour counts until late in the evening. */
export const instantOf = (dateTime: string | null | undefined): number =>
  Date.parse(dateTime?.length === 10 ? `${dateTime}T21:59:00Z` : (dateTime ?? ''));
