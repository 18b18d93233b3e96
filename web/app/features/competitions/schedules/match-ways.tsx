import Button from '@cloudscape-design/components/button';
import type { GameCard } from '#shared/competitions/games/views.ts';
import { type ChangeRequest, isPending } from '#shared/competitions/schedules/change-request.ts';
import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';
import { toInstant } from '#shared/time.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import type { ShownMatch } from './shown-match.ts';

interface Props {
  readonly match: ShownMatch;
  /** Both names. */
  readonly words: string;
  readonly schedule: PublicSchedule;
  /** The games with the matches' scores. */
  readonly games: readonly GameCard[];
  readonly mine: { readonly captainOf: readonly string[]; readonly maySchedule: boolean };
  readonly requests: readonly ChangeRequest[];
  readonly ask: (match: ShownMatch) => void;
}

/** A captain requests a new time before a match starts, and enters its score afterwards. */
export function MatchWays({ match, words, schedule, games, mine, requests, ask }: Props) {
  const { at, homeId, awayId, score, matchId } = match;
  const leads = mine.captainOf.includes(homeId) || mine.captainOf.includes(awayId);
  if (!at || score || !(leads || mine.maySchedule)) return null;
  const now = new Date();
  if (toInstant(at.localStart, schedule.timeZone) > now)
    return leads && <AskAnother {...{ match, words, schedule, requests, ask }} now={now} />;
  const gameId = gameOf(match, schedule, games);
  return gameId ? (
    <AppLink to={paths.matchScore(gameId, matchId)} ariaLabel={`Enter score: ${words}`}>
      Enter score
    </AppLink>
  ) : null;
}

type AskingProps = Pick<Props, 'match' | 'words' | 'schedule' | 'requests' | 'ask'> & { readonly now: Date };

/** There is one request about a match at a time, and none once the season is over. */
function AskAnother({ match, words, schedule, requests, ask, now }: AskingProps) {
  if (schedule.isOver) return null;
  if (requests.some((one) => one.key === match.key && isPending(one, now))) return <small>New time requested</small>;
  return (
    <Button variant="inline-link" ariaLabel={`Request a new time: ${words}`} onClick={() => ask(match)}>
      Request a new time
    </Button>
  );
}

/** The game of the division that both squads are in. */
function gameOf({ homeId }: ShownMatch, { squads }: PublicSchedule, games: readonly GameCard[]): string | undefined {
  const of = squads.find(({ squadId }) => squadId === homeId)?.divisionId;
  return games.find(({ divisionId, sourceGameId }) => divisionId === of && !sourceGameId)?.gameId;
}
