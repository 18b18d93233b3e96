import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { entityOfRow, type PersonRows, type StoredRow } from './person-rows.ts';
import type { PersonalData, PersonalRule } from './personal-data.ts';

const atOnce = 8;

/**
 * Removes or blanks what a part keeps under a person, by its rules. What was done stays done: a repeat after a crash
 * finds less and goes on.
 */
export async function eraseRows(userId: string, { entities }: PersonalData, rows: PersonRows): Promise<void> {
  for await (const page of rows.pages(userId))
    await inParallel([...page], atOnce, async (row) => {
      const rule = entities[entityOfRow(row)];
      if (rule && isTheirs(rule, row)) await eraseRow(row, rule, rows);
    });
}

const isTheirs = ({ only }: PersonalRule, row: StoredRow): boolean => only?.(row) ?? true;

async function eraseRow(row: StoredRow, { erased }: PersonalRule, rows: PersonRows): Promise<void> {
  if (erased === 'removed') return rows.remove(row);
  if ('blanked' in erased) return rows.blank(row, erased.blanked);
}
