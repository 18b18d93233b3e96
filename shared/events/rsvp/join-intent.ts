/**
 * Where a browser remembers that a visitor pressed Join before they had signed in; the link in the mail opens another
 * tab. It is written by that press alone and never comes from an address, so no link can join a player to anything.
 */
export const joinIntentKey = 'rovers.joining';

/** How long it counts: long enough to sign up, prove an address and complete a profile. */
const keptMs = 30 * 60_000;

/** What is remembered, as text. The same script stands in the server's page, where nothing can be imported. */
export const joinIntent = (eventId: string, now: number): string => `${eventId} ${now}`;

/** True when what was remembered is about this event and fresh. */
export function wantsToJoin(remembered: string | null, eventId: string, now: number): boolean {
  const [about, at] = (remembered ?? '').split(' ');
  return about === eventId && Math.abs(now - Number(at)) < keptMs;
}
