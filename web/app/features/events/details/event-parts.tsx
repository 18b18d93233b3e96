import { type ComponentProps, lazy, Suspense } from 'react';
import { statusAt } from '#shared/events/details/states.ts';
import { isFull } from '#shared/events/rsvp/group-words.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import type { EventState } from '#web/blocks/event/event-state.ts';
import { guestListWords } from '../rsvp/guest-list-words.ts';
import { JoinPanel } from '../rsvp/join-panel.tsx';
import { JoinerList } from '../rsvp/joiner-list.tsx';
import { VisitorPanel } from '../rsvp/visitor-panel.tsx';
import { useEventInput } from './event-access.ts';
import type { Seen } from './load-event.ts';

/** Only some players answer for children, and few have a say in who joins. */
const FamilyPanel = lazy(async () => ({ default: (await import('../dependants/family-panel.tsx')).FamilyPanel }));
const CheckoutPanel = lazy(async () => ({ default: (await import('../checkout/checkout-panel.tsx')).CheckoutPanel }));
const VotesPanel = lazy(async () => ({ default: (await import('./votes-panel.tsx')).VotesPanel }));

/** The children a guardian answers for. */
const FamilyHere = ({ isShown, ...props }: ComponentProps<typeof FamilyPanel> & { readonly isShown: boolean }) =>
  isShown && (
    <Suspense>
      <FamilyPanel {...props} />
    </Suspense>
  );

const VotesHere = (props: ComponentProps<typeof VotesPanel>) =>
  props.requests.length > 0 && (
    <Suspense>
      <VotesPanel {...props} />
    </Suspense>
  );

interface JoinHereProps {
  readonly seen: Seen;
  readonly state: EventState;
  readonly now: Date;
}

/** What the reader can do about joining. */
export function JoinHere({ seen, state, now }: JoinHereProps) {
  const { event, mine, isSignedIn, needsProfile, quote, guestPrice } = seen;
  const { token } = useEventInput(event.eventId);
  if (!isSignedIn) return <VisitorPanel event={event} state={state} token={token} now={now} price={guestPrice} />;
  const isGone = state.phase === 'cancelled' || state.phase === 'over';
  if (isGone && mine.status !== 'in') return null;
  const toPay = quote?.familyOrders.find(({ status }) => isOpen(status));
  return (
    <>
      {toPay ? (
        <Suspense>
          <div className="event-card">
            <CheckoutPanel event={event} order={toPay} isIn={false} takesMoneyAtDoor={false} />
          </div>
        </Suspense>
      ) : (
        <JoinPanel
          {...seen}
          state={state}
          needed={neededOf(seen)}
          isHost={seen.canManage}
          isInvited={seen.isInvited === true}
        />
      )}
      <FamilyHere
        slots={seen.slots}
        event={event}
        quote={seen.canManage ? undefined : quote}
        isFull={isFull(seen.seats)}
        me={canCome(seen) ? 'joins' : 'stays'}
        isShown={!needsProfile}
      />
    </>
  );
}

const canCome = ({ mine, needsName, eligibilityFailures }: Seen): boolean =>
  mine.status === 'none' && !needsName && !eligibilityFailures?.length;

const neededOf = ({ needsName, needsTerms }: Pick<Seen, 'needsName' | 'needsTerms'>) => {
  if (!needsName) return 'nothing';
  return needsTerms ? 'nameAndTerms' : 'name';
};

/** Who's in, and who asks to be. */
export function People({ seen }: { readonly seen: Seen }) {
  const { event, mine, joiners, needsProfile } = seen;
  if (!joiners) return null;
  return (
    <>
      <VotesHere eventId={event.eventId} requests={seen.requests} />
      <JoinerList
        joiners={joiners.joiners}
        isWhole={!joiners.nextCursor}
        needsProfile={needsProfile}
        isOpen={statusAt(event, new Date()) === 'scheduled'}
        hidden={guestListWords(event, mine.status === 'in', seen.canManageJoiners)}
      />
    </>
  );
}
