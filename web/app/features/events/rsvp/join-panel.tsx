import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod';
import type { Event, Place, Seats } from '#shared/events/details/schemas.ts';
import { lateLeavesFrom } from '#shared/events/lifecycle/minimum.ts';
import type { EligibilityFailure } from '#shared/events/rsvp/eligibility-failures.ts';
import { groupLabel, isFull } from '#shared/events/rsvp/group-words.ts';
import { joiningAt } from '#shared/events/rsvp/joining-at.ts';
import type { MyAnswer } from '#shared/events/rsvp/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { clocksDiffer, viewerZone, whenIn } from '#web/blocks/event-time.ts';
import { type Draw, DrawNote, isUndrawn } from '../draws/draw-note.tsx';
import { FitNote } from './eligibility-note.tsx';
import { GroupMeters } from './groups/group-meters.tsx';
import type { Missing } from './join-as-intended.ts';
import { JoinForm } from './join-form.tsx';
import { rememberJoinIntent } from './join-intent.ts';
import { LeaveButton } from './leave-button.tsx';
import { MyGuests } from './my-guests.tsx';
import { MyStanding } from './my-standing.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { ReplyButtons } from './reply-buttons.tsx';
import { SeatsMeter } from './seats-meter.tsx';
import { useJoin } from './use-join.ts';

/** Drawing codes takes a library of its own. */
const MyAttendance = lazy(async () => ({ default: (await import('../attendance/my-attendance.tsx')).MyAttendance }));

interface JoinPanelProps {
  readonly event: Event;
  readonly seats: Seats;
  readonly mine: Place;
  readonly answer: z.infer<typeof MyAnswer>;
  /** Where seats are drawn: how far that is. */
  readonly draw?: Draw | undefined;
  readonly eligibilityFailures?: readonly EligibilityFailure[] | undefined;
  /** What the person still has to do before joining. */
  readonly needed: 'nothing' | 'profile' | 'signIn';
  /** Who hosts it asks nobody. */
  readonly isHost: boolean;
  /** A host invited them: that is the approval. */
  readonly isInvited: boolean;
  /** They pressed the way in before they had signed in, and this is missing for it. */
  readonly missing: Missing | undefined;
  /** Where to come back to. */
  readonly here: string;
}

/** How full it is, where one stands, and what to do about it. */
export function JoinPanel(props: JoinPanelProps) {
  const { event, seats, mine, answer, draw } = props;
  return (
    <Container header={<Header variant="h2">Seats</Header>}>
      <SpaceBetween size="m">
        {event.status !== 'cancelled' && (
          <SeatsMeter seats={seats} capacity={event.capacity} isUndrawn={isUndrawn(draw)} />
        )}
        {event.status !== 'cancelled' && event.capacityGroups && <GroupMeters event={event} seats={seats} />}
        {draw && <DrawNote event={event} draw={draw} />}
        <div aria-live="polite">
          <MyStanding event={event} mine={mine} answer={answer} isUndrawn={isUndrawn(draw)} />
          {mine.status !== 'none' && answer.group && <p>You come as: {groupLabel(event, answer.group)}</p>}
        </div>
        {mine.status === 'in' && (
          <Suspense>
            <MyAttendance eventId={event.eventId} />
          </Suspense>
        )}
        <NextStep {...props} />
      </SpaceBetween>
    </Container>
  );
}

function NextStep(props: JoinPanelProps) {
  const { event, mine } = props;
  if (mine.status !== 'none') return <OnTheList {...props} />;
  const joining = joiningAt(event, new Date());
  if (joining === 'closed') return <p>{closedWords(event)}</p>;
  if (joining === 'notYet') return <Opens event={event} />;
  return <NewJoiner {...props} asks={joining === 'asks' && !props.isHost && !props.isInvited} />;
}

function OnTheList({ event, seats, mine, answer, draw, isInvited }: JoinPanelProps) {
  const now = new Date();
  const canLeave =
    event.status === 'postponed' ||
    (event.status === 'scheduled' && now < new Date(event.allowLateRsvp ? event.endsAt : event.startsAt));
  if (!canLeave) return null;
  if (mine.status === 'offered') return <OfferPanel event={event} until={mine.until} />;
  return (
    <SpaceBetween size="s">
      {mine.status === 'requested' && isInvited && <AcceptButton eventId={event.eventId} />}
      {answer.canTakeSeat && <OfferPanel event={event} />}
      {event.status === 'scheduled' && <MyGuests event={event} guests={answer.guests} />}
      <LeaveButton
        eventId={event.eventId}
        standing={leavingOf(mine, seats, draw)}
        isLate={mine.status === 'in' && now.toISOString() >= (lateLeavesFrom(event) ?? '9999')}
      />
    </SpaceBetween>
  );
}

/** A player who had asked to come before a host invited them. */
function AcceptButton({ eventId }: { eventId: string }) {
  const { join, isRunning } = useJoin(eventId);
  return (
    <Button variant="primary" fullWidth loading={isRunning} onClick={() => join()}>
      Accept
    </Button>
  );
}

function leavingOf({ status }: Place, { waiting }: Seats, draw: Draw | undefined) {
  if (status === 'waiting' && isUndrawn(draw)) return 'entered';
  if (status !== 'none' && status !== 'in') return status;
  return waiting > 0 ? 'in' : 'inWithoutLine';
}

function NewJoiner(props: JoinPanelProps & { asks: boolean }) {
  const { event, seats, answer, draw, needed, eligibilityFailures, here, asks, isInvited } = props;
  const isFullNow = isFull(seats);
  if (isFullNow && !event.allowWaitlist && !asks)
    return <p>There is no waitlist. A seat may come free: look again later.</p>;
  const verb = verbOf({ asks, isInvited, isUndrawnYet: isUndrawn(draw), isFullNow });
  if (needed !== 'nothing') return <StepBefore eventId={event.eventId} needed={needed} here={here} verb={verb} />;
  return (
    <SpaceBetween size="m">
      {eligibilityFailures && (
        <FitNote eligibilityFailures={eligibilityFailures} here={here} hostingTeam={event.hostingTeam} />
      )}
      {!eligibilityFailures?.length && (
        <JoinForm
          event={event}
          seats={seats}
          verb={verb}
          asks={asks}
          isAloneOnly={eligibilityFailures !== undefined}
          missing={props.missing}
        />
      )}
      <ReplyButtons eventId={event.eventId} reply={answer.reply} note={answer.note} isInvited={isInvited} />
    </SpaceBetween>
  );
}

type Circumstance = 'asks' | 'isInvited' | 'isUndrawnYet' | 'isFullNow';

function verbOf({ asks, isInvited, isUndrawnYet, isFullNow }: Record<Circumstance, boolean>): string {
  if (asks) return 'Ask to come';
  if (isUndrawnYet) return 'Enter the draw';
  if (isFullNow) return 'Join the line';
  return isInvited ? 'Accept' : 'Join';
}

function Opens({ event: { timeZone, rsvpOpensAt = '' } }: { event: Event }) {
  return (
    <p>
      Answers open {whenIn(timeZone, rsvpOpensAt, rsvpOpensAt)}.
      {clocksDiffer(timeZone, rsvpOpensAt) && <small> For you: {whenIn(viewerZone(), rsvpOpensAt, rsvpOpensAt)}</small>}
    </p>
  );
}

function closedWords({ status, startsAt, allowLateRsvp, rsvpDeadline }: Event): string {
  if (status === 'draft') return 'Nobody can join a draft.';
  if (status === 'cancelled' || status === 'postponed') return 'Nobody can join now.';
  if (rsvpDeadline && new Date() < new Date(startsAt)) return 'Responses have closed.';
  return allowLateRsvp && !rsvpDeadline ? 'This event is over.' : 'This event has started. Responses have closed.';
}

interface StepBeforeProps extends Pick<JoinPanelProps, 'here'> {
  readonly eventId: string;
  readonly needed: 'profile' | 'signIn';
  readonly verb: string;
}

/** Whoever presses it comes back with a seat: they need not press again. */
function StepBefore({ eventId, needed, here, verb }: StepBeforeProps) {
  const navigate = useNavigate();
  const go = () => {
    rememberJoinIntent(eventId);
    void navigate(to);
  };
  const to = needed === 'signIn' ? paths.login(here) : paths.completeProfile(here);
  const what = verb.charAt(0).toLowerCase() + verb.slice(1);
  return (
    <Button variant="primary" fullWidth onClick={go}>
      {needed === 'signIn' ? `Sign in to ${what}` : `Complete your profile to ${what}`}
    </Button>
  );
}
