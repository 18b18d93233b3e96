import type { ChangeRequest } from '#shared/competitions/schedules/change-request.ts';
import { settleSchedule } from '#shared/competitions/schedules/solver/settle.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { Problem } from '#shared/contract/errors.ts';
import { documentOf, type ScheduleDocument } from './document.ts';
import { publishedFact, requestFact } from './facts.ts';
import { inputOfDesk } from './input-of-desk.ts';
import type { Desk, ScheduleSources } from './season-desk.ts';

/**
 * What two captains agreed on becomes a publication: the match moves, the request is approved and the draft follows, in one
 * step. In the draft the match is locked, so that whatever is made next keeps to what was agreed.
 * @throws {Problem} record.changed
 */
export async function grant(
  desk: Desk,
  request: ChangeRequest,
  { store }: Pick<ScheduleSources, 'store'>,
  now: Date,
): Promise<ChangeRequest> {
  const { season, schedule, published } = desk;
  if (!published || !request.chosen) throw new Problem('schedule.matchNotFound');
  const move = (locked: boolean) => (match: ScheduledMatch) =>
    match.key === request.key && request.chosen
      ? { ...match, at: request.chosen, locked: locked || match.locked }
      : match;
  const made = await store.step(
    schedule,
    {
      published: { ...published, matches: published.matches.map(move(false)) },
      draft: followed(desk, move(true), now),
      request,
      facts: [publishedFact(season, schedule.number + 1, now), requestFact(season, request, now)],
    },
    now,
  );
  if (made) return request;
  const { version: currentVersion } = await store.find(season.seasonId);
  throw new Problem('record.changed', { currentVersion });
}

function followed(
  desk: Desk,
  move: (match: ScheduledMatch) => ScheduledMatch,
  now: Date,
): ScheduleDocument | undefined {
  if (!desk.draft) return undefined;
  const matches = desk.draft.matches.map(move);
  return documentOf(settleSchedule(inputOfDesk({ ...desk, draft: { ...desk.draft, matches } }, now), matches));
}
