import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { roleLabel } from '#shared/teams/members/role-words.ts';
import { teamRoles } from '#shared/teams/permissions.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { useIsWide } from '#web/app/tables/use-is-wide.ts';
import type { RosterAsked } from './roster-search.ts';

interface FilterProps {
  readonly asked: RosterAsked;
  readonly squads: RosterSheet['squads'];
}

const all = { value: '', label: 'All' };

/** By name, by role, by team; folded away on phones until it is used. */
export function RosterFilter({ asked, squads }: FilterProps) {
  const navigate = useNavigate();
  const isWide = useIsWide();
  const [name, setName] = useState(asked.q ?? '');
  const go = (next: Readonly<Record<string, string>>) => {
    const { cursor: _, ...kept } = asked;
    const said = Object.entries({ ...kept, ...next }).filter(([, value]) => value !== '');
    void navigate(`?${new URLSearchParams(said)}`);
  };
  const roles = [all, ...teamRoles.map((role) => ({ value: role as string, label: roleLabel[role] }))];
  const groups = [all, ...squads.map(({ squadId, name }) => ({ value: squadId, label: name }))];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({ q: name });
  };
  const fields = (
    <form onSubmit={submit}>
      <div className="roster-filter">
        <FormField label="Name">
          <Input value={name} onChange={({ detail }) => setName(detail.value)} />
        </FormField>
        <FormField label="Role">
          <Select
            options={roles}
            selectedOption={roles.find(({ value }) => value === (asked.role ?? '')) ?? all}
            onChange={({ detail }) => go({ role: detail.selectedOption.value ?? '' })}
          />
        </FormField>
        {squads.length > 0 && (
          <FormField label="Team">
            <Select
              options={groups}
              selectedOption={groups.find(({ value }) => value === (asked.squadId ?? '')) ?? all}
              onChange={({ detail }) => go({ squadId: detail.selectedOption.value ?? '' })}
            />
          </FormField>
        )}
        <SpaceBetween direction="horizontal" size="xs">
          <Button formAction="submit">Find</Button>
          <Button formAction="none" onClick={() => void navigate('?')}>
            Show all
          </Button>
        </SpaceBetween>
      </div>
    </form>
  );
  if (isWide) return fields;
  return (
    <ExpandableSection headerText="Find players" defaultExpanded={Object.keys(asked).length > 0}>
      {fields}
    </ExpandableSection>
  );
}
