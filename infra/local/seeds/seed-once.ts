import { clock } from '#lambdas/kernel/clock.ts';
import { createClient } from '#shared/contract/client.ts';
import { places } from '#shared/places/contract.ts';
import type { Settings } from '../data/settings.ts';
import type { MailStore } from '../mail/mail-store.ts';
import { type CityKey, cities } from './cities.ts';
import { type SeedEvent, seedEvents } from './events.ts';
import { addGame, shirts } from './games.ts';
import { joinProduct } from './join-product.ts';
import { makeLeague } from './league.ts';
import { makeOrganization } from './organization.ts';
import { people, type SeedPerson } from './people.ts';
import { type SeedPlace, seedPlaces } from './places.ts';
import type { SeedSession } from './seed-session.ts';
import { makeTournament } from './tournament.ts';

export interface SeedOptions {
  readonly origin: string;
  readonly settings: Settings;
  readonly mail: MailStore;
  readonly tell: (line: string) => void;
}

interface SeedCity {
  readonly placeId: string;
  readonly timeZone: string;
}

const doneAt = 'seededAt';
const atOnce = 4;

/**
 * Makes the first world through the API, as people would, unless that was done. A start that broke off goes on where it
 * was: people are found again, and events carry the same idempotency keys.
 */
export async function seedOnce({ origin, settings, mail, tell }: SeedOptions): Promise<void> {
  if (settings.get(doneAt)) return;
  tell(
    'Making a first world: 12 people, 12 places, 62 events, a league, a tournament, an organization. This happens only once.',
  );
  const begunAt = new Date(settings.once('seedingBegunAt', () => clock.now().toISOString()));
  const cityOf = await findCities(origin);
  const sessions = new Map<SeedPerson, SeedSession>();
  await inTurns(people, async (person) => {
    sessions.set(person, await joinProduct(origin, person, cityOf[person.city].placeId, mail));
  });
  const sessionOf = (person: SeedPerson): SeedSession => {
    const session = sessions.get(person);
    if (!session) throw new Error(`${person.displayName} is not signed in.`);
    return session;
  };
  const placeIds = new Map<string, string>();
  await inTurns([...seedPlaces.entries()], async ([index, place]) => {
    placeIds.set(place.details.name, await makePlace(index, place, cityOf[place.city], sessionOf));
  });
  await inTurns([...seedEvents.entries()], ([index, event]) =>
    makeEvent({
      index,
      event,
      city: cityOf[event.host.city],
      placeId: placeIds.get(event.place.name),
      sessionOf,
      begunAt,
    }),
  );
  const inAustin = {
    cityPlaceId: cityOf.austin.placeId,
    timeZone: cityOf.austin.timeZone,
    sessionOf,
    begunAt,
  };
  const leagueId = await makeLeague(inAustin);
  await makeTournament(inAustin);
  await makeOrganization(leagueId, inAustin);
  settings.set(doneAt, clock.now().toISOString());
}

async function findCities(origin: string): Promise<Record<CityKey, SeedCity>> {
  const client = createClient(places, origin, fetch);
  const entries = Object.entries(cities).map(async ([key, { label }]) => {
    const [city] = (await client.suggestCities({ text: label })).cities;
    if (!city) throw new Error(`The suggestions do not know ${label}.`);
    return [key, { placeId: city.placeId, timeZone: city.timeZone ?? 'America/Chicago' }];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<CityKey, SeedCity>;
}

interface Making {
  readonly index: number;
  readonly event: SeedEvent;
  readonly city: SeedCity;
  /** Where the place is listed. */
  readonly placeId: string | undefined;
  readonly sessionOf: (person: SeedPerson) => SeedSession;
  readonly begunAt: Date;
}

/** Adds a place, and has another user confirm it, so that it is on the map. */
async function makePlace(
  index: number,
  { keeper, witness, details, point }: SeedPlace,
  { placeId: cityPlaceId, timeZone }: SeedCity,
  sessionOf: Making['sessionOf'],
): Promise<string> {
  const answer = await sessionOf(keeper).places.addPlace(
    { ...details, timeZone, location: { cityPlaceId, point }, insists: true },
    { idempotencyKey: `first-world-place-${String(index).padStart(3, '0')}` },
  );
  if (answer.outcome !== 'added') throw new Error(`${details.name} was not added.`);
  const { placeId } = answer.place;
  await sessionOf(witness).places.confirmPlace({ placeId });
  return placeId;
}

async function makeEvent({ index, event, city, placeId, sessionOf, begunAt }: Making): Promise<void> {
  const { host, place, joiners, localStart, isInShirts, ...details } = event;
  const { eventId } = await sessionOf(host).events.scheduleEvent(
    {
      ...details,
      location: { kind: 'place', ...place, ...(placeId && { placeId }), cityPlaceId: city.placeId },
      localStart: localStart(begunAt, city.timeZone),
      timeZone: city.timeZone,
    },
    { idempotencyKey: `first-world-event-${String(index).padStart(3, '0')}` },
  );
  // One after the other: the order is the order of the line.
  for (const joiner of joiners) await sessionOf(joiner).events.joinEvent({ eventId });
  if (isInShirts) await addGame(eventId, shirts, sessionOf(host));
}

/** A few at a time, so that a small machine stays responsive. */
async function inTurns<T>(all: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
