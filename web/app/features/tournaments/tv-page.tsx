import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { tournamentsApi } from '../../tournaments-api.ts';
import { useFresh } from '../../use-fresh.ts';
import { MatchLine } from './match-line.tsx';
import './tournaments.css';

const everyMs = 15_000;
const atOnce = 6;

export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const [{ tournament }, board] = await Promise.all([
    tournamentsApi.getPublicTournament({ tournamentId: id }, { signal }),
    tournamentsApi.getTournamentBoard({ tournamentId: id }, { signal }),
  ]);
  return { tournament, board };
}

/** For a screen at the courts: large, without anything to press, another sheet every fifteen seconds. */
export function Component() {
  const { tournament, board } = useLoaderData<typeof loader>();
  const [turn, setTurn] = useState(0);
  useFresh();
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
      {!sheet && <p>The schedule comes soon.</p>}
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

const sheetsOf = (title: string, matches: readonly ShownMatch[]) =>
  Array.from({ length: Math.ceil(matches.length / atOnce) }, (_, index) => ({
    title,
    matches: matches.slice(index * atOnce, (index + 1) * atOnce),
  }));
