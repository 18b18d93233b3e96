import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { cardEntity } from './card.entity.ts';
import { type Card, fromPosition } from './card.ts';
import { fullSeriesId, unpackFacts, unpackGroups } from './card-facts.ts';

/** Part of an area's list: from one position to another, both included. */
interface Stretch {
  readonly from: string;
  readonly until: string;
  /** As many as one answer of the table holds, where absent. */
  readonly limit?: number | undefined;
  /** Latest first. */
  readonly backwards?: boolean;
}

/** What was read, in order; `complete` when nothing is left of the stretch. */
interface CardPage {
  readonly cards: readonly Card[];
  readonly complete: boolean;
}

/** One request to the table. */
export type ReadCards = (area: string, stretch: Stretch) => Promise<CardPage>;

export function createCardReader(table: Table): ReadCards {
  const cards = cardEntity(table);
  return async (area, { from, until, limit, backwards }) => {
    const query = cards.query.byArea({ area }).between({ position: from }, { position: until });
    const { data, cursor } = await query.go({
      pages: 1,
      ...(limit && { limit }),
      ...(backwards && { order: 'desc' }),
    });
    return { cards: data.map(toCard), complete: cursor === null };
  };
}

type Row = EntityItem<ReturnType<typeof cardEntity>>;

const toCard = ({ area: _, position, free, seatsVersion: __, expires: ___, ...row }: Row): Card => {
  const { price, levels, inclusion, cover, team, groups, seriesId, ...rest } = row;
  return {
    ...rest,
    ...unpackFacts({ price, levels, inclusion, cover, team }),
    ...(groups !== undefined && { groups: unpackGroups(groups) }),
    ...(seriesId !== undefined && { seriesId: fullSeriesId(seriesId) }),
    ...fromPosition(position),
    free: free ?? null,
  };
};
