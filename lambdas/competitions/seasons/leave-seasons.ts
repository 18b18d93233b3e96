import { isStanding } from '#shared/competitions/seasons/registration.ts';
import type { RegistrationStore } from './registration/registration-store.ts';

/** A deleted account or dependant makes room in its seasons. Safe to repeat. */
export const createLeaveSeasons =
  (store: RegistrationStore) =>
  async ({ userId }: { readonly userId: string }, now: Date): Promise<void> => {
    const standing = (await store.registrationsOf(userId)).filter(({ status }) => isStanding(status));
    for (const { seasonId } of standing) {
      const season = await store.find(seasonId);
      if (season) await store.leave(season, userId, 'withdrawn', now);
    }
  };
