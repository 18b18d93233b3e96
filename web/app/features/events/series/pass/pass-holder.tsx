import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import type { PassOfChild } from '#shared/events/series/pass/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { useGiveUpPass } from './use-give-up-pass.ts';

/** A player who has a pass: the reader, or a child. */
export interface Holder {
  /** Absent for the reader. */
  readonly child?: Pick<PassOfChild, 'dependantId' | 'firstName'> | undefined;
  /** How many dates it still gives them. */
  readonly count: number;
  /** What comes back if they give it up, in words. */
  readonly back: string;
}

interface PassHolderProps {
  readonly eventId: string;
  readonly holder: Holder;
}

/** On how many dates a player is in with a pass, and the way to give it up. */
export function PassHolder({ eventId, holder: { child, count, back } }: PassHolderProps) {
  const dates = quantity(count, 'date');
  const name = child?.firstName;
  return (
    <>
      <StatusIndicator type="success">
        {name ? `${name} is in on ${dates} with the pass` : `You’re in on ${dates} with your pass`}
      </StatusIndicator>
      <GiveUpPass eventId={eventId} holder={{ child, count, back }} />
    </>
  );
}

/** Asks before a pass is given up. */
function GiveUpPass({ eventId, holder: { child, count, back } }: PassHolderProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useGiveUpPass();
  const dates = quantity(count, 'date');
  const name = child?.firstName;
  return (
    <>
      <Button fullWidth loading={isRunning} onClick={() => setAsking(true)}>
        {name ? `Give up ${name}’s pass` : 'Give up the pass'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={name ? `Give up ${name}’s season pass?` : 'Give up your season pass?'}
        verb="Give up the pass"
        stay="Keep the pass"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          void run({ eventId, people: [child?.dependantId] });
          setAsking(false);
        }}
      >
        {name
          ? `${name} leaves ${dates}. ${back} The spots go to other players.`
          : `You leave ${dates}. ${back} Your spots go to other players.`}
      </ConfirmDialog>
    </>
  );
}

interface PassOfOtherProps {
  readonly eventId: string;
  readonly child: PassOfChild;
}

/** A pass of a child that another guardian pays for. */
export function PassOfOther({ eventId, child }: PassOfOtherProps) {
  const { firstName, seats, mayAnswer } = child;
  const back = 'What comes back goes to the guardian who paid.';
  return (
    <>
      <p>{`${firstName} has a pass for ${quantity(seats.length, 'date')}. Another guardian pays for it.`}</p>
      {mayAnswer && <GiveUpPass eventId={eventId} holder={{ child, count: seats.length, back }} />}
    </>
  );
}
