import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isOpenToPlans } from '#shared/places/place-states.ts';
import { formAction } from '../../forms/form-action.ts';
import { managersApi } from '../../managers-api.ts';
import { loadMe } from '../../me.ts';
import { paths } from '../../paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { notify } from '../../shell/notices.ts';
import { Page } from '../../shell/page.tsx';
import { type ManagerIntent, managerIntents } from './manager-intents.ts';
import { ManagingRequest } from './managing-request.tsx';
import { placeIdOf, seePlace } from './place-access.ts';
import { dayWords } from './place-words.ts';
import './places.css';

const ManagersPanel = lazy(async () => ({ default: (await import('./managers-panel.tsx')).ManagersPanel }));
const ClaimsPanel = lazy(async () => ({ default: (await import('./claims-panel.tsx')).ClaimsPanel }));
const ClaimPanel = lazy(async () => ({ default: (await import('./claim-panel.tsx')).ClaimPanel }));

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const placeId = placeIdOf(params.id);
  const [{ place }, mine, me] = await Promise.all([
    seePlace(placeId, signal),
    managersApi.getMyManaging({ placeId }, { signal }),
    loadMe(),
  ]);
  const listed = mine.isManager ? await managersApi.listManagers({ placeId }, { signal }) : undefined;
  return { place, mine, listed, userId: me.state === 'success' ? me.userId : undefined };
}

export const action = formAction(async (sent: ManagerIntent, { params }: ActionFunctionArgs) => {
  notify('success', await managerIntents(placeIdOf(params.id), sent));
  return undefined;
});

/** Who looks after a place, and how whoever runs it comes to. */
export function Component() {
  const { place, mine, listed, userId } = useLoaderData<typeof loader>();
  const { name, placeId, claimedAt } = place;
  return (
    <Page
      title={`Who looks after ${name}`}
      heading="Who looks after this place"
      description={<AppLink to={paths.place(placeId)}>{name}</AppLink>}
      width="narrow"
    >
      {mine.isAsked && !mine.isManager && <ManagingRequest name={name} />}
      {claimedAt && (
        <Alert type="success" header="Claimed">
          Somebody who runs this place has looked after its listing since {dayWords(claimedAt)}.
        </Alert>
      )}
      <Suspense>
        <SpaceBetween size="l">
          {listed && <ManagersPanel listed={listed} viewerId={userId} />}
          {listed && listed.claims.length > 0 && <ClaimsPanel placeId={placeId} claims={listed.claims} />}
          {!claimedAt && isOpenToPlans(place.standing) && <ClaimPanel mine={mine} />}
        </SpaceBetween>
      </Suspense>
    </Page>
  );
}
