import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { heldFacts } from '#lambdas/uploads/ports/held-fact.ts';
import { externalTeamClaimed, externalTeamInvited } from '#shared/teams/messages.ts';
import { createWrite, type Rows } from '../organizations/write.ts';
import { externalTeamEntity } from '../ports/external/external-team.entity.ts';
import {
  createExternalTeamReader,
  type ExternalTeamReader,
  type StoredExternalTeam,
} from '../ports/external/external-teams.ts';
import type { StoredTeam } from '../ports/teams.ts';

/** What happened to an outside team besides what is said of it. */
type Step =
  | { readonly step: 'invited'; readonly byId: string }
  | {
      readonly step: 'asked' | 'accepted' | 'declined';
      readonly byId: string;
      readonly claimingTeamId: string;
      readonly claimingOwnerId: string;
    };

type Lister = Pick<StoredTeam, 'teamId'> & { readonly facts: Pick<StoredTeam['facts'], 'name'> };

/** Opponents that are not on the platform. Writes stand when the version is the one that was read. */
export interface ExternalStore extends ExternalTeamReader {
  /** Strongly consistent. */
  list(teamId: string): Promise<readonly StoredExternalTeam[]>;
  /** All of them, the newest first; may lag a moment. */
  page(after: string | undefined): Promise<{ rows: readonly StoredExternalTeam[]; next: string | undefined }>;
  create(external: StoredExternalTeam): Promise<void>;
  save(before: StoredExternalTeam, after: StoredExternalTeam, lister: Lister, now: Date, step?: Step): Promise<boolean>;
  remove(external: StoredExternalTeam, now: Date): Promise<void>;
}

const pageSize = 50;

export function createExternalStore(table: Table, retry: Retry = createRetry()): ExternalStore {
  const write = createWrite(table, retry);
  const rows = externalTeamEntity(table);
  return {
    ...createExternalTeamReader(table),
    list: async (teamId) =>
      (await rows.query.byTeam({ teamId }).go({ consistent: true, pages: 'all' })).data as StoredExternalTeam[],
    page: async (after) => {
      const { data, cursor } = await rows.query
        .newest({ shelf: 'all' })
        .go({ order: 'desc', limit: pageSize, cursor: after ?? null });
      return { rows: data as StoredExternalTeam[], next: cursor ?? undefined };
    },
    create: async (external) => {
      // A repeat meets what its first try made.
      await write((parts) => [
        parts.external.create(external).commit(),
        ...heldOf(external, undefined, new Date(external.createdAt)).map((fact) => parts.outbox.put(fact).commit()),
      ]);
    },
    save: async (before, after, lister, now, step) => {
      const refused = await write((parts) => [
        parts.external
          .put(after)
          .where(({ version }, { eq }) => eq(version, before.version))
          .commit(),
        ...heldOf(after, before, now).map((fact) => parts.outbox.put(fact).commit()),
        ...(step ? [told(parts, after, lister, step, now)] : []),
      ]);
      return refused.length === 0;
    },
    remove: async (external, now) => {
      const { teamId, externalTeamId } = external;
      const bare = { ...external, version: external.version + 1, details: { ...external.details, photoId: undefined } };
      await write((parts) => [
        parts.external.delete({ teamId, externalTeamId }).commit(),
        ...heldOf(bare, external, now).map((fact) => parts.outbox.put(fact).commit()),
      ]);
    },
  };
}

function told(parts: Rows, external: StoredExternalTeam, { teamId, facts }: Lister, step: Step, now: Date) {
  const { externalTeamId, version, details, invitedAt = now.toISOString() } = external;
  const of = { teamId, teamName: facts.name, externalTeamId, byId: step.byId };
  const id = idFrom('message', 'teams.externalTeam', externalTeamId, String(version), step.step);
  if (step.step === 'invited')
    return parts.outbox.put(factRow(externalTeamInvited, id, now, { ...of, invitedAt })).commit();
  const { claimingTeamId, claimingOwnerId, step: what } = step;
  const said = { ...of, externalName: details.name, claimingTeamId, claimingOwnerId, what };
  return parts.outbox.put(factRow(externalTeamClaimed, id, now, said)).commit();
}

const photosOf = ({ details: { photoId } }: StoredExternalTeam) => (photoId ? [photoId] : []);
const heldOf = (after: StoredExternalTeam, before: StoredExternalTeam | undefined, now: Date) =>
  heldFacts(
    { holder: after.externalTeamId, version: after.version, uploadIds: photosOf(after) },
    before ? photosOf(before) : [],
    now,
  );
