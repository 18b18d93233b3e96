import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type * as z from 'zod';
import type { squadOperations } from '#shared/competitions/seasons/squad-operations.ts';
import { PictureField } from '#web/app/media/picture-field.tsx';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

interface SquadLogoFieldProps {
  readonly control: Control<z.input<typeof squadOperations.changeSquad.input>>;
  /** The name of the team. */
  readonly team: string;
}

/** The logo as everybody will see it, another one, or none: kept or gone when the team is saved. */
export function SquadLogoField({ control, team }: SquadLogoFieldProps) {
  const { field } = useController({ control, name: 'logo' });
  const [isLeaving, setLeaving] = useState(false);
  return (
    <SpaceBetween size="s">
      <PictureField
        control={control}
        name="logo"
        label="Logo"
        hint="Its middle is shown, as a square, once the team is saved."
        purpose="squadLogo"
        verb="Choose a logo"
        alt={`The logo of ${team}`}
      />
      {field.value && (
        <Button formAction="none" iconName="remove" onClick={() => setLeaving(true)}>
          Remove the logo
        </Button>
      )}
      <ConfirmDialog
        isOpen={isLeaving}
        title={`Remove the logo of ${team}?`}
        verb="Remove"
        onClose={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false);
          field.onChange(null);
        }}
      >
        Once the team is saved, only its name is shown, and the picture is deleted.
      </ConfirmDialog>
    </SpaceBetween>
  );
}
