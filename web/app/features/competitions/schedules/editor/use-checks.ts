import { useMemo, useState } from 'react';
import { type Check, checksOf } from '#shared/competitions/schedules/checks.ts';
import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import { limitsOf } from '#shared/competitions/schedules/limits/limits.ts';
import type { Levels } from '../rounds/round-cell.tsx';

type Draft = NonNullable<ScheduleDesk['draft']>;

/** What has to be looked at in a draft, without what the organizer left as it is. */
export function useChecks(draft: Draft, nameOf: (squadId: string) => string) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const all = useMemo(() => checksOf(draft, limitsOf(draft.input, draft), nameOf), [draft, nameOf]);
  const checks = all.filter(({ id }) => !left.has(id));
  return {
    checks,
    red: checks.filter(({ level }) => level === 'red'),
    yellow: checks.filter(({ level }) => level === 'yellow'),
    levels: levelsOf(checks),
    leave: ({ id }: Check) => setLeft(new Set([...left, id])),
  };
}

/** So many matches of one check are marked: what is about all of them marks none. */
const mostMarked = 4;

const levelsOf = (checks: readonly Check[]): Levels =>
  new Map(
    checks
      .filter(({ keys }) => keys.length <= mostMarked)
      .toReversed()
      .flatMap(({ level, keys }) => keys.map((key) => [key, level] as const)),
  );
