import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { ShownMatch, TournamentBoard } from '#shared/competitions/tournaments/views.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { MatchLine, namesIn } from './match-line.tsx';

/** It can still be played. */
export const isOpen = ({ state }: ShownMatch): boolean => state === 'ready' || state === 'waiting';

interface ListedProps {
  readonly title: string;
  readonly matches: readonly ShownMatch[];
  readonly tournament: Tournament;
  /** Where the reader can enter the scores. */
  readonly draws?: TournamentBoard['draws'];
  /** Where all of them are, when these are a few. */
  readonly more?: { readonly to: string; readonly text: string };
}

/** Matches one below the other, under a title. */
export const Listed = ({ title, more, ...lines }: ListedProps) => (
  <Container
    header={
      <Header
        variant="h2"
        {...(more
          ? { actions: <AppLink to={more.to}>{more.text}</AppLink> }
          : { counter: `(${lines.matches.length})` })}
      >
        {title}
      </Header>
    }
  >
    <Lines {...lines} />
  </Container>
);

export const Lines = ({ matches, tournament, draws = [] }: Omit<ListedProps, 'title' | 'more'>) => (
  <ul className="tournament-lines">
    {matches.map((match) => (
      <li key={match.key}>
        <MatchLine match={match} tournament={tournament} />
        <ScoreWay match={match} draws={draws} />
      </li>
    ))}
  </ul>
);

/** The page that takes the score of a match, once both sides are known. */
function ScoreWay({ match, draws }: { readonly match: ShownMatch; readonly draws: TournamentBoard['draws'] }) {
  const { matchId, stage, state, categoryId } = match;
  const draw = draws.find((one) => one.categoryId === categoryId);
  const gameId = stage === 'bracket' ? draw?.bracketId : draw?.gameId;
  if (!gameId || state !== 'ready') return null;
  const to = stage === 'bracket' ? paths.playoffScore(gameId, matchId) : paths.matchScore(gameId, matchId);
  return (
    <AppLink to={to} ariaLabel={`Enter score: ${namesIn(match)}`}>
      Enter score
    </AppLink>
  );
}
