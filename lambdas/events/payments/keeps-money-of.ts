import type { StoredEvent } from '../details/stored-event.ts';

export interface KeepsMoney {
  /** Whether a person manages the money of the community that hosts an event. */
  readonly keepsMoney: (teamId: string, userId: string) => Promise<boolean>;
}

/** The community that hosts an event, where a person manages its money. */
export const managedTeamOf = async (
  { hostingTeam }: StoredEvent,
  userId: string,
  { keepsMoney }: KeepsMoney,
): Promise<string | undefined> =>
  hostingTeam !== undefined && (await keepsMoney(hostingTeam, userId)) ? hostingTeam : undefined;

/** The creator, or a person who manages the money of the community that hosts it (decision D52). */
export const keepsMoneyOf = async (event: StoredEvent, userId: string, parts: KeepsMoney): Promise<boolean> =>
  event.creatorId === userId || (await managedTeamOf(event, userId, parts)) !== undefined;
