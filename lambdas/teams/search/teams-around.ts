import type { Table } from '#lambdas/kernel/data/table.ts';
import { allLevels, cellId, cellsWithin } from '#shared/discovery/grid.ts';
import type { Point } from '#shared/events/details/schemas.ts';
import { teamCardEntity } from './team-card.entity.ts';

interface Around extends Point {
  readonly teamId: string;
  readonly gameTypeIds: readonly string[];
  readonly kind: string;
  readonly skillLevels: readonly string[];
  readonly joinPolicy: string;
}

/** Every team that may be within a circle: those of the cells that it touches. */
export type TeamsAround = (centre: Point, radiusMiles: number) => Promise<readonly Around[]>;

/** A hundred miles touch about nine cells of the widest grid. */
const mostCells = 16;
/** Of one cell; more communities than this around one point are beyond what a list is read for. */
const perCell = 500;

export function createTeamsAround(table: Table): TeamsAround {
  const cards = teamCardEntity(table);
  return async (centre, radiusMiles) => {
    const sizes = allLevels.map((level) => cellsWithin(level, centre, radiusMiles));
    const cells = sizes.find(({ length }) => length <= mostCells) ?? sizes.at(-1) ?? [];
    const read = (area: string) => cards.query.byArea({ area }).go({ count: perCell });
    const pages = await Promise.all(cells.map((cell) => read(cellId(cell))));
    return pages.flatMap(({ data }) => data);
  };
}
