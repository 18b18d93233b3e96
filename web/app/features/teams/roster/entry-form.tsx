import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Multiselect from '@cloudscape-design/components/multiselect';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { type RosterEntry, teamRoster } from '#shared/teams/roster/contract.ts';
import { RosterDetails } from '#shared/teams/roster/roster.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { LineField } from '#web/app/forms/fields/line-field.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { EntryContact } from './entry-contact.tsx';
import { ItemFields } from './item-fields.tsx';

interface EntryProps {
  readonly entry: RosterEntry;
  readonly teamId: string;
  readonly sheet: RosterSheet;
  readonly isSelf: boolean;
  readonly onClose: () => void;
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const changedWords = ({ sameNumber }: { readonly sameNumber: readonly string[] }) =>
  ['Player saved', ...(sameNumber.length > 0 ? [`${sameNumber.join(', ')} wears the same number`] : [])].join('. ');

/** One player's details, for the organizers. */
export function EntryForm({ teamId, entry, sheet, isSelf, onClose }: EntryProps) {
  const { run, isRunning, problem } = useOperation(teamRoster, 'changeRosterDetails', {
    done: changedWords,
    isForm: true,
  });
  const [said, setSaid] = useState<RosterDetails>(() => RosterDetails.parse(entry.details));
  const [positions, setPositions] = useState(said.positions.join(', '));
  const [tags, setTags] = useState(said.tags.join(', '));
  const [wrong, setWrong] = useState('');
  const line = { teamId, userId: entry.userId };
  const set = (part: Partial<RosterDetails>) => setSaid({ ...said, ...part });
  const squads = sheet.squads.map(({ squadId, name }) => ({ value: squadId, label: name }));
  const save = () => {
    const { data, error } = RosterDetails.safeParse({ ...said, positions: listOf(positions), tags: listOf(tags) });
    setWrong(error?.issues[0]?.message ?? '');
    if (data) void run({ ...line, version: entry.version, details: data });
  };
  return (
    <SpaceBetween size="m">
      <FormField label="Name on the roster (optional)" constraintText="Shown instead of their account name.">
        <Input value={said.name ?? ''} onChange={({ detail }) => set({ name: detail.value || undefined })} />
      </FormField>
      <EntryContact contact={said.contact} onChange={(contact) => set({ contact })} />
      <FormField label="Number">
        <Input value={said.jersey ?? ''} onChange={({ detail }) => set({ jersey: detail.value || undefined })} />
      </FormField>
      <FormField label="Positions" constraintText="Up to 5, separated by commas.">
        <Input value={positions} onChange={({ detail }) => setPositions(detail.value)} />
      </FormField>
      {squads.length > 0 && (
        <FormField label="Teams">
          <Multiselect
            options={squads}
            selectedOptions={squads.filter(({ value }) => said.squadIds.includes(value))}
            onChange={({ detail }) => set({ squadIds: detail.selectedOptions.flatMap(({ value }) => value ?? []) })}
          />
        </FormField>
      )}
      <Checkbox checked={said.isPlayer} onChange={({ detail }) => set({ isPlayer: detail.checked })}>
        Plays; staff and parents do not
      </Checkbox>
      <FormField label="Tags" constraintText="Up to 10, separated by commas. Hidden from members.">
        <Input value={tags} onChange={({ detail }) => setTags(detail.value)} />
      </FormField>
      <FormField label="Notes" constraintText="Only organizers see them.">
        <Input value={said.notes} onChange={({ detail }) => set({ notes: detail.value })} />
      </FormField>
      {sheet.fields.map((field) => (
        <LineField
          key={field.fieldId}
          line={line}
          field={field}
          kept={entry.details.fields?.[field.fieldId] ?? ''}
          answer={said.fields[field.fieldId] ?? ''}
          onChange={(answer) => set({ fields: { ...said.fields, [field.fieldId]: answer } })}
        />
      ))}
      {sheet.items.length > 0 && (
        <ItemFields
          line={line}
          items={sheet.items}
          states={said.items}
          evidence={entry.evidence ?? {}}
          onChange={(items) => set({ items })}
        />
      )}
      {(wrong || problem) && <div role="alert">{wrong || problem}</div>}
      <SpaceBetween direction="horizontal" size="xs">
        <Button variant="primary" loading={isRunning} onClick={save}>
          Save
        </Button>
        <Button onClick={onClose}>Close</Button>
        {!isSelf && !entry.roles.includes('owner') && (
          <Bar teamId={teamId} userId={entry.userId} displayName={entry.displayName} />
        )}
      </SpaceBetween>
    </SpaceBetween>
  );
}

function Bar({
  teamId,
  userId,
  displayName,
}: { readonly teamId: string } & Pick<RosterEntry, 'userId' | 'displayName'>) {
  const { run } = useOperation(teamRoster, 'barPerson', { done: 'Player banned' });
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button ariaLabel={`Ban ${displayName}`} onClick={() => setAsking(true)}>
        Ban from the community
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Ban ${displayName}?`}
        verb="Ban"
        onConfirm={() => {
          setAsking(false);
          void run({ teamId, userId, banned: true });
        }}
        onClose={() => setAsking(false)}
      >
        They leave the roster right away, can’t see the community anymore, and can’t join again.
      </ConfirmDialog>
    </>
  );
}
