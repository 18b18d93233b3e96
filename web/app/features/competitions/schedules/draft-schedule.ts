import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';

/** A draft as if it were published, to be printed or kept as a file; without scores. Undefined where there is none. */
export function draftSchedule(seasonId: string, desk: ScheduleDesk): PublicSchedule | undefined {
  const { label, timeZone, published, divisions, squads, plan, draft } = desk;
  return (
    draft && {
      ...{ seasonId, label, timeZone, divisions, squads },
      number: published?.number ?? 0,
      publishedAt: published?.publishedAt,
      isOver: false,
      places: plan?.places ?? [],
      matches: draft.matches.map(({ locked, ...match }) => ({ ...match, matchId: match.key })),
    }
  );
}
