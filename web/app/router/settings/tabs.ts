import type { ComponentType } from 'react';
import type { TabProps } from '#web/app/shell/settings/tab-props.ts';

/** What the file of a tab exports: like a page, but for the account, which every tab is given. */
interface TabModule {
  readonly Component: ComponentType<TabProps>;
  /** Read before the tab is shown; `useTabData` has it. */
  readonly loader?: () => Promise<unknown>;
}

interface Tab {
  readonly tab: string;
  readonly label: string;
  readonly load: () => Promise<TabModule>;
}

/** What is at `settings`, in the order of the specification (R-SETT-02). Each tab is a part that loads when it is opened. */
export const tabs: readonly Tab[] = [
  { tab: 'general', label: 'General', load: () => import('./general-tab.tsx') },
  { tab: 'privacy', label: 'Privacy', load: () => import('#web/app/features/people/privacy/privacy-tab.tsx') },
  { tab: 'payments', label: 'Payments', load: () => import('#web/app/features/payments/settings/payments-tab.tsx') },
  { tab: 'sports', label: 'Sports', load: () => import('#web/app/features/accounts/settings/sports-tab.tsx') },
  {
    tab: 'availability',
    label: 'Availability',
    load: () => import('#web/app/features/people/availability/availability-tab.tsx'),
  },
  {
    tab: 'notification',
    label: 'Notifications',
    load: () => import('#web/app/features/accounts/notification-settings/notification-tab.tsx'),
  },
  {
    tab: 'activities-subscription',
    label: 'Activity subscriptions',
    load: () => import('#web/app/features/accounts/settings/subscriptions/activities-subscription-tab.tsx'),
  },
];

/** The tab that an address asks for; general where it asks for none that there is (R-SETT-03). */
export function tabOf(search: URLSearchParams): Tab {
  const [general] = tabs as [Tab, ...Tab[]];
  return tabs.find(({ tab }) => tab === search.get('tab')) ?? general;
}
