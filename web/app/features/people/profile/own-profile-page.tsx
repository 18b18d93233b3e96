import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { endorsementsContract } from '#shared/people/endorsements/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { OwnEndorsements } from '../endorsements/own-endorsements.tsx';
import { LatePlayerTotals } from './late-player-totals.tsx';
import { loadTotals } from './load-totals.ts';
import { OwnPhoto } from './own-photo.tsx';
import { ProfileCover } from './profile-cover.tsx';
import { ProfileView } from './profile-view.tsx';

const loadCard = async () => ({ default: (await import('#web/app/media/player-card.tsx')).PlayerCard });
const PlayerCard = lazy(loadCard);

/** There is nothing to show before the profile is complete. */
export async function loader() {
  const me = await loadMe();
  if (me.state !== 'success' || !me.hasAdditionalInfo) throw redirect(paths.completeProfile(paths.profile));
  const [games, { endorsements }] = await Promise.all([
    operations(attendanceContract).getPlayerGames({ userId: me.userId }),
    operations(endorsementsContract).listMyEndorsements({}),
  ]);
  return { me, games, endorsements, totals: loadTotals(me.userId) };
}

/** Your own profile: what other players see, and what only you see. */
export function Component() {
  const { me, games, endorsements, totals } = useLoaderData<typeof loader>();
  const [isCardOpen, setCardOpen] = useState(false);
  const { userId, displayName = '', bio } = me;
  const city = me.city?.name;
  const name = displayName || 'Unnamed Player';
  return (
    <Page
      title={name}
      cover={<ProfileCover userId={userId} name={name} photoURL={me.photoURL} sport={me.games?.[0]} />}
      description={city}
      width="narrow"
      actions={
        <SpaceBetween direction="horizontal" size="m" alignItems="center">
          <PageButton to={paths.settings()}>Edit profile</PageButton>
          <Button onClick={() => setCardOpen(true)}>Player card</Button>
        </SpaceBetween>
      }
    >
      <SpaceBetween size="l">
        <ProfileView
          profile={{
            userId,
            displayName,
            city,
            bio,
            games: me.games ?? [],
            isSupporter: me.userSubscription === 'Plus',
          }}
          games={games}
          levels={me.levels}
          isOwn
        />
        <LatePlayerTotals totals={totals} />
        <OwnEndorsements endorsements={endorsements} />
        <OwnPhoto photoURL={me.photoURL} />
      </SpaceBetween>
      <OnceOpened isOpen={isCardOpen} load={loadCard}>
        <PlayerCard
          isOpen={isCardOpen}
          userId={userId}
          displayName={displayName}
          photoURL={me.photoURL}
          email={me.email}
          onClose={() => setCardOpen(false)}
        />
      </OnceOpened>
    </Page>
  );
}
