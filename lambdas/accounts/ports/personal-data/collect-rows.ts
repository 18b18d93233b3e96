import { entityOfRow, type PersonRows, type StoredRow } from './person-rows.ts';
import type { PersonalData } from './personal-data.ts';

/** What a part of the product keeps of a person: records by entity. */
export type Collected = Readonly<Record<string, readonly StoredRow[]>>;

/** How the table and its library keep a row, and when the table forgets it: nothing about a person. */
const ofTheTable = /^(pk|sk|gsi\d(pk|sk)|__edb_[ev]__|expires)$/;

/** Everything of a person that a part hands out, as it is stored; each row once. */
export async function collectRows(userId: string, { entities }: PersonalData, rows: PersonRows): Promise<Collected> {
  const found: Record<string, StoredRow[]> = {};
  const seen = new Set<string>();
  for await (const page of rows.pages(userId))
    for (const row of page) {
      const name = entityOfRow(row);
      const rule = entities[name];
      const key = `${String(row.pk)}\n${String(row.sk)}`;
      if (rule?.exported !== 'own' || seen.has(key) || rule.only?.(row) === false) continue;
      seen.add(key);
      found[name] = [...(found[name] ?? []), shown(row, rule.hidden)];
    }
  return found;
}

/** Records of several people as one. */
export function together(all: readonly Collected[]): Collected {
  const found: Record<string, readonly StoredRow[]> = {};
  for (const one of all)
    for (const [name, records] of Object.entries(one)) found[name] = [...(found[name] ?? []), ...records];
  return found;
}

const shown = (row: StoredRow, hidden: readonly string[] = []): StoredRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !ofTheTable.test(name) && !hidden.includes(name)));
