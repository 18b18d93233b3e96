import { type CSSProperties, useEffect, useState } from 'react';
import { type Champion, finalWords } from '#shared/competitions/seasons/home/champions.ts';
import { crestOf } from '#shared/look/crest.ts';
import { SquadCrest } from '../squads/squad-crest.tsx';
import { isCelebrated, rememberCelebration } from './celebrated.ts';
import './champion-card.css';

interface ChampionCardProps {
  readonly seasonId: string;
  readonly champion: Champion;
  /** Where the season has several champions. */
  readonly isNamed: boolean;
}

/** Who won the season, in their color; the first time with confetti. */
export function ChampionCard({ seasonId, champion: { team, of, final }, isNamed }: ChampionCardProps) {
  const { main, ink } = crestOf(team);
  const colors: Readonly<Record<`--${string}`, string>> = { '--team': main, '--on-team': ink };
  const [celebrates] = useState(() => !isCelebrated(seasonId));
  useEffect(() => rememberCelebration(seasonId), [seasonId]);
  return (
    <section className="champion-card" style={colors}>
      <SquadCrest {...team} size={72} />
      <div>
        <h2>
          <small>{isNamed ? `Champions · ${of}` : 'Champions'}</small> {team.name}
        </h2>
        <p>{finalWords(final)}</p>
      </div>
      {celebrates && <Confetti />}
    </section>
  );
}

const pieces = Array.from({ length: 18 }, (_, index) => ({
  '--from': `${(index * 37 + 5) % 100}%`,
  '--after': `${(index % 6) * 0.15}s`,
  '--turn': `${index % 2 === 0 ? 540 : -400}deg`,
})) as readonly CSSProperties[];

const Confetti = () => (
  <div className="confetti" aria-hidden="true" data-testid="confetti">
    {pieces.map((style, index) => (
      <i key={index} style={style} />
    ))}
  </div>
);
