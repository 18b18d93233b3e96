import { expect, it } from 'vitest';
import { createGameStore } from '#lambdas/competitions/games/game-store.ts';
import { commandPlayoff } from '#lambdas/competitions/playoffs/operations/command-playoff.ts';
import { generatePlayoff } from '#lambdas/competitions/playoffs/operations/generate-playoff.ts';
import { undoPlayoff } from '#lambdas/competitions/playoffs/operations/undo-playoff.ts';
import { createPlayoffStore } from '#lambdas/competitions/playoffs/playoff-store.ts';
import type { Bracket } from '#shared/competitions/brackets/bracket.ts';
import { BracketCommand } from '#shared/competitions/brackets/commands/commands.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import type { PlayoffOutcome } from '#shared/competitions/playoffs/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import { bracketFaults } from '#tests/support/competitions/brackets/bracket-judge.ts';
import { aPlayoffWish, aSourceGame, gameIdOf } from '#tests/support/competitions/playoffs.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import type { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';

const now = new Date('2031-05-01T12:00:00.000Z');
const gameId = gameIdOf('2');
const parts = {
  playoffs: createPlayoffStore(stage.table, stage.retry),
  games: createGameStore(stage.table, stage.retry),
};
type Twin = (write: Write) => Write;

/** What one of those who run it was told, in the order in which they were told. */
interface Report {
  readonly command: string;
  readonly outcome: PlayoffOutcome & { status: 'applied' };
}

async function play(seed: number, twin?: Twin): Promise<{ memory: MemoryTable; told: Report[] }> {
  const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
  const told: Report[] = [];
  const played = (async () => {
    await parts.games.create(aSourceGame(8));
    await Promise.all([gameId, gameIdOf('3')].map(generates));
    const kept = (await parts.playoffs.findOf(gameIdOf('1'))) ?? gameId;
    await commandPlayoff({ gameId: kept, version: 1, command: { type: 'confirm_seeds' } }, { now }, parts);
    weather.isCalm = false;
    await Promise.all([
      runs(kept, scheduler, told, ['W1-1', 'W1-3', 'W2-1']),
      runs(kept, scheduler, told, ['W1-2', 'W1-4', 'edit', 'W2-2']),
      runs(kept, scheduler, told, ['W1-1', 'reset', 'undo']),
    ]);
  })();
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return { memory, told };
}

/** Two make a playoff of the same game at once. */
const generates = async (id: string) =>
  generatePlayoff(aPlayoffWish(), { now, newId: () => id }, parts).catch(pastFaults);

/** One who runs it: reads, decides, and looks again where a player was faster. */
async function runs(id: string, scheduler: Scheduler, told: Report[], what: readonly string[]): Promise<void> {
  for (const command of what) {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await scheduler.turn(scheduler.below(40));
      const outcome = await once(id, command).catch((error: unknown) => (isStale(error) ? 'again' : 'failed'));
      if (outcome === 'again') continue;
      if (typeof outcome === 'object' && outcome.status === 'applied') told.push({ command, outcome });
      break;
    }
  }
}

const isStale = (error: unknown) => error instanceof Problem && error.code === 'record.changed';

async function once(id: string, command: string): Promise<PlayoffOutcome> {
  const version = (await parts.playoffs.find(id))?.version ?? 1;
  if (command === 'undo') {
    const [last] = await parts.playoffs.listSnapshots(id);
    return undoPlayoff({ gameId: id, version, step: last?.version ?? 1, force: false }, { now }, parts);
  }
  return commandPlayoff({ gameId: id, version, command: commandOf(command) }, { now }, parts);
}

function commandOf(what: string): BracketCommand {
  const games = [{ scores: [2, 1] as [number, number] }];
  if (what === 'reset') return { type: 'reset_match', matchId: 'W1-2', force: true };
  if (what === 'edit') {
    const turned = [{ scores: [0, 3] as [number, number] }];
    return { type: 'edit_result', matchId: 'W1-2', games: turned, reason: 'The sheet says so.', force: true };
  }
  return BracketCommand.parse({ type: 'enter_result', matchId: what, games });
}

/** The bracket is whole, one playoff stands, versions were told once each, and no score went without a word. */
function judge({ memory, told }: Awaited<ReturnType<typeof play>>): string | undefined {
  const [row, ...more] = memory.entity('playoff');
  if (more.length > 0 || !row) return `${more.length + 1} playoffs of one game`;
  const bracket = row.bracket as Bracket;
  const [fault] = bracketFaults(bracket);
  if (fault) return fault;
  const versions = told.map(({ outcome }) => outcome.playoff.version);
  if (new Set(versions).size !== versions.length) return 'two changes made one version';
  return lostInSilence(told, bracket, memory) ?? statusFault(memory, bracket);
}

function lostInSilence(told: readonly Report[], bracket: Bracket, memory: MemoryTable): string | undefined {
  const snapshots = memory.entity('playoffSnapshot').map((one) => (one.bracket as Bracket).records);
  const entered = told.flatMap(({ outcome }) => Object.entries(outcome.playoff.bracket.records));
  const gone = entered.find(
    ([matchId, record]) =>
      ![bracket.records, ...snapshots].some((records) => JSON.stringify(records[matchId]) === JSON.stringify(record)),
  );
  return gone && `${gone[0]} was entered, told of, and is nowhere`;
}

/** What the games say of themselves is what the bracket says. */
function statusFault(memory: MemoryTable, bracket: Bracket): string | undefined {
  const hasResult = readBracket(bracket).matches.some(({ status }) => status === 'final');
  const source = memory.entity('game').find((game) => game.gameId === gameIdOf('1'));
  return (source?.status === 'locked') === hasResult ? undefined : `the source is ${source?.status}`;
}

const mechanism =
  (twin?: Twin) =>
  async (seed: number): Promise<string | undefined> =>
    judge(await play(seed, twin));

/** Writes whatever it read last, as if no one else ran the playoff. */
const blind: Twin = (write) => {
  const { ConditionExpression: _, ...rest } = write;
  return write.UpdateExpression ? rest : write;
};

it('loses no score and keeps a bracket whole, the player who runs it at once and whatever fails', async () => {
  expect(await explore(mechanism(), Math.ceil(schedules / 5))).toMatchObject({ violations: 0 });
  expect(await explore(mechanism(blind), twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
