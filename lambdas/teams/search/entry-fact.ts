import { entryChanged } from '#shared/discovery/messages.ts';
import { idFrom } from '../kernel/new-id.ts';
import { factRow } from '../kernel/outbox.ts';
import type { StoredTeam } from '../kernel/teams.ts';

/** What a search by text is told of a team as of a version: nothing but of those that everybody may find. */
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
