import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayIn, orderIn } from '#shared/teams/import/days.ts';

const day = fc
  .date({ min: new Date('1920-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const parts = (iso: string) => iso.split('-').map(Number) as [number, number, number];

it('reads a day that is written year first, or with dots', () => {
  fc.assert(
    fc.property(day, (iso) => {
      const [year, month, date] = parts(iso);
      expect(dayIn(iso)).toBe(iso);
      expect(dayIn(`${year}/${month}/${date}`)).toBe(iso);
      expect(dayIn(`${date}.${month}.${year}`)).toBe(iso);
      expect(dayIn(`${iso}T00:00:00Z`)).toBe(iso);
    }),
  );
});

it('never guesses which of two numbers is the month', () => {
  fc.assert(
    fc.property(day, (iso) => {
      const [year, month, date] = parts(iso);
      const canBeBoth = date <= 12 && date !== month;
      expect(dayIn(`${month}/${date}/${year}`)).toBe(canBeBoth ? 'ambiguous' : iso);
      expect(dayIn(`${date}/${month}/${year}`)).toBe(canBeBoth ? 'ambiguous' : iso);
      expect(dayIn(`${month}/${date}/${year}`, 'monthFirst')).toBe(iso);
      expect(dayIn(`${date}/${month}/${year}`, 'dayFirst')).toBe(iso);
    }),
  );
});

it('takes nothing for a day that is none', () => {
  for (const cell of ['', '2015-02-30', '31/31/2015', '3/4/15', '41000', 'March', '2015-3', '3-4/2015'])
    expect(dayIn(cell)).toBeUndefined();
});

it('knows the order of a column from the days that can be read in one order alone', () => {
  expect(orderIn(['3/4/2015', '3/25/2015'])).toBe('monthFirst');
  expect(orderIn(['3/4/2015', '25/3/2015', 'none'])).toBe('dayFirst');
  expect(orderIn(['3/4/2015', '5/6/2015'])).toBeUndefined();
  expect(orderIn(['3/25/2015', '25/3/2015'])).toBeUndefined();
  expect(orderIn(['2015-03-25'])).toBeUndefined();
});
