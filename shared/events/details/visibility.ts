/** Who can see an event (domain 4.4). */
export const eventVisibilities = ['public', 'unlisted', 'private', 'community', 'invitees'] as const;
export type EventVisibility = (typeof eventVisibilities)[number];

/** Whether no link opens an event: it shows itself to invited people only. */
export const opensToKnown = (visibility: EventVisibility): boolean =>
  visibility === 'community' || visibility === 'invitees';
