import { isParted } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { stillToCome } from '#shared/people/availability/dates.ts';
import type { Availability } from '#shared/people/availability/schemas.ts';
import { isAdult } from '#shared/people/profile/player-facts.ts';
import type { Substitutes } from '../connect.ts';

type Operations = (typeof substitutesContract)['operations'];
type Ports = Pick<Substitutes, 'pool' | 'availabilities' | 'accounts' | 'blocks'>;

/** One's own hours, and those of possible substitutes. Others stay hidden. */
export async function getAvailabilityOf(
  { userId }: Parsed<Operations['getAvailabilityOf']>,
  caller: Caller,
  ports: Ports,
): Promise<Output<Operations['getAvailabilityOf']>> {
  const said = (await hoursShown([userId], actorOf(caller).userId, ports, caller.now)).get(userId);
  if (!said) throw new Problem('user.notFound');
  const { weeklyAvailability, dateSpecificAvailability, timeZone } = said;
  return { weeklyAvailability, timeZone, dateSpecificAvailability: stillToCome(dateSpecificAvailability, caller.now) };
}

/** The hours that `viewer` may know: their own, and those of adults who can be asked in some sport, but for blocks. */
export async function hoursShown(
  userIds: readonly string[],
  viewer: string,
  { pool, availabilities, accounts, blocks }: Ports,
  now: Date,
): Promise<ReadonlyMap<string, Availability>> {
  const [there, parted] = await Promise.all([accounts.list(userIds), blocks.partedFrom(viewer)]);
  const sharing = await Promise.all(
    there.map(async ({ userId, birthdate }) => {
      if (userId === viewer) return [userId];
      if (isParted(parted, userId) || !isAdult(birthdate, now)) return [];
      const profile = await pool.find(userId);
      return profile?.sports.some(({ available }) => available) ? [userId] : [];
    }),
  );
  return availabilities.list(sharing.flat());
}
