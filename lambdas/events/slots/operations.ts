import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { guardedBy } from '#lambdas/people/ports/family/guarding.ts';
import type { rightOver } from '#lambdas/people/ports/family/right-to-answer.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { eventSlots } from '#shared/events/slots/contract.ts';
import { slotGroupsOf } from '#shared/events/slots/schemas.ts';
import type { EventStore } from '../details/store.ts';
import { forDependant, visibleEvent } from '../details/visibility/visible-event.ts';
import { managesJoiners } from '../ports/event-visibility.ts';
import { seesNames } from '../rsvp/guest-list.ts';
import { holdersOf, release, type SignUps, take } from './choose.ts';
import { type GivingBack, giveBackPaid } from './give-back-paid.ts';
import type { SlotStore } from './store.ts';

type Operations = (typeof eventSlots)['operations'];

/** What the operations on slots work with. */
export interface SlotParts {
  readonly events: EventStore;
  readonly slots: SlotStore;
  readonly naming: Pick<Naming, 'of'>;
  readonly dependants: Pick<DependantReader, 'find' | 'ofGuardian'>;
  readonly rightOver: ReturnType<typeof rightOver>;
}

export async function listSlots(
  input: Parsed<Operations['listSlots']>,
  caller: Caller,
  { events, slots, naming, dependants }: SlotParts,
): Promise<Output<Operations['listSlots']>> {
  const { userId } = actorOf(caller);
  const [signUps, family] = await Promise.all([slots.find(input.eventId), dependants.ofGuardian(userId)]);
  const { event, line } = await visibleEvent(input, events, userId);
  const groups = slotGroupsOf(event);
  if (groups.length === 0) return { slots: [] };
  const people = seating(line).in;
  const taken = holdersOf(signUps, { groups, line });
  const isManager = await managesJoiners(event, userId, events.standingIn);
  const isKnown = caller.account?.emailVerified && caller.account.hasAdditionalInfo;
  const isIn = people.includes(userId);
  const mayKnow = isKnown && (await seesNames(event, line, { userId, isManager, isIn }, events));
  const sight = { userId, now: caller.now, needs: isManager, shares: isIn };
  const names = await naming.of(mayKnow ? Object.values(taken).flat() : [], sight);
  return {
    slots: Object.entries(taken).map(([slotId, holders]) => ({
      slotId,
      taken: holders.length,
      isMine: holders.includes(userId),
      ...(family.length > 0 && {
        dependants: family.map(({ dependantId }) => dependantId).filter((one) => holders.includes(one)),
      }),
      people: holders.flatMap((holder) => names.get(holder)?.name ?? []),
    })),
  };
}

export const takeSlot = (input: Parsed<Operations['takeSlot']>, caller: Caller, by: SlotParts) =>
  choose(input, caller, by, take);

/** What was paid for a slot comes back by the policy of its order; a guardian gives back a child's. */
export async function releaseSlot(
  { dependantId, ...input }: Parsed<Operations['releaseSlot']>,
  caller: Caller,
  by: SlotParts & GivingBack,
): Promise<Output<Operations['releaseSlot']>> {
  const { userId: guardianId } = actorOf(caller);
  if (dependantId === undefined) {
    const isGiven = await giveBackPaid({ ...input, userId: guardianId }, caller.now, by);
    return choose(input, caller, by, isGiven ? keep : release);
  }
  const child = await guardedBy(dependantId, guardianId, 'rsvp', by.dependants, caller.now);
  const rights = () => [by.rightOver({ dependantId, guardianId }, { right: 'rsvp' })];
  await giveBackPaid({ ...input, userId: dependantId }, caller.now, { ...by, rights });
  // A child has no slots but those that were paid for.
  return choose({ ...input, personId: dependantId }, caller, { ...by, events: forDependant(by.events, child) }, keep);
}

const keep: typeof release = (signUps) => ({ signUps });

/** People who are in sign up, until the event is over. */
async function choose(
  { eventId, slotId, personId }: { eventId: string; slotId: string; personId?: string },
  caller: Caller,
  { events, slots }: Pick<SlotParts, 'events' | 'slots'>,
  decide: typeof take,
): Promise<{ taken: number }> {
  const { userId } = actorOf(caller);
  const decideNow = async (signUps: SignUps) => {
    const { event, line } = await visibleEvent({ eventId }, events, userId);
    if (!seating(line).in.includes(personId ?? userId)) throw new Problem('access.denied');
    if (event.status !== 'scheduled' || caller.now >= new Date(event.endsAt)) throw new Problem('rsvp.closed');
    const choice = { userId, slotId, groups: slotGroupsOf(event), line, isHost: isHost(event, userId) };
    const chosen = decide(signUps, choice);
    if ('refused' in chosen) throw new Problem(chosen.refused);
    return { signUps: chosen.signUps, taken: holdersOf(chosen.signUps, choice)[slotId]?.length ?? 0 };
  };
  const { taken } = await slots.change(eventId, decideNow);
  return { taken };
}
