import { lazy, Suspense } from 'react';
import type * as z from 'zod';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import type { Event, Place, Seats } from '#shared/events/details/schemas.ts';
import { lateLeavesFrom } from '#shared/events/lifecycle/minimum.ts';
import type { EligibilityFailure } from '#shared/events/rsvp/eligibility-failures.ts';
import { isFull } from '#shared/events/rsvp/group-words.ts';
import { joiningAt } from '#shared/events/rsvp/joining-at.ts';
import type { MyAnswer } from '#shared/events/rsvp/schemas.ts';
import type { EventState } from '#web/blocks/event/event-state.ts';
import { clocksDiffer, viewerZone, whenIn } from '#web/blocks/event-time.ts';
import { Offered, Receipt } from '../checkout/paying.tsx';
import { Deed } from '../details/deed.tsx';
import { type Draw, DrawNote, isUndrawn } from '../draws/draw-note.tsx';
import { FitNote } from './eligibility-note.tsx';
import type { Missing } from './join-as-intended.ts';
import { JoinForm } from './join-form.tsx';
import { LeaveButton } from './leave-button.tsx';
import { MyGuests } from './my-guests.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { ReplyButtons } from './reply-buttons.tsx';
import { useJoin } from './use-join.ts';

/** Drawing codes takes a library of its own. */
const MyAttendance = lazy(async () => ({ default: (await import('../attendance/my-attendance.tsx')).MyAttendance }));

/** For players who decide; home marks what those who are in have at the same time. Signing up doesn’t wait for it. */
const ConflictNotes = lazy(async () => ({ default: (await import('../conflicts/conflict-notes.tsx')).ConflictNotes }));

/** Few events cost something. */
const EventAid = lazy(async () => ({ default: (await import('../checkout/event-aid.tsx')).EventAid }));

/** Few have no name; forms are a library of their own. */
const NameFirst = lazy(async () => ({ default: (await import('./name-first.tsx')).NameFirst }));

interface JoinPanelProps {
  readonly event: Event;
  readonly state: EventState;
  readonly seats: Seats;
  readonly mine: Place;
  readonly answer: z.infer<typeof MyAnswer>;
  /** What they pay by card, where the event costs something. */
  readonly quote?: EventQuote | undefined;
  /** Where spots are drawn: how far that is. */
  readonly draw?: Draw | undefined;
  readonly eligibilityFailures?: readonly EligibilityFailure[] | undefined;
  /** What an account without a name has to say before joining. */
  readonly needed: 'nothing' | 'name' | 'nameAndTerms';
  /** A host is approved automatically. */
  readonly isHost: boolean;
  /** A host invited them: that is the approval. */
  readonly isInvited: boolean;
  /** They pressed the way in before they had signed in, and this is missing for it. */
  readonly missing: Missing | undefined;
  /** Where to come back to. */
  readonly here: string;
}

/** What a player with a session can do: join, answer, bring guests, leave. */
export function JoinPanel(props: JoinPanelProps) {
  const { event, mine, draw } = props;
  return (
    <div className="event-card event-stack">
      {draw && <DrawNote event={event} draw={draw} />}
      {mine.status === 'in' && (
        <Suspense>
          <MyAttendance eventId={event.eventId} />
        </Suspense>
      )}
      <NextStep {...props} />
      {mine.status !== 'in' && takesTime(event) && (
        <Suspense>
          <ConflictNotes time={event} besides={event.eventId} concerns={isOneself} />
        </Suspense>
      )}
    </div>
  );
}

/** It is still to come, at a time that is known. */
const takesTime = ({ status, endsAt, isTimeTbd }: Event): boolean =>
  status === 'scheduled' && !isTimeTbd && new Date(endsAt) > new Date();

const isOneself = (dependantId: string | undefined): boolean => dependantId === undefined;

function NextStep(props: JoinPanelProps) {
  const { event, mine, state } = props;
  if (mine.status !== 'none') return <OnTheList {...props} />;
  const joining = joiningAt(event, new Date());
  if (joining === 'closed') return <p>{state.closed ?? closedWords(event)}</p>;
  if (joining === 'notYet') return <Opens event={event} />;
  return <NewJoiner {...props} asks={joining === 'asks' && !props.isHost && !props.isInvited} />;
}

function OnTheList(props: JoinPanelProps) {
  const { event, seats, mine, answer, draw, isInvited, quote } = props;
  const now = new Date();
  const canLeave =
    event.status === 'postponed' ||
    (event.status === 'scheduled' && now < new Date(event.allowLateRsvp ? event.endsAt : event.startsAt));
  if (!canLeave) return null;
  if (mine.status === 'offered') return <Offered event={event} mine={mine} until={mine.until} quote={quote} />;
  return (
    <>
      {mine.status === 'requested' && isInvited && <AcceptButton eventId={event.eventId} />}
      <Receipt event={event} mine={mine} quote={quote} />
      {answer.canTakeSeat && <OfferPanel event={event} />}
      {event.status === 'scheduled' && <MyGuests event={event} guests={answer.guests} />}
      <LeaveButton
        eventId={event.eventId}
        standing={leavingOf(mine, seats, draw)}
        isLate={mine.status === 'in' && now.toISOString() >= (lateLeavesFrom(event) ?? '9999')}
        order={quote?.order}
      />
    </>
  );
}

/** A player who had asked to join before a host invited them. */
function AcceptButton({ eventId }: { eventId: string }) {
  const { join, isRunning } = useJoin(eventId);
  return (
    <Deed isBusy={isRunning} busyText="Joining…" onPress={() => join()}>
      Accept
    </Deed>
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
    return <p>This event is full and has no waitlist. Check back: a spot may open up.</p>;
  if (props.quote?.share?.isCovered)
    return <p>The price is final and the cost is covered, so no one can join until a player leaves.</p>;
  const verb = verbOf({ asks, isInvited, isUndrawnYet: isUndrawn(draw), isFullNow });
  if (needed !== 'nothing')
    return (
      <Suspense>
        <NameFirst eventId={event.eventId} verb={verb} needsTerms={needed === 'nameAndTerms'} />
      </Suspense>
    );
  return (
    <>
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
          quote={isFullNow ? undefined : props.quote}
        />
      )}
      {props.quote?.aid && !eligibilityFailures?.length && (
        <Suspense>
          <EventAid eventId={event.eventId} quote={props.quote} />
        </Suspense>
      )}
      <ReplyButtons eventId={event.eventId} reply={answer.reply} note={answer.note} isInvited={isInvited} />
      <Receipt event={event} mine={props.mine} quote={props.quote} />
    </>
  );
}

type Circumstance = 'asks' | 'isInvited' | 'isUndrawnYet' | 'isFullNow';

function verbOf({ asks, isInvited, isUndrawnYet, isFullNow }: Record<Circumstance, boolean>): string {
  if (asks) return 'Request to join';
  if (isUndrawnYet) return 'Enter the draw';
  if (isFullNow) return 'Join the waitlist';
  return isInvited ? 'Accept' : 'Join';
}

function Opens({ event: { timeZone, rsvpOpensAt = '' } }: { event: Event }) {
  return (
    <p>
      Sign-up opens {whenIn(timeZone, rsvpOpensAt, rsvpOpensAt)}.
      {clocksDiffer(timeZone, rsvpOpensAt) && <small>For you: {whenIn(viewerZone(), rsvpOpensAt, rsvpOpensAt)}</small>}
    </p>
  );
}

function closedWords({ status }: Event): string {
  if (status === 'draft') return 'Players can join once you publish it.';
  if (status === 'postponed') return 'Sign-up is on hold until there’s a new time.';
  return 'Sign-up is closed.';
}
