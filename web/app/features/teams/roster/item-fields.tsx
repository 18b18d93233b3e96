import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { itemStates, RosterDetails } from '#shared/teams/roster/roster.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { MemberFileField } from '#web/app/media/member-file-field.tsx';
import { stateWords } from './item-words.ts';

const choices = Object.entries(stateWords).map(([value, label]) => ({ value, label }));

interface ItemFieldsProps {
  readonly line: { readonly teamId: string; readonly userId: string };
  readonly items: RosterSheet['items'];
  readonly states: RosterDetails['items'];
  /** The names of the uploaded files, by item. */
  readonly evidence: Readonly<Record<string, string>>;
  readonly onChange: (states: RosterDetails['items']) => void;
}

/** Each tracked item of one player, with the file that proves it. */
export const ItemFields = ({ line, items, states, evidence, onChange }: ItemFieldsProps) => (
  <SpaceBetween size="m">
    {items.map(({ itemId, name, dueOn }) => (
      <SpaceBetween size="xs" key={itemId}>
        <FormField label={name} constraintText={dueOn && `Due ${dueOn}`}>
          <Select
            options={choices}
            selectedOption={choices.find(({ value }) => value === (states[itemId] ?? 'not_needed')) ?? null}
            onChange={({ detail }) =>
              onChange({ ...states, [itemId]: detail.selectedOption.value as (typeof itemStates)[number] })
            }
          />
        </FormField>
        <MemberFileField
          line={line}
          partId={itemId}
          label={`File for ${name} (optional)`}
          fileName={evidence[itemId]}
        />
      </SpaceBetween>
    ))}
  </SpaceBetween>
);
