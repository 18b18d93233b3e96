import { lazy, type ReactNode, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { pricedBy } from '#shared/events/payments/priced-by.ts';
import { useFresh } from '#web/app/operations/use-fresh.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { PageTabs } from '#web/app/shell/page/page-tabs.tsx';
import { eventInput, type SeenEvent, seeEvent } from '../details/event-access.ts';
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
  const search = new URL(args.request.url).searchParams;
  const seen = await seeEvent(eventInput(args), args.request.signal);
  const isMoneyAlone = keepsMoneyAlone(seen, search);
  if (!isMoneyAlone && !seen.canManageJoiners) throw new Problem('event.notFound');
  const tab = isMoneyAlone ? 'money' : tabIn(search, seen.canManage);
  const [people, invite, games, money, settings] = await Promise.all([
    tab === 'people' ? readPeople(seen, search.get('cursor')) : undefined,
    tab === 'invite' ? readInvite(seen) : undefined,
    tab === 'games' ? readGames(seen) : undefined,
    tab === 'money' ? readMoneyOf(seen, isMoneyAlone) : undefined,
    tab === 'settings' ? readSettings(seen) : undefined,
  ]);
  return { seen, tab, people, invite, games, money, settings };
}

/** They ask for the money of an event that they don't manage: those who keep the money of its community read it. */
const keepsMoneyAlone = ({ isSignedIn, canManage, event }: SeenEvent, search: URLSearchParams): boolean =>
  isSignedIn && !canManage && search.get('tab') === 'money' && event.hostingTeam !== undefined && !!pricedBy(event);

/** To all others the page does not exist. */
const readMoneyOf = (seen: SeenEvent, isMoneyAlone: boolean) =>
  readMoney(seen).catch((error: unknown) => {
    throw isMoneyAlone && error instanceof Problem && error.code === 'access.denied'
      ? new Problem('event.notFound')
      : error;
  });

/** What a host needs at hand, in tabs. Players who manage only the list have the people alone. */
export function Component() {
  const { seen, tab } = useLoaderData<typeof loader>();
  const { event, neededMore, canManage } = seen;
  const isMoneyAlone = tab === 'money' && !canManage;
  const heading = headingOf(canManage, isMoneyAlone);
  useFresh(event.eventId);
  return (
    <Page
      title={canManage ? `Manage ${event.title}` : `${heading} of ${event.title}`}
      heading={heading}
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
        tabs={(isMoneyAlone ? moneyAlone : labelsOf(seen)).map(([id, text]) => ({
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

function headingOf(canManage: boolean, isMoneyAlone: boolean): 'Manage' | 'Money' | 'People' {
  if (canManage) return 'Manage';
  return isMoneyAlone ? 'Money' : 'People';
}

type Labels = readonly (readonly [ManageTab, string])[];

const moneyAlone: Labels = [['money', 'Money']];

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
