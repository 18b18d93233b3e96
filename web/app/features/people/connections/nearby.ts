import { Problem } from '#shared/contract/errors.ts';
import type { Answer, Input } from '#shared/contract/operation.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

type FindPlayers = (typeof connectionsContract)['operations']['findPlayers'];

/** The players who were found; undefined for readers under 18. */
export async function playersNearby(query: Input<FindPlayers>): Promise<Answer<FindPlayers> | undefined> {
  try {
    return await operations(connectionsContract).findPlayers(query);
  } catch (error) {
    if (error instanceof Problem && error.code === 'connection.adultsOnly') return undefined;
    throw error;
  }
}
