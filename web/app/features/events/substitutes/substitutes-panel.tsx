import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { lazy, useState } from 'react';
import type * as z from 'zod';
import type { Event } from '#shared/events/details/schemas.ts';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import type { Obstacle, RequestView } from '#shared/events/substitutes/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { startIn } from '#web/blocks/event-time.ts';

const SubstitutesForm = lazy(async () => ({ default: (await import('./substitutes-form.tsx')).SubstitutesForm }));

type Search = z.infer<typeof RequestView>;

interface SubstitutesPanelProps {
  readonly event: Event;
  readonly search: Search | undefined;
  /** False once the event has begun or is off. */
  readonly canAsk: boolean;
}

/** A host's search for substitutes: how it goes, or the form that begins one. */
export function SubstitutesPanel({ event, search, canAsk }: SubstitutesPanelProps) {
  const isOn = search?.status === 'open' || search?.status === 'partially_filled';
  if (!search && !canAsk) return null;
  return (
    <Container
      header={
        <Header variant="h2" actions={isOn && <StopButton eventId={event.eventId} />}>
          Substitutes
        </Header>
      }
    >
      <SpaceBetween size="l">
        {search && <SearchState event={event} search={search} />}
        {!isOn && canAsk && <Ask eventId={event.eventId} />}
      </SpaceBetween>
    </Container>
  );
}

/** The form is long, and most events need no substitutes. */
function Ask({ eventId }: { eventId: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <LaterPart height={900}>
        <SubstitutesForm eventId={eventId} />
      </LaterPart>
    );
  return (
    <SpaceBetween size="s">
      <div>Short on players? We’ll ask players nearby, a few at a time, until enough accept.</div>
      <Button onClick={() => setOpen(true)}>Look for substitutes</Button>
    </SpaceBetween>
  );
}

const states = {
  open: ['in-progress', 'Looking for substitutes'],
  partially_filled: ['in-progress', 'Some substitutes found'],
  filled: ['success', 'Your substitutes are in'],
  expired: ['stopped', 'The event started'],
  cancelled: ['stopped', 'You stopped the search'],
} as const;

const answers = {
  sent: 'asked',
  seen: 'saw it',
  accepted: 'accepted',
  declined: 'declined',
  too_late: 'was no longer needed',
  expired: 'didn’t answer',
} as const;

const reasons: Readonly<Record<Obstacle, string>> = {
  age: 'don’t match the age range',
  sport: 'don’t play this sport',
  level: 'play at another level',
  position: 'play other positions',
  distance: 'are too far away',
  paused: 'are taking a break',
  notice: 'need more notice',
  quietHours: 'have quiet hours right now',
  membership: 'aren’t members of the team',
  hours: 'aren’t available then',
  plans: 'have other plans then',
};

function SearchState({ event, search }: { event: Event; search: Search }) {
  const [type, words] = states[search.status];
  return (
    <SpaceBetween size="s">
      <StatusIndicator type={type}>
        {words}: {search.accepted} of {search.needed}
      </StatusIndicator>
      {search.nextLookAt && <div>We ask the next players at {startIn(event.timeZone, search.nextLookAt)}.</div>}
      {search.waves.map(({ wave, sentAt, asked }) => (
        <div key={wave}>
          <strong>
            Wave {wave}, {startIn(event.timeZone, sentAt)}: {asked} asked
          </strong>
          <ul>
            {search.offers
              .filter((offer) => offer.wave === wave)
              .map(({ userId, displayName, status }) => (
                <li key={userId}>
                  {displayName} {answers[status]}
                </li>
              ))}
          </ul>
        </div>
      ))}
      {search.notAsked.length > 0 && (
        <div>
          Not asked: {search.notAsked.map(({ reason, people }) => `${people} who ${reasons[reason]}`).join(', ')}.
        </div>
      )}
    </SpaceBetween>
  );
}

function StopButton({ eventId }: { eventId: string }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useOperation(substitutesContract, 'stopSubstitutes', {
    done: 'No more invitations will go out',
  });
  return (
    <>
      <Button onClick={() => setAsking(true)} loading={isRunning}>
        Stop looking
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Stop looking for substitutes?"
        verb="Stop looking"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run({ eventId });
        }}
      >
        We’ll stop asking. Players who accepted stay in.
      </ConfirmDialog>
    </>
  );
}
