import { toCsv } from '#shared/csv.ts';

type Records = readonly Readonly<Record<string, unknown>>[];

/**
 * What the parts laid down, as files: all of it as JSON, and each kind of record as CSV for a spreadsheet. Where a value
 * has parts of its own, the CSV has it as JSON.
 */
export function exportFiles(parts: ReadonlyMap<string, string>, now: Date) {
  const data: Record<string, Records> = Object.assign({}, ...[...parts.values()].map((text) => JSON.parse(text)));
  const kinds = Object.keys(data).sort();
  const all = { exportedAt: now.toISOString(), data: Object.fromEntries(kinds.map((kind) => [kind, data[kind]])) };
  return [
    { name: 'data.json', content: `${JSON.stringify(all, undefined, 2)}\n` },
    ...kinds.map((kind) => ({ name: `csv/${kind}.csv`, content: asCsv(data[kind] ?? []) })),
  ];
}

function asCsv(records: Records): string {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))].sort();
  return toCsv([names, ...records.map((record) => names.map((name) => cell(record[name])))]);
}

function cell(value: unknown): string | number {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}
