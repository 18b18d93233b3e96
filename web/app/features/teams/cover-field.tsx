import SpaceBetween from '@cloudscape-design/components/space-between';
import { useController } from 'react-hook-form';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { FilePicker } from '../../forms/file-picker.tsx';
import type { FieldsProps } from './team-values.ts';

/** The wide picture above everything else of a community's page. */
export function CoverField({ control }: FieldsProps) {
  const { field, fieldState } = useController({ control, name: 'coverId' });
  return (
    <SpaceBetween size="s">
      {field.value && <img className="team-cover" src={mediaPath(field.value)} alt="Cover as everybody sees it" />}
      <FilePicker
        purpose="teamCover"
        label="Cover (optional)"
        verb="Choose a cover"
        hint="JPEG, PNG or WebP, at most 5 MB. Its middle is shown, three times as wide as high."
        errorText={fieldState.error?.message}
        onKept={({ uploadId }) => void field.onChange(uploadId)}
      />
    </SpaceBetween>
  );
}
