import { joinIntent, joinIntentKey, wantsToJoin } from '#shared/events/rsvp/join-intent.ts';

/** Remembers, for the time of signing in, that a player pressed the way in. */
export const rememberJoinIntent = (eventId: string): void =>
  localStorage.setItem(joinIntentKey, joinIntent(eventId, Date.now()));

/** True for a player who pressed the way in to this event a short while ago. */
export const meansToJoinNow = (eventId: string): boolean =>
  wantsToJoin(localStorage.getItem(joinIntentKey), eventId, Date.now());

export const forgetJoinIntent = (): void => localStorage.removeItem(joinIntentKey);
