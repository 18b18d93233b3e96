import { variable } from '../../kernel/env.ts';
import { servePages } from '../../kernel/serve-pages.ts';
import { table } from '../../kernel/table.ts';
import { createEventStore } from '../store.ts';
import { showEvent } from './event-page.ts';
import type { eventPagePaths } from './function.ts';
import { missingPage } from './missing-page.ts';
import { sendToEvent } from './send-to-event.ts';

const store = createEventStore(table());
const origin = variable('WEB_ORIGIN');
const page = showEvent(store, origin);

export const handler = servePages<(typeof eventPagePaths)[number]>(
  {
    '/evt/{eventId}': page,
    '/discover/events/{eventId}': page,
    '/discover/games/{eventId}': page,
    '/share/event/{eventId}': sendToEvent,
  },
  missingPage,
);
