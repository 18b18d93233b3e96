import type { TeamPermission } from '../teams/permissions.ts';

/** What a person may do in each kind of thing that has people around it. Code asks for a permission, never for a role. */
interface Permissions {
  readonly event: 'manage';
  readonly place: 'manage';
  readonly team: TeamPermission;
}

export type Scope = keyof Permissions;
export type Permission<S extends Scope = Scope> = Permissions[S];
type ScopedAccess = { [S in Scope]: `${S}:${Permission<S>}` }[Scope];

/**
 * Who may call an operation. Each level includes the one before it; a scoped permission also needs a complete profile
 * and is judged in the thing named by the path.
 */
export type Access = 'public' | 'signedIn' | 'emailVerified' | 'profileComplete' | ScopedAccess;

/** The scope and permission of a scoped rule; undefined for the plain levels. */
export function scopeOf(access: Access): { scope: Scope; permission: Permission } | undefined {
  const [scope, permission] = access.split(':');
  return permission ? { scope: scope as Scope, permission: permission as Permission } : undefined;
}
