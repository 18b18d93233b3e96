import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { ShownMatch, TournamentView } from '#shared/competitions/tournaments/views.ts';
import { tournamentStatusLabel } from '#shared/competitions/tournaments/words.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useFresh } from '#web/app/operations/use-fresh.ts';
import { daysWords } from '#web/blocks/days-words.ts';
import { MatchLine } from '../match-line.tsx';
import '../tournaments.css';

const everyMs = 15_000;
const atOnce = 6;

export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const [{ tournament, entries }, board] = await Promise.all([
    operations(tournamentsContract).getPublicTournament({ tournamentId: id }, { signal }),
    operations(tournamentsContract).getTournamentBoard({ tournamentId: id }, { signal }),
  ]);
  return { tournament, entries, board };
}

/** For a screen at the courts: large, without anything to press, another sheet every fifteen seconds. */
export function Component() {
  const { tournament, entries, board } = useLoaderData<typeof loader>();
  const [turn, setTurn] = useState(0);
  useFresh(tournament.tournamentId);
  useEffect(() => {
    const timer = setInterval(() => setTurn((count) => count + 1), everyMs);
    return () => clearInterval(timer);
  }, []);
  const open = board.matches.filter(({ state }) => state === 'ready' || state === 'waiting');
  const heldTitle = board.held && `On hold: ${board.held.reason}`;
  const sheets = [
    ...(heldTitle ? [{ title: heldTitle, matches: [] }] : []),
    ...sheetsOf(
      'On court now',
      open.filter(({ calledAt }) => calledAt),
    ),
    ...sheetsOf('Next', open.filter(({ calledAt, startsAt }) => !calledAt && startsAt).slice(0, 3 * atOnce)),
    ...sheetsOf(
      'Results',
      board.matches
        .filter(({ state }) => state === 'over')
        .toReversed()
        .slice(0, 2 * atOnce),
    ),
  ];
  const sheet = sheets[turn % Math.max(1, sheets.length)];
  return (
    <div className="tournament-tv">
      <h1>{sheet ? `${tournament.name}: ${sheet.title}` : tournament.name}</h1>
      {!sheet && <BeforeAll tournament={tournament} entries={entries} />}
      <ul className="tournament-lines">
        {sheet?.matches.map((match) => (
          <li key={match.key}>
            <MatchLine match={match} tournament={tournament} />
          </li>
        ))}
      </ul>
      {board.news[0] && sheet?.title !== heldTitle && <p>{board.news[0].words}</p>}
    </div>
  );
}

/** Nothing is drawn yet: when it is, and how full. */
const BeforeAll = ({ tournament, entries }: Pick<TournamentView, 'tournament' | 'entries'>) => (
  <>
    <p>
      {daysWords(tournament)} · {tournamentStatusLabel[tournament.status]}
    </p>
    <ul className="tournament-lines">
      {tournament.categories.map(({ categoryId, name }) => {
        const { capacity, left, waiting } = entries.find((one) => one.categoryId === categoryId) ?? noEntries;
        const line = waiting > 0 ? `, ${waiting} waiting` : '';
        return (
          <li key={categoryId}>
            <strong>{name}</strong>: {capacity - left} of {capacity} entered{line}
          </li>
        );
      })}
    </ul>
  </>
);
const noEntries = { capacity: 0, left: 0, waiting: 0 };

const sheetsOf = (title: string, matches: readonly ShownMatch[]) =>
  Array.from({ length: Math.ceil(matches.length / atOnce) }, (_, index) => ({
    title,
    matches: matches.slice(index * atOnce, (index + 1) * atOnce),
  }));
