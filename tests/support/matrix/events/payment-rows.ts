import { eventPaymentsApi, tenAtTheDoor } from '../../events/payments.ts';
import type { Binding } from '../cell.ts';
import { bind } from './bind-event.ts';
import type { EventWorld } from './event-world.ts';

const callerOf = ({ callerId }: EventWorld) =>
  callerId ? eventPaymentsApi.signedInAs({ userId: callerId }) : eventPaymentsApi.signedOut();

/** Rows of what players pay the host of an event. */
export const eventPaymentRows: Readonly<Record<string, Binding>> = {
  'event.payments.list': bind({
    operations: ['listEventDues'],
    self: 'none',
    event: tenAtTheDoor,
    call: (world, eventId) => callerOf(world).listEventDues({ eventId }),
  }),
  'event.payments.mark': bind({
    operations: ['markEventDue', 'unmarkEventDue'],
    self: 'none',
    event: tenAtTheDoor,
    call: async (world, eventId) => {
      const due = { eventId, dueId: world.joiner.userId };
      await callerOf(world).markEventDue({ ...due, mark: 'cash', seenAmountMinor: 1000 });
      return callerOf(world).unmarkEventDue(due);
    },
  }),
  'event.payments.mine': bind({
    operations: ['getMyEventDues'],
    self: 'joiner',
    event: tenAtTheDoor,
    call: (world, eventId) => callerOf(world).getMyEventDues({ eventId }),
  }),
};
