import type { NearbyPlayer } from '#shared/people/connections/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** People around whoever looks, by the beginnings of their names; nobody for minors, or when they cannot be asked for. */
export async function findPeople(text: string, signal: AbortSignal): Promise<readonly NearbyPlayer[]> {
  try {
    // What describes people comes apart from the page: most who search are signed out.
    const { connectionsContract } = await import('#shared/people/connections/contract.ts');
    return (await operations(connectionsContract).findPlayersByName({ text }, { signal })).players;
  } catch {
    return [];
  }
}
