import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { entryChanged } from '#shared/discovery/messages.ts';
import type { StoredTeam } from '../ports/teams.ts';

/** What a search by text is told of a team as of a version: nothing but of those that are public. */
export function entryFact({ teamId, version, status, facts }: StoredTeam, now: Date) {
  const isFound = status === 'active' && facts.visibility === 'public';
  const { name, city } = facts;
  const shown = { title: name, detail: city.name, point: { lat: city.lat, lng: city.lng } };
  return factRow(entryChanged, idFrom('message', entryChanged.name, teamId, String(version)), now, {
    kind: 'team',
    refId: teamId,
    version,
    ...(isFound && { shown }),
  });
}
