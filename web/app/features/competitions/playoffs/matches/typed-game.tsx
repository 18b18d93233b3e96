import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { isNumber, numberFault } from '../../games/offline/typed-entry.ts';
import { isLevel, type Typed } from './typed-games.ts';
import '../playoffs.css';

interface TypedGameProps {
  readonly names: readonly string[];
  /** Which game it is, where more than one may be played. */
  readonly number: number | undefined;
  readonly typed: Typed;
  /** Whether what is missing or wrong is told at its field. */
  readonly isFaulty: boolean;
  readonly onChange: (typed: Typed) => void;
}

/** The numbers of one game, and who won it where they are level: a playoff knows no draw. */
export function TypedGame({ names, number, typed, isFaulty, onChange }: TypedGameProps) {
  const { scores, winner } = typed;
  const [a, b] = scores;
  const of = number === undefined ? '' : `, game ${number}`;
  const fill = (side: 0 | 1, text: string) => onChange({ ...typed, scores: side === 0 ? [text, b] : [a, text] });
  return (
    <SpaceBetween size="s">
      <div className="playoff-games">
        {([0, 1] as const).map((side) => (
          <FormField
            key={side}
            label={`${names[side]}${of}`}
            errorText={isFaulty && !isNumber(scores[side]) && numberFault(scores[side])}
          >
            <Input
              type="number"
              inputMode="numeric"
              value={scores[side]}
              onChange={({ detail }) => fill(side, detail.value)}
            />
          </FormField>
        ))}
      </div>
      {isLevel(typed) && (
        <FormField
          label={`Tied: winner${of}`}
          description="After overtime, a shootout or the next point."
          errorText={isFaulty && winner === '' && 'Choose the winner. Playoff games can’t end in a draw.'}
        >
          <RadioGroup
            value={winner}
            items={names.map((label, side) => ({ value: String(side), label }))}
            onChange={({ detail }) => onChange({ ...typed, winner: detail.value === '0' ? '0' : '1' })}
          />
        </FormField>
      )}
    </SpaceBetween>
  );
}
