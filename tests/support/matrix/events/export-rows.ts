import { expect } from 'vitest';
import { handler as pages } from '#lambdas/events/pages/pages.ts';
import { eventPagePaths } from '#lambdas/events/pages/paths.ts';
import { Problem } from '#shared/contract/errors.ts';
import { aPerson } from '../../accounts/people.ts';
import { exportsApi, readFeed } from '../../events/feeds.ts';
import { openPage } from '../../events/pages.ts';
import { type Binding, type Cell, personFor } from '../cell.ts';
import { eventWorld } from './event-world.ts';

const noEvent = 'evt_00000000000000000000000000';
const noFeed = 'fed_00000000000000000000000000';

const callerOf = (person: { readonly userId: string } | undefined) =>
  person ? exportsApi.signedInAs(person) : exportsApi.signedOut();

/** A player in the state of a role, and a link of theirs or of another person's. */
async function feedOf(cell: Cell, isOwn: boolean) {
  const person = await personFor(cell.role);
  const owner = isOwn && person ? person : await aPerson();
  const { feedId } = person?.emailVerified === false && isOwn ? { feedId: noFeed } : await linkOf(owner);
  return { caller: callerOf(person), feedId };
}

const linkOf = (owner: { readonly userId: string }) =>
  exportsApi.signedInAs(owner).createFeed({ kind: 'everything', label: 'Phone' });

/** Pages know no one, so a page is asked in the same way for every role. */
async function page(address: string): Promise<string> {
  const { status, body, headers } = await openPage(pages, eventPagePaths, address);
  if (status === 404) throw new Problem('event.notFound');
  return headers.location ?? body;
}

const ofEvent =
  (operations: readonly string[], event: Parameters<typeof eventWorld>[2], addressOf: (eventId: string) => string) =>
  (reduced?: (answer: unknown) => void): Binding => ({
    operations,
    ask: async (cell) => page(addressOf((await eventWorld(cell, 'creator', event)).eventId)),
    ...(reduced && { reduced }),
  });

/** Rows of what leaves the product: pages, calendar links and lists as files. */
export const exportRows: Readonly<Record<string, Binding>> = {
  'event.exportJoiners': {
    operations: ['exportJoiners'],
    ask: async (cell) => {
      const { callerId, eventId } = await eventWorld(cell, 'joiner');
      return callerOf(callerId ? { userId: callerId } : undefined).exportJoiners({ eventId });
    },
    askUnknown: async (cell) => callerOf(await personFor(cell.role)).exportJoiners({ eventId: noEvent }),
  },
  'event.page': ofEvent([], {}, (eventId) => `/evt/${eventId}`)(),
  'event.page.private': ofEvent([], { visibility: 'private' }, (eventId) => `/evt/${eventId}`)(),
  'event.shareRedirect': {
    operations: [],
    ask: async (cell) => {
      const { eventId } = await eventWorld(cell, 'creator');
      const target = await page(`/share/event/${eventId}`);
      expect(target).toBe(`/evt/${eventId}`);
      return target;
    },
  },
  'feed.create': {
    operations: ['createFeed'],
    ask: async (cell) => callerOf(await personFor(cell.role)).createFeed({ kind: 'joining', label: 'Phone' }),
  },
  'feed.list': { operations: ['listFeeds'], ask: async (cell) => callerOf(await personFor(cell.role)).listFeeds({}) },
  'feed.renew': {
    operations: ['renewFeed'],
    ask: async (cell) => {
      const { caller, feedId } = await feedOf(cell, true);
      return caller.renewFeed({ feedId });
    },
  },
  'feed.renew.other': {
    operations: ['renewFeed'],
    ask: async (cell) => {
      const { caller, feedId } = await feedOf(cell, false);
      return caller.renewFeed({ feedId });
    },
    askUnknown: async (cell) => callerOf(await personFor(cell.role)).renewFeed({ feedId: noFeed }),
  },
  'feed.revoke.other': {
    operations: ['revokeFeed'],
    ask: async (cell) => {
      const { caller, feedId } = await feedOf(cell, false);
      return caller.revokeFeed({ feedId });
    },
    askUnknown: async (cell) => callerOf(await personFor(cell.role)).revokeFeed({ feedId: noFeed }),
  },
  'feed.read': {
    operations: [],
    ask: async () => {
      const { status } = await readFeed((await linkOf(await aPerson())).url);
      expect(status).toBe(200);
      return status;
    },
  },
  'feed.read.revoked': {
    operations: [],
    ask: async () => {
      const owner = await aPerson();
      const { url, feedId } = await linkOf(owner);
      await exportsApi.signedInAs(owner).revokeFeed({ feedId });
      if ((await readFeed(url)).status === 404) throw new Problem('feed.notFound');
    },
  },
};
