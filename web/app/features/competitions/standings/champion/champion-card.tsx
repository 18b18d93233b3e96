import { type CSSProperties, useEffect, useState } from 'react';
import { crestOf } from '#shared/look/crest.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { Crest } from '#web/blocks/look/crest.ts';
import { isCelebrated, rememberCelebration } from './celebrated.ts';
import './champion-card.css';

interface ChampionCardProps {
  /** The season, playoff or tournament that was won: this browser shows the confetti for it once. */
  readonly wonId: string;
  readonly champion: { readonly id: string; readonly name: string; readonly logo?: string };
  /** `Champion` of one player; a team and a pair are champions. */
  readonly title?: 'Champions' | 'Champion';
  /** What was won, where the page tells of several. */
  readonly of?: string | undefined;
  /** `4–2 over Heroes · Sat, Dec 12` */
  readonly words?: string | undefined;
}

/** Who won it all, in their color; the first time with confetti. */
export function ChampionCard({ wonId, champion, title = 'Champions', of, words }: ChampionCardProps) {
  const { id, name, logo } = champion;
  const { main, ink } = crestOf({ id, name });
  const colors: Readonly<Record<`--${string}`, string>> = { '--team': main, '--on-team': ink };
  const [celebrates] = useState(() => !isCelebrated(wonId));
  useEffect(() => rememberCelebration(wonId), [wonId]);
  return (
    <section className="champion-card" style={colors}>
      <Crest id={id} name={name} logoURL={logo && mediaPath(logo)} size={72} />
      <div>
        <h2>
          <small>{of ? `${title} · ${of}` : title}</small> {name}
        </h2>
        {words && <p>{words}</p>}
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
