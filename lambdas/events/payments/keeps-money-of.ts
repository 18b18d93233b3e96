import type { StoredEvent } from '../details/stored-event.ts';

export interface KeepsMoney {
  /** Whether a person manages the money of the community that hosts an event. */
  readonly keepsMoney: (teamId: string, userId: string) => Promise<boolean>;
}

/** The creator, or who manages the money of the community that hosts it (decision D52). */
export const keepsMoneyOf = async (
  { creatorId, hostingTeam }: StoredEvent,
  userId: string,
  { keepsMoney }: KeepsMoney,
): Promise<boolean> => creatorId === userId || (hostingTeam !== undefined && (await keepsMoney(hostingTeam, userId)));
