import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { teamEntitlements } from '#shared/payments/entitlements.ts';
import { quantity } from '#shared/quantity.ts';
import type { teamInvites } from '#shared/teams/invites/contract.ts';
import { inviteDays, inviteReminderDays, invitesPerDay } from '#shared/teams/invites/inviting.ts';
import { guardianEmails } from '#shared/teams/roster/roster.ts';
import { teamDue } from '../../details/teams-queue.ts';
import { placesLeft } from '../../ports/room-for.ts';
import { inviteIdOf } from '../../ports/roster/new-roster-person.ts';
import { isOpen, type StoredInvite } from '../../ports/roster/stored-invite.ts';
import type { StoredTeam, TeamReader } from '../../ports/teams.ts';
import type { InviteStore } from '../store.ts';

type InviteToTeam = (typeof teamInvites)['operations']['inviteToTeam'];

interface Parts {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly invites: InviteStore;
  readonly accounts: Pick<AccountReader, 'list'>;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly limits: ReturnType<typeof createRateLimit>;
}

const dayMs = 24 * 60 * 60_000;

/** Calling again invites no one twice. Nothing here depends on who has an account. */
export async function inviteToTeam(
  { teamId, emails, userIds, inviteIds, message }: Parsed<InviteToTeam>,
  caller: Caller,
  parts: Parts,
): Promise<Output<InviteToTeam>> {
  const { now } = caller;
  const team = await parts.teams.find(teamId);
  if (!team) throw new Problem('team.notFound');
  if (team.status !== 'active') throw new Problem('team.archived');
  const said = {
    teamId,
    status: 'pending' as const,
    ...(message && { message }),
    invitedBy: nameForAll(caller.account, now),
    invitedById: actorOf(caller).userId,
    invitedAt: now.toISOString(),
    expiresAt: after(now, inviteDays),
  };
  const listed = await parts.invites.list(teamId);
  const known = new Map(listed.map((one) => [one.inviteId, one]));
  const wanted = [
    ...addressed(listed, { teamId, emails, inviteIds }),
    ...childrenIn(listed, inviteIds),
    ...(await formerOf(teamId, userIds, parts)),
  ].filter(({ inviteId }) => !isStanding(known.get(inviteId), now));
  refuseBeyond(team, wanted.length);
  await countInvites(team, wanted.length, parts.limits, now);
  let invited = 0;
  for (const recipient of wanted) {
    const { details, name, status, personId, version = 0 } = known.get(recipient.inviteId) ?? {};
    const isOnRoster = status === 'pending' && personId !== undefined;
    const invite: StoredInvite = {
      ...said,
      ...(name && { name }),
      ...recipient,
      details,
      version: version + 1,
      ...(isOnRoster && { personId }),
    };
    await note(invite, parts.due, now);
    if (await send(team, invite, parts, now)) invited += 1;
  }
  return { invited };
}

/** False where an invitation stands already. @throws {Problem} team.full, team.membersOfPlan: it filled up meanwhile */
async function send(team: StoredTeam, invite: StoredInvite, parts: Parts, now: Date): Promise<boolean> {
  const outcome = await parts.invites.send(team, invite, now);
  if (outcome !== 'full') return outcome === 'sent';
  const current = await parts.teams.find(team.teamId);
  if (!current) throw new Problem('team.notFound');
  refuseBeyond(current, 1);
  return send(current, invite, parts, now);
}

/**
 * Open invitations take no place, because many are never answered; more than there are places are not sent.
 * @throws {Problem} team.full, team.membersOfPlan, team.placesLeft
 */
function refuseBeyond(team: StoredTeam, count: number): void {
  const left = placesLeft(team);
  if (count <= left) return;
  if (left > 0) {
    const words = `Only ${quantity(left, 'place')} left. Invite up to ${quantity(left, 'player')}.`;
    throw new Problem('team.placesLeft', { fields: { emails: words } });
  }
  const isOfPlan = team.memberCount >= teamEntitlements(team.plan).members;
  throw isOfPlan ? new Problem('team.membersOfPlan', { plan: team.plan ?? 'rookie' }) : new Problem('team.full');
}

/** @throws {Problem} request.tooMany, when the team invited as many as it may today */
async function countInvites(
  { teamId, acceptedInvites }: StoredTeam,
  count: number,
  limits: Parts['limits'],
  now: Date,
) {
  const limit = { calls: invitesPerDay(acceptedInvites ?? 0), per: 'day' } as const;
  if (count > limit.calls) throw new Problem('request.tooMany');
  if (count > 0) await limits.count(teamId, 'teamInvites', limit, now, count);
}

interface Addressed {
  readonly teamId: string;
  readonly emails: readonly string[];
  readonly inviteIds: readonly string[];
}

/** Each address once. A player of the roster who has it is invited as that player. */
function addressed(listed: readonly StoredInvite[], { teamId, emails, inviteIds }: Addressed) {
  const waiting = listed.filter(({ status }) => status === 'pending');
  const chosen = waiting.flatMap(({ inviteId, email }) => (email && inviteIds.includes(inviteId) ? [email] : []));
  return [...new Set([...emails, ...chosen])].map((email) => ({
    inviteId: waiting.find((one) => one.email === email)?.inviteId ?? inviteIdOf(teamId, email),
    email,
  }));
}

/** Children are invited through guardians who have an address. */
const childrenIn = (listed: readonly StoredInvite[], inviteIds: readonly string[]) =>
  listed
    .filter(({ status, inviteId }) => status === 'pending' && inviteIds.includes(inviteId))
    .filter(({ details }) => details !== undefined && guardianEmails(details).length > 0)
    .map(({ inviteId }) => ({ inviteId }));

const isStanding = (invite: StoredInvite | undefined, now: Date) => invite !== undefined && isOpen(invite, now);

const after = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString();

/** Only who was a member and may come back: others are no business of the team's. */
async function formerOf(teamId: string, userIds: readonly string[], { invites, accounts }: Parts) {
  if (userIds.length === 0) return [];
  const went = await invites.listPast(teamId);
  const back = went.filter(({ userId, status }) => userIds.includes(userId) && status !== 'banned');
  const names = await accounts.list(back.map(({ userId }) => userId));
  return names.map(({ userId, displayName = '' }) => ({
    inviteId: idFrom('invite', teamId, 'person', userId),
    userId,
    name: displayName,
  }));
}

/** Before the invitation: work without one does nothing, one without work is never reminded of. */
async function note({ teamId, inviteId, invitedAt }: StoredInvite, due: Pick<DueIndex, 'schedule'>, now: Date) {
  const of = { teamId, inviteId, invitedAt };
  for (const day of inviteReminderDays)
    await due.schedule(teamDue(after(now, day), { what: 'inviteReminder', ...of, day }), now);
  await due.schedule(teamDue(after(now, inviteDays), { what: 'inviteEnd', ...of }), now);
}
