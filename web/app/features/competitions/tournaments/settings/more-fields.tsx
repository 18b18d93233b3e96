import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type Control, useFieldArray } from 'react-hook-form';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import type { TournamentValues } from './tournament-values.ts';

/** What holds, who stands behind it, and where to stay. */
export function MoreFields({ control }: { readonly control: Control<TournamentValues> }) {
  const sponsors = useFieldArray({ control, name: 'sponsors' });
  const contacts = useFieldArray({ control, name: 'contacts' });
  const links = useFieldArray({ control, name: 'links' });
  return (
    <SpaceBetween size="l">
      <TextareaField control={control} name="rules" label="Rules" max={10_000} rows={6} isOptional />
      <TextareaField control={control} name="awards" label="Awards" max={1000} rows={2} isOptional />
      {sponsors.fields.map(({ id }, index) => (
        <SpaceBetween key={id} size="s">
          <TextField control={control} name={`sponsors.${index}.name`} label={`Sponsor ${index + 1}`} max={60} />
          <TextField
            control={control}
            name={`sponsors.${index}.url`}
            label={`URL of sponsor ${index + 1}`}
            hint="Begins with https://"
            max={500}
            isOptional
          />
          <Button formAction="none" onClick={() => sponsors.remove(index)}>{`Remove sponsor ${index + 1}`}</Button>
        </SpaceBetween>
      ))}
      <Button formAction="none" iconName="add-plus" onClick={() => sponsors.append({ name: '' })}>
        Add sponsor
      </Button>
      {contacts.fields.map(({ id }, index) => (
        <SpaceBetween key={id} size="s">
          <TextField control={control} name={`contacts.${index}.name`} label={`Contact ${index + 1}`} max={60} />
          <TextField
            control={control}
            name={`contacts.${index}.reach`}
            label={`How to reach contact ${index + 1}`}
            max={120}
          />
          <Button formAction="none" onClick={() => contacts.remove(index)}>{`Remove contact ${index + 1}`}</Button>
        </SpaceBetween>
      ))}
      <Button formAction="none" iconName="add-plus" onClick={() => contacts.append({ name: '', reach: '' })}>
        Add contact
      </Button>
      {links.fields.map(({ id }, index) => (
        <SpaceBetween key={id} size="s">
          <TextField control={control} name={`links.${index}.label`} label={`Link ${index + 1}`} max={60} />
          <TextField control={control} name={`links.${index}.url`} label={`URL of link ${index + 1}`} max={500} />
          <Button formAction="none" onClick={() => links.remove(index)}>{`Remove link ${index + 1}`}</Button>
        </SpaceBetween>
      ))}
      <Button formAction="none" iconName="add-plus" onClick={() => links.append({ label: '', url: '' })}>
        Add hotel or link
      </Button>
    </SpaceBetween>
  );
}
