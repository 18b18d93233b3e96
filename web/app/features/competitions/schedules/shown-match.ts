import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';

/** A published match. */
export type ShownMatch = PublicSchedule['matches'][number];
