import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { quantity } from '#shared/quantity.ts';
import { type PastedPerson, pastedPeople } from '#shared/teams/roster/pasted-people.ts';
import type { NewPerson } from '#shared/teams/roster/people-operations.ts';
import { internationalPhone } from '#web/app/forms/phone/international-phone.ts';
import './add-people.css';

interface AddPeopleProps {
  /** What the field is called: a page may have several. */
  readonly label: string;
  readonly isAdding: boolean;
  /** Resolves to nothing when it was refused; what was typed then stays. */
  readonly onAdd: (people: NewPerson[]) => Promise<unknown>;
  readonly problem?: string | undefined;
}

/** Adds players without a form: a name and Enter, or a pasted list, which is shown before it is added. */
export function AddPeople({ label, isAdding, onAdd, problem }: AddPeopleProps) {
  const [typed, setTyped] = useState('');
  const [pasted, setPasted] = useState<readonly PastedPerson[]>([]);
  const add = async (people: readonly PastedPerson[]) => {
    if (people.length === 0 || !(await onAdd(await Promise.all(people.map(toNewPerson))))) return;
    setTyped('');
    setPasted([]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add(pastedPeople(typed));
  };
  const paste = (event: ClipboardEvent) => {
    const people = pastedPeople(event.clipboardData.getData('text'));
    if (people.length < 2) return;
    event.preventDefault();
    setPasted(people);
  };
  return (
    <form className="add-people" onSubmit={submit} onPaste={paste}>
      <FormField
        label={label}
        errorText={problem}
        constraintText="Or paste a list. An email or phone can follow the name."
      >
        <div className="add-people-field">
          <Input
            value={typed}
            placeholder="Type a name and press Enter"
            onChange={({ detail }) => setTyped(detail.value)}
          />
          <Button formAction="submit" loading={isAdding && pasted.length === 0}>
            Add
          </Button>
        </div>
      </FormField>
      {pasted.length > 0 && (
        <div className="add-people-list" role="status">
          <p>{`Your list has ${quantity(pasted.length, 'player')}: ${namesIn(pasted)}.`}</p>
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="primary" loading={isAdding} formAction="none" onClick={() => void add(pasted)}>
              {`Add ${quantity(pasted.length, 'player')}`}
            </Button>
            <Button formAction="none" onClick={() => setPasted([])}>
              Cancel
            </Button>
          </SpaceBetween>
        </div>
      )}
    </form>
  );
}

const namesIn = (people: readonly PastedPerson[]): string => people.map(({ name }) => name).join(', ');

async function toNewPerson({ name, email, phone, jersey }: PastedPerson): Promise<NewPerson> {
  return {
    name,
    ...(email && { email }),
    ...(phone && { phone: await internationalPhone(phone) }),
    ...(jersey && { jersey }),
  };
}

/** `2 players added. Sam Lee is on the roster already.` */
export function addedWords(added: number, skipped: readonly string[]): string {
  const known = skipped.length === 0 ? '' : ` ${listOf(skipped)} ${skipped.length === 1 ? 'is' : 'are'} on it already.`;
  return `${quantity(added, 'player')} added.${known}`;
}

const listOf = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names);
