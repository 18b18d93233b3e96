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

/** Where the owner deletes an organization. */
export function OrganizationEnd({ organizationId, name }: OrganizationEndProps) {
  const { run, isRunning } = useOperation(organizations, 'deleteOrganization', {
    done: 'Organization deleted',
    goTo: paths.myCommunities,
  });
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Container header={<Header variant="h2">Delete organization</Header>}>
      <Button loading={isRunning} onClick={() => setIsAsked(true)}>
        Delete organization
      </Button>
      {isAsked && (
        <NameDeletion
          name={name}
          label="Organization name"
          description="The page and all roles are gone for good. Its communities stay. Type the name to delete it."
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
