import * as z from 'zod';
import { payersWords } from './payers-words.ts';

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
  /** Of a payment: who paid. It never leaves the server. */
  readonly payerId?: string;
  readonly reversedAt?: string;
}

/** A line of the open ledger as every member sees it: what came in names no payer. */
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
 * number of payers, so that it says what came in and names no payer.
 */
export function toLedgerLines(
  entries: readonly StoredEntry[],
  team: { readonly isYouth: boolean },
): readonly LedgerLine[] {
  const groups = new Map<string, StoredEntry[]>();
  for (const entry of entries) {
    const key = entry.kind === 'payment' ? `${entry.on} ${entry.title}` : entry.entryId;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [toLine(first, group, team)] : [];
  });
}

function toLine(first: StoredEntry, group: readonly StoredEntry[], team: { readonly isYouth: boolean }): LedgerLine {
  const { entryId, kind, on, title, reversedAt } = first;
  const payers = new Set(group.map(({ payerId }) => payerId)).size;
  return {
    lineId: entryId,
    kind,
    on,
    title: kind === 'payment' ? `${title}, ${payersWords(payers, team)}` : title,
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
