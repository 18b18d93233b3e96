import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangeFile } from '#shared/teams/import/arrange.ts';
import { countPlan, type KnownPerson, planImport } from '#shared/teams/import/plan.ts';
import { recognizeColumns } from '#shared/teams/import/recognize.ts';
import { rosterCsv } from '#shared/teams/import/roster-csv.ts';
import { itemStates, noDetails, type RosterDetails } from '#shared/teams/roster/roster.ts';
import { emptySheet, type RosterSheet } from '#shared/teams/roster/sheet.ts';
import { csvRows } from '#web/app/features/teams/import/csv-rows.ts';

/** With a field of its own, and an item that it tracks. */
const sheet: RosterSheet = {
  ...emptySheet,
  fields: [
    {
      fieldId: 'fieldaaa',
      label: 'Shirt size',
      type: 'text',
      options: [],
      visibleTo: 'admins',
      isSensitive: false,
    },
  ],
  items: [{ itemId: 'itemaaaa', name: 'Shirt size' }],
};

const word = fc.stringMatching(/^[A-Za-z=+@,"][A-Za-z ,"]{0,8}[A-Za-z]$/);
const details: fc.Arbitrary<RosterDetails> = fc.record({
  name: word,
  jersey: fc.constantFrom('0', '00', '23'),
  positions: fc.uniqueArray(word, { maxLength: 2 }),
  isPlayer: fc.boolean(),
  squadIds: fc.constant([]),
  tags: fc.constant([]),
  notes: word,
  contact: fc.constantFrom({}, { phone: '+15125550100' }),
  fields: fc.constantFrom({}, { fieldaaa: 'L' }),
  items: fc.constantFrom({}, ...itemStates.map((itemaaaa) => ({ itemaaaa }))),
});
const people = fc.array(details, { maxLength: 6 }).map((all) =>
  all.map(
    (one, index): KnownPerson => ({
      id: `p${index}`,
      kind: 'member',
      name: one.name ?? '',
      details: one,
      version: 1,
    }),
  ),
);

/** What a roster is after a plan was run. */
const afterRun = (known: readonly KnownPerson[], plan: ReturnType<typeof planImport>): KnownPerson[] => [
  ...known.map((one) => {
    const line = plan.find((each) => each.kind === 'matched' && each.person.id === one.id);
    return line?.kind === 'matched' ? { ...one, details: line.details } : one;
  }),
  ...plan.flatMap((line) =>
    line.kind === 'new'
      ? [
          {
            id: `n${line.line}`,
            kind: 'invite' as const,
            name: line.name,
            email: line.email,
            details: line.details,
            version: 1,
          },
        ]
      : [],
  ),
];

it('takes its own file back without a change, whatever people are called', () => {
  fc.assert(
    fc.property(people, (known) => {
      const [headings = [], ...lines] = csvRows(rosterCsv(known, sheet));
      const sources = recognizeColumns(headings, lines, sheet);
      const plan = planImport(arrangeFile({ headings, lines, sources }, sheet), known, sheet);
      expect(countPlan(plan)).toEqual({ new: 0, matched: 0, same: known.length, needsYou: 0 });
    }),
    { numRuns: 60 },
  );
});

it('does in the run what its look said, line by line: a second look finds everything as it is wanted', () => {
  const cells = fc.tuple(word, fc.constantFrom('', 'a@b.example', 'c@d.example'), fc.constantFrom('', '7', 'x'));
  fc.assert(
    fc.property(people, fc.array(cells, { maxLength: 8 }), (known, lines) => {
      const file = { columns: ['name', 'email', 'jersey'] as const, lines };
      const look = planImport(file, known, emptySheet);
      const counts = countPlan(look);
      const after = afterRun(known, look);
      expect(after.length).toBe(known.length + counts.new);
      const done = look.filter(({ kind }) => kind === 'new' || kind === 'matched').map(({ line }) => line);
      const again = planImport(file, after, emptySheet);
      const left = again.filter(({ line, kind }) => done.includes(line) && kind === 'new');
      expect(left).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('asks the member who imports where it does not know', () => {
  const two = ['a', 'b'].map(
    (id): KnownPerson => ({ id, kind: 'member', name: 'Sam', details: noDetails, version: 0 }),
  );
  const plan = planImport(
    {
      columns: ['name', 'jersey'],
      lines: [
        ['sam', '1'],
        ['Ana', 'x'],
        ['', '2'],
        ['Bo', '3'],
        ['bo', '4'],
      ],
    },
    two,
    emptySheet,
  );
  expect(plan.map(({ kind }) => kind)).toEqual(['needsYou', 'needsYou', 'needsYou', 'new', 'needsYou']);
});

it('takes in how tracked items stand, and asks where a file says something else of one', () => {
  const known: KnownPerson[] = [{ id: 'p', kind: 'member', name: 'Sam', details: noDetails, version: 0 }];
  const stands = (cell: string, before: RosterDetails['items'] = {}) => {
    const person = known.map((one) => ({ ...one, details: { ...noDetails, items: before } }));
    const [line] = planImport({ columns: ['name', 'item:itemaaaa'], lines: [['Sam', cell]] }, person, sheet);
    return line?.kind === 'matched' ? line.details.items : line?.kind;
  };
  expect(stands('Done')).toEqual({ itemaaaa: 'done' });
  expect(stands('Not needed')).toEqual({ itemaaaa: 'not_needed' });
  expect(stands('', { itemaaaa: 'done' })).toEqual({});
  expect(stands('perhaps')).toBe('needsYou');
});

it('says all that is wrong with a line, and in which column', () => {
  const dated: RosterSheet = { ...sheet, fields: sheet.fields.map((field) => ({ ...field, type: 'date' as const })) };
  const columns = ['name', 'email', 'phone', 'jersey', 'squads', 'isPlayer', 'field:fieldaaa', 'item:itemaaaa'];
  const line = ['', 'ana at home', '555', '123', 'Heroes; Bears', 'perhaps', '3/4/2015', 'soon'];
  const [planned] = planImport({ columns, lines: [line] }, [], dated);
  if (planned?.kind !== 'needsYou') throw new Error('The line was taken.');
  const at = ['name', 'isPlayer', 'squads', 'squads', 'field:fieldaaa', 'item:itemaaaa', 'jersey', 'email', 'phone'];
  expect(planned.faults.map(({ column }) => column)).toEqual(at);
  expect(planned.reason).toBe('The name is missing.');
  const fixed = ['Ana', '', '', '12', '', 'yes', '25/3/2015', 'done'];
  expect(planImport({ columns, lines: [fixed] }, [], dated)).toMatchObject([
    { kind: 'new', details: { fields: { fieldaaa: '2015-03-25' } } },
  ]);
});

it('tells a family that shares an address from a person who is listed twice', () => {
  const lines = [
    ['Ana Diaz', 'jo@family.example'],
    ['Leo Diaz', 'jo@family.example'],
    ['ana diaz', 'jo@family.example'],
  ];
  const plan = planImport({ columns: ['name', 'email'], lines }, [], emptySheet);
  expect(plan.map((line) => (line.kind === 'needsYou' ? line.faults : line.kind))).toEqual([
    'new',
    [{ column: 'email', text: 'Line 1 has the same email. Leave it empty here, or enter another.' }],
    [{ column: 'name', text: 'Line 1 is for the same person.' }],
  ]);
});
