import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import type { RunPlayoffProps } from './run-playoff-props.ts';

const nobody = { value: '', label: 'Nobody: the seed stays open' };

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
  const alternates = [...bracket.alternates.map((value) => ({ value, label: nameOf(value) })), nobody];
  const withdraw = () => {
    ask(false);
    const instead = isOpen && bracket.alternates.includes(alternateId) ? { alternateId } : {};
    changes.run({ type: 'withdraw', entrantId, ...instead });
    choose('');
  };
  return (
    <ExpandableSection headerText="Withdrawals">
      <SpaceBetween size="s">
        <FormField label="Who withdraws">
          <Select
            options={choices}
            selectedOption={choices.find(({ value }) => value === entrantId) ?? null}
            placeholder="Choose"
            empty="Nobody is in it."
            onChange={({ detail }) => choose(detail.selectedOption.value ?? '')}
          />
        </FormField>
        {isOpen && (
          <FormField label="Who comes in for them">
            <Select
              options={alternates}
              selectedOption={alternates.find(({ value }) => value === alternateId) ?? nobody}
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
          ? 'Whoever meets them in a match that is not decided advances. It can be undone for 24 hours.'
          : 'Their seed goes to whoever comes in for them. It can be undone for 24 hours.'}
      </ConfirmDialog>
    </ExpandableSection>
  );
}
