import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { FollowPlayer } from '#lambdas/teams/ports/roster/roster-people.ts';
import type { KeptLine } from '#shared/competitions/statistics/player-line.ts';
import { createGameWrite } from '../games/writes/store.ts';
import { createMergeSteps, type MergeRef, type MergeStep, recorded, takenBack } from '../merges/merge-steps.ts';
import { createLineReader, linesFact, putLines, type SideLines } from './line-store.ts';

export interface LinesOfPlayers {
  /** What is entered of a player who had no account is their account's, or another record's by a merge. Safe to repeat. */
  handOver(gameId: string, from: string, to: string, now: Date, merge?: MergeRef): Promise<void>;
  /** What a merge moved is entered of the player again. Safe to repeat. */
  giveBack(step: MergeStep, between: { readonly personId: string; readonly intoId: string }): Promise<void>;
}

export function createLinesOfPlayers(table: Table, follow: FollowPlayer, retry = createRetry()): LinesOfPlayers {
  const lines = createLineReader(table);
  const steps = createMergeSteps(table);
  const write = createGameWrite(table, (work) => work());
  const settled = (refused: readonly number[]) => {
    if (refused.length > 0) throw contention('The lines moved meanwhile');
  };
  const handOver = async (side: SideLines, [from, to]: readonly [string, string], now: Date, merge?: MergeRef) => {
    const line = lineOf(side, [from]);
    if (!line) return;
    const after = { ...side, lines: handedOver(side.lines, line, to) };
    const moved = stepOf(side, line, to);
    settled(
      await write((rows) => [
        putLines(rows.playerLines, after),
        rows.outbox.put(linesFact(side)).commit(),
        ...(merge ? recorded(rows, merge, moved, side.version, now) : []),
      ]),
    );
  };
  return {
    handOver: (gameId, from, to, now, merge) =>
      retry(async () => {
        if (merge && !(await steps.stands(merge))) return;
        for (const side of await lines.ofGame(gameId)) await handOver(side, [from, to], now, merge);
      }),
    giveBack: (step, { personId, intoId }) =>
      retry(async () => {
        const { moved } = step;
        if (moved.what !== 'line' || !(await steps.isOpen(step))) return;
        const side = await lines.find(moved);
        const held = lineOf(side, await follow(intoId));
        const after = held && { ...side, lines: givenBack(side.lines, held, { ...moved, personId }) };
        settled(
          await write((rows) => [
            takenBack(rows, step),
            ...(after ? [putLines(rows.playerLines, after), rows.outbox.put(linesFact(side)).commit()] : []),
          ]),
        );
      }),
  };
}

const lineOf = ({ lines }: SideLines, players: readonly string[]) =>
  lines.find(({ personId }) => players.includes(personId));

const stepOf = ({ gameId, matchId, entrantId, lines }: SideLines, line: KeptLine, to: string) => ({
  what: 'line' as const,
  gameId,
  matchId,
  entrantId,
  line,
  hadOwn: lines.some(({ personId }) => personId === to),
});

/** Of a match in which both have a line, one is left that says what both do. */
function handedOver(lines: readonly KeptLine[], line: KeptLine, to: string): readonly KeptLine[] {
  const own = lines.find(({ personId }) => personId === to);
  return lines
    .filter((one) => one !== own)
    .map((one) => (one === line ? { ...one, ...together(one, own), personId: to } : one));
}

function together({ counts, played }: KeptLine, own: KeptLine | undefined) {
  const sums = new Map(Object.entries(counts));
  for (const [name, count] of Object.entries(own?.counts ?? {})) sums.set(name, (sums.get(name) ?? 0) + count);
  return { counts: Object.fromEntries(sums), ...((played || own?.played) && { played: true }) };
}

interface Back {
  readonly personId: string;
  readonly line: KeptLine;
  readonly hadOwn: boolean;
}

/** Where both had a line, each has theirs; a line that was the player's alone is theirs as it stands, with what was corrected. */
const givenBack = (lines: readonly KeptLine[], held: KeptLine, { personId, line, hadOwn }: Back): readonly KeptLine[] =>
  lines.flatMap((one) => {
    if (one !== held) return one;
    return hadOwn
      ? [
          { ...one, counts: less(one.counts, line.counts) },
          { ...line, personId },
        ]
      : { ...one, personId };
  });

const less = (counts: KeptLine['counts'], other: KeptLine['counts']) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Math.max(0, count - (other[name] ?? 0))]));
