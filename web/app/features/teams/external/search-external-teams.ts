import type { ExternalTeamCard } from '#shared/teams/external/schemas.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** How many pages one search reads. */
const mostPages = 5;

interface Found {
  readonly externalTeams: readonly ExternalTeamCard[];
  /** The page to continue from. */
  readonly nextCursor?: string | undefined;
}

const has = (words: string) => {
  const wanted = words.trim().toLocaleLowerCase();
  return ({ name, city, teamName }: ExternalTeamCard) =>
    [name, city, teamName].some((text) => text?.toLocaleLowerCase().includes(wanted));
};

/** Outside teams whose name, city or opponent has the words; without words a page of all of them. */
export async function searchExternalTeams(
  words: string,
  from: string | undefined,
  signal: AbortSignal,
): Promise<Found> {
  const found: ExternalTeamCard[] = [];
  let cursor = from;
  for (let page = 0; page < (words ? mostPages : 1); page += 1) {
    const answer = await operations(organizations).listExternalTeams({ ...(cursor && { cursor }) }, { signal });
    found.push(...answer.externalTeams.filter(has(words)));
    cursor = answer.nextCursor;
    if (!cursor) break;
  }
  return { externalTeams: found, nextCursor: cursor };
}
