import { Entity, type Schema } from 'electrodb';
import type { Table } from './table.ts';

/**
 * An entity of whichever table is asked for, made once for each: ElectroDB examines a model whenever an entity is made,
 * which takes about a millisecond, and many stores share one.
 */
export function entityOf<A extends string, F extends string, C extends string, S extends Schema<A, F, C>>(schema: S) {
  const made = new WeakMap<Table, Entity<A, F, C, S>>();
  return (table: Table): Entity<A, F, C, S> => {
    const entity = made.get(table) ?? new Entity<A, F, C, S>(schema, table);
    made.set(table, entity);
    return entity;
  };
}
