import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import type { DependantStanding } from '#shared/events/dependants/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { lateLeavesFrom } from '#shared/events/lifecycle/minimum.ts';
import { joiningAt } from '#shared/events/rsvp/joining-at.ts';
import type { Money } from '#shared/money.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import type { FamilyAnswer, FamilyYes } from './answer-for-family.ts';
import { AskedOfMember } from './asked-of-member.tsx';
import { FamilySeries } from './family-series.tsx';
import { GiveUp } from './give-up.tsx';

/** That a pass for the series holds or paid for a spot, and what comes back of it if its player leaves this date now. */
export interface PassHere {
  readonly isPaid: boolean;
  readonly back: Money;
}

interface FamilyMemberProps {
  readonly event: Event;
  readonly member: DependantStanding;
  readonly isBusy: boolean;
  /** What the guardian paid for them, where they did. */
  readonly order: Order | undefined;
  /** A pass for the series that holds or paid for their spot. */
  readonly pass: PassHere | undefined;
  /** Spots are paid by card, several together. */
  readonly paysByCard: boolean;
  readonly onAnswer: (answer: FamilyAnswer) => void;
}

/** One of the family at an event: where they stand, and a button for what can be done about it. */
export function FamilyMember(props: FamilyMemberProps) {
  const { member, pass, paysByCard } = props;
  const { firstName, mine, mayAnswer, mayPay, eligibilityFailures } = member;
  return (
    <section aria-label={firstName}>
      <SpaceBetween size="xs">
        <SpaceBetween size="xs" direction="horizontal" alignItems="center">
          <strong>{firstName}</strong>
          <span aria-live="polite">
            <StatusIndicator type={types[mine.status]}>{wordsOf(member)}</StatusIndicator>
          </span>
        </SpaceBetween>
        {!mayAnswer && <small>Another guardian answers for {firstName}.</small>}
        {paysByCard && mayAnswer && !mayPay && <small>Another guardian pays for {firstName}.</small>}
        {mine.status === 'none' && eligibilityFailures.map((words) => <small key={words}>{words}</small>)}
        {pass && !pass.isPaid && (
          <small>The season pass holds a spot for {firstName} here. Pay for the pass to be in.</small>
        )}
        {pass?.isPaid && <small>The season pass paid for this date.</small>}
        {mayAnswer && (pass?.isPaid ?? true) && <Answers {...props} />}
      </SpaceBetween>
    </section>
  );
}

/** What a guardian may answer; what the event asks is said before a yes is sent. */
function Answers({ event, member, order, pass, isBusy, paysByCard, onAnswer }: FamilyMemberProps) {
  const [saying, setSaying] = useState<FamilyYes>();
  const asked = askedOf(event);
  const joining = joiningAt(event, new Date());
  const isOpen = member.eligibilityFailures.length === 0 && (joining === 'open' || joining === 'asks');
  const say = (to: FamilyYes['to']) => (asked ? setSaying({ to, said: {} }) : onAnswer({ to, said: {} }));
  const send = (answer: FamilyYes) => {
    onAnswer(answer);
    setSaying(undefined);
  };
  if (saying)
    return (
      <AskedOfMember
        event={event}
        said={saying.said}
        onChange={(said) => setSaying({ ...saying, said })}
        onSend={() => send(saying)}
        isBusy={isBusy}
      />
    );
  return (
    <SpaceBetween size="xs">
      <DateButtons
        event={event}
        member={member}
        order={order}
        pass={pass}
        asks={isOpen ? joining : undefined}
        isBusy={isBusy}
        paysByCard={paysByCard}
        onJoin={() => say('date')}
        onAnswer={onAnswer}
      />
      {event.seriesId && (
        <FamilySeries
          member={member}
          mayJoin={isOpen && joining === 'open' && !paysByCard}
          isBusy={isBusy}
          onJoin={() => say('series')}
          onLeave={(leaves) => onAnswer({ to: 'series', leaves })}
        />
      )}
    </SpaceBetween>
  );
}

interface DateButtonsProps extends FamilyMemberProps {
  /** How one joins, where they may. */
  readonly asks: ReturnType<typeof joiningAt> | undefined;
  readonly onJoin: () => void;
}

function DateButtons({ event, member, order, pass, asks, isBusy, paysByCard, onJoin, onAnswer }: DateButtonsProps) {
  const { firstName, mine } = member;
  const [isAsking, setAsking] = useState(false);
  const isOn = mine.status !== 'none';
  const isLate = mine.status === 'in' && new Date().toISOString() >= (lateLeavesFrom(event) ?? '9999');
  return (
    <SpaceBetween size="xs" direction="horizontal">
      {!isOn && asks && (asks === 'asks' || !paysByCard) && (
        <Button loading={isBusy} onClick={onJoin}>
          {asks === 'asks' ? `Ask for ${firstName}` : `Join for ${firstName}`}
        </Button>
      )}
      {mine.status === 'offered' && !paysByCard && (
        <Button variant="primary" loading={isBusy} onClick={() => onAnswer({ to: 'date', said: {} })}>
          Take the spot for {firstName}
        </Button>
      )}
      {isOn && event.status !== 'cancelled' && (
        <Button
          loading={isBusy}
          onClick={() => (isLate || order || pass ? setAsking(true) : onAnswer({ to: 'date', leaves: 'giveUp' }))}
        >
          {firstName} can’t go
        </Button>
      )}
      <GiveUp
        member={member}
        order={order}
        back={pass?.back}
        isLate={isLate}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAnswer={onAnswer}
      />
    </SpaceBetween>
  );
}

const types = { in: 'success', waiting: 'pending', offered: 'warning', requested: 'pending', none: 'stopped' } as const;

function wordsOf({ mine }: DependantStanding): string {
  switch (mine.status) {
    case 'in':
      return 'In';
    case 'waiting':
      return `Number ${mine.position} in line`;
    case 'offered':
      return 'A spot is held';
    case 'requested':
      return 'Request sent';
    default:
      return 'Not on the list';
  }
}

/** Whether a yes has to say more than that. */
function askedOf(event: Event): boolean {
  const { eligibility = {}, creatorApprovalNeeded, approvalQuestions, capacityGroups } = event;
  const { gender, leastLevel, mostLevel } = eligibility;
  const asksGender = gender === 'women_plus' || gender === 'men_plus';
  if (capacityGroups) return true;
  return asksGender || Boolean(leastLevel ?? mostLevel) || (creatorApprovalNeeded && approvalQuestions.length > 0);
}
