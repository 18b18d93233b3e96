import { expect, it } from 'vitest';
import { autoConfirmScore } from '#lambdas/competitions/games/auto-confirm/auto-confirm.ts';
import { createGameStore } from '#lambdas/competitions/games/game-store.ts';
import { createMatchStore } from '#lambdas/competitions/games/match-store.ts';
import { isOver } from '#shared/competitions/games/competition-of.ts';
import { Match } from '#shared/competitions/games/schemas.ts';
import { type Actor, actOnScore, type ScoreAct } from '#shared/competitions/games/scoring/score-acts.ts';
import { aSourceGame, gameIdOf } from '#tests/support/competitions/playoffs.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import { roughDay } from '../stage/faults.ts';
import { MemoryTable, type Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const start = Date.parse('2031-05-01T12:00:00Z');
const gameId = gameIdOf('1');
const matchId = 'mtc_01HZX0000000000000000000AA';
const games = createGameStore(stage.table, stage.retry);
const store = createMatchStore(stage.table, stage.retry);

const aMatch = () =>
  Match.parse({
    gameId,
    matchId,
    version: 1,
    draw: 1,
    round: 1,
    number: 1,
    sides: ['e1', 'e2'].map((entrantId) => ({ entrantId, slotState: 'set' })),
    status: 'ready',
    updatedAt: new Date(start).toISOString(),
  });

const enter = (home: number, away: number, reason?: string): ScoreAct => ({
  act: 'enter',
  score: { scores: [home, away], resultType: 'regular' },
  ...(reason && { reason }),
});
const home: Actor = { role: 'captain', side: 0, userId: 'home' };
const away: Actor = { role: 'captain', side: 1, userId: 'away' };
const manager: Actor = { role: 'manager', userId: 'boss' };

/** What became of the match, where that was said and kept. */
async function once(actor: Actor, act: ScoreAct, now: Date): Promise<Match | undefined> {
  const [game, match] = await Promise.all([games.find(gameId), games.findMatch({ gameId, matchId })]);
  if (!game || !match) return undefined;
  const judged = actOnScore(match, act, actor, { now, today: '2031-05-01', settings: game.settings });
  if ('refused' in judged) return undefined;
  return (await store.save(game, match, judged.match, judged.line)) === 'saved' ? judged.match : undefined;
}

/** Both captains, who runs the game and silence speak of one match at once, on a rough day. */
const race =
  (twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    const told: Match[] = [];
    const say = async (actor: Actor, act: ScoreAct) => {
      for (let time = 0; time < 3; time += 1) {
        await scheduler.turn(scheduler.below(30));
        const done = await once(actor, act, scheduler.now);
        if (done) told.push(done);
      }
    };
    const silence = async () => {
      const later = new Date(start + 25 * 60 * 60 * 1000);
      for (let time = 0; time < 3; time += 1) {
        await scheduler.turn(scheduler.below(60));
        await autoConfirmScore({ gameId, matchId }, { games, store }, later);
      }
    };
    const made = games.create({ ...aSourceGame(2), draw: 1, rounds: 1, status: 'ready' }, [aMatch()]);
    const work = [
      made,
      say(home, enter(2, 1)),
      say(away, enter(1, 2)),
      say(away, { act: 'confirm' }),
      say(manager, enter(3, 0, 'The sheet says so.')),
      silence(),
    ];
    await Promise.all([scheduler.run(), ...work.map((each) => Promise.resolve(each).catch(pastFaults))]);
    return judge(memory, told);
  };

/** Every version has one line that says why, and what stood was changed by the manager alone. */
function judge(memory: MemoryTable, told: readonly Match[]): string | undefined {
  const versions = told.map(({ version }) => version);
  if (new Set(versions).size < versions.length) return 'two acts made the same version';
  const row = memory.entity('match').find((one) => one.matchId === matchId);
  const lines = memory.entity('scoreLine').length;
  if (row && Number(row.version) !== lines + 1) return 'a change without its line, or a line without its change';
  const late = memory.entity('scoreLine').filter(({ facts }) => (facts as { role: string }).role !== 'manager');
  const firstFinal = told.filter(isOver).toSorted((a, b) => a.version - b.version)[0];
  const after = firstFinal && late.find(({ version }) => Number(version) > firstFinal.version);
  return after && 'a player other than the manager changed what stood';
}

it('keeps one history of a match where both captains, the manager and silence speak at once', async () => {
  expect(await explore(race(), schedules)).toMatchObject({ violations: 0 });
});

it('catches a score that does not look at what was said meanwhile', async () => {
  // The version of the match and its line guard each other: the twin looks at neither.
  const blind = (write: Write) => without('attribute_not_exists')(without('#version')(write));
  const found = await explore(race(blind), twinSchedules, { untilFirst: true });
  expect(found.violations).toBe(1);
});
