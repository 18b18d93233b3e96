import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { MyTournamentView, ShownMatch, TournamentBoard } from '#shared/competitions/tournaments/views.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { MatchLine, namesIn } from './match-line.tsx';
import { tabPath } from './tournament-tabs.ts';

interface MatchesProps {
  readonly tournament: Tournament;
  readonly board: TournamentBoard | undefined;
  /** The entries of the reader. */
  readonly mine: MyTournamentView['mine'];
}

type Shown = 'court' | 'category';

/** So many matches that are next, and results, are on the overview. */
const mostNext = 4;

/** News, the reader's next matches with the way to their score, what is on court and next there, and the latest results. */
export function MatchesNow({ tournament, board, mine }: MatchesProps & { readonly board: TournamentBoard }) {
  const own = board.matches.filter((match) => isOpen(match) && isOf(match, mine));
  const now = board.matches.filter(({ calledAt, state }) => calledAt && state !== 'over');
  const rest = board.matches.filter(
    (match) => isOpen(match) && match.startsAt && !own.includes(match) && !now.includes(match),
  );
  const next = rest.toSorted((a, b) => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1)).slice(0, mostNext);
  const over = board.matches.filter(({ state }) => state === 'over');
  const toAll = { to: tabPath(tournament.slug, 'schedule'), text: 'All matches' };
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
      {own.length > 0 && <Listed title="Your next matches" matches={own} tournament={tournament} draws={board.draws} />}
      {now.length > 0 && <Listed title="On court now" matches={now} tournament={tournament} />}
      {next.length > 0 && <Listed title="Up next" matches={next} tournament={tournament} more={toAll} />}
      {over.length > 0 && (
        <Listed
          title="Latest results"
          matches={over.toReversed().slice(0, mostNext)}
          tournament={tournament}
          more={toAll}
        />
      )}
    </SpaceBetween>
  );
}

const isOpen = ({ state }: ShownMatch): boolean => state === 'ready' || state === 'waiting';
const isOf = ({ sides }: ShownMatch, mine: MatchesProps['mine']): boolean =>
  sides.some(({ entryId }) => mine.some((one) => one.entryId === entryId));

/** What is to be played, by court or category, and the results. */
export function Schedule({ tournament, board }: MatchesProps) {
  const [by, setBy] = useState<Shown>('court');
  const matches = board?.matches ?? [];
  const open = matches.filter(isOpen);
  const over = matches.filter(({ state }) => state === 'over');
  if (matches.length === 0)
    return (
      <EmptyState
        pose="whistle"
        title="No schedule yet"
        text="Matches show up here after the draw."
        action={<PageButton to={tabPath(tournament.slug, 'entries')}>See entries</PageButton>}
      />
    );
  return (
    <SpaceBetween size="l">
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
            {grouped(open, by, tournament).map(([title, listed]) => (
              <section key={title}>
                <h3>{title}</h3>
                <Lines matches={listed} tournament={tournament} />
              </section>
            ))}
          </div>
        </Container>
      )}
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

interface ListedProps {
  readonly title: string;
  readonly matches: readonly ShownMatch[];
  readonly tournament: Tournament;
  /** Where the reader can enter the scores. */
  readonly draws?: TournamentBoard['draws'];
  /** Where all of them are, when these are a few. */
  readonly more?: { readonly to: string; readonly text: string };
}

const Listed = ({ title, more, ...lines }: ListedProps) => (
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

const Lines = ({ matches, tournament, draws = [] }: Omit<ListedProps, 'title' | 'more'>) => (
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
