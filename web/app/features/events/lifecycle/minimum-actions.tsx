import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { minimumExtendsTo } from '#shared/events/lifecycle/minimum.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { whenIn } from '#web/blocks/event-time.ts';

/** What a host may do about too few people. */
export function MinimumActions({ event }: { event: Event }) {
  const [asking, setAsking] = useState<'keep' | 'extend'>();
  const { eventId, version } = event;
  const keep = useOperation(lifecycleContract, 'keepEvent', { done: 'Your event stays on' });
  const extend = useOperation(lifecycleContract, 'extendMinimum', { done: 'Minimum extended' });
  const latest = minimumExtendsTo(event).toISOString();
  const confirm = () => {
    if (asking) void { keep, extend }[asking].run({ eventId, version });
    setAsking(undefined);
  };
  return (
    <>
      <SpaceBetween size="xs" direction="horizontal">
        <Button onClick={() => setAsking('keep')}>Keep it on anyway</Button>
        {!event.minimumExtendedTo && <Button onClick={() => setAsking('extend')}>Decide later</Button>}
      </SpaceBetween>
      <ConfirmDialog
        isOpen={asking !== undefined}
        title={asking === 'keep' ? 'Keep the event on anyway?' : 'Decide later?'}
        verb={asking === 'keep' ? 'Keep it on' : 'Decide later'}
        onClose={() => setAsking(undefined)}
        onConfirm={confirm}
      >
        {asking === 'keep'
          ? 'It takes place however few people come. This cannot be taken back.'
          : `It is decided ${whenIn(event.timeZone, latest, latest)} instead. You can do this once.`}
      </ConfirmDialog>
    </>
  );
}
