/** Whose spot it is and, of a pass, in which event. */
export interface Spot {
  readonly personId: string;
  readonly eventId?: string | undefined;
}

/** Names a spot within its order: its player, and with a pass the event too, because a player has a spot in each. */
export const spotOf = ({ personId, eventId }: Spot): string => (eventId ? `${personId}/${eventId}` : personId);

interface Settled {
  readonly personId?: string | undefined;
  readonly eventId?: string | undefined;
}

/** Whether a refund, or a note that nothing comes back, is about a spot. */
export const isAbout = ({ personId, eventId }: Settled, spot: Spot): boolean =>
  personId === spot.personId && eventId === spot.eventId;
