import type { Table } from '#lambdas/kernel/data/table.ts';
import { dependantEntity } from './dependant.entity.ts';

/** A guardian who answers for somebody. */
export interface Answering {
  readonly dependantId: string;
  readonly guardianId: string;
}

/**
 * That somebody may answer for a dependant, as a part of the transaction that writes the answer: a right that was taken
 * away between the look and the write is not used. The same as `hasRight`, in the words of the table.
 */
export function rightToAnswer(at: Table) {
  const rows = dependantEntity(at);
  return ({ dependantId, guardianId }: Answering) => {
    const { Key } = rows.get({ dependantId }).params<{ Key: Record<string, string> }>();
    const guardian = '#guardians.#guardian';
    return {
      ConditionCheck: {
        TableName: at.table,
        Key,
        ConditionExpression: `${guardian}.#status = :confirmed AND contains(${guardian}.#rights, :rsvp) AND attribute_not_exists(${guardian}.#viewsUntil)`,
        ExpressionAttributeNames: {
          '#guardians': 'guardians',
          '#guardian': guardianId,
          '#status': 'status',
          '#rights': 'rights',
          '#viewsUntil': 'viewsUntil',
        },
        ExpressionAttributeValues: { ':confirmed': 'confirmed', ':rsvp': 'rsvp' },
      },
    };
  };
}
