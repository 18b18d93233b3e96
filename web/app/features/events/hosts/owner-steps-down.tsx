import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import type { Host } from '#shared/events/hosts/hosts.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

export const removedWords = (displayName: string) => `${displayName} is no longer a host`;

interface OwnerStepsDownProps {
  readonly eventId: string;
  readonly owner: Host;
  readonly heirs: readonly Host[];
}

/** An owner steps down by choosing the host who owns the event from then on. */
export function OwnerStepsDown({ eventId, owner, heirs }: OwnerStepsDownProps) {
  const [isAsking, setAsking] = useState(false);
  const [heirId, setHeirId] = useState<string>();
  const options = heirs.map(({ userId, displayName }) => ({ value: userId, label: displayName }));
  // The host who was chosen may have stepped down meanwhile.
  const heir = options.find(({ value }) => value === heirId) ?? options[0];
  const { userId, displayName } = owner;
  const { run, isRunning } = useOperation(hostsContract, 'removeHost', { done: removedWords(displayName) });
  return (
    <>
      <Button loading={isRunning} onClick={() => setAsking(true)}>
        Step down
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Hand over and step down?"
        verb="Hand over and step down"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          if (heir) void run({ eventId, userId, heirId: heir.value });
        }}
      >
        <SpaceBetween size="m">
          <p>You'll no longer manage this event. If you joined it, you keep your spot.</p>
          <FormField label="New owner" description="They can delete the event or hand it to another host.">
            <Select
              selectedOption={heir ?? null}
              options={options}
              onChange={({ detail }) => setHeirId(detail.selectedOption.value)}
            />
          </FormField>
        </SpaceBetween>
      </ConfirmDialog>
    </>
  );
}
