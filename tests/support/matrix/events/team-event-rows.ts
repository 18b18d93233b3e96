import { aPerson } from '../../accounts/people.ts';
import { eventDetails, eventsApi } from '../../events/events.ts';
import { followingApi } from '../../events/favourites.ts';
import { aTeam } from '../../teams/teams.ts';
import { type Binding, type Cell, personFor } from '../cell.ts';
import { bindTeam, type TeamWorld } from '../teams/team-world.ts';
import { details } from './event-world.ts';

const callerOf = ({ person }: Pick<TeamWorld, 'person'>) =>
  person ? eventsApi.signedInAs(person) : eventsApi.signedOut();
const followerOf = (person: { readonly userId: string } | undefined) =>
  person ? followingApi.signedInAs(person) : followingApi.signedOut();
const follower = async ({ role }: Cell) => followerOf(await personFor(role));

/** Rows of events of communities, of one's own, and of people one follows. */
export const teamEventRows: Readonly<Record<string, Binding>> = {
  'teamEvent.write': bindTeam(['scheduleEvent', 'changeEvent', 'cancelEvent'], async (world, hostingTeam) => {
    const caller = callerOf(world);
    const { eventId } = await caller.scheduleEvent(details({ hostingTeam }));
    await caller.changeEvent({ ...details({ hostingTeam, title: 'Monday run' }), eventId, version: 1 });
    return caller.cancelEvent({ eventId, version: 2, reason: 'host' });
  }),
  'event.placeOnOtherTeam': bindTeam(['scheduleEvent'], (world, hostingTeam) =>
    callerOf(world).scheduleEvent(details({ hostingTeam })),
  ),
  'teamEvent.list': {
    operations: ['listTeamEvents'],
    ask: async (cell) => (await follower(cell)).listTeamEvents({ teamId: (await aTeam()).teamId }),
  },
  'teamEvent.listOwn': bindTeam(['listCommunityEvents'], ({ person }, teamId) =>
    followerOf(person).listCommunityEvents({ teamId }),
  ),
  'event.byHost': {
    operations: ['listHostEvents'],
    ask: async (cell) => {
      const host = await aPerson();
      await eventsApi.signedInAs(host).scheduleEvent(eventDetails());
      return (await follower(cell)).listHostEvents({ hostId: host.userId });
    },
  },
  'event.listMine': {
    operations: ['listMyEvents'],
    ask: async (cell) => (await follower(cell)).listMyEvents({}),
  },
  'favourite.hosts': {
    operations: ['listFollowedHosts'],
    ask: async (cell) => (await follower(cell)).listFollowedHosts({}),
  },
};
