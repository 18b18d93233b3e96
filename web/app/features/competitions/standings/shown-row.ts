import type { Mark, Row } from '#shared/competitions/standings/row.ts';

/** A row of a table, computed here or read from the API. */
export type ShownRow = Omit<Row, 'trace' | 'rank' | 'streak' | 'mark'> & {
  readonly rank?: number | undefined;
  readonly streak?: Row['streak'] | undefined;
  readonly mark?: ShownMark | undefined;
  readonly trace: readonly { readonly by: string; readonly sentence: string }[];
};

export type ShownMark = Omit<Mark, 'chance'> & { readonly chance?: number | undefined };
