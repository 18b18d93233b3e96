import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';
import { scheduledMatches, sidesOf } from '#shared/competitions/seasons/home/home-match.ts';
import { type DrawnPlayoff, playoffMatches } from '#shared/competitions/seasons/home/playoff-matches.ts';
import { Problem } from '#shared/contract/errors.ts';
import { quantity } from '#shared/quantity.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import { Crest } from '#web/blocks/look/crest.ts';
import { zoneWords } from '#web/blocks/zone-words.ts';
import { draftSchedule } from '../schedules/draft-schedule.ts';
import { seasonIn } from '../schedules/season-input.ts';
import { seenSchedule } from '../schedules/seen-schedule.ts';
import { drawnPlayoffs } from '../seasons/home/load-season-home.ts';
import { tried } from '../seasons/home/tried.ts';
import { loadSeasonHead } from '../seasons/season-head.ts';
import { GoodToKnow } from './good-to-know.tsx';
import { PrintFrame, printedDate } from './print-frame.tsx';
import { seasonPrintedDays } from './printed-day.ts';
import { PrintedDays } from './printed-days.tsx';
import { PrintedTable } from './printed-table.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const input = seasonIn(args);
  const { signal, url } = args.request;
  const isDraft = new URL(url).searchParams.has('draft');
  const [{ schedule, isPrivate }, head, playoffs] = await Promise.all([
    isDraft ? readDraft(input.seasonId, signal) : seenSchedule(input, { signal }),
    loadSeasonHead(input.seasonId, signal),
    isDraft ? undefined : tried(drawnPlayoffs(input.seasonId, signal)),
  ]);
  const isScored = schedule.matches.some(({ score }) => score);
  const read = operations(schedules)[isPrivate ? 'getMyStandings' : 'getStandings'];
  const tables = isScored
    ? await Promise.all(schedule.divisions.map(({ divisionId }) => read({ ...input, divisionId }, { signal })))
    : [];
  setPageHead({
    title: `${schedule.label} schedule to print`,
    description: `Matches of ${schedule.label}, for paper.`,
  });
  return { schedule, head, tables, isDraft, playoffs: playoffs?.state === 'loaded' ? playoffs.value : [] };
}

async function readDraft(seasonId: string, signal: AbortSignal) {
  const schedule = draftSchedule(seasonId, await operations(schedules).getScheduleDesk({ seasonId }, { signal }));
  if (!schedule) throw new Problem('schedule.noDraft');
  return { schedule, isPrivate: true };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

/** The schedule of a season for paper, with its tables once matches were played. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { schedule, head, tables, isDraft } = loaded;
  const { seasonId, label, places, number } = schedule;
  const matches = [...scheduledMatches(schedule), ...playoffsIn(loaded)];
  const days = seasonPrintedDays(matches, places.length === 1 ? places[0]?.name : undefined);
  const isEmpty = number === 0 && !isDraft;
  return (
    <PrintFrame
      title={`${label} schedule`}
      mark={head && <Crest {...crestOf(head.team)} size={32} />}
      lines={linesOf(loaded)}
      back={
        isDraft
          ? { to: paths.scheduleDesk(seasonId), text: 'Edit schedule' }
          : { to: paths.seasonSchedule(seasonId), text: label }
      }
      empty={isEmpty ? 'No schedule yet. You can print it once the organizer publishes it.' : undefined}
    >
      <PrintedDays days={days} />
      {!isEmpty && <GoodToKnow sentences={sentencesOf(schedule)} />}
      {tables.map((table) => (
        <PrintedTable key={table.divisionId} table={table} isNamed={tables.length > 1} />
      ))}
    </PrintFrame>
  );
}

const crestOf = ({ teamId: id, name, colours: colors, photoId }: NonNullable<Loaded['head']>['team']) => ({
  ...{ id, name, colors },
  logoURL: photoId && mediaPath(photoId),
});

function playoffsIn({ schedule: { squads, timeZone }, playoffs }: Loaded) {
  const names = Object.fromEntries(playoffs.flatMap(({ playoff }: DrawnPlayoff) => Object.entries(playoff.names)));
  return playoffs.flatMap((one) => playoffMatches(one, timeZone, sidesOf(squads, names)));
}

function linesOf({ schedule: { number, publishedAt, places, timeZone }, head, isDraft }: Loaded): readonly string[] {
  const where = places.length === 1 ? places[0]?.name : undefined;
  const version = `Version ${number}${publishedAt ? `, published ${printedDate(publishedAt, timeZone)}` : ''}`;
  return [
    [head?.team.name, where].filter(Boolean).join(' · '),
    isDraft ? 'Draft, not published' : number > 0 ? version : '',
  ].filter(Boolean);
}

function sentencesOf({ matches, squads, places, timeZone }: PublicSchedule): readonly string[] {
  const sideOf = sidesOf(squads);
  const open = matches
    .filter(({ at }) => !at)
    .map(({ homeId, awayId }) => `${sideOf(homeId).name} vs. ${sideOf(awayId).name}`);
  const inList = new Intl.ListFormat('en-US');
  return [
    `All times are ${zoneWords({ timeZone })}.`,
    ...(places.length > 1 ? [`Played at ${inList.format(places.map(({ name }) => name))}.`] : []),
    ...(open.length > 0
      ? [`${quantity(open.length, 'match has', 'matches have')} no time yet: ${inList.format(open)}.`]
      : []),
    'Scan the code for changes and results.',
  ];
}
