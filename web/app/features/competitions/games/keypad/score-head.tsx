import type { RefObject } from 'react';
import { Link } from 'react-router';
import { Crest } from '#web/blocks/look/crest.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';

interface ScoreHeadProps {
  /** The page that the match belongs to. */
  readonly back: { readonly to: string; readonly text: string };
  /** Round, time and court. */
  readonly line: string;
  /** Both sides: what their crest is drawn from, and their names. */
  readonly sides: readonly { readonly id: string; readonly name: string }[];
  /** The number of each side; nothing where there is none yet. */
  readonly numbers: readonly (string | undefined)[];
  readonly headingRef: RefObject<HTMLDivElement | null>;
}

/** Both crests with the big score between them; the heading reads `Score of Heroes – Kicks`. */
export function ScoreHead({ back, line, sides, numbers, headingRef }: ScoreHeadProps) {
  const [home, away] = numbers;
  const [one, other] = sides;
  return (
    <header className="score-head" ref={headingRef}>
      <Link to={back.to}>
        <LineIcon name="chevron-left" size={16} />
        {back.text}
      </Link>
      <p>{line}</p>
      <div className="score-sides">
        {one && <Side {...one} />}
        <output className="score-big" aria-label={`${one?.name} ${said(home)}, ${other?.name} ${said(away)}`}>
          {home || away ? `${home ?? '?'} – ${away ?? '?'}` : '–'}
        </output>
        {other && <Side {...other} />}
      </div>
      <h1 className="visually-hidden">{`Score of ${sides.map(({ name }) => name).join(' – ')}`}</h1>
    </header>
  );
}

const said = (number: string | undefined): string => number ?? 'no score yet';

const Side = ({ id, name }: ScoreHeadProps['sides'][number]) => (
  <span className="score-side">
    <Crest id={id} name={name} size={72} />
    {name}
  </span>
);
