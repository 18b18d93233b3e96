import Button from '@cloudscape-design/components/button';
import { useNavigate } from 'react-router';
import type { Announcement } from '#shared/messages/announcements/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { paths } from '#web/app/router/paths.ts';
import { momentWords } from '#web/blocks/moment.ts';
import { guardianWords, peopleWords } from './announcement-words.ts';

interface AnnouncementReportProps {
  readonly aboutId: string;
  readonly announcement: Announcement;
}

/** What was sent, and to how many people in which ways. */
export function AnnouncementReport({ aboutId, announcement }: AnnouncementReportProps) {
  const navigate = useNavigate();
  const { title, message, authorName, sentAt, reach, urgentReason } = announcement;
  return (
    <section className="page-card announce-report">
      <h2>{title}</h2>
      <p className="announce-quiet">{`Sent ${momentWords(sentAt)} by ${authorName}`}</p>
      {reach && (
        <dl className="announce-figures">
          <Figure label="Sent to" value={peopleWords(reach.people)} />
          <Figure label="In the app" value={String(reach.app)} />
          <Figure label="Push" value={String(reach.push)} />
          <Figure label="Email" value={String(reach.email)} />
        </dl>
      )}
      {reach && reach.guardians > 0 && <p className="announce-quiet">{guardianWords(reach)}</p>}
      {reach && reach.unreached > 0 && (
        <p className="announce-unreached">{`${quantity(reach.unreached, 'person', 'people')} couldn’t be reached.`}</p>
      )}
      {urgentReason && <p>{`Sent as urgent: ${urgentReason}`}</p>}
      <p className="pre-line">{message}</p>
      <Button onClick={() => void navigate(paths.announce(aboutId))}>New announcement</Button>
    </section>
  );
}

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
