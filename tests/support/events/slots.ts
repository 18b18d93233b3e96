import { handler } from '#lambdas/events/slots/api.ts';
import { eventSlots } from '#shared/events/slots/contract.ts';
import { product } from '../product/product.ts';
import { anEvent, joiners } from './events.ts';

export const slotsApi = product.client(eventSlots, handler);

/** Helpers, one role each, and things to bring. */
export const someSlots = {
  eventSlotGroup: [
    {
      label: 'Helpers',
      selection: 'one',
      slots: [
        { slotId: 'gate', label: 'At the gate', quantity: 1, start: '17:30', end: '18:30' },
        { slotId: 'clock', label: 'Clock', quantity: 2 },
      ],
    },
  ],
  bringList: [
    { slotId: 'cones', label: 'Cones', quantity: 1 },
    { slotId: 'balls', label: 'Balls', quantity: 2 },
  ],
};

/** An event with slots, its host and three people who are in. */
export const aSlotEvent = async () => {
  const { event, host } = await anEvent(someSlots);
  return { eventId: event.eventId, host, people: await joiners(event.eventId, 3) };
};
