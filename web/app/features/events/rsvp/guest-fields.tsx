import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Guest } from '#shared/events/rsvp/schemas.ts';

interface GuestFieldsProps {
  readonly guests: readonly Guest[];
  readonly limit: number;
  readonly namesRequired: boolean;
  readonly onChange: (guests: readonly Guest[]) => void;
}

/** The guests a player brings: a name each, or only how many. */
export function GuestFields({ guests, limit, namesRequired, onChange }: GuestFieldsProps) {
  const rename = (at: number, name: string) =>
    onChange(guests.map((guest, index) => (index === at ? (name ? { name } : {}) : guest)));
  return (
    <SpaceBetween size="s">
      {guests.map((guest, index) => (
        <div key={index} className="guest-row">
          <FormField label={`Guest ${index + 1}${namesRequired ? '' : ' - optional name'}`} stretch>
            <Input
              value={guest.name ?? ''}
              autoComplete={false}
              onChange={({ detail }) => rename(index, detail.value)}
            />
          </FormField>
          <Button
            iconName="remove"
            variant="icon"
            ariaLabel={`Remove guest ${index + 1}`}
            onClick={() => onChange(guests.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {guests.length < limit && (
        <Button iconName="add-plus" onClick={() => onChange([...guests, {}])}>
          Add a guest
        </Button>
      )}
    </SpaceBetween>
  );
}
