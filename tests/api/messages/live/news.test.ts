import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { sayNews } from '#lambdas/messages/live/say-news.ts';
import { createSocketStore } from '#lambdas/messages/presence/store.ts';
import { aPerson } from '#tests/support/accounts/people.ts';

const now = new Date();
const open = async (person: { userId: string }, connectionId: string, at = now) =>
  createSocketStore(table()).renew({ ...person, connectionId, signedInAt: now.getTime() }, at);

it('says on every open socket of a person that there is news, forgets closed ones and survives one that fails', async () => {
  const [{ userId }, other] = [await aPerson(), await aPerson()];
  const store = createSocketStore(table());
  for (const connectionId of ['Aa=', 'aA=', 'closed', 'broken']) await open({ userId }, connectionId);
  await open({ userId }, 'forgotten', new Date(now.getTime() - 60 * 60_000));
  await open(other, 'other');
  const heard: string[] = [];
  const send = async (connectionId: string, text: string) => {
    if (connectionId === 'broken') throw new Error('The gateway failed');
    if (connectionId === 'closed') return 'gone' as const;
    expect(JSON.parse(text)).toEqual({ news: 'notifications' });
    heard.push(connectionId);
    return 'sent' as const;
  };
  await sayNews(userId, { store, send }, now);
  expect(heard.sort()).toEqual(['Aa=', 'aA=']);
  const left = (await store.connectionsOf(userId)).map(({ connectionId }) => connectionId);
  expect(left).not.toContain('closed');
  expect(left).toContain('broken');
});
