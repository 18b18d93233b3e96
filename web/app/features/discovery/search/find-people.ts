import type { NearbyPlayer } from '#shared/people/connections/contract.ts';

/** People around whoever looks, by the beginnings of their names; nobody for minors, or when they cannot be asked for. */
export async function findPeople(text: string, signal: AbortSignal): Promise<readonly NearbyPlayer[]> {
  try {
    // What describes people comes apart from the page: most who search are signed out.
    const { connectionsApi } = await import('#web/app/operations/accounts/connections-api.ts');
    return (await connectionsApi.findPlayersByName({ text }, { signal })).players;
  } catch {
    return [];
  }
}
