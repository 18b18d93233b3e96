import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { endWords, wordsOfScore } from '#shared/competitions/games/scoring/score-words.ts';
import type { GameCard } from '#shared/competitions/games/views.ts';
import type { ChangeRequest } from '#shared/competitions/schedules/change-request.ts';
import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';
import { toInstant } from '#shared/time.ts';
import { clocksDiffer, startIn, viewerZone } from '#web/blocks/event-time.ts';
import { SquadLogo } from '../seasons/squads/squad-logo.tsx';
import { MatchWays } from './match-ways.tsx';
import { clockAt, courtNames, dayAt, dayName, squadNames } from './names.ts';
import type { ShownMatch } from './shown-match.ts';

interface Props {
  readonly schedule: PublicSchedule;
  readonly view: string;
  /** Squads whose matches are shown; all without any. */
  readonly only: readonly string[] | undefined;
  readonly mine: {
    readonly squadIds: readonly string[];
    readonly captainOf: readonly string[];
    readonly maySchedule: boolean;
  };
  /** In which the matches are scored. */
  readonly games: readonly GameCard[];
  readonly requests: readonly ChangeRequest[];
  readonly ask: (match: ShownMatch) => void;
}

/** Matches in groups, each in order of time; those without a time at the end. */
export function MatchList(props: Props) {
  const { schedule, only } = props;
  const shown = schedule.matches
    .filter(({ homeId, awayId }) => !only || only.includes(homeId) || only.includes(awayId))
    .toSorted((a, b) => ((a.at?.localStart ?? '9') < (b.at?.localStart ?? '9') ? -1 : 1));
  if (shown.length === 0) return <Box>No matches to show. Choose another squad.</Box>;
  return (
    <SpaceBetween size="m">
      {groupsOf(props, shown).map(([name, matches]) => (
        <Container
          key={name}
          header={
            <Header variant="h2" counter={`(${matches.length})`}>
              {name}
            </Header>
          }
        >
          <ul className="schedule-matches">
            {matches.map((match) => (
              <MatchLine key={match.matchId} {...props} match={match} />
            ))}
          </ul>
        </Container>
      ))}
    </SpaceBetween>
  );
}

function groupsOf({ schedule, view, only }: Props, shown: readonly ShownMatch[]): [string, ShownMatch[]][] {
  const courtOf = courtNames(schedule.places);
  if (view === 'squad') {
    const squads = schedule.squads.filter(({ squadId }) => !only || only.includes(squadId));
    return squads.map(({ squadId, name }) => [
      name,
      shown.filter(({ homeId, awayId }) => homeId === squadId || awayId === squadId),
    ]);
  }
  const nameOf = ({ at }: ShownMatch) => {
    if (!at) return 'Without a time';
    return view === 'court' ? courtOf(at.placeId, at.courtId) : dayName(dayAt(at));
  };
  return [...Map.groupBy(shown, nameOf)];
}

function MatchLine({ match, schedule, view, mine, games, requests, ask }: Props & { readonly match: ShownMatch }) {
  const { at, homeId, awayId, score } = match;
  const nameOf = squadNames(schedule.squads);
  const logoOf = (squadId: string) => schedule.squads.find((squad) => squad.squadId === squadId)?.logo;
  const isMine = mine.squadIds.includes(homeId) || mine.squadIds.includes(awayId);
  const names = [nameOf(homeId), nameOf(awayId)];
  const words = names.join(' – ');
  return (
    <li className={isMine ? 'schedule-own' : undefined}>
      <span className="schedule-when">
        {at ? <When at={at} withDay={view !== 'day'} {...schedule} /> : 'No time yet'}
      </span>
      <span className="schedule-who">
        <strong>
          <SquadLogo logo={logoOf(homeId)} /> {names[0]} – <SquadLogo logo={logoOf(awayId)} /> {names[1]}
        </strong>
        {isMine && <small> (yours)</small>}
      </span>
      <span>{at && courtNames(schedule.places)(at.placeId, at.courtId)}</span>
      {score && <span className="schedule-score">{wordsOfScore(score)}</span>}
      {score && endWords(score, names) && <small>{endWords(score, names)}</small>}
      <MatchWays {...{ match, words, schedule, games, mine, requests, ask }} />
    </li>
  );
}

interface WhenProps {
  readonly at: NonNullable<ShownMatch['at']>;
  readonly withDay: boolean;
  readonly timeZone: string;
}

/** The time on the season's clock, with the viewer's beside it where the two differ. */
function When({ at, withDay, timeZone }: WhenProps) {
  const instant = toInstant(at.localStart, timeZone).toISOString();
  return (
    <time dateTime={instant}>
      {withDay ? `${dayName(dayAt(at))}, ${clockAt(at)}` : clockAt(at)}
      {clocksDiffer(timeZone, instant) && <small> For you: {startIn(viewerZone(), instant)}</small>}
    </time>
  );
}
