import { gameDetails, gamesApi } from '../../competitions/games.ts';
import type { Binding } from '../cell.ts';
import { bind } from '../events/bind-event.ts';
import { details, type EventWorld } from '../events/event-world.ts';

interface Made {
  readonly gameId: string;
  readonly matchId: string;
}
const made = new WeakMap<EventWorld, Made>();
const nowhere = { gameId: 'gam_00000000000000000000000000', matchId: 'mtc_00000000000000000000000000' };
const of = (world: EventWorld, eventId: string) => (eventId === world.eventId && made.get(world)) || nowhere;
const caller = ({ callerId }: EventWorld) =>
  callerId ? gamesApi.signedInAs({ userId: callerId }) : gamesApi.signedOut();

/** A game of two outsiders, or of the caller against one, with its match. */
async function prepare(world: EventWorld, withCaller = false): Promise<void> {
  const host = gamesApi.signedInAs({ userId: world.creatorId });
  const { callerId, eventId } = world;
  const isHere = withCaller && callerId && world.isHere;
  const first = isHere ? { kind: 'person' as const, personIds: [callerId] } : { kind: 'external' as const, name: 'Us' };
  const entrants = [first, { kind: 'external' as const, name: 'Them' }];
  const { game } = await host.createGame({ eventId, ...gameDetails({ entrants }) });
  const { matches } = await host.drawGame({ gameId: game.gameId, version: 1 });
  made.set(world, { gameId: game.gameId, matchId: matches[0]?.matchId ?? '' });
}

const list = (world: EventWorld, eventId: string) =>
  world.callerId ? caller(world).listMyEventGames({ eventId }) : caller(world).listEventGames({ eventId });

const read = async (world: EventWorld, eventId: string) => {
  await list(world, eventId);
  const { gameId } = of(world, eventId);
  return world.callerId ? caller(world).getGame({ gameId }) : caller(world).getPublicGame({ gameId });
};

/** Rows of games and their scores. */
export const gameRows: Readonly<Record<string, Binding>> = {
  'game.list': bind({
    operations: [
      'listEventGames',
      'listMyEventGames',
      'getPublicGame',
      'getGame',
      'listGameTypes',
      'listGamesOfEvents',
    ],
    prepare,
    call: async (world, eventId) => {
      await gamesApi.signedOut().listGameTypes({});
      await gamesApi.signedOut().listGamesOfEvents({ eventIds: [eventId] });
      return read(world, eventId);
    },
  }),
  'game.list.private': bind({
    operations: ['listEventGames', 'listMyEventGames', 'getPublicGame', 'getGame'],
    event: { visibility: 'private' },
    prepare,
    call: read,
  }),
  'game.update': bind({
    operations: [
      'createGame',
      'updateGame',
      'changeMatch',
      'listScoreLog',
      'endGame',
      'drawGame',
      'addRound',
      'deleteGame',
    ],
    self: 'none',
    prepare,
    call: async (world, eventId) => {
      const { gameId, matchId } = of(world, eventId);
      const own = caller(world);
      const entrants = ['e1', 'e2'].map((entrantId) => ({ entrantId, kind: 'external' as const, name: entrantId }));
      await own.updateGame({ gameId, version: 2, ...gameDetails({ entrants }) });
      await own.changeMatch({ gameId, matchId, version: 1, court: 'Court 1' });
      await own.listScoreLog({ gameId, matchId });
      await own.endGame({ gameId, version: 3, to: 'completed' });
      await own.endGame({ gameId, version: 4, to: 'in_progress' });
      await own.drawGame({ gameId, version: 5 });
      await own.deleteGame({ gameId, version: 6 });
      const again = await own.createGame({ eventId, ...gameDetails({ format: 'ladder' }) });
      await own.drawGame({ gameId: again.game.gameId, version: 1 });
      return own.getGame({ gameId: again.game.gameId });
    },
  }),
  'game.reportScore': bind({
    operations: ['enterScore', 'answerScore', 'answerDuty', 'addMatch', 'listMatchPlayers', 'enterStatistics'],
    self: 'none',
    prepare: (world) => prepare(world, true),
    call: (world, eventId) =>
      caller(world).enterScore({ ...of(world, eventId), version: 1, entry: { scores: [1, 0] } }),
  }),
  'game.update.crossEvent': bind({
    operations: ['updateGame'],
    prepare: async (world) => {
      const { eventId } = await world.creator.scheduleEvent(details({ visibility: 'private' }));
      const host = gamesApi.signedInAs({ userId: world.creatorId });
      const { game } = await host.createGame({ eventId, ...gameDetails() });
      made.set(world, { gameId: game.gameId, matchId: '' });
    },
    call: (world, eventId) =>
      caller(world).updateGame({ ...gameDetails(), gameId: of(world, eventId).gameId, eventId, version: 1 }),
  }),
};
