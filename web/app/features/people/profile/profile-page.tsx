import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { UserId } from '#shared/ids.ts';
import type { ConnectionState } from '#shared/people/connections/rules.ts';
import { endorsementsContract } from '#shared/people/endorsements/contract.ts';
import { people } from '#shared/people/profile/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { useAskToConnect } from '../connections/use-ask-to-connect.ts';
import { EndorsementsPanel } from '../endorsements/endorsements-panel.tsx';
import { LatePlayerTotals } from './late-player-totals.tsx';
import { loadTotals } from './load-totals.ts';
import { ProfileCover } from './profile-cover.tsx';
import { ProfileView } from './profile-view.tsx';

/** One's own profile is the other page. @throws {Problem} user.notFound, also where one may not see it */
export async function loader({ params }: LoaderFunctionArgs) {
  const { userId = '' } = params;
  const me = await loadMe();
  if (me.state === 'success' && me.userId === userId) return redirect(paths.profile);
  if (!UserId.safeParse(userId).success) throw new Response(null, { status: 404 });
  const [profile, games, endorsements] = await Promise.all([
    operations(people).getProfile({ userId }),
    operations(attendanceContract).getPlayerGames({ userId }),
    operations(endorsementsContract).getEndorsements({ userId }),
  ]);
  return { profile, games, endorsements, totals: loadTotals(userId) };
}

/** Another player's profile, as far as they show it. */
export function Component() {
  const { profile, games, endorsements, totals } =
    useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>();
  const name = profile.displayName || 'Unnamed Player';
  return (
    <Page
      title={name}
      cover={<ProfileCover userId={profile.userId} name={name} photoURL={profile.photoURL} sport={profile.games[0]} />}
      description={profile.city}
      width="narrow"
      actions={<ConnectButton userId={profile.userId} name={profile.displayName} state={profile.connection} />}
    >
      <SpaceBetween size="l">
        <ProfileView profile={profile} games={games} />
        <LatePlayerTotals totals={totals} />
        <EndorsementsPanel userId={profile.userId} name={name} endorsements={endorsements} />
      </SpaceBetween>
    </Page>
  );
}

interface ConnectButtonProps {
  readonly userId: string;
  readonly name: string;
  readonly state: ConnectionState | undefined;
}

/** The reader's connection to a player, and the button that asks for one. */
function ConnectButton({ userId, name, state }: ConnectButtonProps) {
  const { run, isRunning } = useAskToConnect(name);
  if (state === 'connected') return <AppLink to={paths.connect}>Connected</AppLink>;
  if (state === 'asked') return <AppLink to={paths.connect}>Request sent</AppLink>;
  if (state === 'askedBy') return <AppLink to={paths.connect}>Answer request</AppLink>;
  return (
    <Button variant="primary" ariaLabel={`Connect with ${name}`} loading={isRunning} onClick={() => run({ userId })}>
      Connect
    </Button>
  );
}
