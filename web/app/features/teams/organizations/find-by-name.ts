import { discovery } from '#shared/discovery/contract.ts';
import { UserId } from '#shared/ids.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { Named } from './name-search.tsx';

/** The radius of the search for players around the reader, and its pages. */
const [radiusMiles, mostPages] = [50, 3] as const;

/** Public things of a kind whose names begin with the words. */
const finder = (kind: 'team' | 'organization') => async (text: string, signal: AbortSignal) => {
  const { entries } = await operations(discovery).fullSearch({ text, kind, limit: 20 }, { signal });
  return entries.map(({ refId: id, title: name, detail }): Named => ({ id, name, detail }));
};
export const findTeams = finder('team');
export const findOrganizations = finder('organization');

/**
 * Finds people by name among the reader's connections and players nearby, and by a whole email address or id among all
 * accounts that can be found. Players nearby are asked for once.
 */
export function createFindPeople(connected: readonly Named[]) {
  let around: Promise<readonly Named[]> | undefined;
  return async (text: string, signal: AbortSignal): Promise<readonly Named[]> => {
    if (isWhole(text)) return findExactly(text, signal);
    around ??= listAround();
    const known = [...connected, ...(await around)];
    const wanted = text.toLocaleLowerCase();
    const fitting = known.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
    return [...new Map(fitting.map((one) => [one.id, one])).values()].slice(0, 20);
  };
}

const isWhole = (text: string) => /^\S+@\S+\.\S{2,}$/.test(text) || UserId.safeParse(text).success;

async function findExactly(text: string, signal: AbortSignal): Promise<readonly Named[]> {
  const { person } = await operations(privacyContract).findPerson({ text }, { signal });
  return person ? [{ id: person.userId, name: person.displayName }] : [];
}

/** No people for readers who may not look around; it is looked on from what is known. */
async function listAround(): Promise<readonly Named[]> {
  const found: Named[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await operations(connectionsContract)
      .findPlayers({ radiusMiles, ...(cursor && { cursor }) })
      .catch(() => ({ players: [], nextCursor: undefined }));
    found.push(...answer.players.map(({ userId: id, displayName: name, city: detail }) => ({ id, name, detail })));
    cursor = answer.nextCursor;
    if (!cursor) break;
  }
  return found;
}
