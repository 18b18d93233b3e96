import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { minimumExtendsTo } from '#shared/events/lifecycle/minimum.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { whenIn } from '#web/blocks/event-time.ts';

/** What a host may do about too few players. */
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
        <Button onClick={() => setAsking('keep')}>Play anyway</Button>
        {!event.minimumExtendedTo && <Button onClick={() => setAsking('extend')}>Decide later</Button>}
      </SpaceBetween>
      <ConfirmDialog
        isOpen={asking !== undefined}
        title={asking === 'keep' ? 'Play with fewer players?' : 'Decide later?'}
        verb={asking === 'keep' ? 'Play anyway' : 'Decide later'}
        onClose={() => setAsking(undefined)}
        onConfirm={confirm}
      >
        {asking === 'keep'
          ? 'The event takes place no matter how many players join. You can’t undo this.'
          : `We’ll decide ${whenIn(event.timeZone, latest, latest)} instead. You can do this once.`}
      </ConfirmDialog>
    </>
  );
}
