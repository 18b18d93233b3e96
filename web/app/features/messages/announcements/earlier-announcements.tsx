import type { Announcement } from '#shared/messages/announcements/contract.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { momentWords } from '#web/blocks/moment.ts';
import { peopleWords } from './announcement-words.ts';

interface EarlierAnnouncementsProps {
  readonly aboutId: string;
  readonly announcements: readonly Announcement[];
}

/** What was sent in the last 30 days, each with the way to its report. */
export const EarlierAnnouncements = ({ aboutId, announcements }: EarlierAnnouncementsProps) => (
  <section className="page-part">
    <h2>Earlier announcements</h2>
    {announcements.length === 0 && <p className="announce-quiet">None in the last 30 days.</p>}
    <ul className="page-rows">
      {announcements.map(({ announcementId, title, sentAt, reach }) => (
        <li key={announcementId}>
          <AppLink to={paths.announce(aboutId, announcementId)}>{title}</AppLink>
          <div className="announce-quiet">
            {[momentWords(sentAt), ...(reach ? [peopleWords(reach.people)] : [])].join(' · ')}
          </div>
        </li>
      ))}
    </ul>
  </section>
);
