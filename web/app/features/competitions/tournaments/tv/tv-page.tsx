import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { tvBoard } from '#shared/competitions/tournaments/tv.ts';
import type { TournamentBoard, TournamentView } from '#shared/competitions/tournaments/views.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useSavedAt } from '#web/app/operations/saved-at.ts';
import { Crest } from '#web/blocks/look/crest.ts';
import { BeforeAll } from './before-all.tsx';
import { clockWords } from './clock-words.ts';
import { CourtCard } from './court-card.tsx';
import { DeskLine } from './desk-line.tsx';
import { UpNext } from './up-next.tsx';
import { useTvClock } from './use-tv-clock.ts';
import './tv.css';

const Champions = lazy(async () => ({ default: (await import('../champions.tsx')).Champions }));
const pageMs = 12_000;

interface Shown extends Pick<TournamentView, 'tournament' | 'entries'> {
  readonly board: TournamentBoard;
  readonly readAt: number;
}

/** What a screen read last: it stays where the connection is lost. */
const lastRead = new Map<string, Shown>();

export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const at = { tournamentId: id };
  const reads = operations(tournamentsContract);
  try {
    const [{ tournament, entries }, board] = await Promise.all([
      reads.getPublicTournament(at, { signal }),
      reads.getTournamentBoard(at, { signal }),
    ]);
    const shown = { tournament, entries, board, readAt: Date.now() };
    lastRead.set(id, shown);
    return { ...shown, isLost: false };
  } catch (error) {
    const shown = lastRead.get(id);
    if (!shown) throw error;
    return { ...shown, isLost: true };
  }
}

/** For a screen at the courts: read from ten yards, nothing to press, four courts at a time. */
export function Component() {
  const { tournament, entries, board, readAt, isLost } = useLoaderData<typeof loader>();
  const now = useTvClock();
  const savedAt = useSavedAt();
  const lostAt = savedAt ?? (isLost ? readAt : undefined);
  const shown = tvBoard(board.matches, tournament, now);
  const courts = shown.pages[Math.floor(now.getTime() / pageMs) % Math.max(1, shown.pages.length)] ?? [];
  const isFinished = board.status === 'finished' || board.status === 'archived';
  return (
    <div className="tv">
      <header>
        <Crest id={tournament.tournamentId} name={tournament.name} size={104} />
        <div>
          <h1>{tournament.name}</h1>
          {shown.total > 0 && (
            <p className="tv-stage">
              {[shown.round, `${shown.played} of ${quantity(shown.total, 'match', 'matches')} played`]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </div>
        <time>{clockWords(now, tournament.timeZone)}</time>
      </header>
      {isFinished && (
        <Suspense fallback={<div className="tv-over" />}>
          <div className="tv-over">
            <Champions {...{ tournament, board }} />
          </div>
        </Suspense>
      )}
      {!isFinished && courts.length === 0 && <BeforeAll {...{ tournament, entries }} />}
      {!isFinished && courts.length > 0 && (
        <div className="tv-play">
          <div className={courts.length === 1 ? 'tv-courts tv-one' : 'tv-courts'}>
            {courts.map((one) => (
              <CourtCard key={one.court} shown={one} {...{ tournament, now }} />
            ))}
          </div>
          <UpNext matches={shown.next} {...{ tournament, now }} />
        </div>
      )}
      <DeskLine {...{ tournament, board, lostAt }} />
    </div>
  );
}
