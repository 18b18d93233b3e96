import { type Intent, intentKeys, intentText, isIntended } from '#shared/events/details/intents.ts';

/** Remembers, for the time of signing in, what a visitor pressed on the page of an event. */
export const rememberIntent = (intent: Intent, eventId: string): void =>
  localStorage.setItem(intentKeys[intent], intentText(eventId, Date.now()));

/** True for a player who pressed that on this event a short while ago. */
export const intendsNow = (intent: Intent, eventId: string): boolean =>
  isIntended(localStorage.getItem(intentKeys[intent]), eventId, Date.now());

export const forgetIntent = (intent: Intent): void => localStorage.removeItem(intentKeys[intent]);
