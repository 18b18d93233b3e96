import Button from '@cloudscape-design/components/button';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReadBracket } from '#shared/competitions/brackets/bracket-match.ts';
import { BracketRounds } from './bracket-rounds.tsx';
import { BracketSheet } from './bracket-sheet.tsx';
import { BracketTable } from './bracket-table.tsx';
import type { NameOf, PlaceOf } from './bracket-words.ts';
import './bracket.css';

interface BracketViewProps {
  readonly bracket: ReadBracket;
  readonly nameOf: NameOf;
  /** The court and time of a match. */
  readonly placeOf?: PlaceOf;
  readonly onOpen: (matchId: string) => void;
}

const noPlace = () => undefined;

type Shown = 'bracket' | 'rounds' | 'table';
const sizes = [0.4, 0.6, 0.8, 1, 1.25, 1.5, 2];
const usual = 3;

/** A playoff as a drawing, by round or as a table. `+`, `-` and `0` zoom the drawing. */
export function BracketView({ bracket, nameOf, placeOf = noPlace, onOpen }: BracketViewProps) {
  const [shown, setShown] = useState<Shown>(isNarrow() ? 'rounds' : 'bracket');
  const [size, setSize] = useState(usual);
  const resize = (to: number) => setSize(Math.min(sizes.length - 1, Math.max(0, to)));
  const hear = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const to = { '+': size + 1, '=': size + 1, '-': size - 1, '0': usual }[key];
    if (to !== undefined && !ctrlKey && !metaKey && !altKey) resize(to);
  };
  const print = () => {
    // Paper has no buttons to turn from round to round.
    if (shown === 'rounds') flushSync(() => setShown('bracket'));
    window.print();
  };
  const parts = { matches: bracket.matches, nameOf, onOpen };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside are heard in one place
    <div className="bracket-view" onKeyDown={hear}>
      <div className="bracket-tools">
        <SegmentedControl
          selectedId={shown}
          label="Show as"
          options={[
            { id: 'bracket', text: 'Bracket' },
            { id: 'rounds', text: 'Rounds' },
            { id: 'table', text: 'Table' },
          ]}
          onChange={({ detail }) => setShown(detail.selectedId as Shown)}
        />
        {shown === 'bracket' && <Zoom size={size} onResize={resize} />}
        <Button iconName="file" onClick={print}>
          Print
        </Button>
      </div>
      {shown === 'bracket' && <BracketSheet {...parts} zoom={sizes[size] ?? 1} />}
      {shown === 'rounds' && <BracketRounds {...parts} placeOf={placeOf} />}
      {shown === 'table' && <BracketTable {...parts} placeOf={placeOf} />}
    </div>
  );
}

const Zoom = ({ size, onResize }: { readonly size: number; readonly onResize: (size: number) => void }) => (
  <span className="bracket-zoom">
    <Button iconName="zoom-out" ariaLabel="Smaller" disabled={size === 0} onClick={() => onResize(size - 1)} />
    <output aria-label="Size">{Math.round((sizes[size] ?? 1) * 100)}%</output>
    <Button
      iconName="zoom-in"
      ariaLabel="Larger"
      disabled={size === sizes.length - 1}
      onClick={() => onResize(size + 1)}
    />
  </span>
);

const isNarrow = () => globalThis.matchMedia?.('(max-width: 600px)').matches ?? false;
