import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Event } from '#shared/events/details/schemas.ts';
import { seriesContract } from '#shared/events/series/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

/** Another event like this one: now or later. */
export function CopyActions({ event: { eventId, title } }: { event: Event }) {
  const navigate = useNavigate();
  const { run } = useOperation(seriesContract, 'saveTemplate', { done: 'The template is saved' });
  const [name, setName] = useState<string>();
  const close = () => setName(undefined);
  return (
    <SpaceBetween direction="horizontal" size="xs">
      <Button iconName="copy" onClick={() => void navigate(`${paths.create}?copy=${eventId}`)}>
        Duplicate
      </Button>
      <Button onClick={() => setName(title.slice(0, 40))}>Save as template</Button>
      <ConfirmDialog
        isOpen={name !== undefined}
        title="Save as template"
        verb="Save template"
        onClose={close}
        onConfirm={() => {
          void run({ eventId, name: name ?? '' });
          close();
        }}
      >
        <FormField label="Name" constraintText="You’ll find it where you create events.">
          <Input value={name ?? ''} onChange={({ detail }) => setName(detail.value.slice(0, 40))} />
        </FormField>
      </ConfirmDialog>
    </SpaceBetween>
  );
}
