import { lazy, type ReactNode, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pricedBy } from '#shared/events/payments/priced-by.ts';
import { useFresh } from '#web/app/operations/use-fresh.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { PageTabs } from '#web/app/shell/page/page-tabs.tsx';
import { manageJoiners, type SeenEvent } from '../details/event-access.ts';
import { EventBadges } from '../details/event-badges.tsx';
import { ManageActions } from './manage-actions.tsx';
import { ManageFacts } from './manage-facts.tsx';
import { type ManageTab, readGames, readInvite, readMoney, readPeople, readSettings, tabIn } from './manage-tabs.ts';
import { MinimumActions } from './minimum-actions.tsx';
import { MinimumAlert } from './minimum-alert.tsx';
import '../details/event-page.css';
import './manage.css';

const GamesTab = lazy(async () => ({ default: (await import('./games-tab.tsx')).GamesTab }));
const InviteTab = lazy(async () => ({ default: (await import('./invite-tab.tsx')).InviteTab }));
const MakeUpPanel = lazy(async () => ({ default: (await import('./make-up-panel.tsx')).MakeUpPanel }));
const MoneyTab = lazy(async () => ({ default: (await import('../payments/money-tab.tsx')).MoneyTab }));
const PeopleTab = lazy(async () => ({ default: (await import('./people-tab.tsx')).PeopleTab }));
const SettingsTab = lazy(async () => ({ default: (await import('./settings-tab.tsx')).SettingsTab }));

/** Reads what the open tab shows, and nothing of the others. */
export async function loader(args: LoaderFunctionArgs) {
  const seen = await manageJoiners(args);
  const search = new URL(args.request.url).searchParams;
  const tab = tabIn(search, seen.canManage);
  const [people, invite, games, money, settings] = await Promise.all([
    tab === 'people' ? readPeople(seen, search.get('cursor')) : undefined,
    tab === 'invite' ? readInvite(seen) : undefined,
    tab === 'games' ? readGames(seen) : undefined,
    tab === 'money' ? readMoney(seen) : undefined,
    tab === 'settings' ? readSettings(seen) : undefined,
  ]);
  return { seen, tab, people, invite, games, money, settings };
}

/** What a host needs at hand, in tabs. Players who manage only the list have the people alone. */
export function Component() {
  const { seen, tab } = useLoaderData<typeof loader>();
  const { event, neededMore, canManage } = seen;
  useFresh(event.eventId);
  return (
    <Page
      title={canManage ? `Manage ${event.title}` : `People of ${event.title}`}
      heading={canManage ? 'Manage' : 'People'}
      description={<ManageFacts seen={seen} />}
      actions={canManage && <ManageActions event={event} />}
    >
      <EventBadges event={event} />
      {canManage && event.status === 'cancelled' && event.cancelled?.reason === 'weather' && (
        <Suspense>
          <MakeUpPanel event={event} />
        </Suspense>
      )}
      <MinimumAlert event={event} neededMore={neededMore} action={canManage && <MinimumActions event={event} />} />
      <PageTabs
        label="Manage the event"
        tabs={labelsOf(seen).map(([id, text]) => ({
          text,
          to: `?tab=${id}`,
          isCurrent: id === tab,
        }))}
      />
      <div className="manage-tab">
        <LaterPart key={tab} height={400}>
          <OpenTab />
        </LaterPart>
      </div>
    </Page>
  );
}

type Labels = readonly (readonly [ManageTab, string])[];

const labelsOf = ({ event, seats: { taken }, canManage }: SeenEvent): Labels => [
  ['people', taken > 0 ? `People ${taken}` : 'People'],
  ...(canManage ? [['invite', 'Invite'] as const] : []),
  ['games', 'Games'],
  ...(canManage && pricedBy(event) ? [['money', 'Money'] as const] : []),
  ...(canManage ? [['settings', 'Settings'] as const] : []),
];

function OpenTab(): ReactNode {
  const { seen, people, invite, games, money, settings } = useLoaderData<typeof loader>();
  return (
    <>
      {people && <PeopleTab seen={seen} read={people} />}
      {invite && <InviteTab seen={seen} read={invite} />}
      {games && <GamesTab eventId={seen.event.eventId} games={games} />}
      {money && <MoneyTab eventId={seen.event.eventId} read={money} />}
      {settings && <SettingsTab seen={seen} read={settings} />}
    </>
  );
}
