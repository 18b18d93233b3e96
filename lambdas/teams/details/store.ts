import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { heldFacts } from '#lambdas/uploads/ports/held-fact.ts';
import { teamDeleted } from '#shared/teams/messages.ts';
import { comesOn, filesLetGo, goesOff } from '../members/member-writes.ts';
import { createMembershipReader } from '../ports/membership-reader.ts';
import { createTeamReader, type StoredTeam, type TeamReader } from '../ports/teams.ts';
import { cardsOf } from '../search/cards.ts';
import { entryFact } from '../search/entry-fact.ts';
import { movesAddress } from './address-store.ts';
import { createWrite, type Rows } from './writes/store.ts';

/** Teams themselves. Every read of one is strongly consistent. */
export interface TeamStore extends TeamReader {
  findBySlug(slug: string): Promise<StoredTeam | undefined>;
  /** The team, its owner on its roster, its address and its place on the map at once; the owner's draft goes. */
  create(team: StoredTeam): Promise<'made' | 'slugTaken' | 'gone'>;
  /** `changed` when it is no longer the version that was read, or has more members than it would take. */
  save(before: StoredTeam, after: StoredTeam): Promise<'saved' | 'changed' | 'slugTaken'>;
  /** False when another user owns it by now. */
  remove(team: StoredTeam, now: Date): Promise<boolean>;
}

export function createTeamStore(table: Table, retry: Retry = createRetry()): TeamStore {
  const write = createWrite(table, retry);
  const reader = createTeamReader(table);
  const claims = claimEntity(table);
  const memberships = createMembershipReader(table);
  return {
    ...reader,
    findBySlug: async (slug) => {
      const { data } = await claims.get({ kind: 'teamSlug', value: slug }).go({ consistent: true });
      return data ? reader.find(data.holderId) : undefined;
    },
    create: async (team) => {
      const now = new Date(team.createdAt);
      const owner = { userId: team.ownerId, roles: ['owner' as const], since: team.createdAt };
      const refused = await write((rows) => [
        rows.claim.create(slugClaim(team)).commit(),
        ...comesOn(rows, team, owner),
        rows.team.create(team).commit(),
        rows.outbox.put(entryFact(team, now)).commit(),
        ...heldOf(team).map((fact) => rows.outbox.put(fact).commit()),
        ...cardsOf(team).map((card) => rows.card.put(card).commit()),
        rows.draft.delete({ userId: team.ownerId }).commit(),
      ]);
      if (refused.length === 0) return 'made';
      // A repeat meets what its first try made.
      if (await reader.find(team.teamId)) return 'made';
      return refused.includes(0) ? 'slugTaken' : 'gone';
    },
    save: save(write),
    remove: async (team, now) => {
      const owner = await memberships.find({ userId: team.ownerId, teamId: team.teamId });
      if (!owner) return false;
      const gone: StoredTeam = { ...team, version: team.version + 1, status: 'archived' };
      const refused = await write((rows) => [
        buried(rows, team, gone.version, now),
        ...goesOff(rows, owner),
        ...[team.slug, ...(team.formerSlugs ?? [])].map((value) =>
          rows.claim.delete({ kind: 'teamSlug', value }).commit(),
        ),
        ...(team.joinCode ? [rows.claim.delete({ kind: 'teamCode', value: team.joinCode }).commit()] : []),
        ...movedCards(rows, team, gone),
        rows.outbox.put(entryFact(gone, now)).commit(),
        ...heldOf({ ...gone, facts: { ...gone.facts, photoId: undefined, coverId: undefined } }, team).map((fact) =>
          rows.outbox.put(fact).commit(),
        ),
        rows.outbox.put(deletedFact(team, now)).commit(),
        ...filesLetGo(rows, owner, now),
      ]);
      return refused.length === 0;
    },
  };
}

const save =
  (write: ReturnType<typeof createWrite>): TeamStore['save'] =>
  async (before, after) => {
    const isMoved = after.slug !== before.slug;
    const refused = await write((rows) => [
      saved(rows, before, after),
      ...(isMoved ? movesAddress(rows, moveOf(before, after)) : []),
      rows.outbox.put(entryFact(after, new Date(after.updatedAt))).commit(),
      ...heldOf(after, before).map((fact) => rows.outbox.put(fact).commit()),
      ...movedCards(rows, before, after),
    ]);
    if (refused.length === 0) return 'saved';
    return isMoved && !refused.includes(0) && refused.includes(1) ? 'slugTaken' : 'changed';
  };

const slugClaim = ({ slug, teamId }: StoredTeam) => ({ kind: 'teamSlug' as const, value: slug, holderId: teamId });

const moveOf = (before: StoredTeam, { teamId, slug, updatedAt }: StoredTeam) => ({
  kind: 'teamSlug' as const,
  holderId: teamId,
  from: before.slug,
  to: slug,
  at: updatedAt,
});

const deletedFact = ({ teamId, facts }: StoredTeam, now: Date) =>
  factRow(teamDeleted, idFrom('message', teamDeleted.name, teamId), now, { teamId, teamName: facts.name });

/** Not while a plan is paid for: what is paid would be lost. */
const buried = (rows: Rows, { teamId, version, ownerId }: StoredTeam, next: number, now: Date) =>
  rows.team
    .patch({ teamId })
    .set({ status: 'deleted', version: next, updatedAt: now.toISOString() })
    .add({ memberCount: -1 })
    .remove(['joinCode', 'codeUntil', 'codeLeft', 'pendingOwnerId', 'pendingUntil'])
    .where(
      (row, { eq, notExists }) =>
        `${eq(row.version, version)} AND ${eq(row.ownerId, ownerId)} AND ${notExists(row.plan)}`,
    )
    .commit();

/** What was counted meanwhile stays as it is: the roster and the code move without the version. */
const saved = (rows: Rows, before: StoredTeam, { teamId, version, status, facts, updatedAt, ...after }: StoredTeam) =>
  rows.team
    .patch({ teamId })
    .set({
      version,
      status,
      slug: after.slug,
      formerSlugs: after.formerSlugs ?? [],
      slugMoves: after.slugMoves ?? [],
      facts,
      updatedAt,
      joinPolicy: facts.joinPolicy,
      memberLimit: facts.memberLimit,
    })
    .where((row, { eq, lte }) => `${eq(row.version, before.version)} AND ${lte(row.memberCount, facts.memberLimit)}`)
    .commit();

function movedCards(rows: Rows, before: StoredTeam, after: StoredTeam) {
  const cards = cardsOf(after);
  const gone = cardsOf(before).filter(({ area }) => !cards.some((card) => card.area === area));
  return [
    ...gone.map(({ area, teamId }) => rows.card.delete({ area, teamId }).commit()),
    ...cards.map((card) => rows.card.put(card).commit()),
  ];
}

const picturesOf = ({ facts: { photoId, coverId } }: StoredTeam) =>
  [photoId, coverId].filter((one) => one !== undefined);
const heldOf = (after: StoredTeam, before?: StoredTeam) =>
  heldFacts(
    { holder: after.teamId, version: after.version, uploadIds: picturesOf(after) },
    before ? picturesOf(before) : [],
    new Date(after.updatedAt),
  );
