import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { CalendarFeed } from '#shared/events/calendars/schemas.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { kindWords } from './feed-kinds.ts';
import './calendars.css';

interface FeedListProps {
  readonly feeds: readonly CalendarFeed[];
  readonly onEnd: (what: 'renew' | 'revoke', feedId: string) => void;
}

const questions = {
  renew: {
    title: (label: string) => `Give ${label} a new link?`,
    verb: 'Make a new link',
    says: 'The current link stops working right away. Calendars that use it need the new one.',
  },
  revoke: {
    title: (label: string) => `Revoke ${label}?`,
    verb: 'Revoke link',
    says: 'The link stops working right away for good. Calendars that use it stop updating.',
  },
} as const;

/** Links by their names, each with the ways to end it. */
export function FeedList({ feeds, onEnd }: FeedListProps) {
  const [asking, setAsking] = useState<{ readonly about: CalendarFeed; readonly what: 'renew' | 'revoke' }>();
  if (feeds.length === 0) return <p>You have no links yet.</p>;
  const question = questions[asking?.what ?? 'revoke'];
  const close = () => setAsking(undefined);
  return (
    <>
      <ul className="feed-list">
        {feeds.map((feed) => (
          <li key={feed.feedId}>
            <div>
              <strong>{feed.label}</strong>
              <small>
                {kindWords[feed.kind]}. {since(feed)}
              </small>
            </div>
            <SpaceBetween direction="horizontal" size="xs">
              <Button
                ariaLabel={`New link for ${feed.label}`}
                onClick={() => setAsking({ about: feed, what: 'renew' })}
              >
                New link
              </Button>
              <Button ariaLabel={`Revoke ${feed.label}`} onClick={() => setAsking({ about: feed, what: 'revoke' })}>
                Revoke
              </Button>
            </SpaceBetween>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asking !== undefined}
        title={question.title(asking?.about.label ?? '')}
        verb={question.verb}
        onClose={close}
        onConfirm={() => {
          if (asking) onEnd(asking.what, asking.about.feedId);
          close();
        }}
      >
        {question.says}
      </ConfirmDialog>
    </>
  );
}

const since = ({ createdAt, renewedAt }: CalendarFeed): string =>
  `${renewedAt ? 'Renewed' : 'Made'} ${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(renewedAt ?? createdAt))}`;
