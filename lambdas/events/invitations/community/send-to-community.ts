import * as z from 'zod';
import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { nameAmongFellows } from '#lambdas/people/ports/naming/name-for-all.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import type { ReadRosterPage } from '#lambdas/teams/ports/roster/roster-pages.ts';
import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { isNamed } from '#shared/events/invitations/invitee-rule.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import { CommunityInvitationId, EventId } from '#shared/ids.ts';
import { noDetails } from '#shared/teams/roster/roster.ts';
import type { EventStore } from '../../details/store.ts';
import { reachableFrom } from '../../details/visibility/reachable.ts';
import type { AnswerStore } from '../../rsvp/answers.ts';
import { invitationQueue } from '../send-invitations.ts';
import { inviterIn } from './invitable-community.ts';
import type { CommunityInvitationStore, StoredCommunityInvitation } from './store.ts';

/** An invitation of a community that is to be sent. */
export const CommunityWork = z.strictObject({ eventId: EventId, invitationId: CommunityInvitationId });
export type CommunityWork = z.infer<typeof CommunityWork>;

/** A page fits in one transaction: an invitation and a look at the roster for each, the fact and how far it is. */
const perPage = 25;
/** After so many the next run goes on. */
const pagesAtOnce = 40;

export interface CommunitySending {
  readonly community: Pick<CommunityInvitationStore, 'find' | 'invitedOf' | 'advance' | 'stop'>;
  readonly events: Pick<EventStore, 'findWithLine'>;
  readonly answers: Pick<AnswerStore, 'list'>;
  readonly accounts: Pick<AccountReader, 'find' | 'list'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly memberships: Pick<Memberships, 'find'>;
  readonly rosterPage: ReadRosterPage;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** Notes that it is sent from an instant on; `part` tells one run of it from the next. */
export function noteCommunity(
  work: CommunityWork,
  { part, dueAt }: { readonly part: number; readonly dueAt: string },
  due: Pick<DueIndex, 'schedule'>,
  now: Date,
): Promise<void> {
  return due.schedule({ queue: invitationQueue, key: `${work.invitationId}/${part}`, dueAt, data: work }, now);
}

/** Invites people of a community, a page of its roster at a time, while the host may and the event is to come. Safe to repeat. */
export async function sendToCommunity(work: CommunityWork, by: CommunitySending, now: () => Date): Promise<void> {
  for (let page = 0; page < pagesAtOnce; page += 1) {
    const invitation = await by.community.find(work);
    if (invitation?.status !== 'open') return;
    const seen = await situationOf(invitation, by, now());
    if (seen) await sendPage(invitation, seen, by, now());
    else await by.community.stop(work);
  }
  const { version = 0 } = (await by.community.find(work)) ?? {};
  await noteCommunity(work, { part: version, dueAt: now().toISOString() }, by.due, now());
}

type Situation = NonNullable<Awaited<ReturnType<typeof situationOf>>>;

/** The event and the host's name, if both are still as they were meant: read for each page anew. */
async function situationOf(
  { eventId, teamId, invitedById, whom }: StoredCommunityInvitation,
  by: CommunitySending,
  now: Date,
) {
  const [found, host] = await Promise.all([by.events.findWithLine(eventId), by.accounts.find(invitedById)]);
  const { event } = found ?? {};
  if (!found || event?.status !== 'scheduled' || event.startsAt <= now.toISOString()) return undefined;
  if (!host || host.deletedAt || event.hostingTeam !== teamId) return undefined;
  const may = await inviterIn(event, invitedById, by);
  return may?.(whom) ? { ...found, invitedBy: nameAmongFellows(host, now) } : undefined;
}

/** Members who cannot be invited after all are left out, and the others are tried again. */
async function sendPage(before: StoredCommunityInvitation, seen: Situation, by: CommunitySending, now: Date) {
  const { members, next } = await by.rosterPage(before.teamId, before.after, perPage);
  const named = members.filter(({ pausedAt, details = noDetails }) => !pausedAt && isNamed(before.whom, details));
  const ids = named.map(({ userId }) => userId);
  const known = await by.community.invitedOf(before.eventId, ids);
  const isKnown = new Set(known.filter(({ byAddress }) => !byAddress).map(({ userId }) => userId));
  const hasHeard = new Set(known.map(({ userId }) => userId));
  let userIds = await whoCanBeAsked(
    before,
    ids.filter((userId) => !isKnown.has(userId)),
    seen,
    by,
    now,
  );
  for (;;) {
    const told = userIds.filter((userId) => !hasHeard.has(userId));
    const outcome = await by.community.advance(before, { userIds, told, next, invitedBy: seen.invitedBy, now });
    if (outcome === 'done' || outcome === 'moved') return;
    userIds = userIds.filter((userId) => !outcome.includes(userId));
  }
}

/** Without hosts, players who are on the list or have answered, and players with a block between them and the host. */
async function whoCanBeAsked(
  { eventId, invitedById }: StoredCommunityInvitation,
  named: readonly string[],
  { event, line }: Situation,
  by: CommunitySending,
  now: Date,
): Promise<readonly string[]> {
  const open = named.filter((userId) => !isHost(event, userId) && !isOnLine(userId, line));
  const [people, said, reachable] = await Promise.all([
    by.accounts.list(open),
    by.answers.list(eventId, open),
    // A member of the same community knows its hosts.
    reachableFrom([invitedById], 'invitation', by.blocks, now, true),
  ]);
  const answered = new Set(said.filter(({ reply }) => reply).map(({ userId }) => userId));
  return people
    .filter((person) => person.emailVerified && person.hasAdditionalInfo && reachable(person))
    .map(({ userId }) => userId)
    .filter((userId) => !answered.has(userId));
}
