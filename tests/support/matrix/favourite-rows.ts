import { bind } from './bind-event.ts';
import type { Binding } from './cell.ts';
import { type EventWorld, eventWorld } from './event-world.ts';

const keep = ({ caller }: EventWorld, refId: string) => caller.addFavourite({ kind: 'event', refId });

/** Rows of the entity `favourite`. */
export const favouriteRows: Readonly<Record<string, Binding>> = {
  'favourite.write': bind({
    operations: ['addFavourite', 'removeFavourite'],
    call: async (world, eventId) => {
      await keep(world, eventId);
      return world.caller.removeFavourite({ kind: 'event', refId: eventId });
    },
  }),
  'favourite.write.hidden': bind({
    operations: ['addFavourite'],
    event: { visibility: 'private' },
    call: keep,
  }),
  'favourite.list.other': {
    operations: ['listFavourites'],
    ask: async (cell) => {
      const { caller, callerId, joiner } = await eventWorld(cell, 'nobody');
      const owner = cell.role === 'self' && callerId ? callerId : joiner.userId;
      return caller.listFavourites({ userId: owner });
    },
  },
};
