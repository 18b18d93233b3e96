import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import { NameDeletion } from '#web/app/forms/name-deletion.tsx';

interface OrganizationEndProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onDelete: (typed: string) => void;
}

/** What only the owner decides: to end an organisation. */
export function OrganizationEnd({ name, isBusy, onDelete }: OrganizationEndProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Container header={<Header variant="h2">The organization as a whole</Header>}>
      <Button loading={isBusy} onClick={() => setIsAsked(true)}>
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
            onDelete(typed);
          }}
        />
      )}
    </Container>
  );
}
