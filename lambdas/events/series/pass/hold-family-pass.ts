import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import type { seriesPass } from '#shared/events/series/pass/contract.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { asPlayer } from '#shared/people/family/as-player.ts';
import { type Dependant, nameForHosts } from '#shared/people/family/dependant.ts';
import { childrenToPayFor } from '../../checkout/family/children-to-pay-for.ts';
import { type FamilyRights, rightsOver } from '../../checkout/family/rights-over.ts';
import { seenByAll } from '../../checkout/family/seen-by-all.ts';
import { sellerOfEvent } from '../../checkout/seller-of-event.ts';
import { teamsHere } from '../../details/team-standing.ts';
import { isShutOut } from '../../details/visibility/is-shut-out.ts';
import { holdLooked } from './hold-looked.ts';
import { type HoldingPass, lowered } from './hold-pass.ts';
import type { PassPerson } from './look-at-date.ts';
import { type LookedAt, lookAtPass, type PassPlayer, passOf } from './look-at-pass.ts';
import { takesPart, together } from './together.ts';

type HoldFamilyPass = (typeof seriesPass)['operations']['holdFamilyPass'];
type Input = Parsed<HoldFamilyPass>;

export type FamilyPassParts = HoldingPass & FamilyRights;

/**
 * Holds spots on the coming dates for a guardian's children, and for the guardian if they come too, in one order with one service fee.
 * A player who has a spot on every date already is left out of it. Repeating it leads to the same order.
 */
export async function holdFamilyPass(
  input: Input,
  caller: Caller,
  parts: FamilyPassParts,
): Promise<Output<HoldFamilyPass>> {
  const { userId } = actorOf(caller);
  const { account, now } = caller;
  const family = await childrenToPayFor(input.children, userId, parts, now);
  for (const one of family) await parts.noteUse(one, now);
  if (await isShutOut(input, caller, parts.events, parts.blocks)) throw new Problem('event.notFound');
  const { event } = await seenByAll(input, input.me ? [undefined, ...family] : family, userId, parts);
  if (isHost(event, userId)) throw new Problem('payment.notDue');
  const memberOf = await teamsHere(event, userId, parts.events);
  const people = comingIn(input, caller, { family, memberOf });
  const pass = await passOf(event, people.length, parts, now);
  const looked = await lookAtPass(pass, people, parts, now);
  const toPay = { ...looked, players: together(looked.players.filter(needsSpots), now) };
  const paid = paidOrder(looked, userId);
  if (toPay.players.length === 0 && paid) return { order: shownOrder(paid) };
  if (toPay.players.length === 0) throw new Problem('payment.notDue');
  const seller = await sellerOfEvent({ ...pass.event, price: pass.event.passPrice }, parts, now);
  const checks = () => rightsOver(input.children, caller, parts);
  const order = await holdLooked(toPay, seller, { userId, account, checks, now }, parts);
  return { order: shownOrder(await lowered(order, parts, now)) };
}

interface Family {
  readonly family: readonly Dependant[];
  readonly memberOf: readonly string[];
}

/** The players who come: as the host knows them, and how they join. */
function comingIn({ me, children }: Input, caller: Caller, { family, memberOf }: Family): PassPerson[] {
  const { userId } = actorOf(caller);
  const { account, now } = caller;
  const own = { personId: userId, name: nameForAll(account, now), facts: { ...account }, memberOf };
  return [
    ...(me ? [{ ...own, group: me.group }] : []),
    ...family.map((one, index) => {
      const said = children[index];
      const name = nameForHosts(one, now);
      const facts = asPlayer(one, said ?? {});
      return { personId: one.dependantId, name, facts, group: said?.group, memberOf, isChild: true };
    }),
  ];
}

/** A player who has a spot on some dates and could join no other has what a pass would give them. */
const needsSpots = ({ dates }: PassPlayer): boolean =>
  dates.some(takesPart) || !dates.some(({ state }) => state === 'mine');

const paidOrder = ({ players }: LookedAt, userId: string) =>
  players.map(({ order }) => order).find((order) => order && wasCharged(order.status) && order.userId === userId);
