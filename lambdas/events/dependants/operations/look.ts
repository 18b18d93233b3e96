import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { MembershipReader } from '#lambdas/teams/ports/membership-reader.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { dependantsContract } from '#shared/events/dependants/contract.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { eligibilityFailuresOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { isOnLine, seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import { ageAt, grownUpAge, loginAge } from '#shared/people/family/age.ts';
import { asPlayer } from '#shared/people/family/as-player.ts';
import { type Dependant, nameForHosts } from '#shared/people/family/dependant.ts';
import { confirmedGuardian, hasRight } from '#shared/people/family/guardian.ts';
import { mayFor } from '#shared/teams/permissions.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { teamsHere } from '../../details/team-standing.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import type { LettingIn } from '../../ports/event-visibility.ts';
import type { StandingStore } from '../../series/standing-rsvps/store.ts';
import { wordsFor } from '../not-eligible-for.ts';

type Operations = (typeof dependantsContract)['operations'];
type List = Operations['listDependantsAtEvent'];
type Get = Operations['getJoinedDependant'];

interface Parts {
  readonly dependants: DependantReader;
  readonly events: Pick<EventStore, 'findWithLine'> & LettingIn;
  readonly rsvps: Pick<StandingStore, 'find'>;
}

export async function listDependantsAtEvent(
  input: Parsed<List>,
  caller: Caller,
  { dependants, events, rsvps }: Parts,
): Promise<Output<List>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const [{ event, line }, found] = await Promise.all([
    visibleEvent(input, events, userId),
    dependants.ofGuardian(userId),
  ]);
  const theirs = found
    .filter(({ guardians }) => confirmedGuardian(guardians, userId, now))
    .toSorted((a, b) => a.firstName.localeCompare(b.firstName));
  const standing = await Promise.all(theirs.map(({ dependantId }) => isStanding(event, dependantId, rsvps)));
  const seated = seating(line);
  const memberOf = await teamsHere(event, userId, events);
  return {
    dependants: theirs.map((one, index) => ({
      dependantId: one.dependantId,
      firstName: one.firstName,
      mine: standingOf(one.dependantId, seated),
      mayAnswer: hasRight(one.guardians, userId, 'rsvp', now),
      mayPay: hasRight(one.guardians, userId, 'pay', now),
      eligibilityFailures: eligibilityFailuresOf(line.asked, { ...asPlayer(one, {}), memberOf })
        .filter(({ rule }) => rule === 'age' || rule === 'membership')
        .map(wordsFor),
      isStanding: standing[index] ?? false,
    })),
  };
}

async function isStanding({ rootId }: StoredEvent, userId: string, rsvps: Parts['rsvps']): Promise<boolean> {
  const found = rootId === undefined ? undefined : await rsvps.find({ rootId, userId });
  return found?.scope === 'standing';
}

/**
 * A guardian, or while they are on the list of the event, its hosts and members who manage attendees of the community that
 * does; to all others it does not exist.
 */
export async function getJoinedDependant(
  { eventId, dependantId }: Parsed<Get>,
  caller: Caller,
  { dependants, events, memberships }: Parts & { readonly memberships: MembershipReader },
): Promise<Output<Get>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const [dependant, found] = await Promise.all([dependants.find(dependantId), events.findWithLine(eventId)]);
  const isGuardian = dependant && confirmedGuardian(dependant.guardians, userId, now) !== undefined;
  const isHosting = found && isOnLine(dependantId, found.line) && (await isStaff(found.event, userId, memberships));
  if (!dependant || !(isGuardian || isHosting)) throw new Problem('dependant.notFound');
  const { firstName, lastName } = dependant;
  return {
    displayName: isGuardian ? `${firstName} ${lastName}` : nameForHosts(dependant, now),
    ageBand: bandOf(dependant, now),
    contacts: contactsOf(dependant, isGuardian ? userId : undefined, now),
  };
}

async function isStaff(event: StoredEvent, userId: string, memberships: MembershipReader): Promise<boolean> {
  if (isHost(event, userId)) return true;
  const { hostingTeam: teamId } = event;
  const membership = teamId ? await memberships.find({ userId, teamId }) : undefined;
  return membership !== undefined && mayFor(membership.roles, 'manageJoiners');
}

function bandOf(dependant: Dependant, now: Date) {
  const age = ageAt(dependant, now);
  if (age < loginAge) return 'under13' as const;
  return age < grownUpAge ? ('from13to17' as const) : ('adult' as const);
}

/** Those who answer for them and gave a number, the first to call first; a shielded one is shown to its owner only. */
const contactsOf = ({ guardians }: Dependant, viewerId: string | undefined, now: Date) =>
  Object.values(guardians)
    .filter(({ userId }) => hasRight(guardians, userId, 'rsvp', now))
    .filter(({ userId, contactShielded }) => !contactShielded || userId === viewerId)
    .toSorted((a, b) => a.priority - b.priority)
    .flatMap(({ relation, phoneNumber }) => (phoneNumber ? [{ relation, phoneNumber }] : []));
