import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { Link } from 'react-router';
import type { LineIconName } from '#shared/look/line-icons.ts';
import type { Notification } from '#shared/notifications/notification.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import { momentWords } from '#web/blocks/moment.ts';
import type { InboxRow } from './inbox-rows.ts';
import { RowAnswers } from './row-answers.tsx';

interface NotificationRowProps {
  readonly row: InboxRow;
  /** As far as this page knows. */
  readonly isRead: boolean;
  readonly onRead: (read: boolean) => void;
  readonly onDelete: () => void;
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** A notice: who or what it is about, what happened, and what can be done about it. Opening it reads it. */
export function NotificationRow({ row: { newest, earlier }, isRead, onRead, onDelete }: NotificationRowProps) {
  const { title, description, data, createdAt } = newest;
  const chooses = (id: string) => (id === 'delete' ? onDelete() : onRead(!isRead));
  return (
    <li className={isRead ? 'inbox-row' : 'inbox-row inbox-unread'}>
      <Picture notification={newest} />
      <div className="inbox-words">
        <h3>
          {!isRead && <span className="look-said">Unread: </span>}
          {data.path ? (
            <Link to={data.path} onClick={() => !isRead && onRead(true)}>
              {title}
            </Link>
          ) : (
            title
          )}
          {earlier.length > 0 && <span className="inbox-more">{`, +${earlier.length}`}</span>}
        </h3>
        <p>{description}</p>
        <time dateTime={createdAt} title={momentWords(createdAt)}>
          {clock.format(new Date(createdAt))}
        </time>
        <RowAnswers notification={newest} />
      </div>
      <ButtonDropdown
        variant="icon"
        expandToViewport
        ariaLabel={`More for ${title}`}
        items={[
          { id: 'read', text: isRead ? 'Mark unread' : 'Mark read' },
          { id: 'delete', text: 'Delete' },
        ]}
        onItemClick={({ detail }) => chooses(detail.id)}
      />
    </li>
  );
}

const icons: Readonly<Record<string, LineIconName>> = {
  connections: 'users',
  teamJoin: 'shield',
  teamMessage: 'shield',
  announcements: 'chat',
  endorsement: 'star',
  eventCancelled: 'close',
  eventChange: 'calendar',
  invitation: 'mail',
};

/** A face, a sport, or the sign of what it is about. */
function Picture({ notification: { type, data } }: { readonly notification: Notification }) {
  const name = data.personName ?? data.family?.requesterName;
  if (name) return <Avatar name={name} size={40} />;
  if (data.gameTypeId) return <SportTile gameTypeId={data.gameTypeId} />;
  return (
    <span className="inbox-icon">
      <LineIcon name={icons[type] ?? (data.eventId ? 'calendar' : 'bell')} />
    </span>
  );
}
