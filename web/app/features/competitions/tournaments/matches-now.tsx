import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { MyTournamentView, ShownMatch, TournamentBoard } from '#shared/competitions/tournaments/views.ts';
import { isOpen, Listed } from './listed-matches.tsx';
import { tabPath } from './tournament-tabs.ts';

interface MatchesNowProps {
  readonly tournament: Tournament;
  readonly board: TournamentBoard;
  /** The entries of the reader. */
  readonly mine: MyTournamentView['mine'];
}

/** So many matches that are next, and results, are on the overview. */
const mostNext = 4;

/** News, the reader's next matches with the way to their score, what is on court and next there, and the latest results. */
export function MatchesNow({ tournament, board, mine }: MatchesNowProps) {
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

const isOf = ({ sides }: ShownMatch, mine: MatchesNowProps['mine']): boolean =>
  sides.some(({ entryId }) => mine.some((one) => one.entryId === entryId));
