import { expect, it, vi } from 'vitest';
import { clock } from '#lambdas/kernel/clock.ts';
import { built, judgeRow } from '#tests/support/matrix/judge.ts';

vi.spyOn(clock, 'wait').mockResolvedValue();

it.each(built.filter(({ id }) => id.startsWith('event.')).map((row) => [row.id, row] as const))(
  'answers %s as the matrix says, to every role',
  async (_id, row) => {
    expect(await judgeRow(row)).toEqual([]);
  },
);
