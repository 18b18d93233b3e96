import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Entity } from 'electrodb';
import { expect, it } from 'vitest';
import { tableShape } from '#infra/table-shape.ts';

interface Shape {
  readonly model: { readonly entity: string };
  readonly indexes: Readonly<Record<string, { index?: string; pk: { field: string }; sk: { field: string } }>>;
}

const root = resolve(import.meta.dirname, '../../..');
const noTable = { client: { send: () => undefined }, table: 'rovers' };

/** Every entity of the product, made by its factory as the stores make it. */
const entities = await Promise.all(
  globSync('lambdas/**/*.entity.ts', { cwd: root }).map(async (file) => {
    const factories = Object.values(await import(resolve(root, file)));
    const make = factories.find((one) => typeof one === 'function') as (
      table: unknown,
    ) => Entity<string, string, string, never>;
    return make(noTable).schema as unknown as Shape;
  }),
);
const indexes = entities.flatMap(({ model, indexes }) =>
  Object.entries(indexes).map(([name, index]) => ({ entity: model.entity, name, ...index })),
);

it('gives the table exactly the indexes that its entities use', () => {
  const used = new Set(indexes.map(({ index = '', pk, sk }) => [index, pk.field, sk.field].join(' ')));
  const built = [
    ['', tableShape.partitionKey, tableShape.sortKey],
    ...tableShape.indexes.map(({ name, partitionKey, sortKey }) => [name, partitionKey, sortKey]),
  ];
  expect([...used].sort()).toEqual(built.map((parts) => parts.join(' ')).sort());
});

it('lists every index of every entity among the access patterns', () => {
  const rows = readFileSync(resolve(root, 'docs/access-patterns.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, , entity, index]) => `${entity} ${index}`);
  expect(indexes.map(({ entity, name }) => `${entity} ${name}`).filter((row) => !rows.includes(row))).toEqual([]);
});

it('has no two entities of one name', () => {
  const names = entities.map(({ model }) => model.entity);
  expect(new Set(names).size).toBe(names.length);
});
