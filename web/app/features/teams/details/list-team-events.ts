import { following } from '#shared/events/following/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

interface Asked {
  readonly teamId: string;
  /** Whether the reader is a member and also sees events that are not public. */
  readonly isMember: boolean;
  readonly when: 'upcoming' | 'past';
}

const shown = 10;

/** The events of a community that its page shows. */
export function listTeamEvents({ teamId, isMember, when }: Asked, signal?: AbortSignal) {
  const list = isMember ? operations(following).listCommunityEvents : operations(following).listTeamEvents;
  return list({ teamId, when, limit: shown }, signal && { signal });
}
