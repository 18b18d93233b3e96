import { createHash } from 'node:crypto';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { invitationRefusalEntity } from './invitation-refusal.entity.ts';

/** Addresses without an account whose owners want no more invitations from anybody. */
export interface InvitationRefusals {
  /** What stands for an address where the address itself is not to be kept. */
  keyOf(email: string): string;
  refuse(email: string): Promise<void>;
  /** Strongly consistent. */
  refuses(email: string): Promise<boolean>;
}

export function createInvitationRefusals(table: Table): InvitationRefusals {
  const rows = invitationRefusalEntity(table);
  const keyOf = (email: string) => createHash('sha256').update(email).digest('hex');
  return {
    keyOf,
    refuse: async (email) => void (await rows.put({ hash: keyOf(email) }).go()),
    refuses: async (email) => (await rows.get({ hash: keyOf(email) }).go({ consistent: true })).data !== null,
  };
}
