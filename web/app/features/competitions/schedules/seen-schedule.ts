import { schedules } from '#shared/competitions/schedules/contract.ts';
import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';
import { Problem } from '#shared/contract/errors.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';

interface SeenSchedule {
  readonly schedule: PublicSchedule;
  /** Whether only some readers see it: its parts are then read in their name. */
  readonly isPrivate: boolean;
}

/** The public schedule, which is cached; a private one is read in the reader's name. */
export async function seenSchedule(
  input: { readonly seasonId: string },
  at: { readonly signal: AbortSignal },
): Promise<SeenSchedule> {
  try {
    return { schedule: await operations(schedules).getSchedule(input, at), isPrivate: false };
  } catch (error) {
    const mayBePrivate = error instanceof Problem && error.code === 'season.notFound' && hasSession();
    if (!mayBePrivate) throw error;
    return { schedule: await operations(schedules).getPublishedSchedule(input, at), isPrivate: true };
  }
}
