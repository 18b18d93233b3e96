import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangeFile } from '#shared/teams/import/arrange.ts';
import { headingWords } from '#shared/teams/import/headings.ts';
import { recognizeColumns } from '#shared/teams/import/recognize.ts';
import { emptySheet, RosterSheet } from '#shared/teams/roster/sheet.ts';

const recognized = (headings: readonly string[], lines: readonly string[][] = [], sheet = emptySheet) =>
  recognizeColumns(headings, lines, sheet);
const arranged = (headings: readonly string[], ...lines: string[][]) =>
  arrangeFile({ headings, lines, sources: recognized(headings, lines) }, emptySheet);

it('recognizes a heading in whatever case, spaces, punctuation and accents it is written', () => {
  const known = ['First name', 'Birth date', 'Jersey number', 'Parent 1 email', 'Team name', 'Cell phone'];
  const written = fc.tuple(fc.constantFrom(...known), fc.constantFrom(' ', '_', '-', ' / ', '.'), fc.boolean());
  fc.assert(
    fc.property(written, ([heading, between, isLoud]) => {
      const other = `  ${heading.replaceAll(' ', between)}: `;
      expect(recognized([isLoud ? other.toUpperCase() : other])).toEqual(recognized([heading]));
    }),
  );
  expect(recognized(['Positión', 'jerseyNumber', 'Jersey #', '#'])).toEqual(['positions', 'jersey', '', '']);
  expect(headingWords('Parent1LastName')).toBe('parent 1 last name');
});

it('recognizes guardian 1 and 2 under each of their names', () => {
  const expected = ['guardian1Name', 'guardian1Email', 'guardian2Phone'];
  for (const headings of [
    ['P1 First Name', 'P1 Email', 'P2 Cell Phone'],
    ['Parent 1 Last Name', 'Parent 1 E-mail', 'Parent 2 Mobile Number'],
    ['Guardian 1', 'Guardian 1 Email Address', 'Guardian 2 Phone Number'],
    ['Parent/Guardian 1 Name', 'Parent/Guardian Email 1', 'Parent/Guardian Phone 2'],
    ['Name of Parent', 'Email of guardian 1', 'Phone of Guardian 2'],
    ['Mother’s name', 'Mom email', 'Father’s phone'],
  ])
    expect(recognized(headings)).toEqual(expected);
  expect(recognized(['Parent 3 Email', 'Emergency Contact 1 Phone', 'Parent 1 Relationship'])).toEqual(['', '', '']);
});

it('puts what the team already has a field for into that field', () => {
  const sheet = RosterSheet.parse({
    fields: [
      { fieldId: 'fieldaaa', label: 'Date of birth', type: 'date' },
      { fieldId: 'fieldbbb', label: 'Parent name' },
    ],
  });
  const headings = ['DOB', 'Guardian 1 First Name', 'Guardian 1 Last Name'];
  const sources = recognizeColumns(headings, [], sheet);
  expect(sources).toEqual(['field:fieldaaa', 'field:fieldbbb', 'field:fieldbbb']);
  const { columns, lines } = arrangeFile({ headings, sources, lines: [['3/25/2015', 'Jo', 'Diaz']] }, sheet);
  expect(columns).toEqual(['field:fieldaaa', 'field:fieldbbb']);
  expect(lines).toEqual([['2015-03-25', 'Jo Diaz']]);
});

it('takes Player for the name where names stand below, and for yes or no where these do', () => {
  expect(recognized(['Player'], [['Ana Diaz'], ['Bo Chen']])).toEqual(['name']);
  expect(recognized(['Player'], [['yes'], ['']])).toEqual(['isPlayer']);
  expect(recognized(['Player Name', 'Player #', 'Player Email'])).toEqual(['name', 'jersey', 'email']);
});

it('joins the parts of a name in the order that people say them', () => {
  const { columns, lines } = arranged(['Last', 'First', 'Suffix', 'Middle Name'], ['Diaz', 'Ana', 'Jr.', 'Maria']);
  expect([columns, lines]).toEqual([['name'], [['Ana Maria Diaz Jr.']]]);
  expect(arranged(['Name (Last, First)'], ['Diaz, Ana'], ['Pelé']).lines).toEqual([['Ana Diaz'], ['Pelé']]);
});

it('takes the cell phone before the one at home, and counts the numbers that are left out', () => {
  const { columns, lines, surplus } = arranged(
    ['Home Phone', 'Name', 'Cell Phone'],
    ['512 555 0101', 'Ana', '512 555 0102'],
    ['512 555 0103', 'Bo', ''],
    ['(512) 555-0104', 'Cy', '512 555 0104'],
  );
  expect(columns).toEqual(['phone', 'name']);
  expect(lines.map(([phone]) => phone)).toEqual(['512 555 0102', '512 555 0103', '512 555 0104']);
  expect(surplus).toEqual({ 'Home Phone': 1 });
});

it('reads who plays from roles and from Non-Player', () => {
  const plays = (heading: string, cell: string) => {
    const { columns, lines } = arranged([heading], [cell]);
    return [columns[0], lines[0]?.[0]];
  };
  expect(plays('Non-Player', 'Y')).toEqual(['isPlayer', 'no']);
  expect(plays('Is Non-Player', '')).toEqual(['isPlayer', 'yes']);
  expect(plays('Team Role', 'Head Coach')).toEqual(['isPlayer', 'Head Coach']);
});

it('leaves out no column: each is in the file that is imported, or is listed as unknown', () => {
  const headings = fc.uniqueArray(
    fc.constantFrom('Name', 'Email', 'Phone', 'Home Phone', 'Gender', 'Shoe', 'DOB', 'P1 Name', 'Team', 'Email 2'),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(headings, (all) => {
      const line = all.map((heading) => `<${heading}>`);
      const sources = recognized(all, [line]);
      const { lines, surplus } = arrangeFile({ headings: all, lines: [line], sources }, emptySheet);
      const shown = [...(lines[0] ?? []), ...all.filter((_, at) => sources[at] === '').map((one) => `<${one}>`)].join();
      for (const heading of all.filter((one) => surplus[one] === undefined)) expect(shown).toContain(`<${heading}>`);
    }),
  );
});
