import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type * as z from 'zod';
import type { History } from '#shared/activity/schemas.ts';
import { activityWords } from '#shared/activity/words.ts';
import { MoreLink } from '#web/app/shell/page/more-link.tsx';
import { momentWords } from '#web/blocks/moment.ts';
import './history.css';

interface LinesProps extends z.infer<typeof History> {
  /** Where this history is. */
  readonly path: string;
}

/** Who did what and when, the newest first, a page of it. */
export function HistoryLines({ activities, nextCursor, path }: LinesProps) {
  if (activities.length === 0) return <Box color="text-body-secondary">No history yet.</Box>;
  return (
    <SpaceBetween size="l">
      <ol className="history">
        {activities.map((activity) => (
          <li key={activity.messageId}>
            <span>{activityWords(activity)}</span>
            <time dateTime={activity.at}>{momentWords(activity.at)}</time>
          </li>
        ))}
      </ol>
      {nextCursor && <MoreLink to={`${path}?${new URLSearchParams({ cursor: nextCursor })}`}>Earlier</MoreLink>}
      <Box color="text-body-secondary">Kept for two years.</Box>
    </SpaceBetween>
  );
}
