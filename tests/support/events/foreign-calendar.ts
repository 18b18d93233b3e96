import ICAL from 'ical.js';

/** An entry as a calendar program that is not ours understands it. */
export interface ForeignEntry {
  readonly uid: string;
  readonly sequence: number;
  readonly title: string;
  readonly place: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isOff: boolean;
}

/** Reads an iCalendar document with a parser of others, the earliest entry first. */
export function readCalendar(body: string): readonly ForeignEntry[] {
  const calendar = new ICAL.Component(ICAL.parse(body));
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        title: event.summary,
        place: event.location,
        startsAt: event.startDate.toJSDate().toISOString(),
        endsAt: event.endDate.toJSDate().toISOString(),
        isOff: component.getFirstPropertyValue('status') === 'CANCELLED',
      };
    })
    .sort((a, b) => `${a.startsAt} ${a.uid}`.localeCompare(`${b.startsAt} ${b.uid}`));
}
