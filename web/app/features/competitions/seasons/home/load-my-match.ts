import type { Answer } from '#shared/contract/operation.ts';
import { fixturesContract } from '#shared/events/fixtures/contract.ts';
import { following } from '#shared/events/following/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** A match of the reader's, who of their team is in, and what they and their children said. */
export type MyMatch = Answer<typeof fixturesContract.operations.getFixture>;

/** The next match in a season that the reader or a child of theirs plays. */
export async function loadMyMatch(seasonId: string, signal: AbortSignal): Promise<MyMatch | undefined> {
  const { matches = [], children = [] } = await operations(following).listMyEvents(
    { limit: 1, children: 1, matches: 25 },
    { signal },
  );
  const [next] = [...matches, ...children.flatMap((child) => child.matches ?? [])]
    .filter((match) => match.seasonId === seasonId && match.role === 'player' && match.status === 'scheduled')
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return next && operations(fixturesContract).getFixture({ gameId: next.gameId, matchId: next.matchId }, { signal });
}
