import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import type { EventDetails } from '#shared/events/details/schemas.ts';
import { DescribedPictureField } from '#web/app/media/described-picture-field.tsx';

/** The picture at the head of an event, with its words. */
export const CoverField = ({ control }: { readonly control: Control<z.input<typeof EventDetails>> }) => (
  <DescribedPictureField
    control={control}
    name="cover"
    label="Cover picture"
    purpose="eventCover"
    removeText="Remove the cover"
  />
);
