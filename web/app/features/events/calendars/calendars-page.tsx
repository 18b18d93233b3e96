import { useLoaderData } from 'react-router';
import { calendarsContract } from '#shared/events/calendars/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { loadMe } from '#web/app/session/me.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { EmbedSnippet } from './embed-snippet.tsx';
import { FeedLinks } from './feed-links.tsx';

export async function loader() {
  const [{ feeds }, me] = await Promise.all([operations(calendarsContract).listFeeds({}), loadMe()]);
  return { feeds, me };
}

/** Where people make, renew and revoke the links that calendar programs read, and find the frame for their own site. */
export function Component() {
  const { feeds, me } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Calendars"
      description="See your events in your own calendar, and show them on your website."
      width="narrow"
    >
      <FeedLinks feeds={feeds} />
      {me.state === 'success' && <EmbedSnippet hostId={me.userId} hostName={me.displayName ?? 'me'} />}
    </Page>
  );
}
