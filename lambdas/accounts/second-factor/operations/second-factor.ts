import type { Actor } from '#lambdas/kernel/http/actor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { type DataKeys, seal, unseal } from '#lambdas/kernel/security/seal.ts';
import { freshSignInMs } from '#shared/accounts/deletion/personal-parts.ts';
import { recoveryCodeText } from '#shared/accounts/second-factor/codes.ts';
import type { secondFactorContract } from '#shared/accounts/second-factor/contract.ts';
import { sessionDays } from '#shared/accounts/sessions/session-operations.ts';
import { Problem } from '#shared/contract/errors.ts';
import { recentFactorMs } from '#shared/contract/factor.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { googleIdOf } from '../../identity/newcomer.ts';
import type { AccountReader } from '../../ports/accounts.ts';
import type { Caller } from '../../ports/serve.ts';
import { finishEnding } from '../finish-ending.ts';
import type { PoolFactor } from '../pool-factor.ts';
import { newRecoveryCodes, recoveryHash } from '../recovery-codes.ts';
import type { Given, SecondFactor, SecondFactorStore } from '../store.ts';
import { newSecret, stepOf, uriOf } from '../totp.ts';

type Operations = (typeof secondFactorContract)['operations'];

export interface FactorPorts {
  readonly factors: SecondFactorStore;
  readonly pool: PoolFactor;
  readonly keys: DataKeys;
  readonly accounts: Pick<AccountReader, 'find'>;
  /** The time after what was waited for. */
  readonly clock: () => Date;
}

const sessionMs = sessionDays * 24 * 60 * 60_000;
/** How often a decision is made again because another write came first. */
const mostTurns = 5;

/** Makes a decision until the row that it was made by is the one that was written. */
export async function decide<Result>(turn: () => Promise<Result | 'stale'>): Promise<Result> {
  for (let turns = 0; turns < mostTurns; turns += 1) {
    const result = await turn();
    if (result !== 'stale') return result;
  }
  throw new Problem('server.busy');
}

/** What a secret is sealed as: moved into another row it does not open. */
const aboutOf = (userId: string) => `second factor of ${userId}`;
const opened = async (row: SecondFactor, keys: DataKeys) =>
  unseal(row.sealed, aboutOf(row.userId), await keys.named(row.sealed.keyId));

/** Only a sign-in of the last minutes; of an account with a password, one with it: the user pool takes no other. */
function checkFresh({ signedInAt, username, isPoolSignIn }: Actor, now: Date): void {
  const isOld = now.getTime() - signedInAt.getTime() > freshSignInMs;
  if (isOld || !(isPoolSignIn || googleIdOf(username))) throw new Problem('signIn.tooOld');
}

/** Shows the secret, which counts for nothing before a code of it was seen. */
export async function beginSecondFactor(
  caller: Caller,
  { factors, pool, keys, clock }: FactorPorts,
): Promise<Output<Operations['beginSecondFactor']>> {
  const actor = actorOf(caller);
  const { userId } = actor;
  checkFresh(actor, caller.now);
  const row = await factors.find(userId);
  if (row?.status === 'on') throw new Problem('factor.on');
  // The pool drops the old one before it takes another.
  if (
    row?.status === 'ending' &&
    !(await finishEnding(userId, { factors, pool }, { username: actor.username, now: clock() }))
  )
    throw new Problem('factor.ending');
  const inPool = !googleIdOf(actor.username);
  const secret = inPool ? await pool.begin(actor.accessToken?.() ?? '') : newSecret();
  const sealed = seal(secret, aboutOf(userId), await keys.current());
  if ((await factors.begin(userId, { sealed, inPool }, clock())) === 'stale') throw new Problem('factor.on');
  return { secret, uri: uriOf(secret, caller.account?.email ?? '') };
}

/** The pool asks first: an account that says it has a factor, and a pool that lets a password pass, would be a way around it. */
export async function turnOnSecondFactor(
  { code }: Parsed<Operations['turnOnSecondFactor']>,
  caller: Caller,
  { factors, pool, keys, clock }: FactorPorts,
): Promise<Output<Operations['turnOnSecondFactor']>> {
  const actor = actorOf(caller);
  const { userId, sessionId } = actor;
  const row = await factors.find(userId);
  if (row?.status === 'on') throw new Problem('factor.on');
  if (row?.status !== 'begun') throw new Problem('factor.notBegun');
  if (row.inPool && !actor.isPoolSignIn) throw new Problem('signIn.tooOld');
  const step = stepOf(await opened(row, keys), code, clock());
  if (step === undefined) throw wrong('factor.codeWrong');
  if (row.inPool) await haveThePoolAsk(actor, code, pool);
  const codes = newRecoveryCodes();
  const now = clock();
  const given = sessionId ? { [sessionId]: now.toISOString() } : {};
  const recovery = codes.map((each) => recoveryHash(userId, each));
  // Another call was faster: the one that answered it has the codes that count.
  if ((await factors.turnOn(row, { step, recovery, given }, now)) === 'stale') throw new Problem('factor.on');
  return { recoveryCodes: codes.map(recoveryCodeText) };
}

async function haveThePoolAsk({ accessToken, username }: Actor, code: string, pool: PoolFactor): Promise<void> {
  if (!(await pool.verify(accessToken?.() ?? '', code))) throw wrong('factor.codeWrong');
  await pool.ask(username, true);
}

/** A code counts once, for the session that gave it. */
export async function confirmSecondFactor(
  { code }: Parsed<Operations['confirmSecondFactor']>,
  caller: Caller,
  { factors, keys, accounts, clock }: FactorPorts,
): Promise<Output<Operations['confirmSecondFactor']>> {
  const { userId, sessionId } = actorOf(caller);
  if (!sessionId) throw new Problem('auth.required');
  return decide(async () => {
    const row = await factors.find(userId);
    if (row?.status !== 'on') throw new Problem('factor.off');
    const step = stepOf(await opened(row, keys), code, clock());
    if (step === undefined) throw wrong('factor.codeWrong');
    if (step <= row.lastStep) throw wrong('factor.codeUsed');
    const now = clock();
    const given = withSession((await accounts.find(userId))?.factorGiven, sessionId, now);
    if ((await factors.give(row, { step, given }, now)) === 'stale') return 'stale';
    return { until: new Date(now.getTime() + recentFactorMs).toISOString() };
  });
}

/** The row of an account may not grow: sessions that can be renewed no more are left out. */
const withSession = (given: Given = {}, sessionId: string, now: Date): Given => ({
  ...Object.fromEntries(Object.entries(given).filter(([, at]) => now.getTime() - Date.parse(at) < sessionMs)),
  [sessionId]: now.toISOString(),
});

const wrong = (reason: 'factor.codeWrong' | 'factor.codeUsed') => {
  const said = { 'factor.codeWrong': 'That code isn’t right.', 'factor.codeUsed': 'Wait for the next code.' };
  return new Problem(reason, { fields: { code: said[reason] } });
};

export async function renewRecoveryCodes(
  caller: Caller,
  { factors, clock }: FactorPorts,
): Promise<Output<Operations['renewRecoveryCodes']>> {
  const { userId } = actorOf(caller);
  const codes = newRecoveryCodes();
  const recovery = codes.map((each) => recoveryHash(userId, each));
  await decide(async () => {
    const row = await factors.find(userId);
    if (row?.status !== 'on') throw new Problem('factor.off');
    return factors.renew(row, recovery, clock());
  });
  return { recoveryCodes: codes.map(recoveryCodeText) };
}

export async function turnOffSecondFactor(
  caller: Caller,
  ports: FactorPorts,
): Promise<Output<Operations['turnOffSecondFactor']>> {
  const { userId, username } = actorOf(caller);
  await decide(async () => {
    const row = await ports.factors.find(userId);
    if (row?.status !== 'on') throw new Problem('factor.off');
    return ports.factors.end(row, 'asked', ports.clock());
  });
  await finishEnding(userId, ports, { username });
  return {};
}
