import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { StoredTeam } from '#lambdas/teams/ports/teams.ts';
import type { SeasonStatus } from '#shared/competitions/seasons/words.ts';
import type { Message } from '#shared/contract/message.ts';
import { entryChanged } from '#shared/discovery/messages.ts';
import type { StoredSeason } from '../season-reader.ts';

/** More than a community is ever changed. */
const perSeason = 100_000;
const isHidden: ReadonlySet<SeasonStatus> = new Set(['draft', 'archived', 'cancelled']);

type Known = Pick<StoredSeason, 'seasonId' | 'version'>;

/** What a search by text may show of a season, as of its version and its community's: both only grow. */
export function entryOf(season: StoredSeason, team: StoredTeam | undefined, now: Date) {
  const { label, gameTypeId } = season.facts;
  const isFound = team?.status === 'active' && team.facts.visibility === 'public' && !isHidden.has(season.status);
  const { lat, lng, name } = team?.facts.city ?? { lat: 0, lng: 0, name: '' };
  const shown = {
    title: label,
    detail: `${team?.facts.name ?? ''}, ${name}`,
    ...(gameTypeId && { gameTypeId }),
    point: { lat, lng },
  };
  return entryFact(season, team?.version ?? perSeason - 1, now, isFound ? shown : undefined);
}

/** A deleted season is not found. */
export const noEntryOf = ({ seasonId, version }: Known, now: Date) =>
  entryFact({ seasonId, version: version + 1 }, 0, now, undefined);

type Shown = Message<typeof entryChanged>['data']['shown'];

function entryFact({ seasonId, version: ofSeason }: Known, ofTeam: number, now: Date, shown: Shown) {
  const version = ofSeason * perSeason + ofTeam;
  const said = { kind: 'season' as const, refId: seasonId, version, ...(shown && { shown }) };
  return factRow(entryChanged, idFrom('message', entryChanged.name, seasonId, String(version)), now, said);
}
