import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { events } from '#shared/events/contract.ts';
import { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { EventId } from '#shared/ids.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { HistoryLines } from './history-lines.tsx';

export async function loader({ params, request: { signal, url } }: LoaderFunctionArgs) {
  const { data: eventId } = EventId.safeParse(params.id);
  if (!eventId) throw new Problem('event.notFound');
  const cursor = new URL(url).searchParams.get('cursor');
  const { event, canManage } = await operations(events).getEvent({ eventId }, { signal });
  // To everybody but its hosts the page does not exist, as the one for managing it.
  if (!canManage) throw new Problem('event.notFound');
  return {
    event,
    history: await operations(lifecycleContract).listEventHistory({ eventId, ...(cursor && { cursor }) }, { signal }),
  };
}

/** Who did what to an event and to its list: for its hosts. */
export function Component() {
  const { event, history } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`History of ${event.title}`}
      actions={<AppLink to={paths.manageEvent(event.eventId)}>Back to managing it</AppLink>}
      width="narrow"
    >
      <HistoryLines {...history} path={paths.eventHistory(event.eventId)} />
    </Page>
  );
}
