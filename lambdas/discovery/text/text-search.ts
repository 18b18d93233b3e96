import type { Entry, EntryKind } from '#shared/discovery/entry.ts';
import type { Point } from '#shared/events/details/schemas.ts';

/** What to look for. */
export interface TextSearch {
  readonly text: string;
  /** Entries that begin before it are past. ISO 8601. */
  readonly now: string;
  readonly wanted: number;
  readonly kind?: EntryKind | undefined;
  /** What is near it comes first. */
  readonly near?: Point | undefined;
}

export interface FoundEntries {
  readonly entries: readonly Entry[];
  /** False when there may be more that the search did not look at. */
  readonly isComplete: boolean;
  /** The words that were looked for instead, when nothing was found by those that were typed. */
  readonly spelledAs?: string[];
}
