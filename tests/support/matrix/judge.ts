import { bodyOf } from '#shared/contract/errors.ts';
import { cloud } from '../product/cloud.ts';
import { forget } from '../product/drain.ts';
import { effectsOfRefused } from '../product/refusals.ts';
import { bindings } from './bindings.ts';
import { type Cell, mismatch, type Outcome, outcomeOf } from './cell.ts';
import { deliberate } from './deliberate.ts';
import { type Expectation, platformRoles, type Role, type Row, readRows, roles, teamRoles } from './rows.ts';

/** All rows of the matrix. */
export const rows = readRows();
/** Those that something asks. */
export const built = rows.filter(({ id }) => bindings[id]);
/** Relations that a second run asks about another player’s thing: then they are worth no more than a complete profile. */
const relations: readonly Role[] = ['event_creator', 'event_joiner'];

const teamCells: readonly Cell[] = [
  ...teamRoles.map((role) => ({ role, related: true })),
  { role: 'team_owner', related: false },
];

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
  const textOf = (outcome: Outcome) =>
    'problem' in outcome ? JSON.stringify(bodyOf(outcome.problem, '')) : 'an answer';
  const mask = (body: string) => body.replace(/"requestId":"[^"]*"/, '');
  return mask(textOf(hidden)) === mask(textOf(unknown)) ? undefined : 'it looks different from one that does not exist';
}

const isAsked =
  ({ id, cells }: Row) =>
  ({ role, related }: Cell): boolean => {
    const { asTeam } = bindings[id] ?? {};
    return asTeam === 'all' || (asTeam === 'whereItMatters' && related && cells[role] !== cells.complete);
  };

/** Asks a row as one role after the other, and says in words where the product and the matrix differ. */
async function* differences(row: Row): AsyncGenerator<string> {
  const cells: Cell[] = [
    ...roles.map((role) => ({ role, related: true })),
    ...relations.map((role) => ({ role, related: false })),
    ...teamCells.filter(isAsked(row)),
    ...platformRoles.filter(() => bindings[row.id]?.asPlatform).map((role) => ({ role, related: true })),
  ];
  // What other rows did is delivered to no one: a row that waits for a mail would wait for all of it.
  await forget();
  cloud.unindexed.length = 0;
  for (const cell of cells) yield* await judge(row, cell);
}

/** Where the product and the matrix differ, for every role. */
export async function judgeRow(row: Row): Promise<string[]> {
  const found: string[] = [];
  for await (const difference of differences(row)) found.push(difference);
  return found;
}

/** Whether they differ for any role: asks no more roles than it must. */
export async function isNoticedBy(row: Row): Promise<boolean> {
  for await (const _ of differences(row)) return true;
  return false;
}
