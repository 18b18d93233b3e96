import { announcementsContract } from '#shared/messages/announcements/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { momentWords } from '#web/blocks/moment.ts';
import './latest-announcements.css';
import '#web/app/shell/page/page-parts.css';

const shown = 3;

const read = (aboutId: string) => operations(announcementsContract).listAnnouncements({ aboutId });

/** The latest announcements that are for the reader, and the way to a new one for those who may send it; nothing without either. */
export function LatestAnnouncements({ aboutId }: { readonly aboutId: string }) {
  const found = useRead(aboutId, read);
  if (!found || (found.announcements.length === 0 && !found.maySend)) return null;
  return (
    <section className="page-part latest-announcements">
      <div className="page-part-head">
        <h2>Announcements</h2>
        {found.maySend && <AppLink to={paths.announce(aboutId)}>New announcement</AppLink>}
      </div>
      {found.announcements.length === 0 && <p>None in the last 30 days.</p>}
      {found.announcements.slice(0, shown).map(({ announcementId, title, message, authorName, sentAt }, index) => (
        <details key={announcementId} open={index === 0}>
          <summary>
            <strong>{title}</strong>
            <span>{`${authorName} · ${momentWords(sentAt)}`}</span>
          </summary>
          <p className="pre-line">{message}</p>
        </details>
      ))}
    </section>
  );
}
