import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { quantity } from '#shared/quantity.ts';
import type { DayOrder } from '#shared/teams/import/days.ts';
import { newFields } from '#shared/teams/import/missing.ts';
import type { ReadRosterFile } from './use-roster-file.ts';

/** What the file has and the roster does not: teams and fields to create, and what only the importer knows. */
export function MissingParts({ file }: { readonly file: ReadRosterFile }) {
  const { arranged, missing } = file;
  const fields = newFields(arranged.columns);
  const surplus = Object.entries(arranged.surplus);
  return (
    <SpaceBetween size="m">
      {missing.length > 0 && (
        <fieldset className="import-teams">
          <legend>Teams that aren’t here yet</legend>
          {missing.map(({ name, lines, isCreated }) => (
            <Checkbox
              key={name}
              checked={isCreated}
              description={quantity(lines, 'person', 'people')}
              onChange={({ detail }) => file.setTeam(name, detail.checked)}
            >
              Create {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {fields.length > 0 && (
        <p>New roster fields, for organizers only: {fields.join(', ')}. To leave one out, change its column above.</p>
      )}
      {surplus.map(([heading, count]) => (
        <p key={heading}>
          {heading}: {quantity(count, 'number')} left out, because another phone number of the same person comes first.
          To keep them, choose a new field for this column.
        </p>
      ))}
      {arranged.unclearDay !== undefined && <DayOrderField file={file} day={arranged.unclearDay} />}
    </SpaceBetween>
  );
}

const DayOrderField = ({ file, day }: { readonly file: ReadRosterFile; readonly day: string }) => (
  <FormField label={`How are dates such as ${day} written?`}>
    <RadioGroup
      value={file.dayOrder ?? null}
      items={[
        { value: 'monthFirst', label: 'Month first' },
        { value: 'dayFirst', label: 'Day first' },
      ]}
      onChange={({ detail }) => file.setDayOrder(detail.value as DayOrder)}
    />
  </FormField>
);
