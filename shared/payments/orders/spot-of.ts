/** Whose spot it is and, of a pass, in which event; or the slot that they gave back while they kept the spot. */
export interface Spot {
  readonly personId: string;
  readonly eventId?: string | undefined;
  readonly givenBack?: string | undefined;
}

/**
 * Names a spot within its order: its player, and with a pass the event too, because a player has a spot in each. A slot that was given
 * back is settled by itself.
 */
export const spotOf = ({ personId, eventId, givenBack }: Spot): string =>
  [personId, eventId, givenBack].filter(Boolean).join('/');

/** What a refund, or a note that nothing comes back, is about. */
export interface Settled {
  readonly personId?: string | undefined;
  readonly eventId?: string | undefined;
  readonly givenBack?: string | undefined;
}

/** Whether a refund, or a note that nothing comes back, is about a spot. */
export const isAbout = ({ personId, eventId, givenBack }: Settled, spot: Spot): boolean =>
  personId === spot.personId && eventId === spot.eventId && givenBack === spot.givenBack;
