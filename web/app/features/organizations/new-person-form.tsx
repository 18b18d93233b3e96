import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { DeskPanelProps } from './desk-panel.ts';
import { RolesForm } from './roles-form.tsx';

/** The id at the end of a profile's address. */
const userIdIn = (link: string): string | undefined =>
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i.exec(link)?.[0].toLowerCase();

/** Gives roles to somebody who has none yet: a connection, or whoever's profile it is. */
export function NewPersonForm({ loaded: { people, known, groups }, send, isBusy }: DeskPanelProps) {
  const [chosen, setChosen] = useState<string>();
  const [link, setLink] = useState('');
  const [isTried, setTried] = useState(false);
  const free = known.filter(({ userId }) => !people.some((person) => person.userId === userId));
  const choices = free.map(({ userId, displayName }) => ({ value: userId, label: displayName }));
  const userId = userIdIn(link) ?? chosen;
  return (
    <ExpandableSection headerText="Add somebody">
      <SpaceBetween size="m">
        <FormField label="Somebody you are connected with">
          <Select
            options={choices}
            selectedOption={choices.find(({ value }) => value === chosen) ?? null}
            placeholder="Choose"
            empty="Nobody else is connected with you"
            onChange={({ detail }) => setChosen(detail.selectedOption.value)}
          />
        </FormField>
        <FormField
          label="Or the link of their profile"
          errorText={isTried && !userId ? 'Choose somebody, or paste the link of their profile.' : undefined}
        >
          <Input value={link} onChange={({ detail }) => setLink(detail.value)} />
        </FormField>
        <RolesForm
          groups={groups}
          isBusy={isBusy}
          onSave={(given) => {
            setTried(true);
            if (userId) send({ intent: 'roles', userId, ...given });
          }}
        />
      </SpaceBetween>
    </ExpandableSection>
  );
}
