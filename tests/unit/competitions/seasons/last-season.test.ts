import { expect, it } from 'vitest';
import { createLastSeason } from '#lambdas/competitions/seasons/dependants/last-season.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';

const child = `dep_${'0'.repeat(26)}`;
const named = (number: number) => `ssn_${String(number).padStart(26, '0')}`;

interface Command {
  readonly constructor: { readonly name: string };
  readonly input: { readonly RequestItems?: { readonly rovers: { readonly Keys: readonly { pk: string }[] } } };
}

interface Known {
  readonly endDate: string;
  readonly status?: string;
  /** How the child is registered for it. */
  readonly as?: string;
}

/** A table that holds seasons and who is in them. */
function aTable(seasons: readonly Known[]): Table {
  const registrations = seasons.map(({ as = 'placed' }, index) => ({
    ...{ __edb_e__: 'registration', __edb_v__: '1' },
    ...{ userId: child, seasonId: named(index), status: as },
  }));
  const rows = seasons.map(({ endDate, status = 'in_play' }, index) => ({
    ...{ __edb_e__: 'season', __edb_v__: '1' },
    ...{ seasonId: named(index), teamId: 'tea', status, facts: { endDate, timeZone: 'Etc/UTC' } },
  }));
  const batch = (keys: readonly { pk: string }[]) => ({
    Responses: { rovers: keys.map(({ pk }) => rows.find(({ seasonId }) => pk.includes(seasonId.toLowerCase()))) },
    UnprocessedKeys: {},
  });
  const send = async (command: Command) =>
    command.constructor.name === 'QueryCommand'
      ? { Items: registrations }
      : batch(command.input.RequestItems?.rovers.Keys ?? []);
  return { client: { send, createSet: () => undefined }, table: 'rovers' } as unknown as Table;
}

const lastOf = async (seasons: readonly Known[]) =>
  (await createLastSeason(aTable(seasons))(child))?.toISOString().slice(0, 10);

it.each([
  ['none without a season', [], undefined],
  ['the day after its last', [{ endDate: '2031-05-31' }], '2031-06-01'],
  ['the latest of two', [{ endDate: '2031-08-31' }, { endDate: '2031-05-31' }], '2031-09-01'],
  [
    'none that was cancelled',
    [{ endDate: '2031-08-31', status: 'cancelled' }, { endDate: '2031-05-31' }],
    '2031-06-01',
  ],
  ['none that they left', [{ endDate: '2031-08-31', as: 'withdrawn' }, { endDate: '2031-05-31' }], '2031-06-01'],
  ['nor one that another has their place in', [{ endDate: '2031-08-31', as: 'transferred' }], undefined],
  ['nor one that took them not', [{ endDate: '2031-08-31', as: 'rejected' }], undefined],
  ['one that they may not play in for now', [{ endDate: '2031-08-31', as: 'suspended' }], '2031-09-01'],
])('is %s', async (_, seasons, expected) => {
  expect(await lastOf(seasons)).toBe(expected);
});
