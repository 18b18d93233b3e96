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

/** States of the way to the provider and back: each is bound to a session and works once, for ten minutes. */
export interface ConnectStates {
  /** 43 characters of base64url. */
  begin(session: Session, country: PayoutCountry, now: Date): Promise<string>;
  /** False for a state that is missing, another session's, used or too old. */
  use(session: Session, state: string, now: Date): Promise<boolean>;
}

const validMs = 10 * 60_000;
const keptSeconds = 24 * 60 * 60;
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

export function createConnectStates(table: Table): ConnectStates {
  const rows = connectStateEntity(table);
  return {
    begin: async ({ userId, sessionId }, country, now) => {
      const state = randomBytes(32).toString('base64url');
      await rows
        .create({
          stateHash: hash(state),
          userId,
          sessionHash: hash(sessionId),
          kind: 'link',
          country,
          expiresAt: now.getTime() + validMs,
          expires: Math.floor(now.getTime() / 1000) + keptSeconds,
        })
        .go();
      return state;
    },
    use: ({ userId, sessionId }, state, now) =>
      wasMade(
        rows
          .patch({ stateHash: hash(state) })
          .set({ usedAt: now.toISOString() })
          .where(
            (row, { eq, gt, notExists }) =>
              `${eq(row.userId, userId)} AND ${eq(row.sessionHash, hash(sessionId))} AND ${notExists(row.usedAt)} AND ${gt(row.expiresAt, now.getTime())}`,
          )
          .go(),
      ),
  };
}
