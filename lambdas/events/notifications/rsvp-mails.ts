import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { quantity } from '#shared/quantity.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { calendarOf, eventFacts, factsForIn, type MailHome, openEvent, whenOf } from './event-words.ts';

const answered = ['You get this mail because you answered this event.'];

/** @param guests how many come with the person */
export const youAreIn = (event: StoredEvent, home: MailHome, guests = 0): NoticeContent => ({
  subject: `You're in: ${event.title}`,
  content: {
    preheader: whenOf(event),
    heading: `You're in: ${event.title}`,
    paragraphs: [
      'Your seat is saved. The attached file puts it into your calendar. If you cannot come, leave the event so that another player can.',
    ],
    facts: [...factsForIn(event), ...(guests > 0 ? [{ label: 'You bring', value: guestWords(guests) }] : [])],
    action: openEvent(event, home),
    footerLines: answered,
  },
  calendar: calendarOf(guests > 0 ? withGuests(event, guests) : event, home),
});

const guestWords = (guests: number) => quantity(guests, 'guest');

/** What a person's own calendar says of their guests. */
const withGuests = (event: StoredEvent, guests: number): StoredEvent => ({
  ...event,
  description: [`You bring ${guestWords(guests)}.`, event.description].filter(Boolean).join('\n'),
});

export const youMovedUp = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `A seat is yours: ${event.title}`,
  content: {
    preheader: `You moved up from the line. ${whenOf(event)}`,
    heading: `A seat is yours: ${event.title}`,
    paragraphs: [
      'A seat became free and you were next in line, so you are in now. If you cannot come any more, leave the event and the next in line gets the seat.',
    ],
    facts: factsForIn(event),
    action: openEvent(event, home),
    footerLines: ['You get this mail because you were in line for this event.'],
  },
  calendar: calendarOf(event, home),
});

/** @param position 1 is next. */
export const youAreInLine = (event: StoredEvent, position: number, home: MailHome): NoticeContent => ({
  subject: `You're number ${position} in line: ${event.title}`,
  content: {
    preheader: 'The event is full. You move up when a player leaves.',
    heading: `You're number ${position} in line`,
    paragraphs: [
      `${event.title} is full. When a seat becomes free and you are next, it is yours at once and we tell you.`,
    ],
    facts: eventFacts(event),
    action: openEvent(event, home),
    footerLines: answered,
  },
});

export const youWereRemoved = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `You are no longer on the list: ${event.title}`,
  content: {
    preheader: 'The host took you off the list.',
    heading: 'You are no longer on the list',
    paragraphs: [`The host took you off the list of ${event.title}. The attached file takes it out of your calendar.`],
    facts: eventFacts(event),
    action: { label: 'Find other events', url: `${home.origin}/discover` },
    footerLines: ['You get this mail because you were on the list of this event.'],
  },
  calendar: calendarOf(event, home, 'CANCEL'),
});

/** Who leaves knows it; their calendar does not. */
export const youLeft = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `You left: ${event.title}`,
  content: {
    preheader: 'The attached file takes it out of your calendar.',
    heading: `You left ${event.title}`,
    paragraphs: [
      'You are no longer on the list, and your seat is free for another player. The attached file takes the event out of your calendar.',
      'If you can come after all, join again on its page.',
    ],
    facts: eventFacts(event),
    action: openEvent(event, home),
    footerLines: answered,
  },
  calendar: calendarOf(event, home, 'CANCEL'),
});
