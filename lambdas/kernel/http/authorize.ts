import { type Access, type Permission, type Scope, scopeOf } from '#shared/contract/access.ts';
import { Problem } from '#shared/contract/errors.ts';
import { type FactorState, factorCounts, factorGivenAt, recentFactorMs } from '#shared/contract/factor.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { type SessionEnds, sessionCounts } from '#shared/contract/session-counts.ts';
import type { Actor } from './actor.ts';

/** What decides about a caller before an operation runs. What else is kept of them is their own context's. */
export interface AccountState extends SessionEnds, FactorState {
  readonly emailVerified: boolean;
  readonly hasAdditionalInfo: boolean;
  readonly displayName?: string | undefined;
  readonly isPlatformAdmin?: boolean | undefined;
  /** Set on the tombstone of an account. */
  readonly deletedAt?: string | undefined;
}

/** Reads the account of a caller as it stands now. */
export type FindAccount<Account extends AccountState = AccountState> = (userId: string) => Promise<Account | undefined>;

/** What a person may do in one thing; undefined when they must not learn that it exists. */
export type FindPermissions = (userId: string, id: string) => Promise<readonly Permission[] | undefined>;
export type Scopes = { readonly [S in Scope]?: FindPermissions };

/** Each thing that can stand between a caller and an operation. A test takes them away one by one: the matrix must notice. */
export const guards = {
  signedIn: (actor: Actor | undefined, account: AccountState | undefined) =>
    actor !== undefined && !account?.deletedAt && counts(actor, account),
  emailVerified: (account: AccountState | undefined) => account?.emailVerified === true,
  profileComplete: (account: AccountState | undefined) => account?.hasAdditionalInfo === true,
  platformAdmin: (account: AccountState | undefined) => account?.isPlatformAdmin === true,
  factorGiven: (actor: Actor | undefined, account: AccountState | undefined) =>
    !actor || factorCounts(sessionOf(actor), account),
  factorRecent: (actor: Actor | undefined, account: AccountState | undefined, now: Date) =>
    now.getTime() - ((actor && factorGivenAt(sessionOf(actor), account)) ?? 0) <= recentFactorMs,
  visible: (held: readonly Permission[] | undefined) => held !== undefined,
  permitted: (held: readonly Permission[] | undefined, needed: Permission) => held?.includes(needed) === true,
};

const sessionOf = ({ signedInAt, sessionId, isPoolSignIn = false }: Actor) => ({
  signedInAt: signedInAt.getTime(),
  sessionId,
  isPoolSignIn,
});

/** An access token outlives the end of its session by up to fifteen minutes, so the account itself says which count. */
const counts = (actor: Actor, account: AccountState | undefined): boolean => sessionCounts(sessionOf(actor), account);

/** Refuses a call that needs a person where there is none, or only the memory of one. */
export function checkSignedIn(access: Access, actor: Actor | undefined, account: AccountState | undefined): void {
  if (access !== 'public' && !guards.signedIn(actor, account)) throw new Problem('auth.required');
}

type Asked = Pick<Operation, 'access' | 'factor'>;

/** Refuses a session that has not given the second factor of its account. */
export function checkFactor(
  { access, factor }: Asked,
  actor: Actor | undefined,
  account: AccountState | undefined,
): void {
  if (access === 'public' || factor === 'notAsked') return;
  if (!guards.factorGiven(actor, account)) throw new Problem('auth.factorNeeded');
}

/** Refuses what needs a second factor of the last quarter of an hour, where the operation says so. */
export function checkRecentFactor(
  { factor }: Pick<Operation, 'factor'>,
  { actor, account, now }: { actor?: Actor | undefined; account?: AccountState | undefined; now: Date },
): void {
  if (factor === 'recent' && !guards.factorRecent(actor, account, now)) throw new Problem('auth.factorNeeded');
}

/** Refuses a call by the state of the caller's account. Nothing has been loaded but the account, so nothing leaks. */
export function checkAccount(access: Access, account: AccountState | undefined): void {
  if (access === 'public' || access === 'signedIn') return;
  if (!guards.emailVerified(account)) throw new Problem('access.emailUnverified');
  if (access === 'emailVerified') return;
  const isKnown = access === 'named' ? account?.displayName : guards.profileComplete(account);
  if (!isKnown) throw new Problem('access.profileIncomplete');
  if (access === 'platformAdmin' && !guards.platformAdmin(account)) throw new Problem('access.denied');
}

/** Refuses a call by the caller's permissions in the thing that the path names: 404 to strangers, then 403. */
export async function checkScope(
  access: Access,
  actor: Actor | undefined,
  input: Readonly<Record<string, unknown>>,
  scopes: Scopes,
): Promise<void> {
  const rule = scopeOf(access);
  if (!rule || !actor) return;
  const find = scopes[rule.scope];
  if (!find) throw new Error(`No permissions are known for the scope ${rule.scope}`);
  const held = await find(actor.userId, String(input[`${rule.scope}Id`]));
  if (!guards.visible(held)) throw new Problem(`${rule.scope}.notFound`);
  if (!guards.permitted(held, rule.permission)) throw new Problem('access.denied');
}
