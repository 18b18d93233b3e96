import { expect, it } from 'vitest';
import { recognizeColumns } from '#shared/teams/import/recognize.ts';
import { emptySheet } from '#shared/teams/roster/sheet.ts';
import { csvRows } from '#web/app/features/teams/import/csv-rows.ts';

it('reads files of other programs: quotes, semicolons, tabs, line ends and headings of theirs', () => {
  expect(csvRows('\uFEFFName;Jersey Number\r\n"Diaz; Ana";7\n\n"Bo ""B""";\n')).toEqual([
    ['Name', 'Jersey Number'],
    ['Diaz; Ana', '7'],
    ['Bo "B"', ''],
  ]);
  expect(csvRows('a\tb\n1\t2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(recognizeColumns(['Full name', 'E-mail', 'Jersey number', 'Shoe'], [], emptySheet)).toEqual([
    'name',
    'email',
    'jersey',
    '',
  ]);
});

it('keeps the cells of a line apart where a quote stands inside a name', () => {
  const lines = csvRows(
    'Name,Email,Phone\n"Bob" Smith,b@x.y,555\nAnn,a@x.y,556\n"Smith, "Al" Jr",s@x.y,557\n"Cy" Lee,,',
  );
  expect(lines).toEqual([
    ['Name', 'Email', 'Phone'],
    ['"Bob" Smith', 'b@x.y', '555'],
    ['Ann', 'a@x.y', '556'],
    ['Smith, "Al" Jr', 's@x.y', '557'],
    ['"Cy" Lee', '', ''],
  ]);
  expect(csvRows('"Bob" Smith,b@x.y,555')).toEqual([['"Bob" Smith', 'b@x.y', '555']]);
});

it('keeps a line break inside quotes, and takes every kind of line end', () => {
  expect(csvRows('Name,Notes\r"Ann","one\r\ntwo"\nBob,"GK; DEF"\r\n')).toEqual([
    ['Name', 'Notes'],
    ['Ann', 'one\ntwo'],
    ['Bob', 'GK; DEF'],
  ]);
});
