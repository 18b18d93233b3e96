import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { Problem } from '#shared/contract/errors.ts';
import type { ActivitySubscription, ShownSubscription } from '#shared/discovery/subscriptions/schemas.ts';
import { quantity } from '#shared/quantity.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { saveSubscriptions } from './save-subscriptions.ts';

interface SubscriptionListProps {
  readonly subscriptions: readonly ShownSubscription[];
  readonly version: number;
  readonly onEdit: (one: ShownSubscription) => void;
}

export const frequencyWords = {
  daily: 'Each morning',
  weekly: 'Each Monday',
  instant: 'Right away, up to three times a day',
};

/** Each city with what is followed there: to change, to pause and to remove. */
export function SubscriptionList({ subscriptions, version, onEdit }: SubscriptionListProps) {
  const [leaving, setLeaving] = useState<ShownSubscription>();
  const { run, isRunning, problem } = useCityChange(version);
  if (subscriptions.length === 0)
    return (
      <div className="no-cities">
        <strong>No subscriptions yet</strong>
        <p>Add your first city to start receiving activity updates</p>
      </div>
    );
  return (
    <>
      {problem && (
        <p role="alert">
          <StatusIndicator type="error">{problem}</StatusIndicator>
        </p>
      )}
      <ul className="cities">
        {subscriptions.map((one) => (
          <li key={one.id}>
            <City one={one} />
            <SpaceBetween direction="horizontal" size="xs">
              <Button ariaLabel={`Edit ${one.address.name}`} disabled={isRunning} onClick={() => onEdit(one)}>
                Edit
              </Button>
              {!one.isExpired && <PauseButton one={one} isBusy={isRunning} onSet={run} />}
              <Button ariaLabel={`Remove ${one.address.name}`} disabled={isRunning} onClick={() => setLeaving(one)}>
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
          if (leaving) void run({ id: leaving.id });
          setLeaving(undefined);
        }}
      >
        We’ll no longer email you about activities near {leaving?.address.name}. You can pause it instead.
      </ConfirmDialog>
    </>
  );
}

interface CityChange {
  readonly id: number;
  /** Without one the city is removed. */
  readonly status?: ActivitySubscription['status'];
}

function useCityChange(version: number) {
  const change = async ({ id, status }: CityChange) => {
    try {
      await saveSubscriptions(version, (list) =>
        status ? list.map((one) => (one.id === id ? { ...one, status } : one)) : list.filter((one) => one.id !== id),
      );
      notify('success', status ? 'Saved.' : 'City removed.');
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'record.changed') throw error;
      notify('info', 'You changed your cities in another window. Here’s the latest list.');
    }
  };
  return useChange(change, { showsProblem: true });
}

interface PauseButtonProps {
  readonly one: ShownSubscription;
  readonly isBusy: boolean;
  readonly onSet: (change: CityChange) => unknown;
}

function PauseButton({ one: { id, status, address }, isBusy, onSet }: PauseButtonProps) {
  const verb = status === 'active' ? 'Pause' : 'Resume';
  const other = status === 'active' ? 'paused' : 'active';
  return (
    <Button ariaLabel={`${verb} ${address.name}`} disabled={isBusy} onClick={() => onSet({ id, status: other })}>
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
        {lastSentAt && ` · last email ${day(lastSentAt)}`}
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
