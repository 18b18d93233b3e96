import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useFetcher, useNavigate } from 'react-router';
import type { Event, Place, Seats } from '#shared/events/schemas.ts';
import { rsvpClosesAt } from '#shared/events/states.ts';
import { paths } from '../../paths.ts';
import { rememberJoinIntent } from './join-intent.ts';
import { LeaveButton } from './leave-button.tsx';
import { SeatsMeter } from './seats-meter.tsx';

interface JoinPanelProps {
  readonly event: Event;
  readonly seats: Seats;
  readonly mine: Place;
  /** What the person still has to do before joining. */
  readonly needed: 'nothing' | 'profile' | 'signIn';
  /** Where to come back to. */
  readonly here: string;
}

/** How full it is, where one stands, and the one thing to do about it. */
export function JoinPanel(props: JoinPanelProps) {
  const { event, seats, mine } = props;
  return (
    <Container header={<Header variant="h2">Seats</Header>}>
      <SpaceBetween size="m">
        <SeatsMeter seats={seats} />
        <div aria-live="polite">
          <Standing mine={mine} isPostponed={event.status === 'postponed'} />
        </div>
        <NextStep {...props} />
      </SpaceBetween>
    </Container>
  );
}

function Standing({ mine, isPostponed }: { mine: Place; isPostponed: boolean }) {
  if (mine.status === 'none') return null;
  if (mine.status === 'in')
    return <StatusIndicator type="success">{isPostponed ? 'You keep your seat' : "You're in"}</StatusIndicator>;
  return (
    <SpaceBetween size="xxs">
      <StatusIndicator type="pending">You are number {mine.position} in line</StatusIndicator>
      <small>
        Seats go strictly in order. When somebody leaves, the first in line gets the seat at once, and a mail.
      </small>
    </SpaceBetween>
  );
}

function NextStep({ event, seats, mine, needed, here }: JoinPanelProps) {
  const isOpen = event.status === 'scheduled' && new Date() < new Date(rsvpClosesAt(event));
  if (mine.status !== 'none')
    return isOpen || event.status === 'postponed' ? <LeaveButton isWaiting={mine.status === 'waiting'} /> : null;
  if (!isOpen) return <p>{closedWords(event)}</p>;
  const isFull = seats.free === 0 || seats.waiting > 0;
  if (isFull && !event.allowWaitlist) return <p>There is no waitlist. A seat may come free: look again later.</p>;
  if (needed !== 'nothing') return <StepBefore eventId={event.eventId} needed={needed} here={here} isFull={isFull} />;
  return <JoinButton isFull={isFull} />;
}

function closedWords({ status, allowLateRsvp }: Event): string {
  if (status === 'draft') return 'Nobody can join a draft.';
  if (status === 'cancelled' || status === 'postponed') return 'Nobody can join now.';
  return allowLateRsvp ? 'This event is over.' : 'This event has started. Responses have closed.';
}

function JoinButton({ isFull }: { isFull: boolean }) {
  const fetcher = useFetcher();
  return (
    <Button
      variant="primary"
      fullWidth
      loading={fetcher.state !== 'idle'}
      loadingText="Joining"
      onClick={() => void fetcher.submit({ intent: 'join' }, { method: 'post', encType: 'application/json' })}
    >
      {isFull ? 'Join the line' : 'Join'}
    </Button>
  );
}

interface StepBeforeProps extends Pick<JoinPanelProps, 'here'> {
  readonly eventId: string;
  readonly needed: 'profile' | 'signIn';
  readonly isFull: boolean;
}

/** Whoever presses it comes back with a seat: they need not press again. */
function StepBefore({ eventId, needed, here, isFull }: StepBeforeProps) {
  const navigate = useNavigate();
  const go = () => {
    rememberJoinIntent(eventId);
    void navigate(to);
  };
  const to = needed === 'signIn' ? paths.login(here) : paths.completeProfile(here);
  const what = isFull ? 'join the line' : 'join';
  return (
    <Button variant="primary" fullWidth onClick={go}>
      {needed === 'signIn' ? `Sign in to ${what}` : `Complete your profile to ${what}`}
    </Button>
  );
}
