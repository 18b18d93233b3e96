import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import { gameTypes } from '#shared/places/game-types.ts';
import { organizationOperations } from '#shared/teams/organizations/operations.ts';
import { ColourField } from '#web/app/forms/fields/colour-field.tsx';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { PhoneField } from '#web/app/forms/phone/phone-field.tsx';
import { PictureField } from '#web/app/media/picture-field.tsx';

/** The values of the form. */
export const OrganizationForm = organizationOperations.createOrganization.input;

type OrganizationValues = z.input<typeof OrganizationForm>;

const gameChoices = gameTypes.map(({ gameTypeId, label }) => ({ value: gameTypeId, label }));
const pageChoices = [
  { value: 'teams', label: 'Teams' },
  { value: 'leagues', label: 'Leagues and seasons' },
  { value: 'events', label: 'Events' },
  { value: 'contact', label: 'Contact' },
];
const billingChoices = [
  { value: 'org', label: 'The organization' },
  { value: 'team', label: 'Each community’s owner' },
];

/** The profile of an organization. */
export const OrganizationFields = ({ control }: { readonly control: Control<OrganizationValues> }) => (
  <SpaceBetween size="l">
    <TextField control={control} name="name" label="Name" max={60} />
    <TextareaField control={control} name="description" label="Description" max={5000} isOptional />
    <MultiselectField control={control} name="gameTypeIds" label="Sports" choices={gameChoices} />
    <PictureField
      control={control}
      name="photoId"
      label="Logo"
      verb="Choose a logo"
      hint="We’ll crop it to a square."
      alt="Preview of the logo"
      purpose="teamPhoto"
    />
    <ColourField control={control} name="colours.main" label="Main color" />
    <ColourField control={control} name="colours.accent" label="Second color" />
    <TextareaField control={control} name="address" label="Address" max={300} rows={3} isOptional />
    <TextField control={control} name="contactEmail" label="Public email" type="email" isOptional />
    <PhoneField control={control} name="contactPhone" label="Public phone number" isOptional />
    <MultiselectField control={control} name="publicPages" label="Public pages" choices={pageChoices} />
    <SelectField
      control={control}
      name="billingMode"
      label="Card payments go to"
      hint="Who is paid when your communities sell spots in events and seasons."
      choices={billingChoices}
    />
    <TextField
      control={control}
      name="slug"
      label="Web address"
      hint="Letters, numbers and hyphens. The old address redirects for a year."
      max={40}
      isOptional
    />
  </SpaceBetween>
);
