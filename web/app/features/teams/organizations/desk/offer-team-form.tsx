import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { Slug } from '#shared/teams/schemas.ts';
import { findOrganizations } from '../find-by-name.ts';
import { NameSearch } from '../name-search.tsx';
import type { TeamTieIntent } from '../ties/team-tie-intents.ts';

interface OfferTeamFormProps {
  readonly send: (sent: TeamTieIntent) => void;
  readonly isBusy: boolean;
}

/** What a link of an organisation says of it: its id, or the readable end of its address. */
const meantBy = (link: string): string | undefined =>
  /org_[0-9A-HJKMNP-TV-Z]{26}/.exec(link)?.[0] ?? /\/org\/([^/?#]+)/.exec(link)?.[1];

function intentFor(meant: string): TeamTieIntent {
  const { data: slug } = Slug.safeParse(meant);
  return slug ? { intent: 'find', slug } : { intent: 'offer', organizationId: meant };
}

/** Asks an organisation, by its name or link, to take the community in. */
export function OfferTeamForm({ send, isBusy }: OfferTeamFormProps) {
  const [meant, setMeant] = useState<string>();
  const [isTried, setTried] = useState(false);
  return (
    <Container header={<Header variant="h2">Ask an organization</Header>}>
      <SpaceBetween size="m">
        <NameSearch
          label="Organization"
          hint="Its name or the link of its page. Its admins decide."
          none="No organization is called that."
          errorText={isTried && !meant ? 'Pick an organization, or paste the link of its page.' : undefined}
          find={findOrganizations}
          idIn={meantBy}
          onChange={setMeant}
        />
        <Button
          loading={isBusy}
          onClick={() => {
            setTried(true);
            if (meant) send(intentFor(meant));
          }}
        >
          Ask to belong to it
        </Button>
      </SpaceBetween>
    </Container>
  );
}
