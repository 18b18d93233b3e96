import { aPerson, austinPlaceId, type Person } from './person.ts';

interface BrowserPlace {
  readonly placeId: string;
  readonly name: string;
  readonly point: { readonly lat: number; readonly lng: number };
  readonly keeper: Person;
}

let made = 0;

/** A tennis court in Austin that its keeper added and another player confirmed. */
export async function aPlace(origin: string, who?: Person): Promise<BrowserPlace> {
  made += 1;
  const [keeper, witness] = [who ?? (await aPerson(origin)), await aPerson(origin)];
  const name = `Riverside Racquets ${made} ${Date.now() % 100_000}`;
  const point = { lat: 30.2 + made * 0.01, lng: -97.7 };
  const answer = await keeper.api.places.addPlace(
    {
      name,
      kind: 'park',
      sports: ['tennis'],
      courts: [{ courtId: 'c1', name: 'Centre court', gameTypeId: 'tennis', surface: 'clay', setting: 'outdoor' }],
      access: { kind: 'public' },
      timeZone: 'America/Chicago',
      location: { address: '1 River Road', cityPlaceId: austinPlaceId, point },
      insists: true,
    },
    { idempotencyKey: crypto.randomUUID() },
  );
  if (answer.outcome !== 'added') throw new Error('The place was not added.');
  const { placeId } = answer.place;
  await witness.api.places.confirmPlace({ placeId });
  return { placeId, name, point, keeper };
}
