import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';
import { scheduledMatches } from '#shared/competitions/seasons/home/home-match.ts';

type Row = readonly (string | number)[];

const head: Row = ['Date', 'Time', 'Division', 'Round', 'Home', 'Away', 'Field', 'Home score', 'Away score', 'Note'];

/** The published schedule as rows of a spreadsheet, by time; matches without a time come last. */
export function scheduleRows(schedule: PublicSchedule): readonly Row[] {
  const placed = new Map(scheduledMatches(schedule).map((match) => [match.key, match]));
  const squads = new Map(schedule.squads.map((squad) => [squad.squadId, squad]));
  const divisions = new Map(schedule.divisions.map(({ divisionId, name }) => [divisionId, name]));
  const rows = schedule.matches.map(({ matchId, homeId, awayId, round }) => {
    const match = placed.get(matchId);
    const [day = '', time = ''] = match?.localStart.split('T') ?? [];
    const home = squads.get(homeId);
    const row: Row = [
      ...[day, time, divisions.get(home?.divisionId ?? '') ?? '', round],
      ...[home?.name ?? 'Former team', squads.get(awayId)?.name ?? 'Former team', match?.court ?? ''],
      ...(match?.score ?? ['', '']),
      match?.end ?? '',
    ];
    return { key: `${match?.localStart ?? '9'} ${round} ${matchId}`, row };
  });
  return [head, ...rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ row }) => row)];
}
