import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Fault } from '../judge-values.ts';
import type { ScoreValues } from './score-values.ts';
import '../games.css';

interface Props {
  readonly names: readonly string[];
  readonly values: ScoreValues;
  readonly fault: Fault | undefined;
  /** `Set`, or `Game` where the sport calls it that. */
  readonly part: string;
  readonly setValues: (values: ScoreValues) => void;
}

/** One line of numbers, or one a set, each under the name of its side; and who won where they do not say it. */
export function ScoreFields({ names, values, fault, part, setValues }: Props) {
  const set = (line: number, side: number, text: string) =>
    setValues({
      ...values,
      lines: values.lines.map((one, at) => (at === line ? one.map((old, of) => (of === side ? text : old)) : one)),
    });
  return (
    <SpaceBetween size="m">
      {values.lines.map((line, index) => {
        const name = values.kind === 'sets' ? `${part} ${index + 1}` : 'Score';
        return (
          <FormField key={index} label={name} stretch errorText={fault?.at === index && fault.fault}>
            <div className="game-score-sides">
              {line.map((text, side) => (
                <div key={side}>
                  <small aria-hidden="true">{names[side]}</small>
                  <Input
                    ariaLabel={`${name}, ${names[side]}`}
                    type="number"
                    inputMode="numeric"
                    value={text}
                    onChange={({ detail }) => set(index, side, detail.value)}
                  />
                </div>
              ))}
            </div>
          </FormField>
        );
      })}
      {values.outcome === 'shootout' && (
        <FormField label="Shootout winner" errorText={fault?.at === 'winner' && fault.fault}>
          <RadioGroup
            value={values.winner}
            items={names.map((label, side) => ({ value: String(side), label }))}
            onChange={({ detail }) => setValues({ ...values, winner: detail.value })}
          />
        </FormField>
      )}
    </SpaceBetween>
  );
}
