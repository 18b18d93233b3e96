import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Duty, DutyHolder } from '#shared/teams/duties/schemas.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import type { DutyReasons } from './duty-fields.tsx';
import type { DutyIntent } from './duty-intents.ts';

export interface DutyShown extends DutyReasons {
  readonly teamId: string;
  readonly duty: Duty;
  readonly userId: string;
  readonly manages: boolean;
  /** A duty that has begun is judged and can no longer be taken. */
  readonly hasBegun: boolean;
}

type Parts = DutyShown & { readonly send: (sent: DutyIntent) => void; readonly isBusy: boolean };

/** Who took a duty: to be taken over where they offer it, and judged afterwards. */
export function DutyHolders({ teamId, duty, userId, manages, hasBegun, send, isBusy }: Parts) {
  const { dutyId, title, holders } = duty;
  const isIn = holders.some((one) => one.userId === userId);
  return (
    <ul className="team-list">
      {holders.map((holder) => (
        <li key={holder.userId}>
          <span>{holder.displayName}</span>
          <span>{wordsFor(holder)}</span>
          {holder.isOffered && !isIn && !hasBegun && (
            <Button
              loading={isBusy}
              ariaLabel={`Take ${title} from ${holder.displayName}`}
              onClick={() => send({ intent: 'answer', teamId, dutyId, answer: 'take', insteadOf: holder.userId })}
            >
              Take it over
            </Button>
          )}
          {manages &&
            hasBegun &&
            (['done', 'missed'] as const).map((outcome) => (
              <Button
                key={outcome}
                loading={isBusy}
                disabled={holder.outcome === outcome}
                ariaLabel={`${title} by ${holder.displayName}: ${outcome}`}
                onClick={() => send({ intent: 'judge', teamId, dutyId, userId: holder.userId, outcome })}
              >
                {outcome === 'done' ? 'Done' : 'Missed'}
              </Button>
            ))}
        </li>
      ))}
    </ul>
  );
}

const wordsFor = ({ isOffered, outcome }: DutyHolder) => {
  if (outcome) return outcome === 'done' ? 'Completed' : 'Missed it';
  return isOffered ? 'Looking for a replacement' : 'Assigned';
};

/** What the reader may say to a duty before it begins. */
export function DutyAnswers({ teamId, duty, userId, hasBegun, send, isBusy }: Parts) {
  const { dutyId, title, holders, slots } = duty;
  const own = holders.find((one) => one.userId === userId);
  if (hasBegun || (!own && holders.length >= slots)) return null;
  const button = (words: string, label: string, answer: Extract<DutyIntent, { intent: 'answer' }>['answer']) => (
    <Button
      variant={answer === 'take' ? 'primary' : 'normal'}
      loading={isBusy}
      ariaLabel={`${label} ${title}`}
      onClick={() => send({ intent: 'answer', teamId, dutyId, answer })}
    >
      {words}
    </Button>
  );
  if (!own) return button('Take it', 'Take', 'take');
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {own.isOffered ? button('Keep it', 'Keep', 'keep') : button('Offer it to the others', 'Offer', 'offer')}
      {button('Give it back', 'Give back', 'giveBack')}
    </SpaceBetween>
  );
}

/** Takes a duty away after a question. */
export function RemoveDuty({ teamId, duty: { dutyId, title }, send }: Parts) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button ariaLabel={`Remove ${title}`} onClick={() => setAsked(true)}>
        Remove
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Remove ${title}?`}
        verb="Remove"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          send({ intent: 'remove', teamId, dutyId });
        }}
      >
        This removes the duty for everyone and stops its reminders.
      </ConfirmDialog>
    </>
  );
}
