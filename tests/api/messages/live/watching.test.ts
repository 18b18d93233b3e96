import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { sayChanged } from '#lambdas/messages/live/say-changed.ts';
import { createSocketStore } from '#lambdas/messages/presence/store.ts';
import { createWatchStore } from '#lambdas/messages/presence/watch-store.ts';
import { serveSocket } from '#lambdas/messages/socket/serve-socket.ts';
import { mostWatched } from '#shared/messages/socket.ts';
import { aPerson } from '#tests/support/accounts/people.ts';

const now = new Date();
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const store = createSocketStore(table());
const watches = createWatchStore(table());
const aGame = () => idFrom('game', randomUUID());

let heard: [connectionId: string, words: unknown][] = [];
let gone: string[] = [];
let broken: string[] = [];
beforeEach(() => {
  [heard, gone, broken] = [[], [], []];
});
const send = async (connectionId: string, text: string) => {
  if (broken.includes(connectionId)) throw new Error('The gateway failed');
  if (gone.includes(connectionId)) return 'gone' as const;
  heard.push([connectionId, JSON.parse(text)]);
  return 'sent' as const;
};
const ports = { store, watches, send, accounts: createAccountReader(table()), webOrigin: '', close: async () => {} };

async function aConnection(): Promise<string> {
  const { userId } = await aPerson();
  const connectionId = randomUUID();
  await store.renew({ userId, connectionId, signedInAt: now.getTime() }, now);
  return connectionId;
}
const say = (connectionId: string, body: unknown, at = now) =>
  serveSocket({ requestContext: { connectionId, eventType: 'MESSAGE' }, body: JSON.stringify(body) }, ports, at);
const watch = (connectionId: string, things: readonly string[], readAgoMs = 0, at = now) =>
  say(connectionId, { action: 'watch', things, readAgoMs }, at);
const changes = () => heard.filter(([, words]) => words && typeof words === 'object' && 'news' in words);

it('says to every page that shows a thing that it changed, and no more than that', async () => {
  const [one, other, elsewhere, game] = [await aConnection(), await aConnection(), await aConnection(), aGame()];
  expect(await watch(one, [game])).toEqual({ statusCode: 200 });
  await watch(other, [aGame(), game]);
  await watch(elsewhere, [aGame()]);
  await sayChanged(game, ports, now);
  const news = { news: 'things', things: [game] };
  expect(changes().sort()).toEqual([[one, news] as const, [other, news] as const].sort());
});

it('answers what is watched, and what changed after the page was read', async () => {
  const [connection, changed, before, quiet] = [await aConnection(), aGame(), aGame(), aGame()];
  await sayChanged(before, ports, now);
  await sayChanged(changed, ports, minutesLater(5));
  await watch(connection, [changed, before, quiet], 60_000, minutesLater(5));
  expect(heard).toEqual([[connection, { watching: [changed, before, quiet], changed: [changed] }]]);
});

it('takes what was read hours ago for changed', async () => {
  const [connection, game] = [await aConnection(), aGame()];
  await watch(connection, [game], 24 * 60 * 60_000);
  expect(heard).toEqual([[connection, { watching: [game], changed: [game] }]]);
});

it('says nothing to a page that shows something else by now, to a closed socket, or to one without a sign of life', async () => {
  const [moved, closed, silent] = [await aConnection(), await aConnection(), await aConnection()];
  const game = aGame();
  for (const connection of [moved, closed, silent]) await watch(connection, [game]);
  await watch(moved, [aGame()]);
  await serveSocket({ requestContext: { connectionId: closed, eventType: 'DISCONNECT' } }, ports, now);
  await sayChanged(game, ports, now);
  expect(changes().map(([connection]) => connection)).toEqual([silent]);
  await sayChanged(game, ports, minutesLater(11));
  expect(changes()).toHaveLength(1);
  expect(await watches.watchersOf(game)).toEqual([]);
});

it('forgets a socket that is gone and leaves one that fails alone', async () => {
  const [lost, failing, fine, game] = [await aConnection(), await aConnection(), await aConnection(), aGame()];
  for (const connection of [lost, failing, fine]) await watch(connection, [game]);
  [gone, broken] = [[lost], [failing]];
  await sayChanged(game, ports, now);
  expect(changes().map(([connection]) => connection)).toEqual([fine]);
  expect(await store.findConnection(lost)).toBeUndefined();
  expect(await store.findConnection(failing)).toBeDefined();
  const left = (await watches.watchersOf(game)).map(({ connectionId }) => connectionId);
  expect(left.sort()).toEqual([failing, fine].sort());
});

it.each([
  ['more than a page shows', { things: Array.from({ length: mostWatched + 1 }, aGame), readAgoMs: 0 }],
  ['what is no thing of a page', { things: ['person'], readAgoMs: 0 }],
  ['another user’s notifications', { things: [randomUUID()], readAgoMs: 0 }],
  ['a reading in the future', { things: [aGame()], readAgoMs: -1 }],
  ['a page without its reading', { things: [aGame()] }],
])('refuses to watch %s', async (_, wish) => {
  expect(await say(await aConnection(), { action: 'watch', ...wish })).toEqual({ statusCode: 400 });
  expect(heard).toEqual([]);
});
