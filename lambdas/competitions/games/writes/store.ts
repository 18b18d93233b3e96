import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver, type RowsOf, type Write } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { namedThingEntity } from '#lambdas/teams/ports/named-thing.entity.ts';
import { rosterMergeEntity } from '#lambdas/teams/ports/roster/roster-merge.entity.ts';
import { rosterPersonEntity } from '#lambdas/teams/ports/roster/roster-person.entity.ts';
import { mergeStepEntity } from '../../merges/merge-step.entity.ts';
import { playoffSourceEntity } from '../../playoffs/playoff-source.entity.ts';
import { playerLinesEntity } from '../../statistics/player-lines.entity.ts';
import { gameEntity } from '../game.entity.ts';
import { matchEntity } from '../match.entity.ts';
import { scoreLineEntity } from '../score-line.entity.ts';

const entitiesOf = (table: Table) => ({
  game: gameEntity(table),
  match: matchEntity(table),
  line: scoreLineEntity(table),
  playerLines: playerLinesEntity(table),
  playoffSource: playoffSourceEntity(table),
  named: namedThingEntity(table),
  rosterPerson: rosterPersonEntity(table),
  merge: rosterMergeEntity(table),
  mergeStep: mergeStepEntity(table),
  outbox: outboxEntity(table),
});
type Entities = ReturnType<typeof entitiesOf>;
export type GameRows = RowsOf<Entities>;

/** One transaction over games and matches. */
export const createGameWrite = (table: Table, retry: Retry): Write<Entities> =>
  createWriteOver(entitiesOf(table), retry);
