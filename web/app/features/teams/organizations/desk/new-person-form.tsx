import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMemo, useState } from 'react';
import { createFindPeople } from '../find-by-name.ts';
import { NameSearch } from '../name-search.tsx';
import type { DeskPanelProps } from './desk-panel.ts';
import { RolesForm } from './roles-form.tsx';

/** The id at the end of a profile's address. */
const userIdIn = (link: string): string | undefined =>
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i.exec(link)?.[0].toLowerCase();

/** Adds a person with roles. */
export function NewPersonForm({ loaded: { desk, people, known, groups } }: DeskPanelProps) {
  const [userId, setUserId] = useState<string>();
  const [isTried, setTried] = useState(false);
  const find = useMemo(
    () => createFindPeople(known.map((one) => ({ id: one.userId, name: one.displayName, detail: one.city }))),
    [known],
  );
  const findOthers = async (text: string, signal: AbortSignal) =>
    (await find(text, signal)).filter(({ id }) => !people.some((person) => person.userId === id));
  return (
    <ExpandableSection headerText="Add a person">
      <SpaceBetween size="m">
        <NameSearch
          label="Person"
          hint="Type the name of a player near you or one you know, a full email address, or paste a profile link."
          none="No one found."
          errorText={isTried && !userId ? 'Pick a person or paste their profile link.' : undefined}
          find={findOthers}
          idIn={userIdIn}
          onChange={setUserId}
        />
        <RolesForm
          organizationId={desk.organization.organizationId}
          userId={userId}
          groups={groups}
          onTry={() => setTried(true)}
        />
      </SpaceBetween>
    </ExpandableSection>
  );
}
