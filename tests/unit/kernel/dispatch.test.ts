import { expect, it } from 'vitest';
import { toHttpEvent } from '#infra/local/gateway/http-event.ts';
import { dispatch as byJob } from '#lambdas/kernel/dispatch/by-job.ts';
import { dispatch as byMessage } from '#lambdas/kernel/dispatch/by-message.ts';
import { dispatch as byRoute } from '#lambdas/kernel/dispatch/by-route.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { aContext } from '#tests/support/product/a-context.ts';

/** What the gateway sends for all that stands behind one route. */
const aRequest = (method: string, path: string) =>
  toHttpEvent(
    {
      method,
      url: new URL(`http://localhost${path}`),
      headers: { host: 'localhost' },
      body: Buffer.alloc(0),
      sourceIp: '127.0.0.1',
      requestId: 'r1',
      now: new Date(),
      claims: undefined,
    },
    { route: { key: 'ANY /api/games/{proxy+}' }, pathParameters: { proxy: 'behind' } },
  );

/** A function of two modules; it says which of them was asked, and what it was told of the route. */
function aFunction() {
  const loaded: string[] = [];
  const module = (name: string, answers: readonly string[]) => ({
    answers,
    load: async () => {
      loaded.push(name);
      return {
        handler: async ({ routeKey, pathParameters = {} }: ReturnType<typeof aRequest>) => ({
          statusCode: 200,
          body: [name, routeKey, ...Object.values(pathParameters)].join(', '),
        }),
      };
    },
  });
  const handler = byRoute([
    module('games', ['GET /api/games/{gameId}', 'PUT /api/games/{gameId}/score']),
    module('lists', ['GET /api/games/next', 'GET /games/{gameId}']),
  ]);
  const ask = async (method: string, path: string) => (await handler(aRequest(method, path), aContext())).body;
  return { ask, handler, loaded };
}

it('asks the module that answers a route, which alone is loaded, and decodes its parameters', async () => {
  const { ask, loaded } = aFunction();
  expect(await ask('PUT', '/api/games/a%20b/score')).toBe('games, PUT /api/games/{gameId}/score, a b');
  expect(loaded).toEqual(['games']);
});

it('prefers a literal address to a parameter, whichever module has it', async () => {
  expect(await aFunction().ask('GET', '/api/games/next')).toBe('lists, GET /api/games/next');
});

it('leaves a route that the gateway named as it is', async () => {
  const event = { ...aRequest('GET', '/games/g1'), routeKey: 'GET /games/{gameId}', pathParameters: { gameId: 'g1' } };
  expect(await aFunction().handler(event, aContext())).toMatchObject({ body: 'lists, GET /games/{gameId}, g1' });
});

it('gives what no module answers to the first, which refuses it', async () => {
  expect(await aFunction().ask('DELETE', '/api/games/g1')).toBe('games, ANY /api/games/{proxy+}, behind');
});

const aMessage = (type: string) => ({ 'detail-type': type }) as Parameters<ReturnType<typeof byMessage>>[0];

it('tells every module that listens to a message, also when one of them fails, and then fails', async () => {
  const heard: string[] = [];
  const listener = (name: string, answers: readonly string[]) => ({
    answers,
    load: async () => ({
      handler: async () => {
        heard.push(name);
        if (name === 'broken') throw new Error('broken on the way');
      },
    }),
  });
  const handler = byMessage([
    listener('broken', ['games.won']),
    listener('other', ['games.lost']),
    listener('whole', ['games.won']),
  ]);
  await expect(handler(aMessage('games.won'), aContext())).rejects.toThrow('broken on the way');
  expect(heard).toEqual(['broken', 'whole']);
  await expect(handler(aMessage('games.drawn'), aContext())).rejects.toThrow('Nothing listens to games.drawn');
});

it('runs the job that the schedule names, and no other', async () => {
  const ran: string[] = [];
  const aJob = (name: string) => ({
    answers: [name],
    load: async () => ({ handler: job(async () => void ran.push(name)) }),
  });
  const handler = byJob([aJob('sweep'), aJob('count')]);
  await handler({ job: 'count' }, aContext());
  expect(ran).toEqual(['count']);
  await expect(handler({ job: 'mow' }, aContext())).rejects.toThrow('There is no job mow');
});
