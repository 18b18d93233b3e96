import Tabs from '@cloudscape-design/components/tabs';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { paths } from '#web/app/router/paths.ts';
import { tabOf, tabs } from '#web/app/router/settings/tabs.ts';
import { waitForRecord } from '#web/app/session/wait-for-record.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
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
  const [search, setSearch] = useSearchParams();
  const isSkippable = search.has('skippable');
  const open = (chosen: string) =>
    setSearch((asked) => {
      asked.set('tab', chosen);
      return asked;
    });
  return (
    <WithRecord record={record}>
      {(me) => (
        <Page
          title={me.hasAdditionalInfo ? 'Settings' : 'More Information'}
          description={me.email}
          actions={isSkippable ? undefined : <AppLink to={paths.profile}>View Profile</AppLink>}
        >
          <Tabs
            ariaLabel="Settings"
            activeTabId={tab}
            onChange={({ detail }) => open(detail.activeTabId)}
            tabs={tabs.map(({ tab: id, label }) => ({
              id,
              label,
              content: id === tab && (
                <div className="settings-tab">
                  <Tab me={me} isSkippable={isSkippable} />
                </div>
              ),
            }))}
          />
        </Page>
      )}
    </WithRecord>
  );
}
