import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { toCalendarOfDates } from '#shared/events/calendars/calendar.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import type { Standing } from '#shared/events/rsvp/line/seats.ts';
import { quantity } from '#shared/quantity.ts';
import type { Situation } from '../../details/situation.ts';
import { sequenceOf } from '../../details/situation.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { eventUrl, type MailHome, openEvent, whenOf } from '../../notifications/event-words.ts';

type Some<Thing> = readonly Thing[];

const count = (dates: Some<unknown>) => quantity(dates.length, 'date');
const firstOf = <Thing>([first]: Some<Thing>): Thing => {
  if (first === undefined) throw new Error('There is nothing to tell');
  return first;
};

/** What a change of a series means for one person. */
export interface Theirs {
  readonly dates: Some<Situation>;
  /** Dates that another rule took away. */
  readonly gone: Some<Situation>;
}

/** The dates a person is in, as they are now, and those that are no more. */
export function seriesMoved({ dates, gone }: Theirs, home: MailHome): NoticeContent {
  if (gone.length === 0) return seriesHasMoved(dates, home);
  const { event } = firstOf(gone);
  return {
    subject: `Changed: ${event.title}, ${count(gone)} cancelled`,
    content: {
      preheader: `${count(gone)} of ${event.title} do not take place.`,
      heading: `${event.title} repeats on other days now`,
      paragraphs: [
        `The host changed when it repeats. ${count(gone)} that you were on the list of do not take place.`,
        ...(event.cancelled?.message ? [`${event.hostName} writes:\n${event.cancelled.message}`] : []),
        ...(dates.length > 0 ? [`You keep your seats on ${count(dates)}; the times are the ones now.`] : []),
      ],
      facts: [
        ...gone.map((one) => ({ label: 'Cancelled', value: whenOf(one.event) })),
        ...dates.map((one) => ({ label: whenOf(one.event), value: placeLabel(one.event.location) })),
      ],
      action: { label: 'Find other events', url: `${home.origin}/discover` },
      footerLines: ['You get this mail because you are on the lists of these events.'],
    },
    calendar: calendarOfDates({ on: dates, off: gone }, home),
  };
}

function seriesHasMoved(dates: Some<Situation>, home: MailHome): NoticeContent {
  const { event } = firstOf(dates);
  return {
    subject: `New time or place: ${event.title}, ${count(dates)}`,
    content: {
      preheader: `Next: ${whenOf(event)}`,
      heading: `${event.title} has changed`,
      paragraphs: [
        `The host changed ${count(dates)} that you are in. You keep your seats; these are the times and places now. If you cannot come to one of them, leave that event so that somebody else can.`,
      ],
      facts: dates.map((one) => ({ label: whenOf(one.event), value: placeLabel(one.event.location) })),
      action: openEvent(event, home),
      footerLines: ['You get this mail because you are on the lists of these events.'],
    },
    calendar: calendarOfDates({ on: dates }, home),
  };
}

export function seriesCalledOff(dates: Some<Situation>, home: MailHome): NoticeContent {
  const { title, hostName, cancelled } = firstOf(dates).event;
  return {
    subject: `Cancelled: ${title}, ${count(dates)}`,
    content: {
      preheader: `${count(dates)} of ${title} do not take place.`,
      heading: `${title} is cancelled`,
      paragraphs: [
        `The host has called off ${count(dates)} that you were on the list of. They do not take place.`,
        ...(cancelled?.message ? [`${hostName} writes:\n${cancelled.message}`] : []),
      ],
      facts: dates.map((one) => ({ label: 'Cancelled', value: whenOf(one.event) })),
      action: { label: 'Find other events', url: `${home.origin}/discover` },
      footerLines: ['You get this mail because you were on the lists of these events.'],
    },
    calendar: calendarOfDates({ off: dates }, home),
  };
}

/** Dates that a player gave up at once. */
export function seriesLeftBy(dates: Some<Situation>, home: MailHome): NoticeContent {
  const { event } = firstOf(dates);
  return {
    subject: `You left: ${event.title}, ${count(dates)}`,
    content: {
      preheader: `You are off the lists of ${count(dates)}.`,
      heading: `You left ${event.title}`,
      paragraphs: [
        `You are no longer on the lists of ${count(dates)}. The attached file takes them out of your calendar.`,
        'If you can come after all, join again on their pages.',
      ],
      facts: dates.map((one) => ({ label: 'Left', value: whenOf(one.event) })),
      action: openEvent(event, home),
      footerLines: ['You get this mail because you had answered these events.'],
    },
    calendar: calendarOfDates({ off: dates }, home),
  };
}

export function seriesAnswered(dates: Some<Situation & { standing: Standing }>, home: MailHome): NoticeContent {
  const { event } = firstOf(dates);
  const inside = dates.filter(({ standing }) => standing.status === 'in');
  return {
    subject: `You're in: ${event.title}, ${count(inside)}`,
    content: {
      preheader: `Next: ${whenOf(event)}`,
      heading: `You answered all dates of ${event.title}`,
      paragraphs: [
        'This is where you stand. The attached file puts the dates that you are in into your calendar. If you cannot come to one of them, leave that event.',
      ],
      facts: dates.map((one) => ({ label: whenOf(one.event), value: standingWords(one.standing) })),
      action: openEvent(event, home),
      footerLines: ['You get this mail because you answered these events.'],
    },
    ...(inside.length > 0 && { calendar: calendarOfDates({ on: inside }, home) }),
  };
}

const standingWords = (standing: Standing): string =>
  standing.status === 'waiting' ? `Number ${standing.position} in line` : "You're in";

export const standingEnded = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `Your standing RSVP has ended: ${event.title}`,
  content: {
    preheader: 'You were marked as a no-show two times in a row.',
    heading: 'Your standing RSVP has ended',
    paragraphs: [
      `You were in, but marked as a no-show, on two dates of ${event.title} in a row. So you are not put on the lists of its new dates any more.`,
      'You keep your place on dates whose lists you are on already: leave those you cannot come to. If a no-show is wrong, open the event and say so; the host decides. You may answer every date again whenever you like.',
    ],
    facts: [{ label: 'The last one', value: whenOf(event) }],
    action: openEvent(event, home),
    footerLines: ['You get this mail because you had answered every date of this series.'],
  },
});

interface Dates {
  /** Those that the person is in. */
  readonly on?: readonly Situation[];
  /** Those that go out of their calendar. */
  readonly off?: readonly Situation[];
}

/** One file with the dates of a series, each the entry that a mail about it alone would bring. */
function calendarOfDates({ on = [], off = [] }: Dates, home: MailHome): NonNullable<NoticeContent['calendar']> {
  const entry = (isOff: boolean) => (one: Situation) => ({
    event: one.event,
    isOff,
    sequence: sequenceOf(one),
    url: eventUrl(one.event, home),
  });
  const dates = [...on.map(entry(false)), ...off.map(entry(true))];
  const [first] = [...on, ...off];
  const organizer = { name: first?.event.hostName ?? '', email: home.fromAddress };
  return { method: 'PUBLISH', contentFor: (_, now) => toCalendarOfDates(dates, organizer, now.toISOString()) };
}
