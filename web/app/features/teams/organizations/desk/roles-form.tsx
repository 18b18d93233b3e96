import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { grantableOrganizationRoles } from '#shared/teams/organizations/permissions.ts';
import { organizationRoleLabel } from '#shared/teams/organizations/role-words.ts';
import type { OrganizationPerson } from '#shared/teams/organizations/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import type { OrganizationDesk } from './load-desk.ts';

interface RolesFormProps {
  /** Undefined for a new person. */
  readonly person?: OrganizationPerson;
  readonly organizationId: string;
  /** Undefined until a person is picked. */
  readonly userId: string | undefined;
  readonly groups: OrganizationDesk['groups'];
  readonly onTry?: () => void;
}

const roleChoices = grantableOrganizationRoles.map((role) => ({ value: role, label: organizationRoleLabel[role] }));

/** A person's roles; a program admin runs chosen season groups. */
export function RolesForm({ person, organizationId, userId, groups, onTry }: RolesFormProps) {
  const { run, isRunning } = useOperation(organizations, 'setOrganizationRoles', {
    done: 'Roles saved. We let them know',
  });
  const [roles, setRoles] = useState<readonly string[]>(person?.roles.filter((role) => role !== 'orgOwner') ?? []);
  const [seasonGroupIds, setGroups] = useState<readonly string[]>(person?.seasonGroupIds ?? []);
  const [isTried, setTried] = useState(false);
  const whose = person ? ` of ${person.displayName}` : '';
  const submit = () => {
    setTried(true);
    if (roles.length === 0) return;
    onTry?.();
    const given = roles.includes('programAdmin') ? [...seasonGroupIds] : [];
    if (userId) void run({ organizationId, userId, roles: [...roles], seasonGroupIds: given });
  };
  return (
    <SpaceBetween size="m">
      <Several
        label={`Roles${whose}`}
        choices={roleChoices}
        chosen={roles}
        onChange={setRoles}
        errorText={isTried && roles.length === 0 ? 'Choose at least one role.' : undefined}
      />
      {roles.includes('programAdmin') && (
        <Several
          label={`Season groups${whose}`}
          choices={groups.map(({ teamName, thing }) => ({
            value: thing.seasonGroupId,
            label: `${thing.label} (${teamName})`,
          }))}
          chosen={seasonGroupIds}
          onChange={setGroups}
        />
      )}
      <Button formAction="none" loading={isRunning} onClick={submit}>
        {person ? 'Save roles' : 'Add person'}
      </Button>
    </SpaceBetween>
  );
}

interface SeveralProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly errorText?: string | undefined;
}

const Several = ({ label, choices, chosen, onChange, errorText }: SeveralProps) => (
  <FormField label={label} errorText={errorText}>
    <Multiselect
      options={choices}
      selectedOptions={choices.filter(({ value }) => chosen.includes(value))}
      placeholder="Choose"
      empty="Nothing to choose"
      deselectAriaLabel={(option) => `Remove ${option.label}`}
      onChange={({ detail }) => onChange(detail.selectedOptions.flatMap(({ value }) => value ?? []))}
    />
  </FormField>
);
