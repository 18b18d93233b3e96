import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { paths } from '#web/app/router/paths.ts';
import { tabOf, tabs } from '#web/app/router/settings/tabs.ts';
import { waitForRecord } from '#web/app/session/wait-for-record.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { PageTabs } from '#web/app/shell/page/page-tabs.tsx';
import { WithRecord } from '#web/app/shell/page/with-record.tsx';
import './settings.css';

export async function loader({ request }: LoaderFunctionArgs) {
  const { tab, load } = tabOf(new URL(request.url).searchParams);
  const module = await load();
  return { tab, Tab: module.Component, record: waitForRecord(), read: await module.loader?.() };
}

/** A person's settings: seven tabs, of which the address names one (R-SETT-01 to 04). */
export function Component() {
  const { tab, Tab, record } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const isSkippable = search.has('skippable');
  const addressOf = (chosen: string): string => {
    const asked = new URLSearchParams(search);
    asked.set('tab', chosen);
    return `?${asked}`;
  };
  return (
    <WithRecord record={record}>
      {(me) => (
        <Page
          title={me.hasAdditionalInfo ? 'Settings' : 'More Information'}
          description={me.email}
          actions={isSkippable ? undefined : <AppLink to={paths.profile}>View Profile</AppLink>}
        >
          <PageTabs
            label="Settings"
            tabs={tabs.map(({ tab: id, label }) => ({ text: label, to: addressOf(id), isCurrent: id === tab }))}
          />
          <div className="settings-tab" key={tab}>
            <Tab me={me} isSkippable={isSkippable} />
          </div>
        </Page>
      )}
    </WithRecord>
  );
}
