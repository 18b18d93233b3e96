import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { BracketView } from '../brackets/bracket-view.tsx';
import { PlayoffChampion } from './playoff-champion.tsx';
import './playoffs.css';

/** A playoff on the page of what it is played in; a match opens on the playoff's own page. */
export function DrawnPlayoff({ playoff }: { readonly playoff: Playoff }) {
  const navigate = useNavigate();
  const bracket = useMemo(() => readBracket(playoff.bracket), [playoff]);
  const address = paths.playoff(playoff.gameId);
  const nameOf = (entrantId: string) => playoff.names[entrantId] ?? formerPlayer;
  return (
    <section className="page-card">
      <h2>
        <AppLink to={address}>{playoff.name}</AppLink>
      </h2>
      <div className="drawn-playoff">
        <PlayoffChampion {...{ playoff, bracket, nameOf }} />
        <BracketView bracket={bracket} nameOf={nameOf} onOpen={() => void navigate(address)} />
      </div>
    </section>
  );
}
