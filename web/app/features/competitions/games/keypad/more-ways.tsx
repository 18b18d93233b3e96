import type { Game } from '#shared/competitions/games/schemas.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';

interface MoreWaysProps {
  readonly game: Game;
  /** Opens the dialog with all ways in which a match can end. */
  readonly onOpen: () => void;
}

/** How a match may end besides two numbers. */
export const MoreWays = ({ game, onOpen }: MoreWaysProps) => (
  <section className="score-more" aria-label="More">
    <button type="button" onClick={onOpen}>
      <LineIcon name="flag" size={20} />
      <span>{waysWords(game)}</span>
      <LineIcon name="chevron-right" size={20} />
    </button>
  </section>
);

function waysWords({ scoring }: Game): string {
  if (scoring.kind !== 'points') return 'Forfeit or abandoned';
  return scoring.shootout ? 'Overtime, shootout, forfeit, or abandoned' : 'Overtime, forfeit, or abandoned';
}
