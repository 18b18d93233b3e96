import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { eligibilityFailuresOf, type Judged } from '#shared/events/rsvp/eligibility-failures.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import type { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { declineOffer, keepPlace, type SubRequest } from '#shared/events/substitutes/request.ts';
import { obstacleWords, standingObstacles } from '#shared/events/substitutes/rules.ts';
import type { Obstacle, SubstituteProfile } from '#shared/events/substitutes/schemas.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { isShutOut } from '../../details/visibility/is-shut-out.ts';
import { standIn } from '../../rsvp/join-refusal.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { notEligible } from '../../rsvp/not-eligible.ts';
import type { Substitutes } from '../connect.ts';
import { playerOf } from '../player-of.ts';
import { refuseMinor } from '../refuse-minor.ts';
import { scheduleSettling } from '../schedule-work.ts';
import { seatKept } from '../seat-kept.ts';

type Operations = (typeof substitutesContract)['operations'];

const refusals = {
  notAsked: 'substitute.notFound',
  tooLate: 'substitute.tooLate',
  ended: 'substitute.ended',
  alreadyOn: 'substitute.alreadyIn',
  closed: 'rsvp.closed',
  full: 'rsvp.full',
  notEligible: 'rsvp.notEligible',
} as const;

/** A player's request; none once a host has blocked them. */
async function offered(eventId: string, caller: Caller, by: Substitutes) {
  const [found, request, isOut] = await Promise.all([
    by.events.findWithLine(eventId),
    by.requests.find(eventId),
    isShutOut({ eventId }, caller, by.events, by.blocks),
  ]);
  const offer = request?.offers[actorOf(caller).userId];
  if (!found || !request || !offer || isOut) throw new Problem('substitute.notFound');
  return { found, request, offer };
}

/**
 * Keeps a place of the search for the person by one conditional write, then brings them into the event by its own rules.
 * Who stopped half-way is brought in by the job.
 */
export async function acceptSubstitution(
  { eventId }: Parsed<Operations['acceptSubstitution']>,
  caller: Caller,
  by: Substitutes,
): Promise<Output<Operations['acceptSubstitution']>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const { found, request, offer } = await offered(eventId, caller, by);
  const { requestId } = request;
  if (offer.status !== 'accepted') {
    refuseMinor(caller);
    if (isOnLine(userId, found.line)) throw new Problem('substitute.alreadyIn');
    refuseUnfit(await by.pool.find(userId), request, found.event);
    refuseUnmeant(found.line, await playerOf(userId, by));
    await scheduleSettling({ eventId, requestId }, userId, by.due, now);
  }
  const kept = await by.requests.move({ eventId, requestId }, (one) => keepPlace(one, userId));
  const outcome = kept?.outcome ?? 'ended';
  if (outcome !== 'kept' && outcome !== 'seated') throw new Problem(refusals[outcome]);
  const seated = await seatKept({ eventId, requestId, userId }, by, now);
  if (seated !== 'in') throw new Problem(refusals[seated]);
  const line = await by.seats.find(eventId);
  if (!line) throw new Problem('substitute.notFound');
  return standIn(line, userId);
}

/** @throws {Problem} rsvp.notEligible */
function refuseUnmeant({ asked }: StoredLine, player: Judged): void {
  const eligibilityFailures = eligibilityFailuresOf(asked, player);
  if (eligibilityFailures.length > 0) throw notEligible(eligibilityFailures);
}

/** @throws {Problem} substitute.notEligible, with each reason by its name */
function refuseUnfit(profile: SubstituteProfile | undefined, request: SubRequest, event: StoredEvent): void {
  const sport = profile?.sports.find(({ gameTypeId }) => gameTypeId === event.gameTypeId);
  const reasons: readonly Obstacle[] = sport ? standingObstacles(sport, request, event) : ['sport'];
  if (reasons.length === 0) return;
  const fields = Object.fromEntries(reasons.map((reason) => [reason, obstacleWords[reason]]));
  throw new Problem('substitute.notEligible', { fields });
}

export async function declineSubstitution(
  { eventId }: Parsed<Operations['declineSubstitution']>,
  caller: Caller,
  { requests }: Pick<Substitutes, 'requests'>,
): Promise<Output<Operations['declineSubstitution']>> {
  const { userId } = actorOf(caller);
  const request = await requests.find(eventId);
  const key = request && { eventId, requestId: request.requestId };
  const said = key && (await requests.move(key, (one) => declineOffer(one, userId)));
  if (said?.outcome !== 'declined') throw new Problem('substitute.notFound');
  return {};
}
