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
    subject: `Changed: ${event.title}, ${count(gone)} canceled`,
    content: {
      preheader: `${count(gone)} of ${event.title} won’t happen.`,
      heading: `${event.title} has new days`,
      paragraphs: [
        `The host changed when it repeats, so ${count(gone)} you were on the guest list for won’t happen.`,
        ...(event.cancelled?.message ? [`${event.hostName} writes:\n${event.cancelled.message}`] : []),
        ...(dates.length > 0 ? [`Your spots on ${count(dates)} are safe. Here are the current times.`] : []),
      ],
      facts: [
        ...gone.map((one) => ({ label: 'Canceled', value: whenOf(one.event) })),
        ...dates.map((one) => ({ label: whenOf(one.event), value: placeLabel(one.event.location) })),
      ],
      action: { label: 'Find other events', url: `${home.origin}/discover` },
      footerLines: ['Sent because you’re on these guest lists.'],
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
        `The host changed ${count(dates)} you’re in. Your spots are safe; here are the new times and places. Can’t make one of them? Leave that date and free your spot.`,
      ],
      facts: dates.map((one) => ({ label: whenOf(one.event), value: placeLabel(one.event.location) })),
      action: openEvent(event, home),
      footerLines: ['Sent because you’re on these guest lists.'],
    },
    calendar: calendarOfDates({ on: dates }, home),
  };
}

export function seriesCalledOff(dates: Some<Situation>, home: MailHome): NoticeContent {
  const { title, hostName, cancelled } = firstOf(dates).event;
  return {
    subject: `Canceled: ${title}, ${count(dates)}`,
    content: {
      preheader: `${count(dates)} of ${title} won’t happen.`,
      heading: `${title} is canceled`,
      paragraphs: [
        `The host canceled ${count(dates)} you were on the guest list for.`,
        ...(cancelled?.message ? [`${hostName} writes:\n${cancelled.message}`] : []),
      ],
      facts: dates.map((one) => ({ label: 'Canceled', value: whenOf(one.event) })),
      action: { label: 'Find other events', url: `${home.origin}/discover` },
      footerLines: ['Sent because you were on these guest lists.'],
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
      preheader: `Your spots on ${count(dates)} are free for other players.`,
      heading: `You left ${event.title}`,
      paragraphs: [
        `Your spots on ${count(dates)} are free for other players. Open the attached file to take them out of your calendar.`,
        'Changed your mind? Join again on the event pages.',
      ],
      facts: dates.map((one) => ({ label: 'Left', value: whenOf(one.event) })),
      action: openEvent(event, home),
      footerLines: ['Sent because you were in these events.'],
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
      heading: `You’re set for ${event.title}`,
      paragraphs: [
        'Here’s where you stand. Open the attached file to add your dates to your calendar. Can’t make one of them? Leave that date.',
      ],
      facts: dates.map((one) => ({ label: whenOf(one.event), value: standingWords(one.standing) })),
      action: openEvent(event, home),
      footerLines: ['Sent because you answered these events.'],
    },
    ...(inside.length > 0 && { calendar: calendarOfDates({ on: inside }, home) }),
  };
}

const standingWords = (standing: Standing): string =>
  standing.status === 'waiting' ? `Number ${standing.position} in line` : "You're in";

export const standingEnded = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `We stopped adding you: ${event.title}`,
  content: {
    preheader: 'You were marked as a no-show twice in a row.',
    heading: 'We stopped adding you to new dates',
    paragraphs: [
      `You were marked as a no-show at two dates of ${event.title} in a row, so we stopped adding you to new dates.`,
      'Dates you’re already in stay as they are: leave those you can’t make. If a no-show is wrong, open the event and say so; the host decides. You can sign up for every date again anytime.',
    ],
    facts: [{ label: 'Last no-show', value: whenOf(event) }],
    action: openEvent(event, home),
    footerLines: ['Sent because you signed up for every date.'],
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
  return (_, now) => ({ method: 'PUBLISH', content: toCalendarOfDates(dates, organizer, now.toISOString()) });
}
