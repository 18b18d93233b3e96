import { events } from '#shared/events/contract.ts';
import { dependantsContract } from '#shared/events/dependants/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { isDependantId } from '#shared/ids.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';

/** Gives up all spots that an order holds: one's own and those of children. */
export function useGiveUp({ eventId }: Pick<Event, 'eventId'>, { lines }: Pick<Order, 'lines'>) {
  const people = [...new Set(lines.map(({ personId }) => personId))];
  const giveUp = async (personId: string) => {
    if (isDependantId(personId))
      await operations(dependantsContract).leaveForDependant({ eventId, dependantId: personId });
    else await operations(events).declineOffer({ eventId });
  };
  return useChange(
    async (_: object) => {
      for (const personId of people) await giveUp(personId);
    },
    { done: `You gave up the ${people.length > 1 ? 'spots' : 'spot'}. Nothing was charged.` },
  );
}
