import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { UserId } from '#shared/ids.ts';
import { attendanceApi } from '../../attendance-api.ts';
import { endorsementsApi } from '../../endorsements-api.ts';
import { loadMe } from '../../me.ts';
import { paths } from '../../paths.ts';
import { peopleApi } from '../../people-api.ts';
import { Avatar } from '../../shell/avatar.tsx';
import { Page } from '../../shell/page.tsx';
import { ConnectButton } from './connect-button.tsx';
import { changeEndorsements } from './endorsement-intents.ts';
import { EndorsementsPanel } from './endorsements-panel.tsx';
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
