import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { TournamentBoard } from '#shared/competitions/tournaments/views.ts';
import { QrCode } from '#web/app/media/qr-code.tsx';
import { paths } from '#web/app/router/paths.ts';
import { clockWords } from './clock-words.ts';

interface DeskLineProps {
  readonly tournament: Pick<Tournament, 'slug' | 'timeZone'>;
  readonly board: Pick<TournamentBoard, 'held' | 'news'>;
  /** When the screen was read last, where the connection is lost. */
  readonly lostAt: number | undefined;
}

/** What the desk says, or how old the screen is; and the way to the results on one's own phone. */
export function DeskLine({ tournament: { slug, timeZone }, board: { held, news }, lostAt }: DeskLineProps) {
  const said = held ? `On hold: ${held.reason}` : news[0]?.words;
  const lost = lostAt !== undefined && `Last update ${clockWords(new Date(lostAt), timeZone)}`;
  return (
    <footer className={held || lost ? 'tv-desk tv-warned' : 'tv-desk'}>
      <p>
        <b>Desk</b> <span>{lost || said}</span>
      </p>
      <p>Live results</p>
      <QrCode text={`${location.origin}${paths.tournament(slug)}`} label="Live results on your phone" />
    </footer>
  );
}
