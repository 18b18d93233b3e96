import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy } from 'react';
import { type Control, useController } from 'react-hook-form';
import type * as z from 'zod';
import { gameTypes } from '#shared/places/game-types.ts';
import type { OrganizationDetails } from '#shared/teams/organizations/schemas.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { ColourField } from '../../forms/colour-field.tsx';
import { MultiselectField } from '../../forms/multiselect-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { TextareaField } from '../../forms/textarea-field.tsx';
import { LaterPart } from '../../shell/later-part.tsx';

const FilePicker = lazy(async () => ({ default: (await import('../../forms/file-picker.tsx')).FilePicker }));

/** What the form holds; the address stands besides what an organisation says of itself. */
export type OrganizationValues = z.input<typeof OrganizationDetails> & { slug?: string };

const gameChoices = gameTypes.map(({ gameTypeId, label }) => ({ value: gameTypeId, label }));
const pageChoices = [
  { value: 'teams', label: 'Teams' },
  { value: 'leagues', label: 'Leagues and seasons' },
  { value: 'events', label: 'Events' },
  { value: 'contact', label: 'Contact' },
];
const billingChoices = [
  { value: 'org', label: 'The organization' },
  { value: 'team', label: 'Each team for itself' },
];

/** What an organisation says of itself. */
export const OrganizationFields = ({ control }: { readonly control: Control<OrganizationValues> }) => (
  <SpaceBetween size="l">
    <TextField control={control} name="name" label="Name" max={60} />
    <TextareaField control={control} name="description" label="Description" max={5000} isOptional />
    <MultiselectField control={control} name="gameTypeIds" label="Game types" choices={gameChoices} />
    <Logo control={control} />
    <ColourField control={control} name="colours.main" label="Main colour" />
    <ColourField control={control} name="colours.accent" label="Second colour" />
    <TextareaField control={control} name="address" label="Address" max={300} rows={3} isOptional />
    <TextField control={control} name="contactEmail" label="E-mail for everybody" type="email" isOptional />
    <TextField control={control} name="contactPhone" label="Phone for everybody" max={30} isOptional />
    <MultiselectField control={control} name="publicPages" label="Pages that everybody sees" choices={pageChoices} />
    <SelectField control={control} name="billingMode" label="Who pays for what teams use" choices={billingChoices} />
    <TextField
      control={control}
      name="slug"
      label="End of its web address"
      hint="Letters, digits and hyphens. The one before leads to the new one for a year."
      max={40}
      isOptional
    />
  </SpaceBetween>
);

function Logo({ control }: { readonly control: Control<OrganizationValues> }) {
  const { field, fieldState } = useController({ control, name: 'photoId' });
  return (
    <SpaceBetween size="s">
      {field.value && <img src={mediaPath(field.value)} alt="Logo as everybody sees it" width="96" height="96" />}
      <LaterPart height={80}>
        <FilePicker
          purpose="teamPhoto"
          label="Logo (optional)"
          verb="Choose a logo"
          hint="JPEG, PNG or WebP, at most 5 MB. Its middle is shown, as a square."
          errorText={fieldState.error?.message}
          onKept={({ uploadId }) => void field.onChange(uploadId)}
        />
      </LaterPart>
    </SpaceBetween>
  );
}
