import { followingApi } from '../favourites.ts';
import { bind } from './bind-event.ts';
import type { Binding } from './cell.ts';
import { type EventWorld, eventWorld } from './event-world.ts';

const callerOf = ({ callerId }: Pick<EventWorld, 'callerId'>) =>
  callerId ? followingApi.signedInAs({ userId: callerId }) : followingApi.signedOut();
const keep = (world: EventWorld, refId: string) => callerOf(world).addFavourite({ kind: 'event', refId });

/** Rows of the entity `favourite`. */
export const favouriteRows: Readonly<Record<string, Binding>> = {
  'favourite.write': bind({
    operations: ['addFavourite', 'removeFavourite'],
    call: async (world, eventId) => {
      await keep(world, eventId);
      return callerOf(world).removeFavourite({ kind: 'event', refId: eventId });
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
      const world = await eventWorld(cell, 'nobody');
      const owner = cell.role === 'self' && world.callerId ? world.callerId : world.joiner.userId;
      return callerOf(world).listFavourites({ userId: owner });
    },
  },
};
