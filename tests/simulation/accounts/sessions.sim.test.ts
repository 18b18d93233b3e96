import { describe, expect, it } from 'vitest';
import { createErasureStore } from '#lambdas/accounts/deletion/erasures/store.ts';
import { alignSignIn } from '#lambdas/accounts/identity/email-change/align-sign-in.ts';
import { createEmailChangeStore } from '#lambdas/accounts/identity/email-change/store.ts';
import { createMissingMarks } from '#lambdas/accounts/identity/reconcile/missing-marks.ts';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { type Account, createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { signInsFrom } from '#lambdas/accounts/sessions/sign-ins-from.ts';
import { createSessionStore } from '#lambdas/accounts/sessions/store.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';

const start = Date.parse('2031-05-01T12:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);
const accounts = accountEntity(stage.table);
const reader = createAccountReader(stage.table);
const sessions = createSessionStore(stage.table, stage.retry);
const changes = createEmailChangeStore(stage.table, stage.retry);
const marks = createMissingMarks(stage.table);
const erasures = createErasureStore(stage.table, stage.retry);
const claims = claimEntity(stage.table);
const [ana, bo] = ['0000000a-0000-4000-8000-000000000000', '0000000b-0000-4000-8000-000000000000'].map((userId) => ({
  userId,
  username: userId,
  version: 1,
  email: `${userId}@people.example`,
  emailVerified: true,
  hasAdditionalInfo: true,
  createdAt: at(0).toISOString(),
  updatedAt: at(0).toISOString(),
})) as [Account, Account];
const wanted = 'new@people.example';

const blind = ({ ConditionExpression: _, ...write }: Write): Write => write;

/**
 * Ana ends her sessions three times, each answer of which may be late or lost, and both ask for the same new address and
 * open its link.
 */
const changing =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, start, twin);
    let latest = '';
    const endAll = async (seconds: number) => {
      await sessions.endAll(ana.userId, 'asked', at(seconds));
      const from = signInsFrom(at(seconds));
      if (from > latest) latest = from;
    };
    const change = async (account: Account, seconds: number) => {
      const askedAt = at(seconds).toISOString();
      await changes.ask(account, wanted, at(seconds));
      const asked = await changes.find({ userId: account.userId, askedAt });
      if (asked) await changes.finish(asked, at(seconds + 5));
    };
    const played = (async () => {
      for (const account of [ana, bo]) {
        await accounts.put(account).go();
        await claims.put({ kind: 'email', value: account.email, holderId: account.userId }).go();
      }
      weather.isCalm = false;
      const acts = [() => endAll(10), () => endAll(20), () => endAll(30), () => change(ana, 15), () => change(bo, 16)];
      await Promise.all(
        acts.map(async (act) => {
          await scheduler.turn(scheduler.below(60));
          await act().catch(pastFaults);
        }),
      );
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return judge(memory, latest);
  };

/** No end of sessions is taken back, and each address is held by the one account that has it. */
function judge(memory: MemoryTable, latest: string): string | undefined {
  const rows = memory.entity('account');
  const from = String(rows.find(({ userId }) => userId === ana.userId)?.signInsFrom ?? '');
  if (from < latest) return `sessions from ${from} on count, though all before ${latest} were ended`;
  const held = memory
    .entity('claim')
    .map(({ value, holderId }) => `${value} ${holderId}`)
    .toSorted();
  const had = rows.map(({ email, userId }) => `${email} ${userId}`).toSorted();
  return held.join() === had.join() ? undefined : `held: ${held.join()}, had: ${had.join()}`;
}

describe('the end of every session, and a new address', () => {
  it('is never taken back, and gives each address to one account', async () => {
    expect(await explore(changing(), schedules)).toMatchObject({ violations: 0 });
  });

  it('is caught where the writes look at nothing', async () => {
    expect(await explore(changing(blind), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
  });
});

/** Ana's sign-in was missing for a week. A look that saw so begins to delete her account while another one finds it again. */
const missing =
  (looksAgain: boolean) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, start);
    const since = at(0).toISOString();
    let wasFound = false;
    let begunAfter = false;
    const find = async () => {
      await marks.clear(ana.userId);
      wasFound = true;
    };
    const remove = async () => {
      const account = await reader.find(ana.userId);
      await scheduler.turn(scheduler.below(60));
      if (!account?.signInMissingSince) return;
      const late = wasFound;
      const outcome = await erasures.begin(account, at(60), looksAgain ? { missingSince: since } : undefined);
      begunAfter = late && outcome === 'begun';
    };
    const played = (async () => {
      await accounts.put(ana).go();
      await marks.set(ana.userId, at(0));
      weather.isCalm = false;
      await Promise.all(
        [find, remove].map(async (act) => {
          await scheduler.turn(scheduler.below(60));
          await act().catch(pastFaults);
        }),
      );
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return begunAfter ? 'an account was deleted whose sign-in had been found again' : undefined;
  };

describe('an account without a sign-in', () => {
  it('is never deleted once its sign-in was found again', async () => {
    expect(await explore(missing(true), schedules)).toMatchObject({ violations: 0 });
  });

  it('is caught where the deletion does not look', async () => {
    expect(await explore(missing(false), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
  });
});

/** The address changes several times; each change has the pool follow, and every write of the pool takes its time. */
const following =
  (readsAgain: boolean) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    let email = 'first@people.example';
    let pool = email;
    const ports = {
      accounts: {
        find: async () => {
          await scheduler.turn(scheduler.below(30));
          return { ...ana, email };
        },
      },
      identities: {
        setEmail: async (_: string, next: string) => {
          await scheduler.turn(scheduler.below(60));
          pool = next;
          return 'set' as const;
        },
        discardUnconfirmed: async () => false,
      },
    };
    const follow = async () => {
      if (readsAgain) return alignSignIn(ana.userId, ports);
      const account = await ports.accounts.find();
      await ports.identities.setEmail(ana.userId, account.email);
    };
    const change = async (next: string) => {
      await scheduler.turn(scheduler.below(60));
      email = next;
      await follow();
    };
    const played = Promise.all(['second@people.example', 'third@people.example'].map(change));
    await Promise.all([scheduler.run(), played]);
    return pool === email ? undefined : `the account has ${email}, the pool ${pool}`;
  };

describe('the user pool', () => {
  it('ends with the address of the account, however its writes overtake each other', async () => {
    expect(await explore(following(true), schedules)).toMatchObject({ violations: 0 });
  });

  it('is caught where the account is not read again behind the write', async () => {
    expect(await explore(following(false), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
  });
});
