import type { Event } from '#shared/events/details/schemas.ts';
import type { GuestPrice } from '#shared/events/guests/guest-price.ts';
import type { EventState } from '#web/blocks/event/event-state.ts';
import { VisitorDeed, VisitorJoin } from '#web/blocks/event/join-card.ts';
import { InBar } from '../details/deed.tsx';
import { useSignInFor } from '../details/use-sign-in-for.ts';

interface VisitorPanelProps {
  readonly event: Event;
  readonly state: EventState;
  readonly token: string | undefined;
  readonly now: Date;
  readonly price: GuestPrice | undefined;
}

/** A reader without a session joins as on the page from the server: with name and email, or by way of an account. */
export function VisitorPanel(props: VisitorPanelProps) {
  const onJoin = useSignInFor('join', props.event.eventId);
  return (
    <>
      <VisitorJoin {...props} onJoin={onJoin} />
      <InBar>
        <VisitorDeed {...props} onJoin={onJoin} />
      </InBar>
    </>
  );
}
