import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from '#shared/csv.ts';

/** Reads a file as RFC 4180 says, by its grammar and not by how it was written. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let row: string[] = [];
  for (let found = cell.exec(file); found; found = cell.exec(file)) {
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

it('keeps every text whole, but for the apostrophe before what would be a formula', () => {
  const cell = fc.string({ unit: 'binary', maxLength: 20 });
  const asKept = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      expect(readCsv(toCsv(rows).slice(1))).toEqual(rows.map((row) => row.map(asKept)));
    }),
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('lets %j run nowhere', (text) => {
  expect(toCsv([[text]]).slice(1)).toMatch(/^"?'/);
});

it('says that it is UTF-8, and leaves numbers numbers', () => {
  expect(toCsv([['Zoë, "Z"', -1]])).toBe('\uFEFF"Zoë, ""Z""",-1\r\n');
});
