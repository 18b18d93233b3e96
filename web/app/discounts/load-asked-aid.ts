import type { AidRequest } from '#shared/payments/discounts/aid/schemas.ts';
import { teamDiscounts } from '#shared/payments/discounts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

interface AskedFor {
  readonly teamId: string;
  /** The event, the season or the tournament. */
  readonly subjectId: string;
}

/** Requests to pay less for an event, a season or a tournament, for treasurers of its community. */
export const loadAskedAid = async (of: AskedFor, signal?: AbortSignal): Promise<readonly AidRequest[]> =>
  (await operations(teamDiscounts).listAidRequests(of, { ...(signal && { signal }) })).requests;
