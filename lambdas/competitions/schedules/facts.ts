import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { ChangeRequest } from '#shared/competitions/schedules/change-request.ts';
import { changeRequestMoved, schedulePublished } from '#shared/competitions/schedules/messages.ts';
import type { StoredSeason } from '../seasons/season-reader.ts';

const about = ({ seasonId, teamId, facts: { label } }: StoredSeason) => ({ seasonId, teamId, label });

export const publishedFact = (season: StoredSeason, number: number, now: Date) =>
  factRow(schedulePublished, idFrom('message', schedulePublished.name, season.seasonId, String(number)), now, {
    ...about(season),
    number,
  });

export const requestFact = (season: StoredSeason, { requestId, version, status }: ChangeRequest, now: Date) =>
  factRow(changeRequestMoved, idFrom('message', changeRequestMoved.name, requestId, String(version)), now, {
    ...about(season),
    requestId,
    version,
    status,
  });
