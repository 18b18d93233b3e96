import Alert from '@cloudscape-design/components/alert';
import type { ReactNode } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { minimumDecidesAt } from '#shared/events/lifecycle/minimum.ts';
import { whenIn } from '#web/blocks/event-time.ts';

interface MinimumAlertProps {
  readonly event: Event;
  /** How many more must come. */
  readonly neededMore: number | undefined;
  readonly action?: ReactNode;
}

/** That too few people may end the event, and when that is decided. */
export function MinimumAlert({ event, neededMore, action }: MinimumAlertProps) {
  if (!neededMore) return null;
  const decides = minimumDecidesAt(event).toISOString();
  const isNear = Date.parse(decides) - Date.now() < 24 * 60 * 60_000;
  return (
    <Alert
      type={isNear ? 'warning' : 'info'}
      header={`Needs ${neededMore} more`}
      {...(action !== undefined && { action })}
    >
      If too few players join, it’s canceled on {whenIn(event.timeZone, decides, decides)}.
    </Alert>
  );
}
