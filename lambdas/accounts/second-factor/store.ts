import { type EntityItem, Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { Sealed } from '#lambdas/kernel/security/seal.ts';
import { secondFactorTurnedOff, secondFactorTurnedOn, sessionsEnded } from '#shared/accounts/messages.ts';
import { accountEntity } from '../ports/account.entity.ts';
import { signInsFrom } from '../sessions/sign-ins-from.ts';
import { secondFactorEntity } from './second-factor.entity.ts';

export type SecondFactor = EntityItem<ReturnType<typeof secondFactorEntity>>;

/** Where a session gave the factor, and when. */
export type Given = Readonly<Record<string, string>>;

/** `stale`: another write came first, so that the decision has to be made again. */
type Outcome = 'done' | 'stale';

/** Each write names the row that it was decided by. Every read is strongly consistent. */
export interface SecondFactorStore {
  find(userId: string): Promise<SecondFactor | undefined>;
  /** Replaces one that was begun; `stale` where one is on or ending. */
  begin(userId: string, secret: { readonly sealed: Sealed; readonly inPool: boolean }, now: Date): Promise<Outcome>;
  /** From here on the account has a second factor, and `given` are the sessions that gave it. */
  turnOn(
    row: SecondFactor,
    more: { step: number; recovery: readonly string[]; given: Given },
    now: Date,
  ): Promise<Outcome>;
  /** A code was accepted. */
  give(row: SecondFactor, more: { step: number; given: Given }, now: Date): Promise<Outcome>;
  renew(row: SecondFactor, recovery: readonly string[], now: Date): Promise<Outcome>;
  /** From here on the account has none. With a recovery code every session ends in the same write (decision D51). */
  end(row: SecondFactor, because: 'asked' | 'recovered', now: Date): Promise<Outcome>;
  /** Forgets one that the user pool has stopped asking for. Safe to repeat. */
  forget(row: Pick<SecondFactor, 'userId' | 'since'>): Promise<void>;
}

export function createSecondFactorStore(table: Table, retry: Retry = createRetry()): SecondFactorStore {
  const rows = secondFactorEntity(table);
  const { transaction } = new Service({ factor: rows, account: accountEntity(table), outbox: outboxEntity(table) });
  const write: Write = async (parts) => {
    const refused = await retry(() => commit(transaction.write(parts)));
    return refused.length === 0 ? 'done' : 'stale';
  };
  return {
    find: async (userId) => (await rows.get({ userId }).go({ consistent: true })).data ?? undefined,
    begin: async (userId, { sealed, inPool }, now) => {
      const made = await wasMade(
        rows
          .put({
            ...{ userId, status: 'begun', sealed, inPool, lastStep: 0, recovery: [] },
            ...{ version: now.getTime(), changedAt: now.toISOString() },
          })
          .where(({ status }, { notExists, eq }) => `${notExists(status)} OR ${eq(status, 'begun')}`)
          .go(),
      );
      return made ? 'done' : 'stale';
    },
    ...turning(write),
    renew: async ({ userId, version }, recovery, now) => {
      const made = await wasMade(
        rows
          .patch({ userId })
          .set({ recovery: [...recovery], version: version + 1, changedAt: now.toISOString() })
          .where((row, { eq }) => `${eq(row.version, version)} AND ${eq(row.status, 'on')}`)
          .go(),
      );
      return made ? 'done' : 'stale';
    },
    forget: async ({ userId, since }) => {
      await wasMade(
        rows
          .delete({ userId })
          .where((row, { eq }) => `${eq(row.status, 'ending')} AND ${eq(row.since, since ?? '')}`)
          .go(),
      );
    },
  };
}

type Entities = {
  factor: ReturnType<typeof secondFactorEntity>;
  account: ReturnType<typeof accountEntity>;
  outbox: ReturnType<typeof outboxEntity>;
};
type Parts = Parameters<Service<Entities>['transaction']['write']>[0];
type Write = (parts: Parts) => Promise<Outcome>;

/** What changes the account and its factor at once. */
function turning(write: Write): Pick<SecondFactorStore, 'turnOn' | 'give' | 'end'> {
  return {
    turnOn: ({ userId, version }, { step, recovery, given }, now) => {
      const since = now.toISOString();
      const messageId = idFrom('message', secondFactorTurnedOn.name, userId, since);
      return write(({ factor, account, outbox }) => [
        factor
          .patch({ userId })
          .set({ status: 'on', since, changedAt: since })
          .set({ lastStep: step, recovery: [...recovery], version: version + 1 })
          .where((row, { eq }) => `${eq(row.version, version)} AND ${eq(row.status, 'begun')}`)
          .commit(),
        account
          .patch({ userId })
          .set({ factorSince: since, factorGiven: given })
          .where(({ deletedAt }, { notExists }) => notExists(deletedAt))
          .commit(),
        outbox.put(factRow(secondFactorTurnedOn, messageId, now, { userId, since })).commit(),
      ]);
    },
    give: ({ userId, version, since = '' }, { step, given }, now) =>
      write(({ factor, account }) => [
        factor
          .patch({ userId })
          .set({ lastStep: step, version: version + 1, changedAt: now.toISOString() })
          .where((row, { eq }) => `${eq(row.version, version)} AND ${eq(row.status, 'on')}`)
          .commit(),
        account
          .patch({ userId })
          .set({ factorGiven: given })
          .where(({ factorSince }, { eq }) => eq(factorSince, since))
          .commit(),
      ]),
    end: ending(write),
  };
}

/** With a recovery code it ends every session as well. */
function ending(write: Write): SecondFactorStore['end'] {
  return ({ userId, version, since = '' }, because, now) => {
    const turnedOff = idFrom('message', secondFactorTurnedOff.name, userId, since);
    const endedAt = signInsFrom(now);
    const ended = idFrom('message', sessionsEnded.name, userId, endedAt);
    return write(({ factor, account, outbox }) => [
      factor
        .patch({ userId })
        .set({ status: 'ending', recovery: [], version: version + 1, changedAt: now.toISOString() })
        .where((row, { eq }) => `${eq(row.version, version)} AND ${eq(row.status, 'on')}`)
        .commit(),
      because === 'recovered'
        ? account
            .patch({ userId })
            .set({ signInsFrom: endedAt })
            .remove(['factorSince', 'factorGiven', 'endedSessions'])
            .where(({ factorSince }, { eq }) => eq(factorSince, since))
            .commit()
        : account
            .patch({ userId })
            .remove(['factorSince', 'factorGiven'])
            .where(({ factorSince }, { eq }) => eq(factorSince, since))
            .commit(),
      outbox.put(factRow(secondFactorTurnedOff, turnedOff, now, { userId, since, because })).commit(),
      ...(because === 'recovered'
        ? [outbox.put(factRow(sessionsEnded, ended, now, { userId, because: 'factorReset', endedAt })).commit()]
        : []),
    ]);
  };
}
