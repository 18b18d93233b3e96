import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { paths } from '#web/app/router/paths.ts';
import { waitForRecord } from '#web/app/session/wait-for-record.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { WithRecord } from '#web/app/shell/page/with-record.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The form is what one came for: the mascot follows, into room that is kept. */
const Beans = lazy(async () => ({ default: (await import('#web/app/shell/frame/beans.tsx')).Beans }));
const room = { width: 'min(100%, 320px)', aspectRatio: '3 / 2' };

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
          <Suspense fallback={<div style={room} />}>
            <Beans />
          </Suspense>
          <ProfileForm key={me.version} me={me} />
        </Page>
      )}
    </WithRecord>
  );
}

/** Somebody new may see all steps, and leave them for later. */
const FirstStep = () => (
  <>
    This is what people you play with need to know. It takes a minute.{' '}
    <AppLink to={paths.onboarding}>See all three steps</AppLink>
  </>
);
