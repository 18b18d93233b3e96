import { Secret, TOTP } from 'otpauth';
import { describe, expect, it, vi } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { type Account, createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import {
  confirmSecondFactor,
  type FactorPorts,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '#lambdas/accounts/second-factor/operations/second-factor.ts';
import { useRecoveryCode } from '#lambdas/accounts/second-factor/operations/use-recovery-code.ts';
import { recoveryHash } from '#lambdas/accounts/second-factor/recovery-codes.ts';
import { secondFactorEntity } from '#lambdas/accounts/second-factor/second-factor.entity.ts';
import { createSecondFactorStore } from '#lambdas/accounts/second-factor/store.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { seal, toDataKey } from '#lambdas/kernel/security/seal.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';

const start = Date.parse('2031-05-01T12:00:00Z');
const now = new Date(start);
const since = new Date(start - 60_000).toISOString();
const userId = '0000000a-0000-4000-8000-000000000000';
const email = `${userId}@people.example`;
const secret = new Secret({ buffer: new TextEncoder().encode('twenty bytes of text').buffer as ArrayBuffer }).base32;
const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: start });
const recoveryCode = '7K2M9QXA41TVC8ZP';
const key = toDataKey('key', 'a secret', 'second factors');

const ana = {
  ...{ userId, username: userId, version: 1, email, emailVerified: true, hasAdditionalInfo: true },
  ...{ platform: 'rovers' as const, createdAt: since, updatedAt: since },
  ...{ factorSince: since, factorGiven: { first: since } },
} satisfies Account;
const row = {
  ...{ userId, status: 'on' as const, inPool: true, since, lastStep: 0, version: 1, changedAt: since },
  sealed: seal(secret, `second factor of ${userId}`, key),
  recovery: [recoveryHash(userId, recoveryCode)],
};

const accounts = accountEntity(stage.table);
const rows = secondFactorEntity(stage.table);
const factors = createSecondFactorStore(stage.table, stage.retry);
const reader = createAccountReader(stage.table);
// The end of all sessions waits for the next second, which is another simulation's.
vi.spyOn(clock, 'wait').mockResolvedValue();

const callerOf = (sessionId: string): Caller => ({
  actor: { userId, username: userId, sessionId, signedInAt: now },
  account: ana,
  source: '127.0.0.1',
  now,
  newId: () => '',
});

const blind = ({ ConditionExpression: _, ...write }: Write): Write => write;

/** Everything that can be done with a second factor, at once, on a table whose answers are late or lost. */
const using =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, start, twin);
    let isAsked = true;
    const ports: FactorPorts = {
      factors,
      accounts: reader,
      keys: { current: async () => key, named: async () => key },
      clock: () => now,
      pool: {
        begin: async () => secret,
        verify: async () => true,
        ask: async (_, asks) => {
          await scheduler.turn(scheduler.below(30));
          isAsked = asks;
        },
      },
    };
    const recovering = {
      ...ports,
      store: { holderOf: async () => userId },
      identities: { signOut: async () => {} },
      steadily: <Result>(work: () => Promise<Result>) => work(),
    };
    const done: Done = { confirmed: 0, recovered: 0, turnedOff: 0 };
    const counted = (what: keyof Done, act: () => Promise<unknown>) => async () => {
      await act();
      done[what] += 1;
    };
    const acts = [
      counted('confirmed', () => confirmSecondFactor({ code }, callerOf('one'), ports)),
      counted('confirmed', () => confirmSecondFactor({ code }, callerOf('two'), ports)),
      counted('recovered', () => useRecoveryCode({ email, recoveryCode }, recovering)),
      counted('recovered', () => useRecoveryCode({ email, recoveryCode }, recovering)),
      () => renewRecoveryCodes(callerOf('first'), ports),
      counted('turnedOff', () => turnOffSecondFactor(callerOf('first'), ports)),
    ];
    const played = (async () => {
      await accounts.put(ana).go();
      await rows.put(row).go();
      weather.isCalm = false;
      await Promise.all(
        acts.map(async (act) => {
          await scheduler.turn(scheduler.below(60));
          await act().catch(pastFaults);
        }),
      );
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return judge(memory, done, isAsked);
  };

interface Done {
  confirmed: number;
  recovered: number;
  turnedOff: number;
}

/** A code and a recovery code count once, and account, factor and user pool agree, or lean to asking. */
function judge(memory: MemoryTable, done: Done, isAsked: boolean): string | undefined {
  if (done.confirmed > 1) return 'one code counted for two sessions';
  if (done.recovered + done.turnedOff > 1) return 'it was turned off twice';
  const factor = memory.entity('secondFactor')[0];
  const account = memory.entity('account')[0];
  const isOn = factor?.status === 'on';
  if (isOn !== (account?.factorSince !== undefined)) return 'the account and its factor say different things';
  if (!account?.factorSince && account?.factorGiven) return 'a session gave a factor that there is not';
  return isOn && !isAsked ? 'the account has a factor that the user pool does not ask for' : undefined;
}

describe('a second factor that is used, given up and turned off at once', () => {
  it('takes each code once, ends once, and is never left half', async () => {
    expect(await explore(using(), schedules)).toMatchObject({ violations: 0 });
  });

  it('is caught where the writes look at nothing', async () => {
    expect(await explore(using(blind), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
  });
});

/** Each of two writes of one code is let through alone: only the version tells them apart. */
const blindToVersion = (write: Write): Write => (JSON.stringify(write).includes('lastStep') ? blind(write) : write);

describe('a code that is given in two requests', () => {
  it('is caught where the write does not name what it was decided by', async () => {
    expect(await explore(using(blindToVersion), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
  });
});

/** A recovery code that two requests use: the factor and the account must both look, and either one is enough. */
const blindToEnd = (write: Write): Write => (/ending|REMOVE/.test(JSON.stringify(write)) ? blind(write) : write);

describe('a recovery code that is used in two requests', () => {
  it('is caught where the end does not look', async () => {
    expect(await explore(using(blindToEnd), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
  });
});
