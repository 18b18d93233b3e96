import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { seasonDated, seasonMoved } from '#shared/competitions/seasons/messages.ts';
import { entryChanged } from '#shared/discovery/messages.ts';
import { seasonEntity } from '../season.entity.ts';
import { createSeasonReader } from '../season-reader.ts';
import { entryOf } from './season-entry.ts';

const teams = createTeamReader(table());
const seasons = createSeasonReader(table());
const rows = seasonEntity(table());
const outbox = outboxEntity(table());

/** Safe to repeat and in any order: what is said carries the versions of what was read. */
async function say(seasonId: string, now: Date): Promise<void> {
  const season = await seasons.find(seasonId);
  if (season) await outbox.put(entryOf(season, await teams.find(season.teamId), now)).go();
}

async function sayOfTeam(teamId: string, now: Date): Promise<void> {
  const { data } = await rows.query.byTeam({ teamId }).go({ pages: 'all' });
  for (const { seasonId } of data) await say(seasonId, now);
}

/** Says what a search by text may show of seasons. */
export const handler = listen(
  on(seasonDated, ({ data }, now) => say(data.seasonId, now)),
  on(seasonMoved, ({ data }, now) => say(data.seasonId, now)),
  // Whether anybody finds a season is decided by its community as well.
  on(entryChanged, async ({ data: { kind, refId } }, now) => {
    if (kind === 'team') await sayOfTeam(refId, now);
  }),
);
