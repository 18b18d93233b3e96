import SpaceBetween from '@cloudscape-design/components/space-between';
import { TypedGame } from './typed-game.tsx';
import type { Typed } from './typed-games.ts';

interface TypedGameListProps {
  readonly names: readonly string[];
  readonly typed: readonly Typed[];
  /** The game that cannot be sent as it is. */
  readonly faulty: number | undefined;
  readonly onChange: (typed: Typed[]) => void;
}

/** Every game that may be played, each on a line of its own. */
export const TypedGameList = ({ names, typed, faulty, onChange }: TypedGameListProps) => (
  <SpaceBetween size="m">
    {typed.map((game, at) => (
      <TypedGame
        key={at}
        names={names}
        number={typed.length > 1 ? at + 1 : undefined}
        typed={game}
        isFaulty={faulty === at}
        onChange={(changed) => onChange(typed.map((one, index) => (index === at ? changed : one)))}
      />
    ))}
  </SpaceBetween>
);
