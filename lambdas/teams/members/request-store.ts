import type { EntityItem } from 'electrodb';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { joinRequested, requestAnswered } from '#shared/teams/messages.ts';
import { createWrite } from '../details/writes/store.ts';
import type { StoredTeam } from '../ports/teams.ts';
import { teamRequestEntity } from './team-request.entity.ts';

export type TeamRequest = EntityItem<ReturnType<typeof teamRequestEntity>>;

/** Who asks to join. */
export interface RequestStore {
  find(key: Pick<TeamRequest, 'userId' | 'teamId'>): Promise<TeamRequest | undefined>;
  list(teamId: string): Promise<readonly TeamRequest[]>;
  /** Does nothing where one waits already. */
  ask(team: StoredTeam, request: TeamRequest, now: Date): Promise<void>;
  /** False when it does not wait any more. */
  decline(team: StoredTeam, userId: string, now: Date): Promise<boolean>;
  withdraw(key: Pick<TeamRequest, 'userId' | 'teamId'>): Promise<boolean>;
}

/** More than fit one sitting; an accepted one makes room for the next. */
const mostListed = 100;

export function createRequestStore(table: Table, retry: Retry = createRetry()): RequestStore {
  const write = createWrite(table, retry);
  const requests = teamRequestEntity(table);
  return {
    find: async (key) => (await requests.get(key).go({ consistent: true })).data ?? undefined,
    list: async (teamId) => {
      const { data } = await requests.query
        .byTeam({ teamId })
        .where(({ status }, { eq }) => eq(status, 'requested'))
        .go({ count: mostListed });
      return data;
    },
    ask: async ({ teamId, facts }, request, now) => {
      const { userId, askedAt } = request;
      const id = idFrom('message', joinRequested.name, teamId, userId, askedAt);
      await write((rows) => [
        rows.request
          .put(request)
          .where(({ status }, { ne, notExists }) => `${notExists(status)} OR ${ne(status, 'requested')}`)
          .commit(),
        rows.outbox.put(factRow(joinRequested, id, now, { teamId, teamName: facts.name, userId })).commit(),
      ]);
    },
    decline: async ({ teamId, facts }, userId, now) => {
      const id = idFrom('message', requestAnswered.name, teamId, userId, now.toISOString());
      const said = { teamId, teamName: facts.name, userId, decision: 'decline' as const };
      const refused = await write((rows) => [
        rows.request
          .patch({ userId, teamId })
          .set({ status: 'declined', decidedAt: now.toISOString() })
          .where(({ status }, { eq }) => eq(status, 'requested'))
          .commit(),
        rows.outbox.put(factRow(requestAnswered, id, now, said)).commit(),
      ]);
      return refused.length === 0;
    },
    withdraw: async (key) => {
      const refused = await write((rows) => [
        rows.request
          .remove(key)
          .where(({ status }, { eq }) => eq(status, 'requested'))
          .commit(),
      ]);
      return refused.length === 0;
    },
  };
}
