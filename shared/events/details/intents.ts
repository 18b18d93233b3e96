/**
 * Where a browser remembers what a visitor pressed on an event before they had signed in; the link in the mail opens
 * another tab. It is written by that press alone and never comes from an address, so no link can do anything for a player.
 */
export const intentKeys = { join: 'rovers.joining', save: 'rovers.saving', follow: 'rovers.following' } as const;

/** To join the event, to save it, or to follow its host. */
export type Intent = keyof typeof intentKeys;

/** How long it counts: long enough to sign up, prove an address and complete a profile. */
const countsForMs = 30 * 60_000;

/** What is remembered, as text. The same script stands in the server's page, where nothing can be imported. */
export const intentText = (eventId: string, now: number): string => `${eventId} ${now}`;

/** True when what was remembered is about this event and fresh. */
export function isIntended(remembered: string | null, eventId: string, now: number): boolean {
  const [about, at] = (remembered ?? '').split(' ');
  return about === eventId && Math.abs(now - Number(at)) < countsForMs;
}
