import { Problem } from '#shared/contract/errors.ts';
import { mostManagers } from '#shared/places/managers/contract.ts';
import type { StoredPlace } from '../details/stored-place.ts';

type Managed = Pick<StoredPlace, 'managers' | 'asked' | 'claimedBy'>;
type Changed = Partial<StoredPlace> | undefined;

const askedOf = ({ asked = [] }: Managed) => asked;

/**
 * A person is asked by address; asked again, nothing changes.
 * @throws {Problem} place.tooManyManagers
 */
export function withAsked(place: Managed, email: string, askedAt: string): Changed {
  const asked = askedOf(place);
  if (asked.some((one) => one.email === email)) return undefined;
  if (place.managers.length + asked.length >= mostManagers) throw new Problem('place.tooManyManagers');
  return { asked: [...asked, { email, askedAt }] };
}

export function withoutAsked(place: Managed, email: string): Changed {
  const left = askedOf(place).filter((one) => one.email !== email);
  return left.length === askedOf(place).length ? undefined : { asked: left };
}

/**
 * The answer of a person who was asked; one who manages the place already has said yes.
 * @throws {Problem} place.notAsked
 */
export function answered(
  place: Managed,
  { userId, email }: { userId: string; email: string },
  answer: 'accepted' | 'declined',
): Changed {
  const change = withoutAsked(place, email);
  const isManager = place.managers.includes(userId);
  if (!change && !(isManager && answer === 'accepted')) throw new Problem('place.notAsked');
  if (isManager || answer === 'declined') return change;
  return { ...change, managers: [...place.managers, userId] };
}

/**
 * A manager leaves or is removed. A manager who takes others off must still manage it when that is written, and one always
 * stays.
 * @throws {Problem} access.denied, place.managerNotFound, place.lastManager
 */
export function withoutManager({ managers, claimedBy }: Managed, actor: string, userId: string): Partial<StoredPlace> {
  if (!managers.includes(actor)) throw new Problem('access.denied');
  if (!managers.includes(userId)) throw new Problem('place.managerNotFound');
  if (userId !== actor && userId === claimedBy) throw new Problem('access.denied');
  const left = managers.filter((one) => one !== userId);
  if (left.length === 0) throw new Problem('place.lastManager');
  return { managers: left, ...(userId === claimedBy && { claimedBy: undefined, claimedAt: undefined }) };
}

/**
 * A user proved that they speak for the place.
 * @throws {Problem} place.claimed, place.tooManyManagers
 */
export function withClaimant(place: Managed, userId: string, claimedAt: string): Partial<StoredPlace> {
  if (place.claimedBy) throw new Problem('place.claimed');
  const managers = [...place.managers.filter((one) => one !== userId), userId];
  if (managers.length + askedOf(place).length > mostManagers) throw new Problem('place.tooManyManagers');
  return { managers, claimedBy: userId, claimedAt };
}
