import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { sessionStatusLabel } from '#shared/competitions/seasons/season-words.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import type { Parsed } from '#shared/contract/operation.ts';
import { SeasonId } from '#shared/ids.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { AskToDelete } from '../ask-to-delete.tsx';
import { SessionForm } from './session-form.tsx';

type Operations = (typeof seasonsContract)['operations'];
type Sent =
  | ({ intent: 'create' } & Parsed<Operations['createSession']>)
  | ({ intent: 'change' } & Parsed<Operations['changeSession']>)
  | ({ intent: 'delete' } & Parsed<Operations['deleteSession']>);

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const seasonId = SeasonId.parse(params.id);
  const { season, sessions, may } = await operations(seasonsContract).getSeason({ seasonId }, { signal });
  if (!may.includes('publishSchedule') || !isEditable(season.status)) throw redirect(paths.season(seasonId));
  return { season, sessions };
}

export const action = formAction(async ({ intent, ...input }: Sent) => {
  if (intent === 'create')
    await operations(seasonsContract).createSession(input as Parsed<Operations['createSession']>);
  if (intent === 'change')
    await operations(seasonsContract).changeSession(input as Parsed<Operations['changeSession']>);
  if (intent === 'delete')
    await operations(seasonsContract).deleteSession(input as Parsed<Operations['deleteSession']>);
  notify(
    'success',
    { create: 'The session is added', change: 'The session is changed', delete: 'The session is gone' }[intent],
  );
  return undefined;
});

/** The dated blocks of a season: nights that are played, weeks that are booked. */
export function Component() {
  const { season, sessions } = useLoaderData<typeof loader>();
  const { seasonId, label, timeZone } = season;
  return (
    <Page
      title={`Sessions of ${label}`}
      description={`Times are in the ${timeZone.replaceAll('_', ' ')} time zone.`}
      actions={<AppLink to={paths.season(seasonId)}>Season</AppLink>}
      width="narrow"
    >
      <SpaceBetween size="l">
        {sessions.length === 0 && <p>There are no sessions yet.</p>}
        {sessions.map((session) => (
          <ExpandableSection
            key={`${session.sessionId} ${session.version}`}
            variant="container"
            headerText={session.label}
            headerDescription={`${session.localStart.slice(0, 16).replace('T', ' ')} · ${sessionStatusLabel[session.status]}`}
          >
            <SessionForm season={season} session={session} />
            <AskToDelete<Sent>
              label={session.label}
              verb="Delete session"
              sent={{ intent: 'delete', seasonId, sessionId: session.sessionId }}
            >
              It is taken off the season for good. Its event, where it has one, stays.
            </AskToDelete>
          </ExpandableSection>
        ))}
        <Container header={<Header variant="h2">New session</Header>}>
          <SessionForm key={sessions.length} season={season} />
        </Container>
      </SpaceBetween>
    </Page>
  );
}
