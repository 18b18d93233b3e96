import { expect, it, vi } from 'vitest';
import { clock } from '#lambdas/kernel/clock.ts';
import { guards } from '#lambdas/kernel/http/authorize.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { contracts } from '#tests/support/contracts.ts';
import { bindings } from '#tests/support/matrix/bindings.ts';
import { exempt, ofCallerAlone } from '#tests/support/matrix/exempt.ts';
import { contextOf, figures } from '#tests/support/matrix/figures.ts';
import { built, isNoticedBy, judgeRow, rows } from '#tests/support/matrix/judge.ts';
import { siteOwner } from '#tests/support/matrix/rows.ts';
import { effectsOfRefused, watched } from '#tests/support/product/refusals.ts';

// Answers about addresses have a floor in time, which would make these tests slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();

/** Fields by which an operation would be about another user. */
const names = ['userId', 'ownerId', 'personId', 'recipientId'];

it.each(built.filter(({ id }) => !id.startsWith('event.')).map((row) => [row.id, row] as const))(
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

it('asks every row but those that nothing could ask, and no operation has grown that could', () => {
  const known = new Set(rows.map(({ id }) => id));
  expect(Object.keys(exempt).filter((id) => !known.has(id) || bindings[id])).toEqual([]);
  const inputs = new Map(contracts.flatMap(({ operations }) => Object.entries(operations)));
  const takesUser = (id: string) => names.some((name) => name in (inputs.get(id)?.input.shape ?? { [name]: 'gone' }));
  const pushes = [...inputs.keys()].filter((id) => /[pP]ush/.test(id));
  expect([...Object.values(ofCallerAlone).flat(), ...pushes].filter(takesUser)).toEqual([]);
});

it('says how much of the specification is asked, by context', () => {
  expect(rows.filter(({ isSpecified }) => isSpecified)).toHaveLength(335);
  expect(rows.filter((row) => !contextOf(row))).toEqual([]);
  process.stdout.write(`authorization matrix\n${figures(rows)}\n`);
});

it('has no built row in which the owner of a site may do more than others, so that the column can wait for sites', () => {
  expect(built.filter(({ cells }) => cells[siteOwner] !== cells.complete)).toEqual([]);
});

/** Rows that notice it soonest; the others notice within the first few. */
const soonest: Partial<Record<keyof typeof guards, string>> = { platformAdmin: 'org.create' };

it.each(Object.keys(guards) as (keyof typeof guards)[])(
  'notices when the guard %s lets everyone pass',
  async (guard) => {
    const kept = guards[guard];
    Object.assign(guards, { [guard]: () => true });
    try {
      const [first, others] = [built.filter(({ id }) => id === soonest[guard]), built];
      for (const row of [...first, ...others]) if (await isNoticedBy(row).catch(() => true)) return;
    } finally {
      Object.assign(guards, { [guard]: kept });
    }
    expect.unreachable(`No row noticed that ${guard} was gone`);
  },
);
