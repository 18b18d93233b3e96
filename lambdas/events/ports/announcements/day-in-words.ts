/** `Sat, Dec 5`, on the clock of a zone. */
export const dayInWords = (startsAt: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(
    new Date(startsAt),
  );
