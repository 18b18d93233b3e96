import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { membershipEntity } from '#lambdas/teams/ports/membership.entity.ts';
import type { RosterPosition } from '#lambdas/teams/ports/roster/roster-pages.ts';
import { peopleInvited } from '#shared/events/hosts/messages.ts';
import type { InviteeRule } from '#shared/events/invitations/invitee-rule.ts';
import { invitationEntity } from '../invitation.entity.ts';
import type { Invitation } from '../store.ts';
import { communityInvitationEntity } from './community-invitation.entity.ts';

/** An invitation of people of a community, as it is kept. */
export interface StoredCommunityInvitation {
  readonly eventId: string;
  readonly invitationId: string;
  readonly version: number;
  readonly teamId: string;
  readonly whom: InviteeRule;
  readonly invitedById: string;
  readonly invitedAt: string;
  readonly sendAt?: string;
  readonly status: 'open' | 'sent' | 'stopped';
  readonly invited: number;
  readonly after?: RosterPosition;
}

type Key = Pick<StoredCommunityInvitation, 'eventId' | 'invitationId'>;

/** People of one page of a roster, and where the next one begins. */
interface InvitedPage {
  readonly userIds: readonly string[];
  /** Those of them who are to hear of it: whose address was invited have heard. */
  readonly told: readonly string[];
  /** The name of the host. */
  readonly invitedBy: string;
  readonly next?: RosterPosition | undefined;
  readonly now: Date;
}

/** Invitations of communities. Reads are strongly consistent. */
export interface CommunityInvitationStore {
  find(key: Key): Promise<StoredCommunityInvitation | undefined>;
  /** Newest first. */
  list(eventId: string): Promise<readonly StoredCommunityInvitation[]>;
  /** A repeat changes nothing. */
  begin(invitation: StoredCommunityInvitation): Promise<void>;
  /** The people that hosts invited of these, themselves or by their address. */
  invitedOf(eventId: string, userIds: readonly string[]): Promise<readonly Pick<Invitation, 'userId' | 'byAddress'>[]>;
  /**
   * Invites one page of people with the fact and moves on: all or nothing. Otherwise it returns those it could not invite:
   * who was invited meanwhile, has left or paused; or that another run has moved on.
   */
  advance(before: StoredCommunityInvitation, page: InvitedPage): Promise<'done' | 'moved' | readonly string[]>;
  /** Stops further invitations; false when there are none. */
  stop(key: Key): Promise<boolean>;
}

export function createCommunityInvitations(table: Table, retry: Retry = createRetry()): CommunityInvitationStore {
  const rows = communityInvitationEntity(table);
  const invitations = invitationEntity(table);
  return {
    find: async (key) =>
      ((await rows.get(key).go({ consistent: true })).data as StoredCommunityInvitation | null) ?? undefined,
    list: async (eventId) => {
      const found = await rows.query.byEvent({ eventId }).go({ consistent: true, pages: 'all' });
      return (found.data as StoredCommunityInvitation[]).toSorted((a, b) => (a.invitedAt < b.invitedAt ? 1 : -1));
    },
    begin: async (invitation) => void (await wasMade(retry(() => rows.create({ ...invitation }).go()))),
    invitedOf: async (eventId, userIds) => {
      if (userIds.length === 0) return [];
      const keys = userIds.map((userId) => ({ eventId, userId }));
      return (await invitations.get(keys).go({ consistent: true })).data;
    },
    advance: pageWriter(table, retry),
    stop: (key) =>
      wasMade(
        retry(() =>
          rows
            .patch(key)
            .set({ status: 'stopped' })
            .add({ version: 1 })
            .where(({ status }, { eq }) => eq(status, 'open'))
            .go(),
        ),
      ),
  };
}

/** The version of what it moves is a part of the write, so that no page is told twice. */
function pageWriter(table: Table, retry: Retry): CommunityInvitationStore['advance'] {
  const entities = {
    community: communityInvitationEntity(table),
    invitation: invitationEntity(table),
    membership: membershipEntity(table),
    outbox: outboxEntity(table),
  };
  const write = createWriteOver(entities, retry);
  return async (before, page) => {
    const { userIds, told, invitedBy, next, now } = page;
    const { eventId, invitationId, version, teamId, invitedById } = before;
    const made = { eventId, status: 'invited' as const, invitedBy, invitedById, invitedAt: now.toISOString() };
    const refused = await write(({ community, invitation, membership, outbox }) => [
      community
        .patch({ eventId, invitationId })
        .set({ version: version + 1, invited: before.invited + userIds.length, ...(next ? { after: next } : ended) })
        .where((row, { eq }) => `${eq(row.version, version)} AND ${eq(row.status, 'open')}`)
        .commit(),
      ...userIds.map((userId) =>
        invitation
          .put({ ...made, userId })
          .where((row, { eq, notExists }) => `${notExists(row.userId)} OR ${eq(row.byAddress, true)}`)
          .commit(),
      ),
      ...userIds.map((userId) =>
        membership
          .check({ userId, teamId })
          .where((row, { exists, notExists }) => `${exists(row.userId)} AND ${notExists(row.pausedAt)}`)
          .commit(),
      ),
      ...(told.length > 0 ? [outbox.put(factOf(before, page)).commit()] : []),
    ]);
    if (refused.length === 0) return 'done';
    if (refused.includes(0)) return 'moved';
    return [...new Set(refused.map((part) => userIds[(part - 1) % userIds.length] ?? ''))];
  };
}

const ended = { status: 'sent' as const };

function factOf(
  { eventId, invitationId, version, invitedById }: StoredCommunityInvitation,
  { told, now }: InvitedPage,
) {
  const messageId = idFrom('message', peopleInvited.name, invitationId, String(version));
  return factRow(peopleInvited, messageId, now, { eventId, userIds: [...told], invitedById });
}
