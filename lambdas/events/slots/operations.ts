import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { eventSlots } from '#shared/events/slots/contract.ts';
import { slotGroupsOf } from '#shared/events/slots/schemas.ts';
import type { EventStore } from '../details/store.ts';
import { visibleEvent } from '../details/visibility/visible-event.ts';
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
}

export async function listSlots(
  input: Parsed<Operations['listSlots']>,
  caller: Caller,
  { events, slots, naming }: SlotParts,
): Promise<Output<Operations['listSlots']>> {
  const { userId } = actorOf(caller);
  const signUps = await slots.find(input.eventId);
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
      people: holders.flatMap((holder) => names.get(holder)?.name ?? []),
    })),
  };
}

export const takeSlot = (input: Parsed<Operations['takeSlot']>, caller: Caller, by: SlotParts) =>
  choose(input, caller, by, take);

/** What was paid for a slot comes back by the policy of its order. */
export async function releaseSlot(
  input: Parsed<Operations['releaseSlot']>,
  caller: Caller,
  by: SlotParts & GivingBack,
): Promise<Output<Operations['releaseSlot']>> {
  const isGiven = await giveBackPaid({ ...input, userId: actorOf(caller).userId }, caller.now, by);
  return choose(input, caller, by, isGiven ? keep : release);
}

const keep: typeof release = (signUps) => ({ signUps });

/** People who are in sign up, until the event is over. */
async function choose(
  { eventId, slotId }: { eventId: string; slotId: string },
  caller: Caller,
  { events, slots }: SlotParts,
  decide: typeof take,
): Promise<{ taken: number }> {
  const { userId } = actorOf(caller);
  const decideNow = async (signUps: SignUps) => {
    const { event, line } = await visibleEvent({ eventId }, events, userId);
    if (!seating(line).in.includes(userId)) throw new Problem('access.denied');
    if (event.status !== 'scheduled' || caller.now >= new Date(event.endsAt)) throw new Problem('rsvp.closed');
    const choice = { userId, slotId, groups: slotGroupsOf(event), line, isHost: isHost(event, userId) };
    const chosen = decide(signUps, choice);
    if ('refused' in chosen) throw new Problem(chosen.refused);
    return { signUps: chosen.signUps, taken: holdersOf(chosen.signUps, choice)[slotId]?.length ?? 0 };
  };
  const { taken } = await slots.change(eventId, decideNow);
  return { taken };
}
