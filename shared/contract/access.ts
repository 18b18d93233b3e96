import type { Permissions } from '../permissions.ts';

export type Scope = keyof Permissions;
export type Permission<S extends Scope = Scope> = Permissions[S];
type ScopedAccess = { [S in Scope]: `${S}:${Permission<S>}` }[Scope];

/**
 * Who may call an operation. Each level includes the one before it; `named` is a verified email and a display name
 * (decision D57); `platformAdmin` are those who run the platform. A
 * scoped permission also needs a complete profile and is judged in the thing named by the path.
 */
export type Access =
  | 'public'
  | 'signedIn'
  | 'emailVerified'
  | 'named'
  | 'profileComplete'
  | 'platformAdmin'
  | ScopedAccess;

/** The scope and permission of a scoped rule; undefined for the plain levels. */
export function scopeOf(access: Access): { scope: Scope; permission: Permission } | undefined {
  const [scope, permission] = access.split(':');
  return permission ? { scope: scope as Scope, permission: permission as Permission } : undefined;
}
