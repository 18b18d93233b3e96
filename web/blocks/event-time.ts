const dayAndTime = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** When something begins and ends, on the clock of a zone: `Sat, Dec 5, 6:30 – 8:30 PM CST`. */
export function whenIn(timeZone: string, startsAt: string, endsAt: string): string {
  const format = new Intl.DateTimeFormat('en-US', { ...dayAndTime, timeZone, timeZoneName: 'short' });
  return format.formatRange(new Date(startsAt), new Date(endsAt));
}

/** One instant on the clock of a zone: `Sat, Dec 5, 6:30 PM CST`. */
export const startIn = (timeZone: string, startsAt: string): string =>
  new Intl.DateTimeFormat('en-US', { ...dayAndTime, timeZone, timeZoneName: 'short' }).format(new Date(startsAt));

interface Start {
  readonly timeZone: string;
  readonly startsAt: string;
  readonly isTimeTbd?: boolean | undefined;
}

/** The start of an event as far as it is known: `Sat, Dec 5, time to be decided`. */
export function startOf({ timeZone, startsAt, isTimeTbd }: Start): string {
  if (!isTimeTbd) return startIn(timeZone, startsAt);
  const day = { weekday: 'short', month: 'short', day: 'numeric', timeZone } as const;
  return `${new Intl.DateTimeFormat('en-US', day).format(new Date(startsAt))}, time to be decided`;
}

/** The reader's zone. */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** True when the viewer's clock shows another time than the event's, so that both are worth showing. */
export function clocksDiffer(timeZone: string, startsAt: string, viewer = viewerZone()): boolean {
  const shown = (zone: string) =>
    new Intl.DateTimeFormat('en-US', { ...dayAndTime, timeZone: zone }).format(new Date(startsAt));
  return shown(timeZone) !== shown(viewer);
}
