import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { ShownSubscription } from '#shared/discovery/subscriptions/schemas.ts';
import { quantity } from '#shared/quantity.ts';
import type { Rejection } from '#web/app/operations/rejection.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

interface SubscriptionListProps {
  readonly subscriptions: readonly ShownSubscription[];
  readonly version: number;
  readonly onEdit: (one: ShownSubscription) => void;
}

export const frequencyWords = {
  daily: 'Each morning',
  weekly: 'Each Monday',
  instant: 'At once, up to three times a day',
};

/** Each city with what is followed there: to change, to pause and to remove. */
export function SubscriptionList({ subscriptions, version, onEdit }: SubscriptionListProps) {
  const [leaving, setLeaving] = useState<ShownSubscription>();
  const fetcher = useFetcher<Rejection | null>();
  const isBusy = fetcher.state !== 'idle';
  const send = (intent: object) =>
    void fetcher.submit(JSON.stringify({ ...intent, version }), { method: 'post', encType: 'application/json' });
  if (subscriptions.length === 0)
    return (
      <div className="no-cities">
        <strong>No subscriptions yet</strong>
        <p>Add your first city to start receiving activity updates</p>
      </div>
    );
  return (
    <>
      {fetcher.data && (
        <p role="alert">
          <StatusIndicator type="error">{fetcher.data.title}</StatusIndicator>
        </p>
      )}
      <ul className="cities">
        {subscriptions.map((one) => (
          <li key={one.id}>
            <City one={one} />
            <SpaceBetween direction="horizontal" size="xs">
              <Button ariaLabel={`Edit ${one.address.name}`} disabled={isBusy} onClick={() => onEdit(one)}>
                Edit
              </Button>
              {!one.isExpired && <PauseButton one={one} isBusy={isBusy} onSend={send} />}
              <Button ariaLabel={`Remove ${one.address.name}`} disabled={isBusy} onClick={() => setLeaving(one)}>
                Remove
              </Button>
            </SpaceBetween>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title="Remove this city?"
        verb="Remove city"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          send({ intent: 'remove', id: leaving?.id });
          setLeaving(undefined);
        }}
      >
        We no longer write to you about activities near {leaving?.address.name}. You can pause it instead.
      </ConfirmDialog>
    </>
  );
}

interface PauseButtonProps {
  readonly one: ShownSubscription;
  readonly isBusy: boolean;
  readonly onSend: (intent: object) => void;
}

function PauseButton({ one: { id, status, address }, isBusy, onSend }: PauseButtonProps) {
  const verb = status === 'active' ? 'Pause' : 'Resume';
  const other = status === 'active' ? 'paused' : 'active';
  return (
    <Button
      ariaLabel={`${verb} ${address.name}`}
      disabled={isBusy}
      onClick={() => onSend({ intent: 'status', id, status: other })}
    >
      {verb}
    </Button>
  );
}

const day = (instant: number | string) => new Date(instant).toLocaleDateString('en-US', { dateStyle: 'medium' });

function City({ one }: { one: ShownSubscription }) {
  const { address, activities, radius, frequency, startDate, endDate, lastSentAt } = one;
  return (
    <div>
      <h3>{address.name}</h3>
      <StatusOf one={one} />
      <p>
        {activities.join(', ')} within {quantity(radius, 'mile')}
      </p>
      <p>
        {frequencyWords[frequency]}
        {startDate !== undefined && endDate !== undefined && `, from ${day(startDate)} to ${day(endDate)}`}
        {lastSentAt && ` · last mail ${day(lastSentAt)}`}
      </p>
    </div>
  );
}

function StatusOf({ one: { isExpired, status } }: { one: ShownSubscription }) {
  if (isExpired) return <StatusIndicator type="info">Ended</StatusIndicator>;
  return status === 'active' ? (
    <StatusIndicator>Active</StatusIndicator>
  ) : (
    <StatusIndicator type="stopped">Paused</StatusIndicator>
  );
}
