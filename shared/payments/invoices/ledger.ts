import * as z from 'zod';
import { quantity } from '#shared/quantity.ts';

/** What a line of the open ledger is: `payment` came in, `expense` went out, `correction` takes a line before it back. */
export const entryKinds = ['payment', 'expense', 'correction'] as const;

/** A line of the ledger as it is stored. */
export interface StoredEntry {
  readonly entryId: string;
  readonly kind: (typeof entryKinds)[number];
  /** A calendar day. */
  readonly on: string;
  readonly title: string;
  /** Minor units; negative where money went out. */
  readonly amountMinor: number;
  /** An accounting code of the treasurer's own. */
  readonly code?: string;
  /** Of a payment: whose. It never leaves the server. */
  readonly personId?: string;
  readonly reversedAt?: string;
}

/** A line of the open ledger as every member sees it: what came in names no family. */
export const LedgerLine = z.object({
  lineId: z.string(),
  kind: z.enum(entryKinds),
  on: z.iso.date(),
  title: z.string(),
  amountMinor: z.int(),
  /** Whether it was taken back. */
  isReversed: z.boolean(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

/**
 * Entries as all members may see them, in the order given: payments of one day for the same thing are one line with the
 * number of families, so that it says what came in and not from which family.
 */
export function toLedgerLines(entries: readonly StoredEntry[]): readonly LedgerLine[] {
  const groups = new Map<string, StoredEntry[]>();
  for (const entry of entries) {
    const key = entry.kind === 'payment' ? `${entry.on} ${entry.title}` : entry.entryId;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [toLine(first, group)] : [];
  });
}

function toLine(first: StoredEntry, group: readonly StoredEntry[]): LedgerLine {
  const { entryId, kind, on, title, reversedAt } = first;
  const families = new Set(group.map(({ personId }) => personId)).size;
  return {
    lineId: entryId,
    kind,
    on,
    title: kind === 'payment' ? `${title}, ${quantity(families, 'family', 'families')}` : title,
    amountMinor: group.reduce((sum, entry) => sum + entry.amountMinor, 0),
    isReversed: reversedAt !== undefined,
  };
}

/** What was there at the end of a day. */
export interface BalancePoint {
  readonly on: string;
  readonly balanceMinor: number;
}

/** The balance day by day, the oldest first, worked back from what is there now. Entries come newest first. */
export function balancePoints(entries: readonly StoredEntry[], balanceMinor: number): readonly BalancePoint[] {
  let balance = balanceMinor;
  const points: BalancePoint[] = [];
  for (const { on, amountMinor } of entries) {
    if (points[0]?.on !== on) points.unshift({ on, balanceMinor: balance });
    balance -= amountMinor;
  }
  return points;
}
