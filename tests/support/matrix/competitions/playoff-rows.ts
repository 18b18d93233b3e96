import { aGameOf, games, noGame, playoffsApi, putPlayoff } from '../../competitions/playoff-api.ts';
import type { Binding } from '../cell.ts';
import { bind } from '../events/bind-event.ts';
import type { EventWorld } from '../events/event-world.ts';

interface Ids {
  readonly sourceId: string;
  readonly gameId: string;
}
/** What was prepared for a world: the game of its event, and the playoff of that with one match played. */
const prepared = new WeakMap<EventWorld, Ids>();

const caller = ({ callerId }: EventWorld) =>
  callerId ? playoffsApi.signedInAs({ userId: callerId }) : playoffsApi.signedOut();

/** Asked about a game of the event, and about none where the event is not there. */
const inGame = (
  operations: readonly string[],
  call: (client: ReturnType<typeof caller>, ids: Ids) => Promise<unknown>,
): Binding =>
  bind({
    operations,
    self: 'none',
    prepare: async (world) => {
      const sourceId = await aGameOf(world.eventId);
      prepared.set(world, { sourceId, gameId: await putPlayoff(sourceId) });
    },
    call: (world, eventId) => {
      const ids = eventId === world.eventId ? prepared.get(world) : undefined;
      return call(caller(world), ids ?? { sourceId: noGame, gameId: noGame });
    },
  });

const configuration = { format: 'single' as const };

/** Rows of playoffs. */
export const playoffRows: Readonly<Record<string, Binding>> = {
  'playoff.generate': inGame(['previewPlayoff', 'generatePlayoff'], async (client, { sourceId: gameId }) => {
    await client.previewPlayoff({ gameId, configuration });
    return client.generatePlayoff({ gameId, configuration, replace: true });
  }),
  'playoff.reset': inGame(
    [
      'resetPlayoff',
      'runPlayoff',
      'scorePlayoff',
      'reportPlayoff',
      'undoPlayoff',
      'getPublicPlayoff',
      'getPlayoff',
      'listPlayoffPlayers',
      'enterPlayoffStatistics',
    ],
    async (client, { gameId }) => {
      await playoffsApi.signedOut().getPublicPlayoff({ gameId });
      await client.resetPlayoff({ gameId, version: 3, command: { type: 'reset_bracket' } });
      await client.undoPlayoff({ gameId, version: 4, step: 4 });
      const forfeit = { type: 'forfeit' as const, matchId: 'W1-2', entrantId: 'e2' };
      await client.runPlayoff({ gameId, version: 5, command: forfeit });
      const result = { type: 'enter_result' as const, matchId: 'W2-1', games: games(1, 0) };
      await client.scorePlayoff({ gameId, version: 6, command: result });
      return client.getPlayoff({ gameId });
    },
  ),
  'playoff.delete': inGame(['deletePlayoff', 'restorePlayoff'], async (client, { gameId, sourceId }) => {
    await client.deletePlayoff({ gameId, version: 3 });
    return client.restorePlayoff({ gameId: sourceId, playoffId: gameId });
  }),
};
