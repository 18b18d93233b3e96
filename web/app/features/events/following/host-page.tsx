import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { following } from '#shared/events/following/contract.ts';
import { UserId } from '#shared/ids.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { MoreLink } from '#web/app/shell/page/more-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { HostedLines } from './hosted-lines.tsx';
import './following.css';

export async function loader({ params, request: { url, signal } }: LoaderFunctionArgs) {
  const { data: hostId } = UserId.safeParse(params.hostId);
  if (!hostId) throw new Problem('favourite.notFound');
  const { searchParams } = new URL(url);
  const when = searchParams.get('when') === 'past' ? ('past' as const) : ('upcoming' as const);
  const cursor = searchParams.get('after');
  const page = await operations(following).listHostEvents({ hostId, when, ...(cursor && { cursor }) }, { signal });
  return { ...page, when };
}

/** The public events of one host. */
export function Component() {
  const { host, events, nextCursor, when } = useLoaderData<typeof loader>();
  const here = paths.subscription(host.hostId);
  const isPast = when === 'past';
  return (
    <Page
      title={host.displayName}
      description={isPast ? 'Past events' : 'Upcoming events'}
      width="narrow"
      actions={<AppLink to={isPast ? here : `${here}?when=past`}>{isPast ? 'Upcoming events' : 'Past events'}</AppLink>}
    >
      {events.length === 0 && <p>{isPast ? 'No past events yet.' : 'No upcoming public events.'}</p>}
      <HostedLines events={events} />
      {nextCursor && (
        <MoreLink to={`${here}?when=${when}&after=${encodeURIComponent(nextCursor)}`}>More events</MoreLink>
      )}
    </Page>
  );
}
