import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { findOrganizations } from '../find-by-name.ts';
import { NameSearch } from '../name-search.tsx';
import { useOfferTeam } from '../ties/use-offer-team.ts';

/** The id or the slug in an organization's link. */
const meantBy = (link: string): string | undefined =>
  /org_[0-9A-HJKMNP-TV-Z]{26}/.exec(link)?.[0] ?? /\/org\/([^/?#]+)/.exec(link)?.[1];

/** Asks an organization, by name or link, to add the community. */
export function OfferTeamForm({ teamId }: { readonly teamId: string }) {
  const { run, isRunning, problem } = useOfferTeam();
  const [meant, setMeant] = useState<string>();
  const [isTried, setTried] = useState(false);
  return (
    <Container header={<Header variant="h2">Join an organization</Header>}>
      <SpaceBetween size="m">
        <NameSearch
          label="Organization"
          hint="Type its name or paste its link. Its admins decide."
          none="No organization has that name."
          errorText={isTried && !meant ? 'Pick an organization or paste its link.' : undefined}
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
          Ask to join
        </Button>
      </SpaceBetween>
    </Container>
  );
}
