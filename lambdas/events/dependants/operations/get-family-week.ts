import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { isCommitted } from '#shared/events/conflicts/commitment.ts';
import type { dependantsContract } from '#shared/events/dependants/contract.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import { confirmedGuardian } from '#shared/people/family/guardian.ts';
import type { PlansReader } from '../../conflicts/event-plans.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { FixtureReader } from '../../fixtures/fixture-reader.ts';

type Week = (typeof dependantsContract)['operations']['getFamilyWeek'];

interface Parts {
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
  readonly plans: PlansReader;
  readonly fixtures: Pick<FixtureReader, 'ofPerson'>;
}

/** Of one person in one week. */
const mostMatches = 50;
/** A day longer than a week has hours where clocks change. */
const weekMs = (7 * 24 + 1) * 60 * 60_000;

export async function getFamilyWeek(
  { from }: Parsed<Week>,
  caller: Caller,
  { dependants, plans, fixtures }: Parts,
): Promise<Output<Week>> {
  const { userId } = actorOf(caller);
  const until = new Date(Date.parse(from) + weekMs).toISOString();
  const family = (await dependants.ofGuardian(userId)).flatMap((one) => {
    const guardian = confirmedGuardian(one.guardians, userId, caller.now);
    return guardian ? [{ ...one, household: guardian.household }] : [];
  });
  const people = [userId, ...family.map(({ dependantId }) => dependantId)];
  const [found, played] = await Promise.all([
    Promise.all(people.map((personId) => plans(personId, { from, until }))),
    Promise.all(people.map((personId) => fixtures.ofPerson(personId, { from, until, limit: mostMatches }))),
  ]);
  return {
    dependants: family
      .toSorted((a, b) => a.firstName.localeCompare(b.firstName))
      .map(({ dependantId, firstName, household, parenting }) => ({
        dependantId,
        firstName,
        household,
        ...(parenting && { parenting }),
      })),
    entries: found.flatMap((entries, index) =>
      entries.map(({ event, status }) => ({
        ...(index > 0 && { dependantId: people[index] }),
        ...shown(event),
        status,
      })),
    ),
    matches: played.flatMap((matches, index) =>
      matches.filter(isCommitted).map((match) => ({ ...match, ...(index > 0 && { dependantId: people[index] }) })),
    ),
  };
}

const shown = ({ eventId, title, startsAt, endsAt, timeZone, location }: StoredEvent) => ({
  eventId,
  title,
  startsAt,
  endsAt,
  timeZone,
  placeLabel: placeLabel(location),
  point: { lat: location.point.lat, lng: location.point.lng },
});
