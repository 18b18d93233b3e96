import type { EntityItem } from 'electrodb';
import type { RosterDetails } from '#shared/teams/roster/roster.ts';
import type { teamInviteEntity } from './team-invite.entity.ts';

export type StoredInvite = Omit<EntityItem<ReturnType<typeof teamInviteEntity>>, 'details'> & {
  readonly details?: RosterDetails | undefined;
};

/** Whether it can still be answered. */
export const isOpen = ({ status, expiresAt }: StoredInvite, now: Date): boolean =>
  status === 'pending' && expiresAt !== undefined && expiresAt > now.toISOString();
