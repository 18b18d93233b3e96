import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { groupsOf } from '#shared/competitions/games/competition-of.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { endWords } from '#shared/competitions/games/scoring/score-words.ts';
import type { ShownLine } from '#shared/competitions/statistics/player-line.ts';
import { toInstant } from '#shared/time.ts';
import { startIn } from '#web/blocks/event-time.ts';
import { MatchActs, type OnMatch } from './match-acts.tsx';
import { playerWords, scoreWords, settlingWords, sideNames, statusWords } from './match-words.ts';
import { actsOn, type Reader } from './standing-of-reader.ts';
import './games.css';

interface Props extends OnMatch {
  readonly game: Game;
  readonly matches: readonly Match[];
  readonly lines: readonly ShownLine[];
  readonly reader: Reader;
}

/** The matches of a game, round by round. */
export function Rounds({ matches, ...props }: Props) {
  const hasPools = groupsOf(props.game).length > 0;
  const rounds = Map.groupBy(matches, ({ round, groupId }) =>
    hasPools && groupId ? `Pool ${groupId}, round ${round}` : `Round ${round}`,
  );
  if (matches.length === 0) return <p>No matches yet.</p>;
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

function MatchLine({ match, game, lines, reader, ...on }: Omit<Props, 'matches'> & { readonly match: Match }) {
  const names = sideNames(game, match);
  const words = names.join(' – ');
  const acts = actsOn(match, reader, game.settings.reporting);
  const status = statusWords(match, acts);
  const more = (match.score && endWords(match.score, names)) ?? settlingWords(match, acts);
  const score = scoreWords(match, names);
  const own = lines.filter(({ matchId }) => matchId === match.matchId);
  return (
    <li id={match.matchId}>
      <span className="game-match-sides">
        {match.label && <small>{match.label} </small>}
        <strong>{words}</strong>
        <small>{[whenOf(match), match.court].filter(Boolean).join(', ')}</small>
      </span>
      <span className="game-match-score">
        {score ?? '–'}
        {status && <StatusIndicator type={match.status === 'disputed' ? 'warning' : 'info'}>{status}</StatusIndicator>}
        {more && <small>{more}</small>}
      </span>
      <MatchActs {...{ match, game, reader, words, score }} {...on} />
      {own.length > 0 && (
        <p className="game-match-players">
          <small>{playerWords(own)}</small>
        </p>
      )}
    </li>
  );
}

const whenOf = ({ localStart, timeZone }: Match): string | undefined =>
  localStart && timeZone ? startIn(timeZone, toInstant(localStart, timeZone).toISOString()) : undefined;
