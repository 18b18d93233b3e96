import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { linkChanged } from '#shared/discovery/messages.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import type { StoredTournament } from '../tournament-reader.ts';

/** What the preview of a tournament's link may show, as of its version: nothing but of those that are public. */
export function tournamentLink({ tournamentId, version, month, facts }: StoredTournament, now: Date) {
  const { name, gameTypeId, startDate, endDate, city, cover } = facts;
  const lines = [daysOf(startDate, endDate), `${gameTypeLabel(gameTypeId)} · ${city.name}`];
  const shown = { title: name, lines, gameTypeId, ...(cover && { coverId: cover.uploadId }) };
  return factRow(linkChanged, idFrom('message', linkChanged.name, tournamentId, String(version)), now, {
    refId: tournamentId,
    version,
    ...(month !== undefined && { shown }),
  });
}

const dayWords = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** `Jun 5 – 7, 2031`. */
const daysOf = (first: string, last: string): string => dayWords.formatRange(new Date(first), new Date(last));
