import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { findOrganizations } from '../find-by-name.ts';
import { NameSearch } from '../name-search.tsx';
import { useOfferTeam } from '../ties/use-offer-team.ts';

/** What a link of an organisation says of it: its id, or the readable end of its address. */
const meantBy = (link: string): string | undefined =>
  /org_[0-9A-HJKMNP-TV-Z]{26}/.exec(link)?.[0] ?? /\/org\/([^/?#]+)/.exec(link)?.[1];

/** Asks an organisation, by its name or link, to take the community in. */
export function OfferTeamForm({ teamId }: { readonly teamId: string }) {
  const { run, isRunning, problem } = useOfferTeam();
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
        {problem && <ProblemAlert>{problem}</ProblemAlert>}
        <Button
          loading={isRunning}
          onClick={() => {
            setTried(true);
            if (meant) void run({ teamId, meant });
          }}
        >
          Ask to belong to it
        </Button>
      </SpaceBetween>
    </Container>
  );
}
