import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type Control, useFieldArray } from 'react-hook-form';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { DescribedPictureField } from '#web/app/media/described-picture-field.tsx';
import { FilePicker } from '#web/app/media/file-picker.tsx';
import type { TournamentValues } from './tournament-values.ts';
import '../tournaments.css';

const mostPhotos = 12;

/** The picture at the head of the page, and photos further down. */
export function PictureFields({ control }: { readonly control: Control<TournamentValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'photos' });
  return (
    <SpaceBetween size="l">
      <DescribedPictureField
        control={control}
        name="cover"
        label="Cover picture"
        purpose="tournamentPhoto"
        removeText="Remove the cover"
      />
      {fields.map(({ id, uploadId }, index) => (
        <SpaceBetween key={id} size="s">
          <img className="tournament-photo" src={mediaPath(uploadId)} alt={`Number ${index + 1}, as it is shown`} />
          <TextField
            control={control}
            name={`photos.${index}.alt`}
            label={`What photo ${index + 1} shows`}
            hint="For people who do not see it"
            max={160}
          />
          <Button formAction="none" iconName="remove" onClick={() => remove(index)}>
            {`Remove photo ${index + 1}`}
          </Button>
        </SpaceBetween>
      ))}
      {fields.length < mostPhotos && (
        <FilePicker
          purpose="tournamentPhoto"
          label="Add a photo"
          verb="Choose a picture"
          hint="JPEG, PNG or WebP, at most 5 MB"
          onKept={({ uploadId }) => void append({ uploadId, alt: '' })}
        />
      )}
    </SpaceBetween>
  );
}
