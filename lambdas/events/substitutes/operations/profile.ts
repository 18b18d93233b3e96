import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Cities } from '#lambdas/kernel/geo/cities.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { substitutesContract } from '#shared/events/substitutes/contract.ts';
import type { PoolStore } from '../pool/store.ts';
import { refuseMinor } from '../refuse-minor.ts';

type Operations = (typeof substitutesContract)['operations'];

export async function getSubstituteProfile(
  caller: Caller,
  pool: Pick<PoolStore, 'find'>,
): Promise<Output<Operations['getSubstituteProfile']>> {
  const profile = await pool.find(actorOf(caller).userId);
  return profile ? { profile } : {};
}

/** The caller names a suggestion; where that is, is ours to say, and nothing nearer than the city is kept. */
export async function saveSubstituteProfile(
  { cityPlaceId, ...said }: Parsed<Operations['saveSubstituteProfile']>,
  caller: Caller,
  pool: PoolStore,
  cities: Pick<Cities, 'find'>,
): Promise<Output<Operations['saveSubstituteProfile']>> {
  const { userId } = actorOf(caller);
  refuseMinor(caller);
  const known = [caller.account?.city, (await pool.find(userId))?.city];
  const city = known.find((one) => one?.placeId === cityPlaceId) ?? (await cities.find(cityPlaceId))?.city;
  if (!city) throw new Problem('city.notFound', { fields: { cityPlaceId: 'Pick a city from the suggestions.' } });
  const profile = { ...said, city };
  await pool.save(userId, profile);
  return profile;
}
