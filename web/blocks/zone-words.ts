interface Zoned {
  readonly timeZone: string;
  /** When, in ISO 8601; now where it is not given. */
  readonly startsAt?: string;
}

/** The name of a zone as people say it: `Central Time`. */
export const zoneWords = ({ timeZone, startsAt }: Zoned): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(startsAt === undefined ? undefined : new Date(startsAt))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
