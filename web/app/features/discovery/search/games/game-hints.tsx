import { fold, termsOf } from '#shared/discovery/words.ts';
import { gameTypes } from '#shared/places/game-types.ts';
import type { Spot } from '#web/app/map/location.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

const most = 3;

/** Whoever types a game mostly wants the next one near: that is what discovering by game is for. */
export function GameHints({ text, spot }: { text: string; spot: Spot | undefined }) {
  const terms = termsOf(text).filter(({ length }) => length > 2);
  const meant = gameTypes.filter(({ label }) => terms.some((term) => fold(label).startsWith(term))).slice(0, most);
  if (meant.length === 0) return null;
  return (
    <ul className="hint-list" aria-label="Games">
      {meant.map(({ gameTypeId, label }) => (
        <li key={gameTypeId}>
          <AppLink to={paths.discoverGame(gameTypeId)}>
            {spot ? `All ${label.toLowerCase()} near ${spot.near}` : `All ${label.toLowerCase()} by place`}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
