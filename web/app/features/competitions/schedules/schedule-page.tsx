import Alert from '@cloudscape-design/components/alert';
import FormField from '@cloudscape-design/components/form-field';
import Link from '@cloudscape-design/components/link';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { games as gamesContract } from '#shared/competitions/games/contract.ts';
import type { ChangeRequest } from '#shared/competitions/schedules/change-request.ts';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import { SeasonFrame } from '../seasons/season-frame.tsx';
import { loadSeasonHead } from '../seasons/season-head.ts';
import { GamesOf } from './games-of.tsx';
import { MatchList } from './match-list.tsx';
import { squadNames } from './names.ts';
import { seasonIn } from './season-input.ts';
import { seenSchedule } from './seen-schedule.ts';
import type { ShownMatch } from './shown-match.ts';
import '#web/app/shell/page/page-parts.css';
import './schedules.css';

const Receipt = lazy(async () => ({ default: (await import('./desk/receipt.tsx')).Receipt }));
const Requests = lazy(async () => ({ default: (await import('./change-requests/requests.tsx')).Requests }));
const AskDialog = lazy(async () => ({ default: (await import('./change-requests/ask-dialog.tsx')).AskDialog }));

const noSquads = { squadIds: [] as string[], captainOf: [] as string[], maySchedule: false };

export async function loader(args: LoaderFunctionArgs) {
  const input = seasonIn(args);
  const { signal } = args.request;
  const [{ schedule, isPrivate }, head, mine] = await Promise.all([
    seenSchedule(input, { signal }),
    loadSeasonHead(input.seasonId, signal),
    hasSession()
      ? operations(schedules)
          .getMySchedule(input, { signal })
          .catch(() => noSquads)
      : noSquads,
  ]);
  setPageHead({ title: `${schedule.label} schedule`, description: `Matches, times and fields of ${schedule.label}.` });
  const sees = mine.captainOf.length > 0 || mine.maySchedule;
  const [{ requests }, { games }] = await Promise.all([
    sees ? operations(schedules).listChangeRequests(input, { signal }) : { requests: [] },
    operations(gamesContract)[isPrivate ? 'listMySeasonGames' : 'listSeasonGames'](input, { signal }),
  ]);
  return { schedule, head, mine, requests, games };
}

const views = [
  { id: 'day', text: 'By day' },
  { id: 'squad', text: 'By team' },
  { id: 'court', text: 'By court' },
];

/** The published schedule of a season; captains request new times here. */
export function Component() {
  const { schedule, head, mine, requests, games } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const [asked, ask] = useState<ShownMatch>();
  const [countered, counter] = useState<ChangeRequest>();
  const view = search.get('view') ?? 'day';
  const set = (name: string, value: string) =>
    setSearch((before) => ({ ...Object.fromEntries(before), [name]: value }), {
      replace: true,
      preventScrollReset: true,
    });
  const nameOf = squadNames(schedule.squads);
  return (
    <SeasonFrame
      head={head}
      seasonId={schedule.seasonId}
      label={schedule.label}
      current="Schedule"
      documentTitle={`${schedule.label} schedule`}
      actions={
        <>
          {schedule.number > 0 && <AppLink to={paths.schedulePrint(schedule.seasonId)}>Print schedule</AppLink>}
          {mine.maySchedule && !schedule.isOver && (
            <AppLink to={paths.scheduleDesk(schedule.seasonId)}>Edit schedule</AppLink>
          )}
        </>
      }
    >
      {schedule.number === 0 ? (
        <Alert>No schedule yet. It shows up here once the organizer publishes it.</Alert>
      ) : (
        <SpaceBetween size="l">
          <Suspense>
            {requests.length > 0 && <Requests {...{ requests, schedule, mine }} onCounter={counter} />}
          </Suspense>
          <SpaceBetween direction="horizontal" size="m">
            <SegmentedControl
              label="Group matches"
              selectedId={view}
              options={views}
              onChange={({ detail }) => set('view', detail.selectedId)}
            />
            <SquadChoice
              value={search.get('of') ?? ''}
              {...{ schedule, mine }}
              onChoose={(value) => set('of', value)}
            />
            <CalendarLink seasonId={schedule.seasonId} team={teamOf(search.get('of'), mine.squadIds)} />
          </SpaceBetween>
          {schedule.divisions.map(({ divisionId, name }) => (
            <GamesOf
              key={divisionId}
              {...{ divisionId, games }}
              title={schedule.divisions.length > 1 ? name : undefined}
            />
          ))}
          <MatchList
            schedule={schedule}
            view={view}
            only={onlyOf(search.get('of'), mine.squadIds)}
            {...{ mine, games, requests, ask }}
          />
          <Suspense>{schedule.receipt && <Receipt receipt={schedule.receipt} nameOf={nameOf} />}</Suspense>
          <Suspense>
            {asked && <AskDialog match={asked} schedule={schedule} onClose={() => ask(undefined)} />}
            {countered && <Countering {...{ countered, schedule }} onClose={() => counter(undefined)} />}
          </Suspense>
        </SpaceBetween>
      )}
    </SeasonFrame>
  );
}

/** The one team whose calendar it is. */
const teamOf = (chosen: string | null, mine: readonly string[]): string | undefined =>
  chosen === 'mine' ? mine[0] : chosen || undefined;

interface CalendarLinkProps {
  readonly seasonId: string;
  readonly team: string | undefined;
}

/** A calendar program that follows it shows every change of the schedule. */
function CalendarLink({ seasonId, team }: CalendarLinkProps) {
  const address = `${location.host}/calendars/season.ics?season=${seasonId}${team ? `&team=${team}` : ''}`;
  return (
    <FormField label="Calendar">
      <Link href={`webcal://${address}`}>{team ? 'Follow this team’s matches' : 'Follow all matches'}</Link>
    </FormField>
  );
}

interface CounteringProps {
  readonly countered: ChangeRequest;
  readonly schedule: PublicSchedule;
  readonly onClose: () => void;
}

function Countering({ countered: { key, requestId, version }, schedule, onClose }: CounteringProps) {
  const match = schedule.matches.find((one) => one.key === key);
  return match && <AskDialog match={match} schedule={schedule} answering={{ requestId, version }} onClose={onClose} />;
}

type Data = Awaited<ReturnType<typeof loader>>;

/** The squads whose matches are shown; undefined for all. */
const onlyOf = (chosen: string | null, mine: readonly string[]): readonly string[] | undefined =>
  chosen === 'mine' ? mine : chosen ? [chosen] : undefined;

interface SquadChoiceProps extends Pick<Data, 'schedule' | 'mine'> {
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function SquadChoice({ value, schedule, mine, onChoose }: SquadChoiceProps) {
  const options = [
    { value: '', label: 'All teams' },
    ...(mine.squadIds.length > 0 ? [{ value: 'mine', label: 'My teams' }] : []),
    ...schedule.squads.map(({ squadId, name }) => ({ value: squadId, label: name })),
  ];
  return (
    <FormField label="Team">
      <Select
        options={options}
        selectedOption={options.find((option) => option.value === value) ?? null}
        onChange={({ detail }) => onChoose(detail.selectedOption.value ?? '')}
      />
    </FormField>
  );
}
