import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { Slug } from '#shared/teams/schemas.ts';
import type { TeamTieIntent } from './team-tie-intents.ts';

interface OfferTeamFormProps {
  readonly send: (sent: TeamTieIntent) => void;
  readonly isBusy: boolean;
}

/** Which organisation is meant by a link of it, or by the end of one. */
function meant(text: string): TeamTieIntent | undefined {
  const organizationId = /org_[0-9A-HJKMNP-TV-Z]{26}/.exec(text)?.[0];
  if (organizationId) return { intent: 'offer', organizationId };
  const { data: slug } = Slug.safeParse(text.replace(/^.*\/org\//, '').replace(/[/?#].*$/, ''));
  return slug ? { intent: 'find', slug } : undefined;
}

/** Asks an organisation to take the community in. */
export function OfferTeamForm({ send, isBusy }: OfferTeamFormProps) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const sent = meant(text);
  return (
    <Container header={<Header variant="h2">Ask an organization</Header>}>
      <SpaceBetween size="m">
        <FormField
          label="Link of the organization"
          constraintText="Its admins decide."
          errorText={isTried && !sent ? 'Paste the address of the page of the organization.' : undefined}
        >
          <Input value={text} onChange={({ detail }) => setText(detail.value)} />
        </FormField>
        <Button
          loading={isBusy}
          onClick={() => {
            setTried(true);
            if (sent) send(sent);
          }}
        >
          Ask to belong to it
        </Button>
      </SpaceBetween>
    </Container>
  );
}
