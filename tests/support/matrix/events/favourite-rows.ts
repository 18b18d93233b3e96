import { followingApi } from '../../events/favourites.ts';
import type { Binding } from '../cell.ts';
import { bind } from './bind-event.ts';
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
    child: 'none',
    event: { visibility: 'private' },
    call: keep,
  }),
  'favourite.read': bind({
    operations: ['getFavourite'],
    call: (world, eventId) => callerOf(world).getFavourite({ kind: 'event', refId: eventId }),
  }),
  'favourite.lists': bind({
    operations: ['saveFavouriteLists'],
    call: (world) => callerOf(world).saveFavouriteLists({ lists: [], version: 0 }),
  }),
  'follow.write': bind({
    operations: ['addFavourite', 'removeFavourite'],
    call: async (world) => {
      const host = { kind: 'person', refId: world.creatorId } as const;
      await callerOf(world).addFavourite(host);
      return callerOf(world).removeFavourite(host);
    },
  }),
  'follow.list.other': {
    operations: ['listFavourites'],
    ask: async (cell) => {
      const world = await eventWorld(cell, 'none');
      const owner = cell.role === 'self' && world.callerId ? world.callerId : world.joiner.userId;
      return callerOf(world).listFavourites({ userId: owner, kind: 'person' });
    },
  },
  'favourite.list.other': {
    operations: ['listFavourites'],
    ask: async (cell) => {
      const world = await eventWorld(cell, 'none');
      const owner = cell.role === 'self' && world.callerId ? world.callerId : world.joiner.userId;
      return callerOf(world).listFavourites({ userId: owner });
    },
  },
};
