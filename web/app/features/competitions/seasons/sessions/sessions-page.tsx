import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { sessionStatusLabel } from '#shared/competitions/seasons/season-words.ts';
import type { Session } from '#shared/competitions/seasons/session.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { SeasonId } from '#shared/ids.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { zoneWords } from '#web/blocks/zone-words.ts';
import { AskToDelete } from '../ask-to-delete.tsx';
import { SessionForm } from './session-form.tsx';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const seasonId = SeasonId.parse(params.id);
  const { season, sessions, may } = await operations(seasonsContract).getSeason({ seasonId }, { signal });
  if (!may.includes('publishSchedule') || !isEditable(season.status)) throw redirect(paths.season(seasonId));
  return { season, sessions };
}

/** The dated blocks of a season: nights that are played, weeks that are booked. */
export function Component() {
  const { season, sessions } = useLoaderData<typeof loader>();
  const { seasonId, label, timeZone } = season;
  return (
    <Page
      title={`Sessions of ${label}`}
      description={`Times are in ${zoneWords({ timeZone })}.`}
      back={{ to: paths.season(seasonId, 'manage'), text: label }}
      width="narrow"
    >
      <SpaceBetween size="l">
        {sessions.length === 0 && <p>No sessions yet.</p>}
        {sessions.map((session) => (
          <ExpandableSection
            key={`${session.sessionId} ${session.version}`}
            variant="container"
            headerText={session.label}
            headerDescription={`${session.localStart.slice(0, 16).replace('T', ' ')} · ${sessionStatusLabel[session.status]}`}
          >
            <SessionForm season={season} session={session} />
            <DeleteSession {...session} />
          </ExpandableSection>
        ))}
        <Container header={<Header variant="h2">New session</Header>}>
          <SessionForm key={sessions.length} season={season} />
        </Container>
      </SpaceBetween>
    </Page>
  );
}

function DeleteSession({ seasonId, sessionId, label }: Session) {
  const remove = useOperation(seasonsContract, 'deleteSession', { done: 'Session deleted', showsProblem: true });
  return (
    <AskToDelete
      label={label}
      verb="Delete session"
      change={remove}
      onDelete={() => void remove.run({ seasonId, sessionId })}
    >
      You can’t undo this. Its event, if it has one, stays.
    </AskToDelete>
  );
}
