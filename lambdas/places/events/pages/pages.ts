import { table } from '#lambdas/kernel/data/table.ts';
import { variable } from '#lambdas/kernel/env.ts';
import { servePages } from '#lambdas/kernel/http/serve-pages.ts';
import { createPlaceStore } from '../../details/store.ts';
import { createPlaceEvents } from '../place-events.ts';
import type { placePagePaths } from './paths.ts';
import { showPlaceCalendar } from './place-calendar-page.ts';

const calendar = showPlaceCalendar(createPlaceStore(table()), createPlaceEvents(table()), variable('WEB_ORIGIN'));

/** Shows what is on at a place to calendar programs. */
export const handler = servePages<(typeof placePagePaths)[number]>(
  { '/calendars/places/{placeId}': calendar },
  (status) => ({
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    body: status === 404 ? 'There is no such place.\n' : 'The calendar could not be read. Ask again later.\n',
  }),
);
