import Button from '@cloudscape-design/components/button';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { TeamId } from '#shared/ids.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { teams } from '#shared/teams/contract.ts';
import type { TeamView } from '#shared/teams/details/views.ts';
import { QrCode } from '#web/app/media/qr-code.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { momentWords } from '#web/blocks/moment.ts';
import { TeamCrest } from '../details/team-crest.tsx';
import './poster.css';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: teamId } = TeamId.safeParse(params.id);
  if (!teamId) throw redirect(paths.teamNotFound);
  const { team, may, joinCode } = await operations(teams).getTeam({ teamId }, { signal });
  if (!may.includes('manageMembers')) throw redirect(paths.team(teamId));
  return { team, joinCode };
}

/** A page to print and hang up, on A4 or letter: the name and picture of a community, and how to join it. */
export function Component() {
  const { team, joinCode } = useLoaderData<typeof loader>();
  return (
    <Page
      title={team.name}
      width="narrow"
      back={{ to: paths.teamInvites(team.teamId), text: 'Invites' }}
      actions={
        joinCode && (
          <span className="not-printed">
            <Button iconName="file" onClick={() => print()}>
              Print
            </Button>
          </span>
        )
      }
    >
      {joinCode ? (
        <Poster team={team} joinCode={joinCode} />
      ) : (
        <p>
          No code yet. <AppLink to={paths.teamInvites(team.teamId)}>Create a code that lets players join</AppLink>
        </p>
      )}
    </Page>
  );
}

interface PosterProps extends Pick<TeamView, 'team'> {
  readonly joinCode: NonNullable<TeamView['joinCode']>;
}

function Poster({ team, joinCode: { code, until } }: PosterProps) {
  const address = new URL(paths.joinTeam(code), location.origin);
  const sports = team.gameTypeIds.map((gameTypeId) => gameTypeLabel(gameTypeId)).join(', ');
  return (
    <div className="join-poster">
      <p className="join-poster-name" aria-hidden>
        {team.name}
      </p>
      <TeamCrest team={team} size={104} />
      <p>{[sports, team.city.name].filter(Boolean).join(' · ')}</p>
      <p className="join-poster-call">Scan to join</p>
      <div className="join-poster-code">
        <QrCode text={address.href} label={`QR code of the link to join ${team.name}`} />
      </div>
      <p>
        Or go to <strong>{`${address.host}${address.pathname}`}</strong> and enter this code:
      </p>
      <p className="join-poster-call">
        <strong>{code}</strong>
      </p>
      {until && <p>The code works until {momentWords(until)}.</p>}
    </div>
  );
}
