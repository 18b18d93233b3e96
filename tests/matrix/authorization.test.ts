import { expect, it, vi } from 'vitest';
import { guards } from '#lambdas/kernel/authorize.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { contracts } from '#shared/contracts.ts';
import { bindings } from '#tests/support/matrix/bindings.ts';
import { built, judgeRow, rows } from '#tests/support/matrix/judge.ts';
import { aPerson } from '#tests/support/people.ts';
import { effectsOfRefused, watched } from '#tests/support/refusals.ts';

// Answers about addresses have a floor in time, which would make these tests slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();

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
