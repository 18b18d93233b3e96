import { useLoaderData } from 'react-router';
import { paths } from '#web/app/router/paths.ts';
import { waitForRecord } from '#web/app/session/wait-for-record.ts';
import { Beans } from '#web/app/shell/beans/beans.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { WithRecord } from '#web/app/shell/page/with-record.tsx';
import { ProfileForm } from './profile-form.tsx';

export const loader = () => ({ record: waitForRecord() });

/** The sign-up style page with the profile form (R-SETT-15); its header says whether there is anything to change yet. */
export function Component() {
  const { record } = useLoaderData<typeof loader>();
  return (
    <WithRecord record={record}>
      {(me) => (
        <Page
          title={me.hasAdditionalInfo ? 'Settings' : 'More Information'}
          description={me.hasAdditionalInfo ? me.email : <FirstStep />}
          width="narrow"
        >
          <Beans pose="whistle" />
          <ProfileForm key={me.version} me={me} />
        </Page>
      )}
    </WithRecord>
  );
}

/** New users may see all steps, and leave them for later. */
const FirstStep = () => (
  <>
    This takes a minute, and then you can join games. <AppLink to={paths.onboarding}>See all three steps</AppLink>
  </>
);
