import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { groupsOf } from '#shared/competitions/games/competition-of.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { toInstant } from '#shared/time.ts';
import { startIn } from '#web/blocks/event-time.ts';
import { scoreWords, sideNames, statusWords } from './match-words.ts';
import { actsOn, type Reader } from './standing-of-reader.ts';
import './games.css';

interface Props {
  readonly game: Game;
  readonly matches: readonly Match[];
  readonly reader: Reader;
  readonly onEnter: (match: Match) => void;
  readonly onAnswer: (match: Match, answer: 'confirm' | 'dispute') => void;
  readonly onChange: (match: Match) => void;
  readonly onDuty: (match: Match, answer: 'confirm' | 'decline') => void;
}

/** The matches of a game, round by round. */
export function Rounds({ matches, ...props }: Props) {
  const hasPools = groupsOf(props.game).length > 0;
  const rounds = Map.groupBy(matches, ({ round, groupId }) =>
    hasPools && groupId ? `Pool ${groupId}, round ${round}` : `Round ${round}`,
  );
  if (matches.length === 0) return <p>No matches have been made yet.</p>;
  return (
    <SpaceBetween size="m">
      {[...rounds].map(([name, some]) => (
        <Container key={name} header={<Header variant="h3">{name}</Header>}>
          <ul className="game-matches">
            {some.map((match) => (
              <MatchLine key={match.matchId} match={match} {...props} />
            ))}
          </ul>
        </Container>
      ))}
    </SpaceBetween>
  );
}

function MatchLine({ match, game, reader, ...on }: Omit<Props, 'matches'> & { readonly match: Match }) {
  const names = sideNames(game, match);
  const words = names.join(' – ');
  const acts = actsOn(match, reader, game.settings.reporting);
  const status = statusWords(match);
  const score = scoreWords(match);
  return (
    <li>
      <span className="game-match-sides">
        {match.label && <small>{match.label} </small>}
        <strong>{words}</strong>
        <small>{[whenOf(match), match.court].filter(Boolean).join(', ')}</small>
      </span>
      <span className="game-match-score">
        {score ?? '–'}
        {status && <StatusIndicator type={match.status === 'disputed' ? 'warning' : 'info'}>{status}</StatusIndicator>}
      </span>
      <span className="game-match-acts">
        {acts.includes('answer') && (
          <>
            <Button ariaLabel={`Confirm ${score}: ${words}`} onClick={() => on.onAnswer(match, 'confirm')}>
              Confirm
            </Button>
            <Button ariaLabel={`Dispute ${score}: ${words}`} onClick={() => on.onAnswer(match, 'dispute')}>
              Dispute
            </Button>
          </>
        )}
        {acts.includes('duty') && (
          <>
            <Button ariaLabel={`I will be there: ${words}`} onClick={() => on.onDuty(match, 'confirm')}>
              I will be there
            </Button>
            <Button ariaLabel={`I cannot be there: ${words}`} onClick={() => on.onDuty(match, 'decline')}>
              I cannot
            </Button>
          </>
        )}
        {acts.includes('change') && (
          <Button ariaLabel={`Change the match: ${words}`} onClick={() => on.onChange(match)}>
            {officialWords(match)}
          </Button>
        )}
        {acts.includes('enter') && (
          <Button ariaLabel={`${score ? 'Change' : 'Enter'} the score: ${words}`} onClick={() => on.onEnter(match)}>
            {score ? 'Change score' : 'Enter score'}
          </Button>
        )}
      </span>
    </li>
  );
}

/** What stands on the button that leads to who looks after a match. */
const officialWords = ({ officials, confirmed }: Match): string =>
  officials.length === 0 ? 'Officials' : `Officials: ${confirmed.length} of ${officials.length} confirmed`;

const whenOf = ({ localStart, timeZone }: Match): string | undefined =>
  localStart && timeZone ? startIn(timeZone, toInstant(localStart, timeZone).toISOString()) : undefined;
