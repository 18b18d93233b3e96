import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isOpenToPlans } from '#shared/places/details/place-states.ts';
import { placeManagers } from '#shared/places/managers/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { placeIdOf, seePlace } from '../details/edit/place-access.ts';
import { dayWords } from '../search/place-words.ts';
import { ManagingRequest } from './managing-request.tsx';
import '../details/places.css';

const ManagersPanel = lazy(async () => ({ default: (await import('./managers-panel.tsx')).ManagersPanel }));
const ClaimsPanel = lazy(async () => ({ default: (await import('./claims-panel.tsx')).ClaimsPanel }));
const ClaimPanel = lazy(async () => ({ default: (await import('./claim-panel.tsx')).ClaimPanel }));

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const placeId = placeIdOf(params.id);
  const [{ place }, mine, me] = await Promise.all([
    seePlace(placeId, signal),
    operations(placeManagers).getMyManaging({ placeId }, { signal }),
    loadMe(),
  ]);
  const listed = mine.isManager ? await operations(placeManagers).listManagers({ placeId }, { signal }) : undefined;
  return { place, mine, listed, userId: me.state === 'success' ? me.userId : undefined };
}

/** The managers of a place, and how the people who run it claim it. */
export function Component() {
  const { place, mine, listed, userId } = useLoaderData<typeof loader>();
  const { name, placeId, claimedAt } = place;
  return (
    <Page
      title={`Managers of ${name}`}
      heading="Place managers"
      description={<AppLink to={paths.place(placeId)}>{name}</AppLink>}
      width="narrow"
    >
      {mine.isAsked && !mine.isManager && <ManagingRequest placeId={placeId} name={name} />}
      {claimedAt && (
        <Alert type="success" header="Claimed">
          The people who run this place have managed its listing since {dayWords(claimedAt)}.
        </Alert>
      )}
      <Suspense>
        <SpaceBetween size="l">
          {listed && <ManagersPanel placeId={placeId} listed={listed} viewerId={userId} />}
          {listed && listed.claims.length > 0 && <ClaimsPanel placeId={placeId} claims={listed.claims} />}
          {!claimedAt && isOpenToPlans(place.standing) && <ClaimPanel placeId={placeId} mine={mine} />}
        </SpaceBetween>
      </Suspense>
    </Page>
  );
}
