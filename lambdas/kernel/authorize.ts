import { type Access, type Permission, type Scope, scopeOf } from '#shared/contract/access.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Account } from './accounts.ts';
import type { Actor } from './actor.ts';

/** What a person may do in one thing; undefined when they must not learn that it exists. */
export type FindPermissions = (userId: string, id: string) => Promise<readonly Permission[] | undefined>;
export type Scopes = { readonly [S in Scope]?: FindPermissions };

/** Refuses a call by the state of the caller's account. Nothing has been loaded but the account, so nothing leaks. */
export function checkAccount(access: Access, actor: Actor | undefined, account: Account | undefined): void {
  if (access === 'public') return;
  if (!actor || account?.deletedAt) throw new Problem('auth.required');
  if (access === 'signedIn') return;
  if (!account?.emailVerified) throw new Problem('access.emailUnverified');
  if (access === 'emailVerified') return;
  if (!account.hasAdditionalInfo) throw new Problem('access.profileIncomplete');
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
  if (!held) throw new Problem(`${rule.scope}.notFound`);
  if (!held.includes(rule.permission)) throw new Problem('access.denied');
}
