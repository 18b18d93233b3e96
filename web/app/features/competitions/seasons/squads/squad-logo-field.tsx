import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import type { squadOperations } from '#shared/competitions/seasons/squad-operations.ts';
import { useField } from '#web/app/forms/use-field.ts';
import { PictureField } from '#web/app/media/picture-field.tsx';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

interface SquadLogoFieldProps {
  readonly control: Control<z.input<typeof squadOperations.changeSquad.input>>;
  /** The name of the team. */
  readonly team: string;
}

/** The logo to show, replace or remove; applied when the team is saved. */
export function SquadLogoField({ control, team }: SquadLogoFieldProps) {
  const { field } = useField({ control, name: 'logo' });
  const [isLeaving, setLeaving] = useState(false);
  return (
    <SpaceBetween size="s">
      <PictureField
        control={control}
        name="logo"
        label="Logo"
        hint="We’ll crop it to a square when you save."
        purpose="squadLogo"
        verb="Choose a logo"
        alt={`The logo of ${team}`}
      />
      {field.value && (
        <Button formAction="none" iconName="remove" onClick={() => setLeaving(true)}>
          Remove logo
        </Button>
      )}
      <ConfirmDialog
        isOpen={isLeaving}
        title={`Remove logo of ${team}?`}
        verb="Remove"
        onClose={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false);
          field.onChange(null);
        }}
      >
        The logo is deleted when you save the team.
      </ConfirmDialog>
    </SpaceBetween>
  );
}
