import { DescribedPictureField } from '#web/app/media/described-picture-field.tsx';
import type { EventControl } from './event-values.ts';

/** The picture at the head of an event, with its words. */
export const CoverField = ({ control }: EventControl) => (
  <DescribedPictureField
    control={control}
    name="cover"
    label="Cover picture"
    purpose="eventCover"
    removeText="Remove the cover"
  />
);
