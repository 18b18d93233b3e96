import { endWords, isAhead, wordsOfScore } from '#shared/competitions/games/scoring/score-words.ts';
import type { GameCard } from '#shared/competitions/games/views.ts';
import type { ChangeRequest } from '#shared/competitions/schedules/change-request.ts';
import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';
import { toInstant } from '#shared/time.ts';
import { clocksDiffer, startIn, viewerZone } from '#web/blocks/event-time.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { SquadCrest } from '../seasons/squads/squad-crest.tsx';
import { MatchWays } from './match-ways.tsx';
import { clockAt, courtNames, dayAt, dayName, squadNames } from './names.ts';
import type { ShownMatch } from './shown-match.ts';

interface Props {
  readonly schedule: PublicSchedule;
  readonly view: string;
  /** The squads whose matches are shown; undefined for all. */
  readonly only: readonly string[] | undefined;
  readonly mine: {
    readonly squadIds: readonly string[];
    readonly captainOf: readonly string[];
    readonly maySchedule: boolean;
  };
  /** The games with the matches' scores. */
  readonly games: readonly GameCard[];
  readonly requests: readonly ChangeRequest[];
  readonly ask: (match: ShownMatch) => void;
}

/** Matches in groups by day, squad or court, each in order of time; those without a time come last. */
export function MatchList(props: Props) {
  const { schedule, only } = props;
  const shown = schedule.matches
    .filter(({ homeId, awayId }) => !only || only.includes(homeId) || only.includes(awayId))
    .toSorted((a, b) => ((a.at?.localStart ?? '9') < (b.at?.localStart ?? '9') ? -1 : 1));
  if (shown.length === 0) return <p>No matches for this team.</p>;
  return (
    <div className="page-stack">
      {groupsOf(props, shown).map(([name, matches]) => (
        <section key={name}>
          <h2 className="schedule-day">{name}</h2>
          <ul className="page-rows schedule-matches">
            {matches.map((match) => (
              <MatchLine key={match.matchId} {...props} match={match} />
            ))}
          </ul>
        </section>
      ))}
    </div>
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
    if (!at) return 'Time to be announced';
    return view === 'court' ? courtOf(at.placeId, at.courtId) : dayName(dayAt(at));
  };
  return [...Map.groupBy(shown, nameOf)];
}

function MatchLine({ match, schedule, view, mine, games, requests, ask }: Props & { readonly match: ShownMatch }) {
  const { at, homeId, awayId, score } = match;
  const nameOf = squadNames(schedule.squads);
  const names = [nameOf(homeId), nameOf(awayId)];
  const words = names.join(' – ');
  const isMine = mine.squadIds.includes(homeId) || mine.squadIds.includes(awayId);
  const end = score && endWords(score, names);
  return (
    <li className={isMine ? 'schedule-own' : undefined}>
      <div className="schedule-who">
        <Side squadId={homeId} schedule={schedule} isWinner={score !== undefined && isAhead(score, 0)} />
        <span className="schedule-score">{score ? wordsOfScore(score) : 'vs.'}</span>
        <Side squadId={awayId} schedule={schedule} isWinner={score !== undefined && isAhead(score, 1)} isAway />
      </div>
      <div className="schedule-facts">
        <span>{at ? <When at={at} withDay={view !== 'day'} {...schedule} /> : 'No time yet'}</span>
        {at && <span>{courtNames(schedule.places)(at.placeId, at.courtId)}</span>}
        {end && <span>{end}</span>}
        {isMine && <Chip tone="in">Your team</Chip>}
        <MatchWays {...{ match, words, schedule, games, mine, requests, ask }} />
      </div>
    </li>
  );
}

interface SideProps extends Pick<Props, 'schedule'> {
  readonly squadId: string;
  readonly isWinner: boolean;
  /** On the right, with the crest at the outer end. */
  readonly isAway?: boolean;
}

function Side({ squadId, schedule: { squads }, isWinner, isAway = false }: SideProps) {
  const name = squadNames(squads)(squadId);
  const crest = <SquadCrest id={squadId} name={name} logo={squads.find((one) => one.squadId === squadId)?.logo} />;
  const word = isWinner ? <strong>{name}</strong> : <span>{name}</span>;
  return (
    <span className={isAway ? 'schedule-away' : 'schedule-home'}>
      {!isAway && crest}
      {word}
      {isAway && crest}
    </span>
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
      {clocksDiffer(timeZone, instant) && <small> ({startIn(viewerZone(), instant)} your time)</small>}
    </time>
  );
}
