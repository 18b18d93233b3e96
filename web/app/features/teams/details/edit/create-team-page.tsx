import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { teams } from '#shared/teams/contract.ts';
import type { TeamDraft } from '#shared/teams/details/draft-operations.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { TeamWizard } from './team-wizard.tsx';
import '../teams.css';

/** The form is shown when the game types, the draft and the city are there (R-TEAM-06, R-TEAM-07). */
export async function loader() {
  const [me, { draft }] = await Promise.all([loadMe(), operations(teams).getTeamDraft({})]);
  return { draft, city: me.state === 'success' ? me.city : undefined };
}

/** Creates a community in eight steps (R-TEAM-04 to 09). */
export function Component() {
  const { draft, city } = useLoaderData<typeof loader>();
  const [start, setStart] = useState<TeamDraft>();
  return (
    <Page
      title="Create a community"
      description={
        <>
          Bring your players together. <AppLink to={paths.startCommunity}>Learn more here</AppLink>
        </>
      }
      width="narrow"
    >
      <img className="team-hero" src="/community-hero.svg" alt="" width="1200" height="360" />
      {draft && !start && (
        <Alert
          header="Finish your draft?"
          action={
            <SpaceBetween direction="horizontal" size="xs">
              <Button onClick={() => setStart(draft)}>Continue</Button>
              <Button
                onClick={() => {
                  setStart({ step: 0, values: {} });
                  void operations(teams)
                    .dropTeamDraft({})
                    .catch(() => undefined);
                }}
              >
                Start over
              </Button>
            </SpaceBetween>
          }
        >
          {draft.values.name ? `For ${draft.values.name}. ` : ''}We save it for 30 days after your last change.
        </Alert>
      )}
      {(start || !draft) && <TeamWizard start={start ?? { step: 0, values: {} }} city={city} />}
    </Page>
  );
}
