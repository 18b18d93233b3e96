import type { Answer } from '#shared/contract/operation.ts';
import { following } from '#shared/events/following/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

export type HostedEvent = Answer<typeof following.operations.listMyEvents>['events'][number];

/** Enough to know a host's sports and places. */
const looked = 25;

/** The events a person hosts or hosted, newest plans first; none where they cannot be read. */
export async function readHosted(): Promise<readonly HostedEvent[]> {
  const list = (when: 'upcoming' | 'past') =>
    operations(following)
      .listMyEvents({ role: 'hosting', when, limit: looked })
      .then(
        ({ events }) => events,
        () => [],
      );
  const [upcoming, past] = await Promise.all([list('upcoming'), list('past')]);
  return [...upcoming, ...past].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** Game types that stand before "All": those one hosted, then those one plays, then some that many play. */
export function firstSports(hosted: readonly HostedEvent[], played: readonly string[] = []): readonly string[] {
  const popular = ['volleyball', 'soccer', 'basketball', 'pickleball', 'kickball'];
  return [...new Set([...hosted.map(({ gameTypeId }) => gameTypeId), ...played, ...popular])].slice(0, 5);
}
