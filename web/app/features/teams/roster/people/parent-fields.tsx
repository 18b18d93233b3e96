import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { mostRosterGuardians, type RosterGuardian } from '#shared/teams/roster/roster.ts';
import { PhoneInput } from '#web/app/forms/phone/phone-input.tsx';

interface ParentFieldsProps {
  readonly parents: readonly RosterGuardian[];
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (parents: readonly RosterGuardian[]) => void;
}

/** Who is invited in place of a child: one or two parents. */
export function ParentFields({ parents, faults, onChange }: ParentFieldsProps) {
  const change = (at: number, part: Partial<RosterGuardian>) =>
    onChange(parents.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <SpaceBetween size="m">
      {parents.map((parent, at) => (
        <fieldset key={`parent ${at + 1}`}>
          <legend>{`Parent ${at + 1}`}</legend>
          <SpaceBetween size="s">
            <FormField label="Parent’s name (optional)" errorText={faults[`guardians.${at}.name`]}>
              <Input value={parent.name ?? ''} onChange={({ detail }) => change(at, { name: detail.value })} />
            </FormField>
            <FormField label="Parent’s email (optional)" errorText={faults[`guardians.${at}.email`]}>
              <Input
                type="email"
                value={parent.email ?? ''}
                onChange={({ detail }) => change(at, { email: detail.value })}
              />
            </FormField>
            <FormField label="Parent’s phone (optional)" errorText={faults[`guardians.${at}.phone`]}>
              <PhoneInput value={parent.phone ?? ''} onChange={(phone) => change(at, { phone })} />
            </FormField>
            <Button
              ariaLabel={`Remove parent ${at + 1}`}
              onClick={() => onChange(parents.filter((_, index) => index !== at))}
            >
              Remove
            </Button>
          </SpaceBetween>
        </fieldset>
      ))}
      {parents.length < mostRosterGuardians && (
        <Button iconName="add-plus" onClick={() => onChange([...parents, {}])}>
          {parents.length === 0 ? 'This is a child: add a parent' : 'Add another parent'}
        </Button>
      )}
    </SpaceBetween>
  );
}
