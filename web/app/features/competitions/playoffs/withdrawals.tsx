import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import type { RunPlayoffProps } from './run-playoff-props.ts';

const noAlternate = { value: '', label: 'No one (leave the seed open)' };

/** Takes somebody out: the next alternate comes in before seeds are confirmed, whoever they meet advances after. */
export function Withdrawals({ playoff, nameOf, changes }: Pick<RunPlayoffProps, 'playoff' | 'nameOf' | 'changes'>) {
  const { bracket } = playoff;
  const seeded = bracket.seeds.flatMap((slot) => (slot.slotState === 'set' ? [slot.entrantId] : []));
  const playing = seeded.filter((id) =>
    bracket.entrants.some((one) => one.entrantId === id && one.withdrew === undefined),
  );
  const isOpen = bracket.phase !== 'confirmed' && bracket.alternates.length > 0;
  const [entrantId, choose] = useState('');
  const [alternateId, setAlternate] = useState(bracket.alternates[0] ?? '');
  const [isAsking, ask] = useState(false);
  const choices = playing.map((value) => ({ value, label: nameOf(value) }));
  const alternates = [...bracket.alternates.map((value) => ({ value, label: nameOf(value) })), noAlternate];
  const withdraw = () => {
    ask(false);
    const instead = isOpen && bracket.alternates.includes(alternateId) ? { alternateId } : {};
    changes.run({ type: 'withdraw', entrantId, ...instead });
    choose('');
  };
  return (
    <ExpandableSection headerText="Withdrawals">
      <SpaceBetween size="s">
        <FormField label="Team">
          <Select
            options={choices}
            selectedOption={choices.find(({ value }) => value === entrantId) ?? null}
            placeholder="Choose"
            empty="No teams yet."
            onChange={({ detail }) => choose(detail.selectedOption.value ?? '')}
          />
        </FormField>
        {isOpen && (
          <FormField label="Replacement">
            <Select
              options={alternates}
              selectedOption={alternates.find(({ value }) => value === alternateId) ?? noAlternate}
              onChange={({ detail }) => setAlternate(detail.selectedOption.value ?? '')}
            />
          </FormField>
        )}
        <Button disabled={entrantId === ''} onClick={() => ask(true)}>
          Withdraw
        </Button>
      </SpaceBetween>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Withdraw ${nameOf(entrantId)}?`}
        verb="Withdraw"
        onClose={() => ask(false)}
        onConfirm={withdraw}
      >
        {bracket.phase === 'confirmed'
          ? 'Their opponents advance in matches that aren’t final. You can undo this for 24 hours.'
          : 'Their replacement takes their seed. You can undo this for 24 hours.'}
      </ConfirmDialog>
    </ExpandableSection>
  );
}
