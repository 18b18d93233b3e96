import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { UserId } from '#shared/ids.ts';
import { Avatar } from '#web/app/media/avatar.tsx';
import { endorsementsApi } from '#web/app/operations/accounts/endorsements-api.ts';
import { peopleApi } from '#web/app/operations/accounts/people-api.ts';
import { attendanceApi } from '#web/app/operations/events/attendance-api.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { changeEndorsements } from '../endorsements/endorsement-intents.ts';
import { EndorsementsPanel } from '../endorsements/endorsements-panel.tsx';
import { ConnectButton } from './connect-button.tsx';
import { LatePlayerTotals } from './late-player-totals.tsx';
import { loadTotals } from './load-totals.ts';
import { ProfileView } from './profile-view.tsx';

/** One's own profile is the other page. @throws {Problem} user.notFound, also where one may not see it */
export async function loader({ params }: LoaderFunctionArgs) {
  const { userId = '' } = params;
  const me = await loadMe();
  if (me.state === 'success' && me.userId === userId) return redirect(paths.profile);
  if (!UserId.safeParse(userId).success) throw new Response(null, { status: 404 });
  const [profile, games, endorsements] = await Promise.all([
    peopleApi.getProfile({ userId }),
    attendanceApi.getPlayerGames({ userId }),
    endorsementsApi.getEndorsements({ userId }),
  ]);
  return { profile, games, endorsements, totals: loadTotals(userId) };
}

export const action = changeEndorsements;

/** Somebody's profile, as far as they show it. */
export function Component() {
  const { profile, games, endorsements, totals } =
    useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>();
  return (
    <Page
      title={profile.displayName || 'Unnamed Player'}
      description={profile.city}
      width="narrow"
      actions={<ConnectButton userId={profile.userId} name={profile.displayName} state={profile.connection} />}
    >
      <SpaceBetween size="l">
        <Avatar name={profile.displayName || 'Unnamed Player'} photoURL={profile.photoURL} />
        <ProfileView profile={profile} games={games} />
        <LatePlayerTotals totals={totals} />
        <EndorsementsPanel
          userId={profile.userId}
          name={profile.displayName || 'Unnamed Player'}
          endorsements={endorsements}
        />
      </SpaceBetween>
    </Page>
  );
}
