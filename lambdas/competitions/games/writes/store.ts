import { outboxEntity } from '../../../kernel/outbox.entity.ts';
import type { Retry } from '../../../kernel/retry.ts';
import type { Table } from '../../../kernel/table.ts';
import { createWriteOver, type RowsOf, type Write } from '../../../kernel/write.ts';
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
  outbox: outboxEntity(table),
});
type Entities = ReturnType<typeof entitiesOf>;
export type GameRows = RowsOf<Entities>;

/** One transaction over games and matches. */
export const createGameWrite = (table: Table, retry: Retry): Write<Entities> =>
  createWriteOver(entitiesOf(table), retry);
