import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { HostedEvents } from '#lambdas/events/ports/hosted-events.ts';
import type { ExternalTeamReader } from '#lambdas/teams/ports/external/external-teams.ts';
import type { GameEntrant } from '#shared/competitions/games/entrant.ts';
import type { GameDetails } from '#shared/competitions/games/views.ts';
import { Problem } from '#shared/contract/errors.ts';
import { hostIdsOf } from '#shared/events/hosts/hosting.ts';
import { lineMembers } from '#shared/events/rsvp/line/seats.ts';

interface Known {
  readonly events: HostedEvents;
  readonly accounts: Pick<AccountReader, 'list'>;
  readonly externals: ExternalTeamReader;
}

const peopleOf = { person: 1, pair: 2, external: 0 } as const;

/**
 * Who shall play, by name. People are of those who are on the event's list or run it, outside teams of those that the
 * hosting community lists.
 * @throws {Problem} game.entrantUnknown
 */
export async function namedEntrants(
  given: GameDetails['entrants'],
  { eventId, before, today }: { eventId: string | undefined; before: readonly GameEntrant[]; today: string },
  { events, accounts, externals }: Known,
): Promise<GameEntrant[]> {
  const personIds = given.flatMap((one) => one.personIds);
  const kept = before.flatMap((one) => one.personIds);
  const isOfEvent = personIds.length > 0 || given.some((one) => one.externalTeamId);
  const found = isOfEvent && eventId ? await events.findWithLine(eventId) : undefined;
  const open = found ? [...lineMembers(found.line), ...hostIdsOf(found.event), ...kept] : kept;
  if (!personIds.every((id) => open.includes(id)) || new Set(personIds).size < personIds.length) throw unknown();
  const people = new Map((await accounts.list(personIds)).map(({ userId, displayName }) => [userId, displayName]));
  const outside = await outsideNames(given, before, found?.event.hostingTeam, externals);
  let last = Math.max(0, ...before.map(({ entrantId }) => Number(entrantId.slice(1)) || 0));
  return given.map(({ entrantId, name, ...one }) => {
    const known = before.find((other) => other.entrantId === entrantId);
    const called = name ?? outside.get(one.externalTeamId) ?? nameOf(one.personIds, people);
    if ((entrantId && !known) || !called || one.personIds.length !== peopleOf[one.kind]) throw unknown();
    if (!known) last += 1;
    return { ...one, ...keptOf(known, one.status, today), entrantId: known?.entrantId ?? `e${last}`, name: called };
  });
}

/** What the listed opponents are called; who plays already stays, listed or not. @throws {Problem} game.entrantUnknown */
async function outsideNames(
  given: GameDetails['entrants'],
  before: readonly GameEntrant[],
  hostingTeam: string | undefined,
  externals: ExternalTeamReader,
): Promise<ReadonlyMap<string | undefined, string>> {
  const kept = before.map(({ externalTeamId, name }) => [externalTeamId, name] as const);
  const isNew = (id: string) => !kept.some(([one]) => one === id);
  const asked = given.flatMap(({ externalTeamId }) => externalTeamId ?? []).filter(isNew);
  const found = await Promise.all(asked.map((id) => (hostingTeam ? externals.find(hostingTeam, id) : undefined)));
  if (found.some((one) => !one)) throw unknown();
  const named = found.flatMap((one) => (one ? [[one.externalTeamId, one.details.name] as const] : []));
  return new Map([...kept, ...named]);
}

/** Their pool stays, and the day they left is the first on which it was said. */
const keptOf = (known: GameEntrant | undefined, status: GameEntrant['status'], today: string) => ({
  ...(known?.groupId && { groupId: known.groupId }),
  ...(status !== 'in' && { leftOn: known?.leftOn ?? today }),
});

const unknown = () => new Problem('game.entrantUnknown');

function nameOf(personIds: readonly string[], people: ReadonlyMap<string, string | undefined>): string | undefined {
  const names = personIds.map((id) => people.get(id));
  return names.length > 0 && names.every(Boolean) ? names.join(' and ').slice(0, 60) : undefined;
}
