import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';

interface WhoWonProps {
  /** Of both sides. */
  readonly names: readonly string[];
  /** A side has to win it, however that was decided. */
  readonly isBracket: boolean;
  readonly winner: 0 | 1 | undefined;
  readonly onChange: (winner: 0 | 1) => void;
}

/** Numbers that are level do not say it. */
export const WhoWon = ({ names, isBracket, winner, onChange }: WhoWonProps) => (
  <FormField
    label={isBracket ? 'Tied: winner' : 'Tied: shootout winner'}
    description={isBracket ? 'After overtime, a shootout or the next point.' : 'Leave it empty for a draw.'}
  >
    <RadioGroup
      value={winner === undefined ? null : String(winner)}
      items={names.map((label, side) => ({ value: String(side), label }))}
      onChange={({ detail }) => onChange(detail.value === '0' ? 0 : 1)}
    />
  </FormField>
);
