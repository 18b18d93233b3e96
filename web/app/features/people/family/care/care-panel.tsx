import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { type FormEvent, useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import type { careOperations } from '#shared/people/family/care.ts';
import { family } from '#shared/people/family/contract.ts';
import { PhoneInput } from '#web/app/forms/phone/phone-input.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';

const dayOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Who read the notes lately: each guardian sees it of all. */
function CareLooks({ looks }: Pick<Answer<typeof careOperations.getCare>, 'looks'>) {
  if (looks.length === 0) return null;
  return (
    <div>
      <Box variant="h3" padding="n">
        Read recently
      </Box>
      <ul aria-label="Who read the notes">
        {looks.map(({ displayName, at }) => (
          <li key={`${displayName} ${at}`}>
            {displayName || 'Former player'}, {dayOf.format(new Date(at))}
          </li>
        ))}
      </ul>
    </div>
  );
}

const notes = [
  { name: 'allergies', label: 'Allergies' },
  { name: 'conditions', label: 'Conditions' },
  { name: 'medication', label: 'Medication' },
  { name: 'notes', label: 'Other notes' },
] as const;
const aContact = { name: '', phoneNumber: '', relation: '', canPickUp: false };
const mostContacts = 4;

interface CarePanelProps {
  readonly dependantId: string;
  readonly care: Answer<typeof careOperations.getCare>;
  readonly mayChange: boolean;
}

/** What to know when something happens, for guardians with the right alone. */
export function CarePanel({ dependantId, care: { looks, ...care }, mayChange }: CarePanelProps) {
  const [said, setSaid] = useState(care);
  const { run, isRunning } = useOperation(family, 'saveCare', { done: 'Notes and contacts saved' });
  const { emergencyContacts: contacts } = said;
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run({ dependantId, ...said });
  };
  const change = (place: number, more: Partial<typeof aContact>) =>
    setSaid({ ...said, emergencyContacts: contacts.map((one, at) => (at === place ? { ...one, ...more } : one)) });
  return (
    <form onSubmit={save} noValidate>
      <Container
        header={
          <Header
            variant="h2"
            description="We store medical notes only with your consent. After a season, or half a year without use, we ask before we delete them."
          >
            In an emergency
          </Header>
        }
      >
        <SpaceBetween size="m">
          {notes.map(({ name, label }) => (
            <FormField key={name} label={label}>
              <Textarea
                value={said[name]}
                rows={2}
                readOnly={!mayChange}
                onChange={({ detail }) => setSaid({ ...said, [name]: detail.value })}
              />
            </FormField>
          ))}
          {contacts.map((contact, place) => (
            <fieldset key={place} className="emergency-contact" disabled={!mayChange}>
              <legend>Emergency contact {place + 1}</legend>
              <FormField label="Name">
                <Input value={contact.name} onChange={({ detail }) => change(place, { name: detail.value })} />
              </FormField>
              <FormField label="Phone number">
                <PhoneInput value={contact.phoneNumber} onChange={(phoneNumber) => change(place, { phoneNumber })} />
              </FormField>
              <FormField label="Relation">
                <Input value={contact.relation} onChange={({ detail }) => change(place, { relation: detail.value })} />
              </FormField>
              <Checkbox
                checked={contact.canPickUp}
                onChange={({ detail }) => change(place, { canPickUp: detail.checked })}
              >
                Can pick them up
              </Checkbox>
              {mayChange && (
                <Button
                  formAction="none"
                  onClick={() => setSaid({ ...said, emergencyContacts: contacts.filter((_, at) => at !== place) })}
                >
                  Remove
                </Button>
              )}
            </fieldset>
          ))}
          {mayChange && (
            <SpaceBetween direction="horizontal" size="xs">
              {contacts.length < mostContacts && (
                <Button
                  formAction="none"
                  onClick={() => setSaid({ ...said, emergencyContacts: [...contacts, aContact] })}
                >
                  Add a contact
                </Button>
              )}
              <Button variant="primary" loading={isRunning}>
                Save notes and contacts
              </Button>
            </SpaceBetween>
          )}
          <CareLooks looks={looks} />
        </SpaceBetween>
      </Container>
    </form>
  );
}
