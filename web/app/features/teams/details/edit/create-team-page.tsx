import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { redirect, useLoaderData } from 'react-router';
import type { Parsed } from '#shared/contract/operation.ts';
import { teams } from '#shared/teams/contract.ts';
import type { TeamDraft } from '#shared/teams/details/draft-operations.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { keyFor } from '#web/app/operations/request-key.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { inviteIntents } from '../../invites/invite-intents.ts';
import { TeamWizard } from './team-wizard.tsx';
import '../teams.css';

type Creation = Parsed<typeof teams.operations.createTeam>;

/** The form is shown when the game types, the draft and the city are there (R-TEAM-06, R-TEAM-07). */
export async function loader() {
  const [me, { draft }] = await Promise.all([loadMe(), operations(teams).getTeamDraft({})]);
  return { draft, city: me.state === 'success' ? me.city : undefined };
}

interface Wizard extends Creation {
  readonly visit: string;
  /** Addresses. */
  readonly invited: readonly string[];
}

export const action = formAction(async ({ visit, invited, ...team }: Wizard) => {
  const { teamId, name } = await operations(teams).createTeam(team, { idempotencyKey: await keyFor(visit, team) });
  const said = invited.length > 0 ? await invite(teamId, invited) : 'Invite people with a code';
  notify('success', `${name} is ready. ${said}`);
  return redirect(paths.team(teamId));
});

/** What came of it, in words: the community is there whatever happens to its invitations. */
const invite = (teamId: string, emails: readonly string[]): Promise<string> =>
  inviteIntents(teamId, { intent: 'mail', emails, message: '' }).catch(
    (error: unknown) => `No invitations were sent: ${wordsOf(error)}`,
  );

function wordsOf(error: unknown): string {
  const { title, fields } = toRejection(error);
  return fields.emails ?? Object.values(fields)[0] ?? title;
}

/** Make a community, in eight steps (R-TEAM-04 to 09). */
export function Component() {
  const { draft, city } = useLoaderData<typeof loader>();
  const [start, setStart] = useState<TeamDraft>();
  return (
    <Page
      title="Create a community"
      description={
        <>
          Bring people together who play. <AppLink to={paths.startCommunity}>Learn more here</AppLink>
        </>
      }
      width="narrow"
    >
      <img className="team-hero" src="/community-hero.svg" alt="" width="1200" height="360" />
      {draft && !start && (
        <Alert
          header="You have a draft"
          action={
            <SpaceBetween direction="horizontal" size="xs">
              <Button onClick={() => setStart(draft)}>Go on where you stopped</Button>
              <Button
                onClick={() => {
                  setStart({ step: 0, values: {} });
                  void operations(teams)
                    .dropTeamDraft({})
                    .catch(() => undefined);
                }}
              >
                Start anew
              </Button>
            </SpaceBetween>
          }
        >
          {draft.values.name ? `For ${draft.values.name}. ` : ''}It is kept for 30 days after you last touched it.
        </Alert>
      )}
      {(start || !draft) && <TeamWizard start={start ?? { step: 0, values: {} }} city={city} />}
    </Page>
  );
}
