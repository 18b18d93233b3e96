import { table } from '#lambdas/kernel/data/table.ts';
import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { servePages } from '#lambdas/kernel/http/serve-pages.ts';
import { createPayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { createDiscounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { createNamedGames } from '#lambdas/teams/ports/named-things.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { variable } from '../../kernel/env.ts';
import { createFeedStore } from '../calendars/store.ts';
import { createEventStore } from '../details/store.ts';
import { createFixtureReader } from '../fixtures/fixture-reader.ts';
import { createEventLists } from '../rsvp/lists.ts';
import { createSeriesStore } from '../series/store.ts';
import { createSlotStore } from '../slots/store.ts';
import { showEmbed } from './embed-page.ts';
import { showEvent } from './event-page.ts';
import { showFeed } from './feed.ts';
import { missingPage } from './missing-page.ts';
import { eventAsked } from './page-request.ts';
import type { eventPagePaths } from './paths.ts';
import { showSeasonFeed } from './season-feed.ts';

/** The older address of an event leads on to its page, which decides who sees it (R-ROUTE-13). */
const sendToEvent: RenderPage = async (request) => {
  const { eventId, token } = eventAsked(request);
  const location = `/evt/${eventId}${token ? `?t=${token}` : ''}`;
  return {
    status: 301,
    headers: { location, 'cache-control': token ? 'private, no-store' : 'public, max-age=3600' },
  };
};

const store = createEventStore(table());
const lists = createEventLists(table());
const fixtures = createFixtureReader(table());
const origin = variable('WEB_ORIGIN');
const page = showEvent(
  {
    events: store,
    series: createSeriesStore(table()),
    listGames: createNamedGames(table()),
    sellers: {
      payouts: createPayoutAccounts(table()),
      teams: createTeamReader(table()),
      discounts: createDiscounts(table()),
      slots: createSlotStore(table()),
    },
  },
  origin,
);

/** Shows events to people who are not signed in, to whatever previews a link, to frames on other sites and to calendars. */
export const handler = servePages<(typeof eventPagePaths)[number]>(
  {
    '/evt/{eventId}': page,
    '/discover/events/{eventId}': page,
    '/share/event/{eventId}': sendToEvent,
    '/embed/events': showEmbed(lists, origin),
    '/calendars/feed.ics': showFeed({ feeds: createFeedStore(table()), lists, fixtures }, origin),
    '/calendars/season.ics': showSeasonFeed({ fixtures, teams: createTeamReader(table()) }, origin),
  },
  missingPage,
);
