import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { toCsv } from '#shared/csv.ts';

it('keeps every text whole, but for the apostrophe before what would be a formula', () => {
  const cell = fc.string({ unit: 'binary', maxLength: 20 });
  const asKept = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const { data } = Papa.parse(toCsv(rows).slice(1).replace(/\r\n$/, ''), { delimiter: ',', newline: '\r\n' });
      expect(data).toEqual(rows.map((row) => row.map(asKept)));
    }),
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('lets %j run nowhere', (text) => {
  expect(toCsv([[text]]).slice(1)).toMatch(/^"?'/);
});

it('says that it is UTF-8, and leaves numbers numbers', () => {
  expect(toCsv([['Zoë, "Z"', -1]])).toBe('\uFEFF"Zoë, ""Z""",-1\r\n');
});
