import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { type Box, boxHeight, boxWidth, connections, layOut, type Section } from './bracket-layout.ts';
import { matchWords, type NameOf } from './bracket-words.ts';
import { entrantAt, leadersOf, matchesOf, noneLit } from './lit-path.ts';
import { MatchSides } from './match-box.tsx';
import { movingKeys, nextMatch } from './next-match.ts';
import './bracket-sheet.css';

interface BracketSheetProps {
  readonly matches: readonly BracketMatch[];
  readonly nameOf: NameOf;
  /** 1 is as large as other text. */
  readonly zoom: number;
  readonly onOpen: (matchId: string) => void;
}

/** The bracket as a drawing. One match is in the tab order, arrow keys follow the tree, and a team's path lights up. */
export function BracketSheet({ matches, nameOf, zoom, onOpen }: BracketSheetProps) {
  const sections = useMemo(() => layOut(matches), [matches]);
  const sheet = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [lit, light] = useState<ReadonlySet<string>>(noneLit);
  const litMatches = useMemo(() => matchesOf(matches, lit), [matches, lit]);
  const current = matches.some(({ matchId }) => matchId === chosen) ? chosen : matches[0]?.matchId;
  const width = Math.max(...sections.map((section) => section.width));
  const move = (event: KeyboardEvent) => {
    if (!movingKeys.has(event.key) || !current) return;
    event.preventDefault();
    const next = nextMatch(sections, current, event.key);
    if (next) sheet.current?.querySelector<HTMLElement>(`[data-match="${next}"]`)?.focus();
  };
  const drawn = ({ match, left, top, lined }: Box) => (
    <button
      key={match.matchId}
      type="button"
      className={`bracket-box bracket-${match.status}${litMatches.has(match.matchId) ? ' bracket-on-path' : ''}`}
      style={{ left: `${left}em`, top: `${top}em`, width: `${boxWidth}em`, height: `${boxHeight}em` }}
      data-match={match.matchId}
      tabIndex={match.matchId === current ? 0 : -1}
      aria-label={matchWords(match, nameOf)}
      onFocus={() => {
        setChosen(match.matchId);
        light(leadersOf(match));
      }}
      onBlur={() => light(noneLit)}
      onPointerOver={({ target }) => light(entrantAt(target) ?? leadersOf(match))}
      onPointerLeave={() => light(noneLit)}
      onClick={() => onOpen(match.matchId)}
    >
      <span className="bracket-label">{match.label}</span>
      <MatchSides match={match} nameOf={nameOf} lined={lined} lit={lit} />
    </button>
  );
  return (
    <div className="bracket-scroll">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside are heard in one place */}
      <div
        ref={sheet}
        className="bracket-sheet"
        style={{ '--zoom': zoom, '--sheet-width': width } as CSSProperties}
        onKeyDown={move}
      >
        {sections.map((section) => (
          <Part key={section.name} section={section} litMatches={litMatches}>
            {section.rounds.flat().map(drawn)}
          </Part>
        ))}
      </div>
    </div>
  );
}

interface PartProps {
  readonly section: Section;
  readonly litMatches: ReadonlySet<string>;
  readonly children: ReactNode;
}

function Part({ section, litMatches, children }: PartProps) {
  const { name, rounds, width, height } = section;
  return (
    <section aria-label={name}>
      <h3 className="bracket-part">{name}</h3>
      <div className="bracket-canvas" style={{ width: `${width}em`, height: `${height}em` }}>
        <svg className="bracket-lines" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path d={connections(section)} vectorEffect="non-scaling-stroke" />
          <path className="bracket-path" d={connections(section, litMatches)} vectorEffect="non-scaling-stroke" />
        </svg>
        <div className="bracket-heads">
          {rounds.map(([first]) => (
            <span key={first?.match.matchId} className="bracket-round" style={{ left: `${first?.left}em` }}>
              {first?.match.roundLabel}
            </span>
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}
