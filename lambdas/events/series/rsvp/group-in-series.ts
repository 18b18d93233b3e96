import { Problem } from '#shared/contract/errors.ts';
import { groupFor } from '#shared/events/rsvp/line/grouping.ts';
import type { PlayerFacts } from '#shared/people/profile/player-facts.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { seatTerms } from '../../rsvp/line/seat-terms.ts';

/**
 * The group of a player to every date, where the events have groups.
 * @throws {Problem} rsvp.groupMissing
 */
export function groupInSeries(
  event: StoredEvent,
  chosen: string | undefined,
  player: PlayerFacts | undefined,
): string | undefined {
  const { grouping } = seatTerms(event);
  const group = grouping && groupFor(grouping, chosen, player);
  if (grouping && !group) throw new Problem('rsvp.groupMissing');
  return group;
}
