import type { EntityItem } from 'electrodb';
import type { Membership } from '../ports/membership-reader.ts';
import type { KeptChange, rosterMergeEntity } from '../ports/roster/roster-merge.entity.ts';
import type { StoredInvite } from '../ports/roster/stored-invite.ts';

export type StoredMerge = Omit<EntityItem<ReturnType<typeof rosterMergeEntity>>, 'change'> & {
  readonly change: KeptChange;
};

/** The record that stays: a player without an account, or a member. */
export type KeptRecord = { readonly invite: StoredInvite } | { readonly member: Membership };

export interface Merging {
  readonly merge: StoredMerge;
  readonly kept: KeptRecord;
  readonly other: StoredInvite;
}

export interface Splitting {
  readonly merge: StoredMerge;
  /** None where they left the roster meanwhile, or are another record by now: it stays as it is. */
  readonly kept: KeptRecord | undefined;
  readonly other: StoredInvite;
}
