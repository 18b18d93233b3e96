import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { AidRequests } from '#lambdas/payments/ports/aid/aid-requests.ts';
import { aidStanding } from '#lambdas/payments/ports/aid/aid-standing.ts';
import { refuseMinorPayer } from '#lambdas/payments/ports/orders/adult-pays.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { eventCheckout } from '#shared/events/checkout/contract.ts';
import { isShutOut } from '../../details/visibility/is-shut-out.ts';
import { forThemselves, visibleEvent } from '../../details/visibility/visible-event.ts';
import { aidTeamOf } from '../event-aid.ts';
import { sellerOfEvent } from '../seller-of-event.ts';
import type { CheckoutParts } from './hold-spots.ts';

type AskForEventAid = (typeof eventCheckout)['operations']['askForEventAid'];

interface AskingParts extends Pick<CheckoutParts, 'events' | 'payouts' | 'teams' | 'blocks'> {
  readonly aid: Pick<AidRequests, 'ask'>;
}

/** Who asks again says another note; who has an answer has that. */
export async function askForEventAid(
  input: Parsed<AskForEventAid>,
  caller: Caller,
  parts: AskingParts,
): Promise<Output<AskForEventAid>> {
  const { userId } = actorOf(caller);
  const { account, now } = caller;
  if (await isShutOut(input, caller, parts.events, parts.blocks)) throw new Problem('event.notFound');
  const { event } = await visibleEvent(input, forThemselves(parts.events), userId);
  refuseMinorPayer(account, now);
  const teamId = aidTeamOf(event, userId, await sellerOfEvent(event, parts, now));
  if (!teamId) throw new Problem('aid.notHere');
  const { eventId: subjectId, title } = event;
  return aidStanding(await parts.aid.ask({ teamId, subjectId, userId, title, note: input.note }, now));
}
