import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { kindOf } from '#shared/messages/announcements/about.ts';
import { announcementsContract } from '#shared/messages/announcements/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { AnnounceForm } from './announce-form.tsx';
import { AnnouncementReport } from './announcement-report.tsx';
import type { ReachView } from './announcement-words.ts';
import { EarlierAnnouncements } from './earlier-announcements.tsx';
import '#web/app/shell/page/page-parts.css';
import '#web/app/shell/page/paragraphs.css';
import './announcements.css';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const aboutId = params.id ?? '';
  const calls = operations(announcementsContract);
  const [reach, { announcements }, me] = await Promise.all([
    calls.getAnnouncementReach({ aboutId }, { signal }),
    calls.listAnnouncements({ aboutId }, { signal }),
    loadMe(),
  ]);
  return { aboutId, reach, announcements, userId: me.state === 'success' ? me.userId : '', now: new Date() };
}

/** Where an announcement is written; once it is sent, what became of it. */
export function Component() {
  const { aboutId, reach, announcements, userId, now } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const sent = announcements.find(({ announcementId }) => announcementId === search.get('sent'));
  const earlier = announcements.filter((one) => one !== sent);
  return (
    <Page title={sent ? 'Announcement' : 'New announcement'} back={{ to: backFrom(aboutId, reach), text: reach.name }}>
      {sent ? (
        <AnnouncementReport aboutId={aboutId} announcement={sent} />
      ) : (
        <AnnounceForm key={announcements.length} {...{ aboutId, userId, now }} first={reach} />
      )}
      <EarlierAnnouncements aboutId={aboutId} announcements={earlier} />
    </Page>
  );
}

/** Captains have no page of their own to manage. */
function backFrom(aboutId: string, { choosesOne }: ReachView): string {
  const kind = kindOf(aboutId);
  if (kind === 'event') return paths.manageEvent(aboutId);
  if (choosesOne) return kind === 'team' ? paths.team(aboutId) : paths.season(aboutId);
  return kind === 'team' ? paths.team(aboutId, 'manage') : paths.season(aboutId, 'manage');
}
