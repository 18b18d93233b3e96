import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { MyTournamentView, ShownMatch, TournamentBoard } from '#shared/competitions/tournaments/views.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { MatchLine } from './match-line.tsx';

interface MatchesProps {
  readonly tournament: Tournament;
  readonly board: TournamentBoard;
  /** The entries of the reader. */
  readonly mine: MyTournamentView['mine'];
}

type Shown = 'court' | 'category';

/** Live matches, the schedule by court or category, results and news. */
export function Matches({ tournament, board, mine }: MatchesProps) {
  const [by, setBy] = useState<Shown>('court');
  const now = board.matches.filter(({ calledAt, state }) => calledAt && state !== 'over');
  const open = board.matches.filter(({ state }) => state === 'ready' || state === 'waiting');
  const own = open.filter(({ sides }) => sides.some(({ entryId }) => mine.some((one) => one.entryId === entryId)));
  const over = board.matches.filter(({ state }) => state === 'over');
  return (
    <SpaceBetween size="l">
      {board.news.length > 0 && (
        <Container header={<Header variant="h2">News</Header>}>
          <ul className="tournament-list" aria-live="polite">
            {board.news.slice(0, 10).map(({ at, words }) => (
              <li key={at}>{words}</li>
            ))}
          </ul>
        </Container>
      )}
      {own.length > 0 && <Listed title="Your next matches" matches={own} tournament={tournament} />}
      {now.length > 0 && <Listed title="On court now" matches={now} tournament={tournament} />}
      {open.length > 0 && (
        <Container
          header={
            <Header
              variant="h2"
              actions={
                <SegmentedControl
                  label="Group by"
                  selectedId={by}
                  options={[
                    { id: 'court', text: 'By court' },
                    { id: 'category', text: 'By category' },
                  ]}
                  onChange={({ detail }) => setBy(detail.selectedId as Shown)}
                />
              }
            >
              Schedule
            </Header>
          }
        >
          <div className="tournament-groups">
            {grouped(open, by, tournament).map(([title, matches]) => (
              <section key={title}>
                <h3>{title}</h3>
                <Lines matches={matches} tournament={tournament} />
              </section>
            ))}
          </div>
        </Container>
      )}
      <Draws tournament={tournament} board={board} />
      {over.length > 0 && <Listed title="Results" matches={over.toReversed()} tournament={tournament} />}
    </SpaceBetween>
  );
}

function grouped(matches: readonly ShownMatch[], by: Shown, { categories }: Tournament): [string, ShownMatch[]][] {
  const nameOf = new Map(categories.map(({ categoryId, name }) => [categoryId, name]));
  const titleOf = ({ court, categoryId }: ShownMatch) =>
    by === 'court' ? (court ?? 'No court yet') : (nameOf.get(categoryId) ?? '');
  return [...Map.groupBy(matches, titleOf)].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}

/** Standings of games, and brackets as they are drawn. */
function Draws({ tournament: { categories }, board: { draws } }: Omit<MatchesProps, 'mine'>) {
  const known = draws.flatMap((draw) => {
    const category = categories.find(({ categoryId }) => categoryId === draw.categoryId);
    return category ? [{ ...draw, category }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Container header={<Header variant="h2">Brackets and standings</Header>}>
      <ul className="tournament-list">
        {known.map(({ gameId, bracketId, category: { name, format } }) => (
          <li key={gameId}>
            <SpaceBetween direction="horizontal" size="m">
              {!format.endsWith('elimination') && <AppLink to={paths.game(gameId)}>{`${name} standings`}</AppLink>}
              {bracketId && <AppLink to={paths.playoff(bracketId)}>{`${name} bracket`}</AppLink>}
            </SpaceBetween>
          </li>
        ))}
      </ul>
    </Container>
  );
}

interface ListedProps {
  readonly title: string;
  readonly matches: readonly ShownMatch[];
  readonly tournament: Tournament;
}

const Listed = ({ title, matches, tournament }: ListedProps) => (
  <Container
    header={
      <Header variant="h2" counter={`(${matches.length})`}>
        {title}
      </Header>
    }
  >
    <Lines matches={matches} tournament={tournament} />
  </Container>
);

const Lines = ({ matches, tournament }: Omit<ListedProps, 'title'>) => (
  <ul className="tournament-lines">
    {matches.map((match) => (
      <li key={match.key}>
        <MatchLine match={match} tournament={tournament} />
      </li>
    ))}
  </ul>
);
