import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Right } from '#shared/people/family/guardian.ts';
import { dependantEntity } from './dependant.entity.ts';

/** A guardian who answers for a dependant. */
export interface Answering {
  readonly dependantId: string;
  readonly guardianId: string;
}

/** What else must hold of the dependant; the version carries all that was read of them, such as consents. */
interface Held {
  readonly right: Right;
  readonly version?: number;
}

/**
 * That a guardian has a right over a dependant, as a part of the transaction that uses it: a right that was taken away
 * between the look and the write is not used, and nothing is written of a dependant who is gone. The same as `hasRight`, in
 * the words of the table.
 */
export function rightOver(at: Table) {
  const rows = dependantEntity(at);
  return ({ dependantId, guardianId }: Answering, { right, version }: Held) => {
    const { Key } = rows.get({ dependantId }).params<{ Key: Record<string, string> }>();
    const guardian = '#guardians.#guardian';
    const mayAct = `${guardian}.#status = :confirmed AND contains(${guardian}.#rights, :right) AND attribute_not_exists(${guardian}.#viewsUntil)`;
    const asRead = version !== undefined;
    return {
      ConditionCheck: {
        TableName: at.table,
        Key,
        ConditionExpression: asRead ? `${mayAct} AND #version = :version` : mayAct,
        ExpressionAttributeNames: {
          '#guardians': 'guardians',
          '#guardian': guardianId,
          '#status': 'status',
          '#rights': 'rights',
          '#viewsUntil': 'viewsUntil',
          ...(asRead && { '#version': 'version' }),
        },
        ExpressionAttributeValues: {
          ':confirmed': 'confirmed',
          ':right': right,
          ...(asRead && { ':version': version }),
        },
      },
    };
  };
}

export type RightOver = ReturnType<typeof rightOver>;

/** That a guardian may answer for a dependant. */
export function rightToAnswer(at: Table) {
  const holds = rightOver(at);
  return (who: Answering) => holds(who, { right: 'rsvp' });
}
