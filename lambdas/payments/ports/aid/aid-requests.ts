import { contention } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import { aidAnswered, aidAsked } from '#shared/payments/discounts/aid/messages.ts';
import type { AidAnswer } from '#shared/payments/discounts/aid/schemas.ts';
import { discountEntity } from '../discounts/discount.entity.ts';
import { aidRequestEntity } from './aid-request.entity.ts';
import { aidKey, aidScope } from './aid-scope.ts';

/** Whose request to which community, for what. */
export interface AidKey {
  readonly teamId: string;
  readonly subjectId: string;
  readonly userId: string;
}

/** A request as payments knows it. */
export interface StoredAid extends AidKey {
  readonly title: string;
  readonly note: string;
  readonly status: 'asked' | 'granted' | 'declined';
  readonly percent?: number | undefined;
  readonly askedAt: string;
  readonly answeredAt?: string | undefined;
}

/** Requests for financial aid. Reads of one are strongly consistent. */
export interface AidRequests {
  find(key: AidKey): Promise<StoredAid | undefined>;
  /** All of a community, or those for one thing of it; those with an answer too. */
  ofTeam(teamId: string, subjectId?: string): Promise<readonly StoredAid[]>;
  /**
   * Asks, or says another note while there is no answer; those who answer hear of it once.
   * @throws {Problem} aid.answered
   */
  ask(request: Pick<StoredAid, keyof AidKey | 'title' | 'note'>, now: Date): Promise<StoredAid>;
  /**
   * Answers once. What is granted becomes a discount for one order, in the same transaction.
   * @throws {Problem} aid.notFound, aid.answered
   */
  answer(key: AidKey, answer: AidAnswer, now: Date): Promise<void>;
}

export function createAidRequests(table: Table, retry: Retry = createRetry()): AidRequests {
  const rows = { aid: aidRequestEntity(table), discount: discountEntity(table), outbox: outboxEntity(table) };
  const write = createWriteOver(rows, (work) => work());
  const find: AidRequests['find'] = async (key) =>
    (await rows.aid.get({ ...key }).go({ consistent: true })).data ?? undefined;
  return {
    find,
    ofTeam: async (teamId, subjectId) =>
      (await rows.aid.query.byTeam({ teamId, ...(subjectId && { subjectId }) }).go({ pages: 'all' })).data,
    ask: ({ title, note, ...key }, now) =>
      retry(async () => {
        const before = await find(key);
        if (before && before.status !== 'asked') throw new Problem('aid.answered');
        const next = { ...key, title, note, status: 'asked' as const, askedAt: before?.askedAt ?? now.toISOString() };
        const refused = await write(({ aid, outbox }) => [
          aid
            .put(next)
            .where(({ status }, { eq, notExists }) => (before ? eq(status, 'asked') : notExists(status)))
            .commit(),
          ...(before ? [] : [outbox.put(factOf(aidAsked, key, now)).commit()]),
        ]);
        if (refused.length > 0) throw contention('The request moved');
        return next;
      }),
    answer: (key, answer, now) =>
      retry(async () => {
        const before = await find(key);
        if (!before) throw new Problem('aid.notFound');
        if (before.status !== 'asked') throw new Problem('aid.answered');
        const refused = await write(({ aid, discount, outbox }) => [
          aid
            .patch({ ...key })
            .set({
              status: answer.kind === 'grant' ? 'granted' : 'declined',
              answeredAt: now.toISOString(),
              ...percentOf(answer),
            })
            .where(({ status }, { eq }) => eq(status, 'asked'))
            .commit(),
          ...(answer.kind === 'grant' ? [discount.create(grantOf(key, answer.percent, now)).commit()] : []),
          outbox.put(factOf(aidAnswered, key, now)).commit(),
        ]);
        if (refused.length > 0) throw contention('The request moved');
      }),
  };
}

const percentOf = (answer: AidAnswer) => (answer.kind === 'grant' ? { percent: answer.percent } : {});

/** One order of that person for that thing is lower. */
const grantOf = (key: AidKey, percent: number, now: Date) => ({
  scopeId: aidScope(key),
  code: aidKey,
  rule: 'aid' as const,
  off: { kind: 'percent' as const, percent },
  maxUses: 1,
  subjectId: key.subjectId,
  used: 0,
  version: 1,
  createdAt: now.toISOString(),
});

const factOf = (type: typeof aidAsked | typeof aidAnswered, { teamId, subjectId, userId }: AidKey, now: Date) =>
  factRow(type, idFrom('message', type.name, teamId, subjectId, userId), now, { teamId, subjectId, userId });
