import { expect, it, vi } from 'vitest';
import { guards } from '#lambdas/kernel/authorize.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { contracts } from '#shared/contracts.ts';
import { bindings } from '#tests/support/matrix/bindings.ts';
import { type Cell, mismatch, type Outcome, outcomeOf } from '#tests/support/matrix/cell.ts';
import { deliberate } from '#tests/support/matrix/deliberate.ts';
import { type Expectation, type Role, type Row, readRows, roles } from '#tests/support/matrix/rows.ts';
import { aPerson } from '#tests/support/people.ts';
import { effectsOfRefused, watched } from '#tests/support/refusals.ts';

// Answers about addresses have a floor in time, which would make these tests slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();

const rows = readRows();
const built = rows.filter(({ id }) => bindings[id]);
/** Relations that a second run asks about somebody else's thing: then they are worth no more than a complete profile. */
const relations: readonly Role[] = ['event_creator', 'event_joiner'];

async function judge(row: Row, cell: Cell): Promise<string[]> {
  const binding = bindings[row.id];
  if (!binding) throw new Error(`Nothing asks ${row.id}`);
  const expected = expectationFor(row, cell);
  effectsOfRefused.length = 0;
  const outcome = await outcomeOf(binding.ask(cell));
  if ('answer' in outcome && expected === 'AR') binding.reduced?.(outcome.answer);
  const hidden = expected === 'D404' && 'problem' in outcome && binding.askUnknown;
  const found = [
    mismatch(expected, outcome),
    expected === 'AR' ? canary(outcome) : undefined,
    ...effectsOfRefused.map((effect) => `refused, and yet ${effect}`),
    hidden ? differs(outcome, await outcomeOf(binding.askUnknown(cell))) : undefined,
  ];
  const where = `${row.id} as ${cell.role}${cell.related ? '' : ' of something else'}`;
  return found.filter((line) => line !== undefined).map((line) => `${where}: ${line}`);
}

const expectationFor = (row: Row, { role, related }: Cell): Expectation =>
  deliberate[row.id]?.[role] ?? (related ? row.cells[role] : row.cells.complete);

/** Every person of these tests has such an address and this name: neither may stand in a reduced answer. */
function canary(outcome: Outcome): string | undefined {
  const told = 'answer' in outcome && /@people\.example|Sam Carter/.exec(JSON.stringify(outcome.answer));
  return told ? `the reduced answer holds ${told[0]}` : undefined;
}

/** A hidden thing must look like one that does not exist, to the byte but for the request's id. */
function differs(hidden: Outcome, unknown: Outcome): string | undefined {
  const bodyOf = (outcome: Outcome) =>
    'problem' in outcome ? JSON.stringify(outcome.problem.toBody('')) : 'an answer';
  const mask = (body: string) => body.replace(/"requestId":"[^"]*"/, '');
  return mask(bodyOf(hidden)) === mask(bodyOf(unknown)) ? undefined : 'it looks different from one that does not exist';
}

async function judgeRow(row: Row): Promise<string[]> {
  const cells: Cell[] = [
    ...roles.map((role) => ({ role, related: true })),
    ...relations.map((role) => ({ role, related: false })),
  ];
  const found: string[] = [];
  for (const cell of cells) found.push(...(await judge(row, cell)));
  return found;
}

it.each(built.map((row) => [row.id, row] as const))(
  'answers %s as the matrix says, to every role',
  async (_id, row) => {
    expect(await judgeRow(row)).toEqual([]);
  },
);

it('has a row for every operation', () => {
  const proven = new Set(Object.values(bindings).flatMap(({ operations }) => operations));
  const operations = contracts.flatMap(({ operations }) => Object.keys(operations));
  expect(operations.filter((id) => !proven.has(id))).toEqual([]);
});

it('asks only rows that are in the matrix', () => {
  const known = new Set(rows.map(({ id }) => id));
  expect(Object.keys(bindings).filter((id) => !known.has(id))).toEqual([]);
});

it('notices what a refused request leaves behind', async () => {
  effectsOfRefused.length = 0;
  await watched(async () => {
    await aPerson();
    return { statusCode: 409 };
  });
  expect(effectsOfRefused).toEqual([expect.stringContaining('@people.example')]);
});

it('says how many rows wait for what is not built yet', () => {
  const waiting = rows.length - built.length;
  expect(waiting).toBeLessThan(rows.length);
  process.stdout.write(`authorization matrix: ${built.length} rows asked, ${waiting} not built yet\n`);
});

it.each(Object.keys(guards) as (keyof typeof guards)[])(
  'notices when the guard %s lets everybody pass',
  async (guard) => {
    const kept = guards[guard];
    Object.assign(guards, { [guard]: () => true });
    try {
      for (const row of built) if ((await judgeRow(row).catch((error: unknown) => [String(error)])).length > 0) return;
    } finally {
      Object.assign(guards, { [guard]: kept });
    }
    expect.unreachable(`No row noticed that ${guard} was gone`);
  },
);
