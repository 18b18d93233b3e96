import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { ReadCare } from '#lambdas/people/ports/family/read-care.ts';
import type { MembershipReader } from '#lambdas/teams/ports/membership-reader.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { eventCareContract } from '#shared/events/dependants/care-contract.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { agreesToWords } from '#shared/people/family/consent.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { mayFor } from '#shared/teams/permissions.ts';
import type { HostedEvents } from '../../../ports/hosted-events.ts';

type GetCareAtEvent = (typeof eventCareContract)['operations']['getCareAtEvent'];
type EventAtHand = NonNullable<Awaited<ReturnType<HostedEvents['findWithLine']>>>;

interface Parts {
  readonly dependants: { find(dependantId: string): Promise<Dependant | undefined> };
  readonly events: Pick<HostedEvents, 'findWithLine'>;
  readonly memberships: MembershipReader;
  readonly readCare: ReadCare;
}

/** Something may turn up on the way home. */
const afterEndMs = 24 * 60 * 60_000;

/**
 * The care notes of a child who is in, for coaches that the owner of the hosting community trusts, until a day after the
 * event; decision record 0031. For all others the child does not exist. That it was read is recorded first.
 */
export async function getCareAtEvent(
  { eventId, dependantId }: Parsed<GetCareAtEvent>,
  caller: Caller,
  { dependants, events, memberships, readCare }: Parts,
): Promise<Output<GetCareAtEvent>> {
  const { userId } = actorOf(caller);
  const [found, dependant] = await Promise.all([events.findWithLine(eventId), dependants.find(dependantId)]);
  const teamId = found?.event.hostingTeam;
  const membership = teamId ? await memberships.find({ userId, teamId }) : undefined;
  if (!found || !membership) throw new Problem('dependant.notFound');
  if (!mayFor(membership.roles, 'viewMedicalNotes', membership)) throw new Problem('access.denied');
  if (!dependant || !isThere(dependantId, found, caller.now)) throw new Problem('dependant.notFound');
  if (!agreesToWords(dependant.consents, 'medical_treatment')) throw new Problem('dependant.notDisclosed');
  return readCare(dependantId, userId, caller.now);
}

function isThere(dependantId: string, { event, line }: EventAtHand, now: Date): boolean {
  if (event.takenAway || event.status === 'draft' || event.status === 'cancelled') return false;
  if (now.getTime() > new Date(event.endsAt).getTime() + afterEndMs) return false;
  return seating(line).in.includes(dependantId);
}
