import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { suggestedTitle } from '#shared/events/details/suggested-title.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import type { EventFormState } from './event-values.ts';

/** The title, suggested from sport and time for as long as the host has not written one. */
export function TitleField({ form: { control, values } }: { readonly form: EventFormState }) {
  const [gameTypeId, otherGameType, localStart, isTimeTbd] = useWatch({
    control,
    name: ['gameTypeId', 'otherGameType', 'localStart', 'isTimeTbd'],
  });
  const suggested = suggestedTitle({ gameTypeId, otherGameType, localStart, isTimeTbd });
  const last = useRef(suggested);
  useEffect(() => {
    const title = values.getValues('title');
    if (suggested && (!title || title === last.current))
      values.setValue('title', suggested, { shouldValidate: values.formState.isSubmitted });
    last.current = suggested;
  }, [suggested, values]);
  return <TextField control={control} name="title" label="Title" />;
}
