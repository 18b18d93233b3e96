import { createHash } from 'node:crypto';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { MailTopic } from '#shared/notifications/topics.ts';
import { mailRefusalEntity } from './mail-refusal.entity.ts';

/** Stands for an address where the address itself is not to be kept. */
export const addressKey = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Whether a mailed link names an address by its key, rather than an account. */
export const isAddressKey = (holder: string): boolean => /^[0-9a-f]{64}$/.test(holder);

interface Refused {
  readonly mailOff?: string[];
  readonly mailSuppressed?: boolean;
}

/** Addresses without an account, and the mail that they are not to get. */
export interface MailRefusals {
  /** Safe to repeat. */
  refuse(key: string, topic: MailTopic): Promise<void>;
  /** No mail of any topic reaches the address, or its owner complained. Safe to repeat. */
  refuseAll(email: string): Promise<void>;
  /** In the words of an account. Strongly consistent. */
  find(email: string): Promise<Refused>;
}

export function createMailRefusals(table: Table): MailRefusals {
  const rows = mailRefusalEntity(table);
  return {
    refuse: async (hash, topic) => {
      const append = rows
        .upsert({ hash })
        .append({ topics: [topic] })
        .where((row, { notContains }) => notContains(row.topics, topic));
      await wasMade(append.go());
    },
    refuseAll: async (email) => void (await rows.upsert({ hash: addressKey(email), all: true }).go()),
    find: async (email) => {
      const { data } = await rows.get({ hash: addressKey(email) }).go({ consistent: true });
      return { ...(data?.topics && { mailOff: data.topics }), ...(data?.all && { mailSuppressed: true }) };
    },
  };
}
