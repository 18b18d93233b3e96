import type { Write } from './memory-table.ts';

/** A twin of the code under test: every write loses one part of its condition. */
export const without =
  (part: string) =>
  (write: Write): Write => {
    const parts = (write.ConditionExpression ?? '').split(' AND ').filter((condition) => !condition.includes(part));
    const { ConditionExpression: _, ...rest } = write;
    return parts.length > 0 && write.ConditionExpression ? { ...rest, ConditionExpression: parts.join(' AND ') } : rest;
  };
