import { type StoredLine, toLine } from '#lambdas/events/rsvp/line/line.ts';
import { headsOf, seating } from '#shared/events/rsvp/line/seats.ts';
import type { MemoryTable } from '../../stage/memory-table.ts';

/** The promises about lines (reliability P1, P2, P3, P6, P7, P8, P10 and P11), kept between two commits of one line. */
function brokenBetween(before: StoredLine, after: StoredLine, isOver: boolean): string | undefined {
  const [was, is] = [seating(before), seating(after)];
  const [people, earlier] = [inOrder(after), inOrder(before)];
  const heads = people.reduce((sum, person) => sum + headsOf(after, person), 0);
  const came = people.filter((person) => !(person in before.order));
  const [first] = is.waiting;
  const broken: Readonly<Record<string, boolean>> = {
    'a player who was in lost their seat': was.in.some((person) => person in after.order && !is.in.includes(person)),
    'the ledger does not add up': after.left !== after.room - heads,
    // Fewer seats may leave more people in line than would be let into it now; none of them is sent away.
    'more came than there is room for': came.length > 0 && after.left < 0,
    'entries are miscounted': after.entries !== people.length,
    'two people have one number': new Set(Object.values(after.order)).size !== people.length,
    'a player lost their place in line':
      earlier.filter((person) => person in after.order).join() !==
      people.filter((person) => person in before.order).join(),
    'a player went past the line': came.some((person) => is.in.includes(person) && was.waiting.length > 0),
    'a waiter is stranded': first !== undefined && is.taken + headsOf(after, first) <= after.capacity,
    'a player brings too many': people.some((person) => headsOf(after, person) - 1 > after.guestLimit),
    'a player joined what was called off': isOver && came.length > 0,
  };
  return Object.keys(broken).find((promise) => broken[promise]);
}

const inOrder = ({ order }: StoredLine) => Object.keys(order).sort((a, b) => (order[a] ?? 0) - (order[b] ?? 0));

/**
 * Judges every line of a table at every commit that changes it.
 * @param over events whose cancellation was acknowledged
 * @returns the first promise that was broken so far, and where
 */
export function judgeLines(memory: MemoryTable, over: ReadonlySet<string>): () => string | undefined {
  let [seen, verdict]: [number, string | undefined] = [0, undefined];
  memory.onCommit = () => {
    for (const { before, after } of memory.stream.slice(seen)) {
      if (!before || after?.__edb_e__ !== 'seats') continue;
      const line = toLine(after);
      const broken = brokenBetween(toLine(before), line, over.has(line.eventId));
      verdict ??= broken && `${broken} (${line.eventId})`;
    }
    seen = memory.stream.length;
  };
  return () => verdict;
}
