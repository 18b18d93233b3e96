import { schedules } from '#shared/competitions/schedules/contract.ts';
import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';
import { Problem } from '#shared/contract/errors.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';

interface SeenSchedule {
  readonly schedule: PublicSchedule;
  /** Whether it is there for the reader and not for everybody: what belongs to it is asked for in their name. */
  readonly isPrivate: boolean;
}

/** The schedule as everybody reads it, which is kept ready for all; what is there for some alone is asked for by name. */
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
