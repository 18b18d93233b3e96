import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { listed } from '#shared/listed.ts';
import { namelessPlayer } from '#shared/people/privacy/may-name.ts';
import { gameTypes } from '#shared/places/game-types.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import type { WaitingRequest } from '#shared/teams/organizations/request-operations.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { dayWords } from '#web/blocks/moment.ts';
import type { Asked } from './answer-dialog.tsx';
import '#web/app/shell/page/page-parts.css';
import '#web/app/shell/page/paragraphs.css';

const load = async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog });
const AnswerDialog = lazy(load);

/** Platform staff has this page; others are led to where they can ask. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  try {
    return await operations(organizations).listOrganizationRequests({}, { signal });
  } catch (error) {
    if (error instanceof Problem && error.code === 'access.denied') throw redirect(paths.newOrganization);
    throw error;
  }
}

/** The requests for organizations that wait for an answer, the oldest first. */
export function Component() {
  const { requests } = useLoaderData<typeof loader>();
  const [asked, setAsked] = useState<Asked>();
  return (
    <Page
      title="Requests for organizations"
      width="narrow"
      back={{ to: paths.myCommunities, text: 'Teams' }}
      actions={<AppLink to={paths.newOrganization}>New organization</AppLink>}
    >
      {requests.length === 0 && <p>No requests are waiting.</p>}
      <SpaceBetween size="m">
        {requests.map((request) => (
          <Request key={request.requestId} request={request} onAsk={(what) => setAsked({ what, request })} />
        ))}
      </SpaceBetween>
      <OnceOpened isOpen={asked !== undefined} load={load}>
        <AnswerDialog asked={asked} onClose={() => setAsked(undefined)} />
      </OnceOpened>
    </Page>
  );
}

interface RequestProps {
  readonly request: WaitingRequest;
  readonly onAsk: (what: Asked['what']) => void;
}

const labelOf = new Map<string, string>(gameTypes.map(({ gameTypeId, label }) => [gameTypeId, label]));

const Request = ({ request: { name, displayName, userId, gameTypeIds, slug, why, askedAt }, onAsk }: RequestProps) => (
  <section className="page-card" aria-label={name}>
    <h2>{name}</h2>
    <SpaceBetween size="s">
      <div>
        {displayName === namelessPlayer ? displayName : <AppLink to={paths.profileOf(userId)}>{displayName}</AppLink>}{' '}
        asked {dayWords(askedAt)}.
      </div>
      <div>{listed(gameTypeIds.map((id) => labelOf.get(id) ?? id))}</div>
      {slug && <div>Web address: {slug}</div>}
      <p className="pre-line">{why}</p>
      <SpaceBetween direction="horizontal" size="xs">
        <Button ariaLabel={`Open ${name}`} onClick={() => onAsk('accept')}>
          Open
        </Button>
        <Button ariaLabel={`Decline ${name}`} onClick={() => onAsk('decline')}>
          Decline
        </Button>
      </SpaceBetween>
    </SpaceBetween>
  </section>
);
