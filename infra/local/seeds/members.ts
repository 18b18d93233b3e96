import { teamMembers } from '#shared/teams/members/contract.ts';
import type { SeedPerson } from './people.ts';
import type { SeedSession } from './seed-session.ts';

/** Has people join a community that is open, one after the other. Every step may be repeated. */
export async function fillCommunity(
  teamId: string,
  members: readonly SeedPerson[],
  sessionOf: (person: SeedPerson) => SeedSession,
): Promise<void> {
  for (const person of members) await sessionOf(person).calls(teamMembers).joinTeam({ teamId });
}
