import type { MyClaim, WaitingClaim } from '#shared/places/managers/claiming.ts';
import { listedPhone } from '#shared/places/managers/claiming.ts';
import type { StoredPlace } from '../details/stored-place.ts';
import type { StoredClaim } from './store.ts';

export const toMyClaim = ({ way, status, madeAt, email, code }: StoredClaim): MyClaim => ({
  way,
  status,
  madeAt,
  ...(email && { email }),
  ...(code && status === 'waiting' && { code }),
});

export function toWaitingClaim(claim: StoredClaim, { details }: StoredPlace): WaitingClaim {
  const { userId, displayName, way, madeAt, code, fileName } = claim;
  const phone = way === 'phone' ? listedPhone(details) : undefined;
  return {
    userId,
    displayName,
    way,
    madeAt,
    ...(phone && { phone }),
    ...(code && { code }),
    ...(fileName && { fileName }),
  };
}
