import type { AidStanding } from '#shared/payments/discounts/aid/schemas.ts';
import type { StoredAid } from './aid-requests.ts';

/** How a person's request stands, as they read it. */
export function aidStanding(request: StoredAid | undefined): AidStanding {
  if (!request) return { status: 'open' };
  const { status, note, percent } = request;
  if (status === 'asked') return { status, note };
  return status === 'granted' && percent ? { status, percent } : { status: 'declined' };
}
