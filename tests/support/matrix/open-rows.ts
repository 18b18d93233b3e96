import { expect } from 'vitest';
import { operationsOf } from '#infra/function-parts.ts';
import { handler } from '#lambdas/discovery/api.ts';
import { functions } from '#lambdas/functions.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { Problem } from '#shared/contract/errors.ts';
import { addressOf } from '#shared/contract/operation.ts';
import { createPathMatcher } from '#shared/contract/path-pattern.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { safeReturnPath } from '#web/app/router/return-path.ts';
import { austin } from '../accounts/account-row.ts';
import { aCard, putCards } from '../discovery/cards.ts';
import { anEntry, putEntries } from '../discovery/words.ts';
import { product } from '../product/product.ts';
import type { Binding } from './cell.ts';

const match = createPathMatcher(
  functions.flatMap(operationsOf).map((to) => ({ method: to.method, path: addressOf(to), to })),
);

/** What no function serves has no route anywhere: both substrates make theirs from the same list. */
const noRoute = (method: string, path: string): Binding => ({
  operations: [],
  ask: async () => {
    if (!match(method, path)) throw new Problem('route.notFound');
  },
});

const elsewhere = ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'];
const isHome = (answer: unknown) => expect(new Set(answer as string[])).toEqual(new Set(['/home']));

/** What stands in the index of words is public; nothing of the player who made it is in an answer. */
const searching = (narrowed: { kind?: 'event' }): Binding => ({
  operations: ['fullSearch'],
  ask: async () => {
    await putEntries([anEntry()], table());
    return product
      .client(discovery, handler)
      .signedOut()
      .fullSearch({ text: 'hoops', ...narrowed });
  },
  reduced: (answer) => {
    const { entries } = answer as { entries: readonly object[] };
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) expect(Object.keys(entry)).not.toContain('creatorId');
  },
});

/** Rows that are the same for everyone: what all may find, where no one is sent, and what does not exist. */
export const openRows: Readonly<Record<string, Binding>> = {
  'event.byLocation': {
    operations: ['findEvents', 'findEventsOnMap', 'findEventsWithGames'],
    ask: async () => {
      await putCards([aCard()], table());
      const visitor = product.client(discovery, handler).signedOut();
      const at = { lat: austin.lat, lng: austin.lng };
      const { events } = await visitor.findEvents(at);
      const onMap = await visitor.findEventsOnMap({ ...at, bounds: '30,-98,31,-97' });
      expect(events.length).toBeGreaterThan(0);
      expect(onMap.events.length).toBeGreaterThan(0);
      return [events, onMap, await visitor.findEventsWithGames(at)];
    },
  },
  'event.search': searching({ kind: 'event' }),
  'search.full': searching({}),
  'search.city': {
    operations: ['findEvents'],
    ask: () => product.client(discovery, handler).signedOut().findEvents({ lat: austin.lat, lng: austin.lng }),
  },
  'auth.redirectParam': {
    operations: [],
    ask: async () => elsewhere.map((wanted) => safeReturnPath(wanted)),
    reduced: isHome,
  },
  'system.unknownRoute': noRoute('GET', '/api/no/such/thing'),
  'job.reminders.run': noRoute('POST', '/api/jobs/event-reminders/run'),
  'job.tokenRefresh.run': noRoute('POST', '/api/jobs/token-refresh/run'),
  'link.preview': noRoute('GET', '/api/links/preview'),
};
