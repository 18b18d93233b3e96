import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver, type RowsOf, type Write } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { namedThingEntity } from '#lambdas/teams/ports/named-thing.entity.ts';
import { rosterPersonEntity } from '#lambdas/teams/ports/roster/roster-person.entity.ts';
import { gameEntity } from '../../games/game.entity.ts';
import { playerLinesEntity } from '../../statistics/player-lines.entity.ts';
import { playoffEntity } from '../playoff.entity.ts';
import { playoffSnapshotEntity } from '../playoff-snapshot.entity.ts';
import { playoffSourceEntity } from '../playoff-source.entity.ts';

const entitiesOf = (table: Table) => ({
  playoff: playoffEntity(table),
  snapshot: playoffSnapshotEntity(table),
  source: playoffSourceEntity(table),
  game: gameEntity(table),
  playerLines: playerLinesEntity(table),
  named: namedThingEntity(table),
  rosterPerson: rosterPersonEntity(table),
  outbox: outboxEntity(table),
});
type Entities = ReturnType<typeof entitiesOf>;
export type PlayoffRows = RowsOf<Entities>;

/** One transaction over playoffs and their games. */
export type PlayoffWrite = Write<Entities>;
export const createPlayoffWrite = (table: Table, retry: Retry): PlayoffWrite =>
  createWriteOver(entitiesOf(table), retry);
