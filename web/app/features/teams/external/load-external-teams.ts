import { Problem } from '#shared/contract/errors.ts';
import { teams } from '#shared/teams/contract.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { searchExternalTeams } from './search-external-teams.ts';

/** A shorter token is not ours. */
const shortest = 40;

/** The listed teams, the team of a link in the address, and the reader's communities. */
export async function loadExternalTeams(search: URLSearchParams, signal: AbortSignal) {
  const [token, words] = [search.get('token') ?? undefined, search.get('q') ?? ''];
  const [found, mine, invited] = await Promise.all([
    searchExternalTeams(words, search.get('cursor') ?? undefined, signal),
    hasSession()
      ? operations(teams)
          .listMyTeams({}, { signal })
          .catch(() => ({ teams: [] }))
      : { teams: [] },
    token === undefined ? undefined : readInvite(token, signal),
  ]);
  return { ...found, words, token, invited, teams: mine.teams, isSignedIn: hasSession() };
}

export type ExternalTeamsLoaded = Awaited<ReturnType<typeof loadExternalTeams>>;

/** The link of a mail. Opening it changes nothing: mail scanners open links too. */
async function readInvite(token: string, signal: AbortSignal) {
  if (token.length < shortest) return undefined;
  try {
    return (await operations(organizations).readExternalInvite({ token }, { signal })).externalTeam;
  } catch (error) {
    if (error instanceof Problem && error.code === 'externalTeam.linkInvalid') return undefined;
    throw error;
  }
}
