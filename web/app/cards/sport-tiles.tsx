import { Link } from 'react-router';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import './strips.css';

interface SportTilesProps {
  /** Game types that the reader plays or that are on here: they come first. */
  readonly own?: readonly string[];
  readonly chosen?: string | undefined;
  /** Where a tile leads; the chosen one leads back to all sports. */
  readonly to: (gameTypeId: string | undefined) => string;
  /** In place of following the link; it can still be opened elsewhere. */
  readonly onPick?: (gameTypeId: string | undefined) => void;
}

/** What people look for most, where nothing else is known. */
const popular = [
  'basketball',
  'pickleball',
  'soccer',
  'volleyball',
  'running',
  'tennis',
  'kickball',
  'disc-golf',
  'softball',
  'ultimate',
  'flag-football',
  'cycling',
  'yoga',
  'beach-volleyball',
  'hiking',
  'badminton',
];

/** Sports as a row that scrolls sideways. */
export function SportTiles({ own = [], chosen, to, onPick }: SportTilesProps) {
  const shown = [...new Set([...(chosen ? [chosen] : []), ...own, ...popular])].filter((id) => id !== 'other');
  return (
    <nav className="strip sport-tiles" aria-label="Sports">
      {shown.map((gameTypeId) => {
        const isChosen = gameTypeId === chosen;
        const next = isChosen ? undefined : gameTypeId;
        const label = gameTypeLabel(gameTypeId);
        return (
          <Link
            key={gameTypeId}
            to={to(next)}
            onClick={(event) => {
              if (!onPick || event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onPick(next);
            }}
            aria-current={isChosen ? 'true' : undefined}
            title={label}
          >
            <SportTile gameTypeId={gameTypeId} />
            <span>{label}</span>
          </Link>
        );
      })}
    </nav>
  );
}
