import { createHash, randomBytes } from 'node:crypto';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { PayoutCountry } from '#shared/payments/accounts/payout-countries.ts';
import { connectStateEntity } from './connect-state.entity.ts';

/** Whose way to the provider and back it is. */
export interface Session {
  readonly userId: string;
  /** Names the sign-in, the same for all its requests. */
  readonly sessionId: string;
}

/** What is to be linked: an account of the organization, or the user’s own. */
interface Begun {
  readonly country: PayoutCountry;
  readonly organizationId?: string | undefined;
}

/** States of the way to the provider and back: each is bound to a session and works once, for ten minutes. */
export interface ConnectStates {
  /** 43 characters of base64url. */
  begin(session: Session, begun: Begun, now: Date): Promise<string>;
  /** What was begun with it; undefined for a state that is missing, another session's, used or too old. */
  use(session: Session, state: string, now: Date): Promise<Pick<Begun, 'organizationId'> | undefined>;
}

const validMs = 10 * 60_000;
const keptSeconds = 24 * 60 * 60;
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

export function createConnectStates(table: Table): ConnectStates {
  const rows = connectStateEntity(table);
  return {
    begin: async ({ userId, sessionId }, { country, organizationId }, now) => {
      const state = randomBytes(32).toString('base64url');
      await rows
        .create({
          stateHash: hash(state),
          userId,
          sessionHash: hash(sessionId),
          kind: 'link',
          country,
          ...(organizationId && { organizationId }),
          expiresAt: now.getTime() + validMs,
          expires: Math.floor(now.getTime() / 1000) + keptSeconds,
        })
        .go();
      return state;
    },
    use: async ({ userId, sessionId }, state, now) => {
      const key = { stateHash: hash(state) };
      const used = rows
        .patch(key)
        .set({ usedAt: now.toISOString() })
        .where(
          (row, { eq, gt, notExists }) =>
            `${eq(row.userId, userId)} AND ${eq(row.sessionHash, hash(sessionId))} AND ${notExists(row.usedAt)} AND ${gt(row.expiresAt, now.getTime())}`,
        );
      if (!(await wasMade(used.go()))) return undefined;
      return (await rows.get(key).go({ consistent: true })).data ?? undefined;
    },
  };
}
