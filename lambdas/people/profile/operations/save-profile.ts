import type { Account, AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { toMe } from '#lambdas/accounts/ports/me.ts';
import type { Cities } from '#lambdas/kernel/geo/cities.ts';
import { log } from '#lambdas/kernel/observability/log.ts';
import type { Me } from '#shared/accounts/schemas.ts';
import type { City } from '#shared/city.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Parsed } from '#shared/contract/operation.ts';
import type { people } from '#shared/people/profile/contract.ts';
import { birthdateFault, makesOlder } from '#shared/people/profile/player-facts.ts';
import type { ProfileStore } from '../profile-store.ts';
import { mustAccept } from './must-accept.ts';

type SaveProfile = (typeof people)['operations']['saveProfile'];

interface Ports {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly profiles: Pick<ProfileStore, 'save'>;
  readonly cities: Pick<Cities, 'find'>;
}

/** Saves one's own profile over the version one saw; the first time completes it. */
export async function saveProfile(
  input: Parsed<SaveProfile>,
  account: Account | undefined,
  { accounts, profiles, cities }: Ports,
  now: Date,
): Promise<Me> {
  if (!account) throw new Problem('user.notFound');
  // What is judged below is judged by this version, so no other may be written over.
  if (input.version !== account.version) throw await changedSince(account.userId, accounts);
  const { cityPlaceId, acceptsTermsAndIs13, email: _, ...profile } = input;
  const acceptedTermsAt = account.acceptedTermsAt ?? (acceptsTermsAndIs13 && now.toISOString());
  refuseWrong(input, account, now);
  if (!acceptedTermsAt) throw new Problem('request.invalid', { fields: { acceptsTermsAndIs13: mustAccept } });
  const city = await cityOf(cityPlaceId, account, cities);
  const first = !account.hasAdditionalInfo;
  const outcome = await profiles.save({ ...profile, userId: account.userId, city, acceptedTermsAt, first }, now);
  if (outcome === 'stale') throw await changedSince(account.userId, accounts);
  const stored = await found(account.userId, accounts);
  log.info(first ? 'settings-created' : 'settings-updated');
  return toMe(stored);
}

async function found(userId: string, accounts: Ports['accounts']): Promise<Account> {
  const stored = await accounts.find(userId);
  if (!stored || stored.deletedAt) throw new Problem('user.notFound');
  return stored;
}

const changedSince = async (userId: string, accounts: Ports['accounts']): Promise<Problem> =>
  new Problem('record.changed', { currentVersion: (await found(userId, accounts)).version });

const ownAddress = 'This is the address you sign in with. You can add others below the form.';
const underAge =
  'You told us that you are under 18, so you can’t change your date of birth to an earlier one or remove it.';

/** What a schema cannot see: a day of birth depends on today, the address on whose form it is. */
function refuseWrong({ birthdate, email }: Parsed<SaveProfile>, account: Account, now: Date): void {
  const wrongDay = birthdateFault(birthdate, now);
  if (wrongDay) throw new Problem('request.invalid', { fields: { birthdate: wrongDay } });
  if (makesOlder(account.birthdate, birthdate, now))
    throw new Problem('request.invalid', { fields: { birthdate: underAge } });
  if (email && email !== account.email) throw new Problem('request.invalid', { fields: { email: ownAddress } });
}

/** The caller names a suggestion; where that is, and that it lies in the US, is ours to say. */
async function cityOf(placeId: string, { city }: Account, cities: Pick<Cities, 'find'>): Promise<City> {
  if (city?.placeId === placeId) return city;
  const found = await cities.find(placeId);
  if (!found) throw new Problem('city.notFound', { fields: { cityPlaceId: 'Pick a city from the suggestions.' } });
  return found.city;
}
