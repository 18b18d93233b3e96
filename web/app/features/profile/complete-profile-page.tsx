import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { Suspense } from 'react';
import { Await, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { accounts } from '#shared/accounts/contract.ts';
import type { Me } from '#shared/accounts/schemas.ts';
import type { Parsed } from '#shared/contract/operation.ts';
import { productName } from '#shared/product.ts';
import { accountsApi } from '../../accounts-api.ts';
import { formAction } from '../../forms/form-action.ts';
import { forgetMe } from '../../me.ts';
import { nextParam } from '../../paths.ts';
import { safeReturnPath } from '../../return-path.ts';
import { notify } from '../../shell/notices.ts';
import { Page } from '../../shell/page.tsx';
import { ProfileForm } from './profile-form.tsx';
import { waitForRecord } from './wait-for-record.ts';

/** The record may take a moment after the first sign-in; the page says so meanwhile (R-AUTH-11). */
export const loader = (_: LoaderFunctionArgs) => ({ record: waitForRecord() });

type Save = Parsed<typeof accounts.operations.saveProfile>;

export const action = formAction(async (sent: Save & { isNew: boolean }, { request }) => {
  const { isNew, ...input } = sent;
  await accountsApi.saveProfile(input);
  forgetMe();
  notify('success', isNew ? `Welcome to ${productName}!` : 'Successfully updated your profile');
  return redirect(safeReturnPath(new URL(request.url).searchParams.get(nextParam)));
});

export function Component() {
  const { record } = useLoaderData<typeof loader>();
  return (
    <Suspense fallback={<Waiting />}>
      <Await resolve={record}>{(me) => <ProfilePage me={me} />}</Await>
    </Suspense>
  );
}

const Waiting = () => (
  <Page title="More Information" width="narrow">
    <StatusIndicator type="pending">Setting up your account</StatusIndicator>
  </Page>
);

/** The header says whether there is anything to change yet (R-PROF-02 to 04). */
function ProfilePage({ me }: { me: Extract<Me, { state: 'success' }> }) {
  const isNew = !me.hasAdditionalInfo;
  return (
    <Page
      title={isNew ? 'More Information' : 'Settings'}
      description={isNew ? 'This is what people you play with need to know. It takes a minute.' : me.email}
      width="narrow"
    >
      <ProfileForm key={me.version} me={me} />
    </Page>
  );
}
