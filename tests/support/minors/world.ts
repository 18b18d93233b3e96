import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { hoursOn } from '../people/availability.ts';
import { connectionsApi } from '../people/connections.ts';
import { endorsementsApi, playedTogether } from '../people/endorsements.ts';
import { askFamily, beFamily } from '../people/family.ts';
import { peopleApi } from '../people/people-api.ts';
import { privacyApi } from '../people/privacy.ts';
import { aClub, managersApi } from '../places/managers.ts';
import { detailsOf, placesApi } from '../places/places.ts';
import { product } from '../product/product.ts';
import { anInvited } from '../teams/organizations.ts';
import { aCast, type Cast } from './cast.ts';
import { aGamesWorld, aSeasonsWorld, aTournamentsWorld, placesOffered } from './competitions-world.ts';
import { anEventsWorld } from './events-world.ts';
import { aTeamsWorld, invitesOf } from './teams-world.ts';

/** What they say of a place: ratings, edits, claims. */
async function aPlacesWorld({ teen, grown }: Cast) {
  const { place, keeper } = await aClub();
  const { placeId } = place;
  for (const [index, person] of [teen, grown].entries()) {
    const mine = placesApi.signedInAs(person);
    await mine.ratePlace({ placeId, stars: 4, text: 'Good nets.' });
    await mine.suggestPlaceEdit({
      ...detailsOf(place, { rules: `No glass ${index}.` }),
      placeId,
      note: 'As the sign says.',
    });
    await managersApi.signedInAs(person).claimPlace({ placeId, by: { way: 'phone' } });
  }
  return { placeId, keeper };
}

/** What people are to each other beside events and teams. */
async function aPeopleWorld({ host, stranger, fellow, guardian, teen, grown }: Cast) {
  await beFamily(stranger, grown);
  await askFamily(teen, guardian, 'parent');
  const { listId } = await connectionsApi.signedInAs(stranger).createUserList({ name: 'Sunday run' });
  await connectionsApi.signedInAs(stranger).addToUserList({ listId, people: [{ userId: grown.userId }] });
  const { eventId } = await playedTogether(teen, grown, fellow, host, stranger);
  for (const author of [teen, grown])
    for (const { userId } of [fellow, host, stranger])
      await endorsementsApi.signedInAs(author).endorse({ userId, endorsedFor: 'teamwork', eventId });
  await connectionsApi.signedInAs(grown).askToConnect({ userId: stranger.userId });
  const always = ['00:00-23:59'];
  for (const person of [host, fellow, teen, grown])
    await peopleApi.signedInAs(person).createAvailability(hoursOn({ monday: always, tuesday: always }));
  for (const person of [teen, grown])
    await privacyApi
      .signedInAs(person)
      .savePrivacy({ nearbyPlayers: true, version: 0 })
      .catch(() => undefined);
  return { listId };
}

interface InCharge {
  readonly keeper: Account;
  readonly seasonOwner: Account;
  readonly organizationOwner: Account;
}

/** Who runs the thing an operation reads, where that is not the host of the events. */
function hostsOf({ keeper, seasonOwner, organizationOwner }: InCharge): Readonly<Record<string, string>> {
  const of = (person: Account, ...operations: string[]) => operations.map((id) => [id, person.userId] as const);
  return Object.fromEntries([
    ...of(
      keeper,
      'listManagers',
      'getMyManaging',
      'listPlaceSuggestions',
      'listPlaceRatings',
      'getPlace',
      'openClaimDocument',
      'listMyPlaces',
    ),
    ...of(
      seasonOwner,
      'getSeason',
      'listSeasonRegistrations',
      'getRegistration',
      'getScheduleDesk',
      'getScheduleVersion',
      'getMySchedule',
      'listMySeasonLeaders',
      'getMyStandings',
      'getMyCompetition',
      'listMySeasonGames',
      'getPublishedSchedule',
      'listChangeRequests',
      'getStandingsRules',
    ),
    ...of(
      organizationOwner,
      'listOrganizationPeople',
      'getOrganizationDesk',
      'listMyOrganizations',
      'getOrganizationPayouts',
      'getOrganizationNextPayout',
      'listOrganizationAccountUses',
    ),
  ]);
}

/** Everything that shows people, with minors of each kind in it and a player who just turned 18 beside them. */
export async function aMinorsWorld() {
  const cast = await aCast();
  const places = await aPlacesWorld(cast);
  const teams = await aTeamsWorld(cast);
  const inviteTokens = await invitesOf(cast);
  const events = await anEventsWorld(cast, teams.teamId);
  const games = await aGamesWorld(cast, events.eventId);
  const seasons = await aSeasonsWorld(cast);
  const tournaments = await aTournamentsWorld(cast, teams.teamId);
  const people = await aPeopleWorld(cast);
  const mailedPlaces = await placesOffered(cast);
  const { token: externalToken } = await anInvited();
  await product.drain();
  const hostOf = hostsOf({ ...places, ...seasons, ...teams });
  return {
    ...cast,
    ...places,
    ...teams,
    ...events,
    ...games,
    ...seasons,
    ...tournaments,
    ...people,
    inviteTokens,
    mailedPlaces,
    externalToken,
    hostOf,
  };
}
export type MinorsWorld = Awaited<ReturnType<typeof aMinorsWorld>>;
