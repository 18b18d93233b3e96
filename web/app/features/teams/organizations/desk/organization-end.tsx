import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { NameDeletion } from '#web/app/forms/name-deletion.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';

interface OrganizationEndProps {
  readonly organizationId: string;
  readonly name: string;
}

/** What only the owner decides: to end an organisation. */
export function OrganizationEnd({ organizationId, name }: OrganizationEndProps) {
  const { run, isRunning } = useOperation(organizations, 'deleteOrganization', {
    done: 'The organization is deleted',
    goTo: paths.myCommunities,
  });
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Container header={<Header variant="h2">The organization as a whole</Header>}>
      <Button loading={isRunning} onClick={() => setIsAsked(true)}>
        Delete organization
      </Button>
      {isAsked && (
        <NameDeletion
          name={name}
          label="Name of the organization"
          description="Nobody has a role in it then, and nobody finds it any more. Its communities stay. Type its name to delete it for good."
          onClose={() => setIsAsked(false)}
          onDelete={(typed) => {
            setIsAsked(false);
            void run({ organizationId, name: typed });
          }}
        />
      )}
    </Container>
  );
}
