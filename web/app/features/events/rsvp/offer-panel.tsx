import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { events } from '#shared/events/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { Standing } from '#web/blocks/event/standing.ts';
import { whenIn } from '#web/blocks/event-time.ts';
import { Deed } from '../details/deed.tsx';

interface OfferPanelProps {
  readonly event: Event;
  /** When the offer ends; absent where the first to take it gets the spot. */
  readonly until?: string;
}

/** A spot to take: how long it is held, and the two answers. */
export function OfferPanel({ event, until }: OfferPanelProps) {
  const [isAsking, setAsking] = useState(false);
  const { eventId } = event;
  const accept = useOperation(events, 'acceptOffer', { done: "You're in" });
  const decline = useOperation(events, 'declineOffer', { done: 'You declined the spot and left the waitlist' });
  return (
    <SpaceBetween size="s">
      {until ? (
        <Standing tone="wait" title="A spot is held for you">
          <TimeLeft until={until} />
          <small>until {whenIn(event.timeZone, until, until)}</small>
        </Standing>
      ) : (
        <Standing tone="wait" title="There's a spot for you">
          <small>Others in line see it too. The first to take it is in.</small>
        </Standing>
      )}
      <Deed isBusy={accept.isRunning || decline.isRunning} onPress={() => void accept.run({ eventId })}>
        Take the spot
      </Deed>
      {until && (
        <Button fullWidth onClick={() => setAsking(true)}>
          Decline
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Decline this spot?"
        verb="Decline"
        stay="Keep the offer"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void decline.run({ eventId });
        }}
      >
        The spot goes to the next in line and you leave the waitlist.
      </ConfirmDialog>
    </SpaceBetween>
  );
}

/** Counts down; a screen reader hears it once and may read it again. */
function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <strong role="timer">{leftWords(Date.parse(until) - now)}</strong>;
}

function leftWords(ms: number): string {
  if (ms <= 0) return 'The offer has ended';
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours > 0) return `${hours} h ${minutes} min left`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s left` : `${seconds} s left`;
}
