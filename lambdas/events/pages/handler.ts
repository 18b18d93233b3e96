import { variable } from '../../kernel/env.ts';
import { servePages } from '../../kernel/serve-pages.ts';
import { table } from '../../kernel/table.ts';
import { createFeedStore } from '../exports/store.ts';
import { createEventLists } from '../lists.ts';
import { createEventStore } from '../store.ts';
import { showEmbed } from './embed-page.ts';
import { showEvent } from './event-page.ts';
import { showFeed } from './feed.ts';
import type { eventPagePaths } from './function.ts';
import { missingPage } from './missing-page.ts';
import { sendToEvent } from './send-to-event.ts';

const store = createEventStore(table());
const lists = createEventLists(table());
const origin = variable('WEB_ORIGIN');
const page = showEvent(store, origin);

export const handler = servePages<(typeof eventPagePaths)[number]>(
  {
    '/evt/{eventId}': page,
    '/discover/events/{eventId}': page,
    '/share/event/{eventId}': sendToEvent,
    '/embed/events': showEmbed(lists, origin),
    '/calendars/feed.ics': showFeed(createFeedStore(table()), lists, origin),
  },
  missingPage,
);
