import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { OpeningFields } from './opening-fields.tsx';
import { emptyOpening, type OpeningValues, type PlaceValues } from './place-values.ts';

interface PlaceFieldsProps {
  readonly number: number;
  readonly place: PlaceValues;
  readonly onChange: (part: Partial<PlaceValues>) => void;
  readonly onRemove: (() => void) | undefined;
}

/** One place: its courts by name, and when they are open. */
export function PlaceFields({ number, place, onChange, onRemove }: PlaceFieldsProps) {
  const { name, courts, openings } = place;
  return (
    <fieldset className="schedule-place">
      <legend>{`Place ${number}`}</legend>
      <SpaceBetween size="s">
        <NativeInput label="Name" type="text" value={name} onChange={(text) => onChange({ name: text })} />
        <FormField label="Fields" constraintText="One per line. Renaming a field keeps its matches.">
          <Textarea
            rows={3}
            value={courts.join('\n')}
            onChange={({ detail }) => onChange({ courts: detail.value.split('\n') })}
          />
        </FormField>
        <Openings openings={openings} onChange={(after) => onChange({ openings: after })} />
        {onRemove && <Button onClick={onRemove}>{`Remove place ${number}`}</Button>}
      </SpaceBetween>
    </fieldset>
  );
}

interface OpeningsProps {
  readonly openings: readonly OpeningValues[];
  readonly onChange: (openings: readonly OpeningValues[]) => void;
}

const Openings = ({ openings, onChange }: OpeningsProps) => (
  <SpaceBetween size="s">
    {openings.map((opening, at) => (
      <fieldset key={at} className="schedule-place">
        <legend>{openings.length > 1 ? `Times ${at + 1}` : 'Times'}</legend>
        <SpaceBetween size="s">
          <OpeningFields
            opening={opening}
            onChange={(part) => onChange(openings.map((one, index) => (index === at ? { ...one, ...part } : one)))}
          />
          {openings.length > 1 && (
            <Button onClick={() => onChange(openings.filter((_, index) => index !== at))}>
              {`Remove times ${at + 1}`}
            </Button>
          )}
        </SpaceBetween>
      </fieldset>
    ))}
    <Button iconName="add-plus" onClick={() => onChange([...openings, emptyOpening])}>
      Add times
    </Button>
  </SpaceBetween>
);
