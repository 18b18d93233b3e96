import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy } from 'react';
import { useWatch } from 'react-hook-form';
import { otherGameTypeId } from '#shared/places/game-types.ts';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { ColourField } from '#web/app/forms/fields/colour-field.tsx';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { PictureField } from '#web/app/media/picture-field.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import {
  gameChoices,
  genderChoices,
  joinChoices,
  kindChoices,
  levelChoices,
  rosterChoices,
  visibilityChoices,
} from './team-choices.ts';
import type { FieldsProps } from './team-values.ts';

const QuestionFields = lazy(async () => ({ default: (await import('./question-fields.tsx')).QuestionFields }));

export const KindFields = ({ control }: FieldsProps) => (
  <SelectField control={control} name="kind" label="What kind is it?" choices={kindChoices} />
);

export function NameFields({ control }: FieldsProps) {
  const games = useWatch({ control, name: 'gameTypeIds' });
  return (
    <SpaceBetween size="l">
      <TextField control={control} name="name" label="Name" max={60} />
      <MultiselectField control={control} name="gameTypeIds" label="Sports" choices={gameChoices} />
      {games.includes(otherGameTypeId) && (
        <TextField control={control} name="otherLabel" label="What do you play?" max={30} />
      )}
      <MultiselectField control={control} name="skillLevels" label="Levels" choices={levelChoices} isOptional />
      <SelectField control={control} name="genderPolicy" label="Who can play" choices={genderChoices} />
      <NumberField control={control} name="ageBand.min" label="Minimum age" isOptional />
      <NumberField control={control} name="ageBand.max" label="Maximum age" isOptional />
    </SpaceBetween>
  );
}

export const LookFields = ({ control }: FieldsProps) => (
  <SpaceBetween size="l">
    <PictureField
      control={control}
      name="photoId"
      label="Picture"
      verb="Choose a picture"
      hint="We’ll crop it to a square."
      alt="Preview of the picture"
      purpose="teamPhoto"
    />
    <PictureField
      control={control}
      name="coverId"
      label="Cover"
      verb="Choose a cover"
      hint="We’ll crop it to 3:1."
      alt="Preview of the cover"
      purpose="teamCover"
      isWide
    />
    <ColourField control={control} name="colours.main" label="Main color" />
    <ColourField control={control} name="colours.accent" label="Second color" />
    <TextField control={control} name="tagline" label="Tagline" max={120} isOptional />
    <TextareaField control={control} name="description" label="Description" max={5000} rows={5} isOptional />
  </SpaceBetween>
);

export function JoiningFields({ control }: FieldsProps) {
  const policy = useWatch({ control, name: 'joinPolicy' });
  return (
    <SpaceBetween size="l">
      <SelectField control={control} name="visibility" label="Who can see it" choices={visibilityChoices} />
      <SelectField control={control} name="joinPolicy" label="Who can join" choices={joinChoices} />
      {policy === 'request' && (
        <LaterPart height={60}>
          <QuestionFields control={control} />
        </LaterPart>
      )}
      <NumberField control={control} name="memberLimit" label="Member limit" />
      <SelectField control={control} name="rosterVisibility" label="Who can see the roster" choices={rosterChoices} />
      <CheckboxField control={control} name="membersHost" label="Members can host events for the community" />
      <CheckboxField control={control} name="isYouth" label="Youth community: only members can see the roster" />
    </SpaceBetween>
  );
}
