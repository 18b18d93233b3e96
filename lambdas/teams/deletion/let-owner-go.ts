import type { TeamStore } from '../details/store.ts';
import type { Memberships } from '../ports/memberships.ts';
import type { LeavingOwner } from './queue.ts';
import type { Releasing } from './releasing.ts';

interface LettingGo {
  readonly teams: Pick<TeamStore, 'find' | 'save'>;
  readonly roster: Pick<Memberships, 'find' | 'ofTeam'>;
  readonly releasing: Releasing;
}

/**
 * An owner who wants to go and with an unanswered offer goes: the admin who is there longest owns the team then, and
 * without one it is archived. Nothing happens to an offer that was answered or taken back. Safe to repeat.
 * @throws when something moved meanwhile, and it is to be looked at again
 */
export async function letOwnerGo(
  { teamId, ownerId, until }: LeavingOwner,
  { teams, roster, releasing }: LettingGo,
  now: Date,
): Promise<void> {
  const team = await teams.find(teamId);
  const former = await roster.find({ userId: ownerId, teamId });
  if (!team || !former || team.ownerId !== ownerId || team.pendingUntil !== until) return;
  const next = (await roster.ofTeam(teamId)).find(({ userId, roles }) => userId !== ownerId && roles.includes('admin'));
  // As they are now: the list may lag a moment.
  const heir = next && (await roster.find(next));
  if (next && !heir?.roles.includes('admin')) throw new Error('The next owner of the team is no admin any more.');
  if (!heir && team.status === 'active') {
    const archived = { ...team, status: 'archived' as const, version: team.version + 1, updatedAt: now.toISOString() };
    if ((await teams.save(team, archived)) !== 'saved') throw new Error('The team changed while it was archived.');
  }
  if (!(await releasing.release(team, { former, until, heir }, now)))
    throw new Error('The team changed while its owner left.');
}
