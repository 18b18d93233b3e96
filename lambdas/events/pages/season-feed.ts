import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import { toFeed } from '#shared/events/calendars/calendar.ts';
import { SeasonId } from '#shared/ids.ts';
import { productName } from '#shared/product.ts';
import type { FixtureReader } from '../fixtures/fixture-reader.ts';
import { calendarHeaders } from './feed.ts';

interface SeasonFeedParts {
  readonly fixtures: Pick<FixtureReader, 'ofSeason'>;
  readonly teams: Pick<TeamReader, 'find'>;
}

/**
 * The matches of a season for calendar programs, of all its teams or of one: `/calendars/season.ics?season=…&team=…`. It
 * names teams and no people. The season of a private community has none.
 */
export const showSeasonFeed =
  ({ fixtures, teams }: SeasonFeedParts, origin: string): RenderPage =>
  async ({ query: { season, team } }) => {
    const seasonId = SeasonId.safeParse(season);
    const found = seasonId.success ? await fixtures.ofSeason(seasonId.data) : undefined;
    const community = found && (await teams.find(found.teamId));
    if (!found || !community || community.facts.visibility === 'private') return missing;
    const matches = found.fixtures.filter(({ sides }) => !team || sides.some(({ sideId }) => sideId === team));
    const side = matches[0]?.sides.find(({ sideId }) => sideId === team)?.name;
    const name = [side, matches[0]?.competition ?? 'Season'].filter(Boolean).join(', ');
    const url = `${origin}/seasons/${seasonId.data}/schedule`;
    const entries = matches.map((fixture) => ({ fixture, url }));
    return {
      headers: { ...calendarHeaders, 'cache-control': 'public, max-age=0, s-maxage=60' },
      body: toFeed(`${productName}: ${name}`, [], entries),
    };
  };

const missing = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  body: 'There is no calendar for this season.\n',
};
