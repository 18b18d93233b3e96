import type { Item } from '../stage/expression-tokens.ts';
import type { MemoryTable } from '../stage/memory-table.ts';
import type { Scheduler } from '../stage/scheduler.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** A week until the next look, three weeks for guardians, and work that is late by days, twice. */
const latestMs = 35 * dayMs;

interface Truth {
  readonly since: number;
  /** When the season ends that Kim is in. */
  readonly ends: number | undefined;
}

function endsIn(memory: MemoryTable): number | undefined {
  const [[season], [registration]] = [memory.entity('season'), memory.entity('registration')];
  const { endDate } = (season?.facts ?? {}) as { endDate?: string };
  const isIn = registration?.status === 'placed' && season?.status === 'in_play' && endDate !== undefined;
  return isIn ? Date.parse(endDate) + dayMs : undefined;
}

/** Watches every commit until the notes go: what was true of the season since when, and the last use that was noted. */
export function watchCare(memory: MemoryTable, scheduler: Scheduler) {
  const seen: { truths: Truth[]; usedAt: number; goneAt?: number } = { truths: [], usedAt: 0 };
  let isNoted = false;
  memory.onCommit = () => {
    if (seen.goneAt !== undefined) return;
    const [now, ends] = [scheduler.now.getTime(), endsIn(memory)];
    if (seen.truths.length === 0 || seen.truths.at(-1)?.ends !== ends) seen.truths.push({ since: now, ends });
    seen.usedAt = Math.max(seen.usedAt, Date.parse(String(memory.entity('dependant')[0]?.usedAt)));
    const isThere = memory.entity('dependantCare').length > 0;
    if (isNoted && !isThere) seen.goneAt = now;
    isNoted = isThere;
  };
  return seen;
}

/** Not before a month after the season, nor seven months after a later use, and not much after it either. */
export function judgeCare(
  { truths, usedAt, goneAt }: ReturnType<typeof watchCare>,
  dependant: Item | undefined,
): string | undefined {
  if (goneAt === undefined) return 'the notes were kept for ever';
  const term = (ends: number | undefined) =>
    ends !== undefined && usedAt <= ends ? ends + 30 * dayMs : usedAt + 213 * dayMs;
  // The user who looked within the hour may have seen what was true before.
  const held = truths.filter(
    ({ since }, index) => since <= goneAt && (truths[index + 1]?.since ?? goneAt) >= goneAt - hourMs,
  );
  if (goneAt < Math.min(...held.map(({ ends }) => term(ends)))) return 'the notes went before their term';
  const last = Math.max(...held.map(({ since, ends }) => Math.max(since, term(ends))));
  if (goneAt > last + latestMs) return 'the notes went long after their term';
  return goneAt - Date.parse(String(dependant?.askedToKeepCareAt)) >= 21 * dayMs
    ? undefined
    : 'guardians had no three weeks';
}
