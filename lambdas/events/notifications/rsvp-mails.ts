import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { quantity } from '#shared/quantity.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { calendarOf, eventFacts, factsForIn, type MailHome, openEvent, whenOf } from './event-words.ts';

const answered = ['Sent because you answered this event.'];

/** @param guests how many come with the person */
export const youAreIn = (event: StoredEvent, home: MailHome, guests = 0): NoticeContent => ({
  subject: `You're in: ${event.title}`,
  content: {
    preheader: whenOf(event),
    heading: `You're in: ${event.title}`,
    paragraphs: [
      'Your spot is saved. Open the attached file to add it to your calendar. Can’t make it? Leave the event and free your spot.',
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
  subject: `A spot is yours: ${event.title}`,
  content: {
    preheader: `A spot opened up. ${whenOf(event)}`,
    heading: `A spot is yours: ${event.title}`,
    paragraphs: [
      'A spot opened up and you were next in line, so you’re in! Can’t make it anymore? Leave the event and the next player gets your spot.',
    ],
    facts: factsForIn(event),
    action: openEvent(event, home),
    footerLines: ['Sent because you were on the waitlist.'],
  },
  calendar: calendarOf(event, home),
});

/** @param position 1 is next. */
export const youAreInLine = (event: StoredEvent, position: number, home: MailHome): NoticeContent => ({
  subject: `You're number ${position} in line: ${event.title}`,
  content: {
    preheader: 'It’s full right now. You move up when a player leaves.',
    heading: `You're number ${position} in line`,
    paragraphs: [
      `${event.title} is full. When a spot opens up and you’re next, it’s yours right away and we’ll email you.`,
    ],
    facts: eventFacts(event),
    action: openEvent(event, home),
    footerLines: answered,
  },
});

export const youWereRemoved = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `You’re off the guest list: ${event.title}`,
  content: {
    preheader: 'The host removed you.',
    heading: 'You’re off the guest list',
    paragraphs: [`The host removed you from ${event.title}. Open the attached file to take it out of your calendar.`],
    facts: eventFacts(event),
    action: { label: 'Find other events', url: `${home.origin}/discover` },
    footerLines: ['Sent because you were on the guest list.'],
  },
  calendar: calendarOf(event, home, 'removes'),
});

/** Who leaves knows it; their calendar does not. */
export const youLeft = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `You left: ${event.title}`,
  content: {
    preheader: 'Your spot is free for another player.',
    heading: `You left ${event.title}`,
    paragraphs: [
      'Your spot is free for another player. Open the attached file to take the event out of your calendar.',
      'Changed your mind? Join again on the event page.',
    ],
    facts: eventFacts(event),
    action: openEvent(event, home),
    footerLines: answered,
  },
  calendar: calendarOf(event, home, 'removes'),
});
