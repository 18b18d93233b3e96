import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import { isDependantId } from '#shared/ids.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** Somebody who can be named in a wish. */
export interface KnownPerson {
  readonly userId: string;
  readonly displayName: string;
}

/** The players that can be named, read when they are asked for first. */
export type KnownPeople = () => Promise<readonly KnownPerson[]>;

export function knownPeople(view: MySeasonView): KnownPeople {
  let found: Promise<readonly KnownPerson[]> | undefined;
  return () => (found ??= findPeople(view));
}

/** Players that the reader sees of a season: members of its community, as far as they may, and who is in its teams. */
async function findPeople(view: MySeasonView): Promise<readonly KnownPerson[]> {
  const seen = [...(await membersOf(view)), ...view.squads.flatMap(({ roster }) => roster)];
  const people = new Map(
    seen.flatMap(({ userId, displayName }) =>
      userId && !isDependantId(userId) ? [[userId, displayName] as const] : [],
    ),
  );
  return [...people]
    .map(([userId, displayName]) => ({ userId, displayName }))
    .sort((a, b) => a.displayName.localeCompare(b.displayName));
}

/** No members where the community lists its roster for members only and the reader is not a member. */
async function membersOf({
  team: { teamId, listsMembers },
}: MySeasonView): Promise<readonly { readonly userId?: string | undefined; readonly displayName: string }[]> {
  if (!listsMembers) return [];
  const { members } = await operations(teamMembers)
    .listTeamMembers({ teamId })
    .catch(() => ({ members: [] }));
  return members;
}
